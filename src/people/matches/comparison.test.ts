import { expect, test } from 'vitest'
import { aMergeCard } from '../../../test/merge-card.ts'
import { comparisonOf } from './comparison.ts'
import { fillingOf } from './merge.ts'

const EMPTY = aMergeCard()

test('two cards side by side: what is the same, what differs, what will be filled in', () => {
  const keep = { ...EMPTY, phone: '+420603123456', nickname: 'Bizon', city: 'Brno', accountId: 7 }
  const drop = { ...EMPTY, id: 2, nickname: 'Zubr', birthDate: '1985-09-01', divisionId: 2 }
  const around = { language: 'cs' as const, divisions: [{ id: 2, name: 'Šumperk' }], off: [] }

  const rows = comparisonOf({ keep, drop, filling: fillingOf(keep, drop) }, around)

  expect(rows.map(({ label, kept, dropped, mark }) => [label, kept, dropped, mark])).toEqual([
    ['Příjmení', 'Novák', 'Novák', null],
    ['Jméno', 'Jan', 'Jan', null],
    ['Přezdívka', 'Bizon', 'Zubr', 'differs'],
    ['Datum narození', '', '1.\u00a09.\u00a01985', 'fills'],
    ['Telefon', '+420\u00a0603\u00a0123\u00a0456', '', null],
    ['Obec', 'Brno', '', null],
    ['Země', 'CZ', 'CZ', null],
    ['Divize', '', 'Šumperk', 'fills'],
    ['Doživotní členství', 'ne', 'ne', null],
    ['Účet', 'má', 'nemá', null],
    ['Stav', 'v seznamu', 'v seznamu', null],
  ])
})
