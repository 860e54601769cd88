import { expect, test } from 'vitest'
import { clubText, depthOf } from './club-text.ts'

const stairs = (depth: number, mark = '- ') =>
  Array.from({ length: depth }, (_, at) => `${'  '.repeat(at)}${mark}bod`).join('\n')

test.each([
  ['Obyčejný odstavec.\nA druhý řádek.', 0],
  ['- jedna\n- dvě\n- tři', 1],
  [stairs(4), 4],
  [stairs(3, '1. '), 3],
  ['- > - citace v seznamu', 3],
  [`${stairs(5)}\n\nOdstavec.\n\n${stairs(4)}`, 5],
  ['> a\n> b\n> c', 1],
  ['Je -5 stupňů, 3.5 km\n**tučně**', 0],
] as const)('%j is %i deep', (text, depth) => {
  expect(depthOf(text)).toBe(depth)
})

test.each([stairs(100), '- '.repeat(2000), '>'.repeat(2000), '1) '.repeat(500)])(
  'a text deeper than anybody reads is refused in words',
  (text) => {
    expect(clubText(50_000).safeParse(text).error?.issues[0]?.message).toBe('too_deep')
  },
)
