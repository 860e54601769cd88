import { expect, test } from 'vitest'
import { goesAs } from './message-file.ts'

test.each([
  ['nothing', [], []],
  ['a small one in the letter', [80_000], ['file']],
  ['a large one as a link', [1_500_001], ['link']],
  [
    'what would make the letter too heavy, as a link',
    [1_400_000, 1_400_000, 300_000],
    ['file', 'file', 'link'],
  ],
  ['the small ones beside a large one', [5_000_000, 200_000], ['link', 'file']],
] as const)('goes along: %s', (_, sizes, expected) => {
  expect(goesAs(sizes)).toEqual(expected)
})
