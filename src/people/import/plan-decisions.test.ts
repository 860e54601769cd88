import { describe, expect, test } from 'vitest'
import { card, row } from '../../../test/import-lines.ts'
import type { CardFields } from './card-field.ts'
import type { Decision } from './decision.ts'
import { isTooMuch, MOST_CARDS, planImport } from './plan.ts'

const born = { birthDate: '1985-09-01' }

test('somebody who asked to be forgotten comes back only if a person insists', () => {
  const back = (decision: Decision | null) =>
    planImport([row(2, born)], [], {
      ownCardId: null,
      isErased: ({ birthDate }) => birthDate === born.birthDate,
      decisions: new Map(decision === null ? [] : [[2, decision]]),
    })[0]

  expect(back(null)).toMatchObject({ bucket: 'ambiguous', reason: 'erased', candidates: [] })
  expect(back('skip')).toMatchObject({ bucket: 'skip', reason: 'left_out' })
  expect(back('new')).toMatchObject({ bucket: 'create', decided: true })
})

describe('what a person decides about an unclear line', () => {
  const namesakes = [card({ id: 1 }), card({ id: 2 })]
  const decide = (decision: Decision, fields: CardFields = { city: 'Brno' }, cards = namesakes) =>
    planImport([row(2, fields)], cards, { ownCardId: null, decisions: new Map([[2, decision]]) })[0]

  test.each<[string, Decision, object]>([
    ['the card it is', 2, { bucket: 'update', cardId: 2, decided: true }],
    ['somebody new', 'new', { bucket: 'create', decided: true }],
    ['leave it out', 'skip', { bucket: 'skip', reason: 'left_out', decided: true }],
    ['a card that was not offered', 77, { bucket: 'ambiguous', reason: 'same_name' }],
  ])('%s', (_, decision, expected) => {
    expect(decide(decision)).toMatchObject(expected)
  })

  test('a HOG number of another is not taken from him by a decision', () => {
    const holder = card({ id: 3, firstName: 'Eva', lastName: 'Malá', hogNumber: 'CZ1' })

    expect(decide('new', { hogNumber: 'CZ1' }, [holder])).toMatchObject({
      bucket: 'error',
      reason: 'hog_taken',
    })
    expect(decide(3, { hogNumber: 'CZ1' }, [holder])).toMatchObject({ bucket: 'update', cardId: 3 })
  })

  test('two lines never end on one card, whatever is decided', () => {
    const rows = [row(2, { city: 'Brno' }), row(3, { city: 'Zlín' })]
    const decisions = new Map<number, Decision>([
      [2, 1],
      [3, 1],
    ])

    const plans = planImport(rows, namesakes, { ownCardId: null, decisions })

    expect(plans.map(({ bucket }) => bucket)).toEqual(['update', 'ambiguous'])
  })
})

test.each([
  [MOST_CARDS, 0, false],
  [0, MOST_CARDS, false],
  [MOST_CARDS + 1, 0, true],
  [0, MOST_CARDS + 1, true],
  [MOST_CARDS, 1, true],
])('%i new cards and %i changed ones in one file: too much is %s', (create, update, expected) => {
  expect(isTooMuch({ create, update, skip: MOST_CARDS, ambiguous: MOST_CARDS, error: MOST_CARDS })).toBe(
    expected,
  )
})
