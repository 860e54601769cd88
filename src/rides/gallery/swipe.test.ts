import { expect, test } from 'vitest'
import { swipeStep } from './swipe.ts'

test.each([
  [-120, 390, 1],
  [120, 390, -1],
  [-30, 390, 0],
  [46, 390, 0],
  [-100, 1200, 0],
  [0, 390, 0],
])('a finger moved by %i on a screen of %i', (moved, screen, step) => {
  expect(swipeStep(moved, screen)).toBe(step)
})
