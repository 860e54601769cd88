import { expect, test } from 'vitest'
import { comparisonOf } from './comparison.ts'
import { fillingOf, type MergeCard } from './merge.ts'

const EMPTY: MergeCard = {
  id: 1,
  number: 1,
  firstName: 'Jan',
  lastName: 'Novák',
  nickname: null,
  salutation: null,
  email: null,
  phone: null,
  birthDate: null,
  street: null,
  city: null,
  postalCode: null,
  country: 'CZ',
  divisionId: null,
  position: null,
  hogNumber: null,
  hogExpiresOn: null,
  memberSince: null,
  lifeTime: false,
  ritualOn: null,
  frontPatchOn: null,
  backPatchOn: null,
  approvedAt: null,
  approvedBy: null,
  excludedOn: null,
  exclusionReason: null,
  patchesSolvedOn: null,
  patchesSolvedNote: null,
  emergencyName: null,
  emergencyPhone: null,
  note: null,
  archivedAt: null,
  archiveReason: null,
  accountId: null,
  isMerged: false,
}

test('two cards side by side: what is the same, what differs, what will be filled in', () => {
  const keep = { ...EMPTY, nickname: 'Bizon', accountId: 7 }
  const drop = { ...EMPTY, id: 2, nickname: 'Zubr', birthDate: '1985-09-01', divisionId: 2 }
  const around = { language: 'cs' as const, divisions: [{ id: 2, name: 'Šumperk' }] }

  const rows = comparisonOf({ keep, drop, filling: fillingOf(keep, drop) }, around)

  expect(rows.map(({ label, kept, dropped, mark }) => [label, kept, dropped, mark])).toEqual([
    ['Příjmení', 'Novák', 'Novák', null],
    ['Jméno', 'Jan', 'Jan', null],
    ['Přezdívka', 'Bizon', 'Zubr', 'differs'],
    ['Datum narození', '', '1.\u00a09.\u00a01985', 'fills'],
    ['Země', 'CZ', 'CZ', null],
    ['Divize', '', 'Šumperk', 'fills'],
    ['Doživotní členství', 'ne', 'ne', null],
    ['Účet', 'má', 'nemá', null],
    ['Stav', 'v seznamu', 'v seznamu', null],
  ])
})
