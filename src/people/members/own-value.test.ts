import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OwnField, OwnKind } from '../../ground/values/own-field.ts'
import { ownInWords } from './own-in-words.ts'
import { ownChanges, ownOfRecord, ownText, readOwn, readOwnValues, withOwn } from './own-value.ts'

const field = (kind: OwnKind, more: Partial<OwnField> = {}): OwnField => ({
  id: 3,
  name: 'Tričko',
  kind,
  seenAs: 'private',
  inApplication: false,
  choices: kind === 'choice' ? [{ id: 1, name: 'M' }, { id: 4, name: 'XL' }] : [], // prettier-ignore
  ...more,
})

describe('what is said of a field', () => {
  test.each([
    ['text', ' ahoj ', 'ahoj'],
    ['text', 'a\r\nb', 'a\nb'],
    ['number', '1 234,5', 1234.5],
    ['number', '-3.25', -3.25],
    ['number', 7, 7],
    ['day', '2026-02-28', '2026-02-28'],
    ['choice', '4', 4],
    ['choice', 1, 1],
    ['yesNo', 'no', false],
    ['yesNo', true, true],
    ['number', '  ', null],
    ['choice', '', null],
    ['yesNo', null, null],
  ] as const)('%s %j is %j', (kind, said, value) => {
    expect(readOwn(field(kind), said)).toEqual({ value })
  })

  test.each([
    ['text', 'x'.repeat(501), 'too_long'],
    ['text', 'a\0b', 'invalid'],
    ['text', 5, 'invalid'],
    ['number', 'dvě', 'not_number'],
    ['number', '1e5', 'not_number'],
    ['number', Number.NaN, 'not_number'],
    ['number', 1e13, 'too_big'],
    ['number', true, 'not_number'],
    ['day', '2026-02-30', 'not_day'],
    ['day', 20260101, 'not_day'],
    ['choice', '2', 'choice_gone'],
    ['choice', 'M', 'choice_gone'],
    ['yesNo', 'maybe', 'not_yes_no'],
    ['yesNo', 1, 'not_yes_no'],
  ] as const)('%s %j is refused as %s', (kind, said, fault) => {
    expect(readOwn(field(kind), said)).toEqual({ fault })
  })

  test('a form that was shown a value sends back the same one', () => {
    const values = fc.oneof(
      fc.record({ kind: fc.constant('number' as const), value: fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 100) }),
      fc.record({ kind: fc.constant('yesNo' as const), value: fc.boolean() }),
      fc.record({ kind: fc.constant('choice' as const), value: fc.constantFrom(1, 4) }),
    ) // prettier-ignore
    fc.assert(
      fc.property(values, ({ kind, value }) => {
        expect(readOwn(field(kind), ownText(field(kind), value))).toEqual({ value: Object.is(value, -0) ? 0 : value })
      }),
    ) // prettier-ignore
  })
})

test('all that was said is read, and each fault stands at its field', () => {
  const fields = [field('number'), field('choice', { id: 5 }), field('text', { id: 6 })]

  const read = readOwnValues(fields, { 3: 'x', 5: '4', 9: 'nobody’s' })

  expect(read).toEqual({ values: { 5: 4 }, faults: { 'own.3': 'not_number' } })
})

test('what is written over leaves the rest, and nothing means nothing', () => {
  expect(withOwn({ 3: 'a', 4: 1 }, { 3: null, 5: false })).toEqual({ 4: 1, 5: false })
})

test('the records say a field by its number and name, and a choice by its name', () => {
  const changes = ownChanges([field('choice'), field('text', { id: 6 })], { 3: 1, 6: 'a' }, { 3: 4, 6: 'a' })

  expect(changes).toEqual([{ field: 'own:3:Tričko', from: 'M', to: 'XL' }])
  expect(ownOfRecord('own:3:Tričko: velikost')).toEqual({ id: 3, name: 'Tričko: velikost' })
  expect(ownOfRecord('phone')).toBeNull()
})

test.each([
  ['number', 1234.5, '1 234,5'],
  ['day', '2026-02-28', '28. 2. 2026'],
  ['yesNo', false, 'Ne'],
  ['choice', 4, 'XL'],
  ['choice', 9, ''],
  ['text', 'ahoj', 'ahoj'],
  ['text', null, ''],
] as const)('%s %j is read as %s', (kind, value, text) => {
  expect(ownInWords(field(kind), value, 'cs').replaceAll(/\s/g, ' ')).toBe(text)
})
