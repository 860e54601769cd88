import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffLines, shortDiff } from './text-diff.ts'

const signs = { same: ' ', added: '+', removed: '-' }
const told = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => signs[kind] + text)

test('what came and what went', () => {
  expect(told('a\nb\nc', 'a\nc\nd')).toEqual([' a', '-b', ' c', '+d'])
  expect(told('a', 'a')).toEqual([' a'])
  expect(told('stará věta', 'nová věta')).toEqual(['-stará věta', '+nová věta'])
})

test('both texts can be read out of it', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', '')).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after)
      const without = (kind: string) =>
        lines
          .filter((line) => line.kind !== kind)
          .map((line) => line.text)
          .join('\n')
      expect([without('added'), without('removed')]).toEqual([before, after])
    }),
  )
})

test('of a long text only the neighbourhood of a change is shown', () => {
  const before = Array.from({ length: 20 }, (_, line) => `řádek ${line}`).join('\n')

  const shown = shortDiff(diffLines(before, before.replace('řádek 10', 'jinak')))

  expect(shown.map((line) => line?.text ?? '…')).toEqual([
    '…',
    'řádek 8',
    'řádek 9',
    'řádek 10',
    'jinak',
    'řádek 11',
    'řádek 12',
    '…',
  ])
})
