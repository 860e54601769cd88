import { expect, test } from 'vitest'
import { demoFace, faceOf } from './demo-face.ts'

test('the key of an invented face tells whose it is', () => {
  expect(demoFace({ seed: 17, isWoman: true })).toMatch(/^[0-9a-f]{32}$/)
  expect(faceOf(demoFace({ seed: 17, isWoman: true }))).toEqual({ seed: 17, isWoman: true })
  expect(faceOf(demoFace({ seed: 300, isWoman: false }))).toEqual({ seed: 300, isWoman: false })
})

test('the key of a real portrait is nobody invented', () => {
  expect(faceOf('0f3c9a77e10f3c9a77e10f3c9a77e10f')).toBeNull()
  expect(faceOf('0'.repeat(31))).toBeNull()
})
