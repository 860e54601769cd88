import { expect, test } from 'vitest'
import { sizeInWords } from './disk.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '1,5 kB'],
  [1_234_567, '1,2 MB'],
  [250_000_000, '250 MB'],
  [6_440_000_000, '6,4 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes, 'cs').replaceAll('\u00a0', ' ')).toBe(words)
})
