import { expect, test } from 'vitest'
import { LETTERS } from './letters.ts'
import { isRefusable, OFFERED_CATEGORIES } from './ground/mail/letter-category.ts'

test('Settings offer exactly the kinds of letters that can come', () => {
  const coming = Object.values(LETTERS)
    .map(({ category }) => category)
    .filter(isRefusable)

  expect([...OFFERED_CATEGORIES].toSorted()).toEqual([...new Set(coming)].toSorted())
})
