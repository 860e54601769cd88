import { expect, test } from 'vitest'
import { addDays } from '../../ground/values/day.ts'
import { noticeDue } from './hog-reminder.ts'

const TODAY = '2026-11-17'

test.each([
  [61, null],
  [60, 60],
  [31, 60],
  [30, 30],
  [1, 30],
  [0, 0],
  [-14, 0],
  [-15, null],
])('%i days before the end the notice is %s', (days, notice) => {
  expect(noticeDue(addDays(TODAY, days), TODAY)).toBe(notice)
})
