import { expect, test } from 'vitest'
import type { OwnField, OwnKind } from '../../ground/values/own-field.ts'
import { ownAskInWords } from './own-ask-in-words.ts'
import { askOf, OWN_FILTER, readOwnFilter } from './own-filter.ts'

const field = (kind: OwnKind): OwnField => ({
  id: 3,
  name: 'Pole',
  kind,
  seenAs: 'private',
  inApplication: false,
  choices: [{ id: 12, name: 'XL' }],
})

test.each([
  ['choice', '3.12', { is: 'value', value: 12 }, 'Pole: XL'],
  ['choice', '3.13', null, 'Pole: 13'],
  ['yesNo', '3.yes', { is: 'value', value: true }, 'Pole: Ano'],
  ['yesNo', '3.12', null, null],
  ['text', '3.some', { is: 'some' }, 'Pole: vyplněno'],
  ['text', '3.1..2', null, 'Pole: 1 – 2'],
  ['number', '3.none', { is: 'none' }, 'Pole: nevyplněno'],
  ['number', '3.-1.5..20', { is: 'range', from: '-1.5', to: '20' }, 'Pole: -1,5 – 20'],
  ['number', '3...20', { is: 'range', from: null, to: '20' }, 'Pole:  – 20'],
  ['number', '3...', null, 'Pole:  – '],
  ['number', '3.2026-01-01..', null, null],
  ['day', '3.2026-01-01..', { is: 'range', from: '2026-01-01', to: null }, 'Pole: 1. 1. 2026 – '],
  ['day', '3.2026-02-30..', null, null],
  ['day', '3.1..2', null, null],
] as const)('%s asked %s', (kind, text, ask, words) => {
  expect(text).toMatch(OWN_FILTER)
  expect(askOf(field(kind), readOwnFilter(text).asks)).toEqual(ask)
  const told = words === null ? null : ownAskInWords(text, [field(kind)], 'cs').replaceAll(/\s/g, ' ')
  expect(told).toBe(words)
})

test.each(['', '3', '3.', 'x.yes', '0.yes', '3.maybe', "3.1'..2", '3.1..2..3'])('%j asks nothing', (text) => {
  expect(text).not.toMatch(OWN_FILTER)
})
