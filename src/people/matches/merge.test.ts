import { describe, expect, test } from 'vitest'
import { aMergeCard as card } from '../../../test/merge-card.ts'
import { fillingOf, type MergeCard, mergedReason, mergeFault } from './merge.ts'

const EXCLUDED = {
  excludedOn: '2025-01-01',
  exclusionReason: 'dluhy',
  patchesSolvedOn: '2025-02-01',
  patchesSolvedNote: 'odevzdal',
}

describe('what the kept card gets', () => {
  test.each<[string, Partial<MergeCard>, Partial<MergeCard>, Partial<MergeCard>]>([
    ['what it lacks', {}, { phone: '+420603123456' }, { phone: '+420603123456' }],
    ['not what it has', { phone: '+420777111222' }, { phone: '+420603123456' }, {}],
    ['a whole address', {}, { city: 'Žilina', country: 'SK' }, { city: 'Žilina', country: 'SK' }],
    ['never half of one', { city: 'Brno' }, { city: 'Praha', street: 'Dlouhá 1', country: 'SK' }, {}],
    [
      'a HOG number with its day',
      {},
      { hogNumber: 'CZ1', hogExpiresOn: '2027-01-01' },
      { hogNumber: 'CZ1', hogExpiresOn: '2027-01-01' },
    ],
    ['membership for life', {}, { lifeTime: true }, { lifeTime: true }],
    ['an exclusion too, with what is known of its patches', {}, EXCLUDED, EXCLUDED],
    ['both notes', { note: 'první' }, { note: 'druhá' }, { note: 'první\n\ndruhá' }],
    ['a note once', { note: 'první a druhá' }, { note: 'druhá' }, {}],
  ])('%s', (_, keep, drop, filling) => {
    expect(fillingOf(card(keep), card({ id: 2, ...drop }))).toEqual(filling)
  })
})

describe('who cannot be merged', () => {
  test.each<[string, Partial<MergeCard>, Partial<MergeCard>, readonly number[], string | null]>([
    ['two cards', {}, {}, [], null],
    ['a card with itself', {}, { id: 1 }, [], 'same_card'],
    ['two logins', { accountId: 1 }, { accountId: 2 }, [], 'both_have_accounts'],
    ['one login', {}, { accountId: 2 }, [], null],
    ['a card merged before', {}, { isMerged: true }, [], 'already_merged'],
    ['into the archive', { archivedAt: new Date(0) }, {}, [], 'card_closed'],
    ['from the archive', {}, { archivedAt: new Date(0) }, [], null],
    ['an open fee twice', {}, {}, [2026], 'fee_open_twice'],
  ])('%s: %#', (_, keep, drop, openYears, fault) => {
    expect(mergeFault(card(keep), card({ id: 2, ...drop }), { openYears })).toBe(fault)
  })
})

test('the reason of archiving is added to the one that was there', () => {
  expect(mergedReason(17, null)).toBe('sloučeno s č. 17')
  expect(mergedReason(17, 'odešel')).toBe('odešel; sloučeno s č. 17')
})
