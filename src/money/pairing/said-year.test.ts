import { expect, test } from 'vitest'
import { SILENT } from '../../../test/pairing.ts'
import { pair } from './pair.ts'
import type { Knowledge, Movement, OpenPayment } from './pairing.ts'
import { otherYearIn } from './said-year.ts'
import { LEAST_SURE, surePairs } from './sure.ts'

const PERSON = { id: 1, firstName: 'Sára', lastName: 'Peterková', nickname: null, household: null }
const FEE: OpenPayment = {
  id: 101,
  memberId: 1,
  type: '2',
  period: 2027,
  remaining: 1200,
  dueOn: '2027-01-31',
  variableSymbol: '2710001001',
  payerId: null,
}
const CLUB: Knowledge = {
  people: [{ ...PERSON, payerId: null }],
  closedSymbols: new Map([
    ['2610001001', { memberId: 1, isPaid: true, amount: 1200 }],
    ['2610002002', { memberId: 1, isPaid: true, amount: 1000 }],
  ]),
  accounts: new Map([['111/0100', [1]]]),
  refused: new Set(),
}

test.each<[string, Partial<Movement>, boolean]>([
  ['says nothing', {}, false],
  ['has a symbol that cost less, and is exactly this fee', { variableSymbol: '2610002002' }, false],
  ['has it, and is a part', { variableSymbol: '2610002002', amount: 900, remaining: 900 }, true],
  ['has it, and another year is said', { variableSymbol: '2610002002', message: '2026' }, true],
  ['says this year', { message: 'prispevek 2027' }, false],
  ['says last year', { message: 'prispevek 2026' }, true],
  ['says both', { message: 'prispevky 2026 a 2027' }, false],
  ['says a year in the reference', { payerReference: 'CP2026' }, true],
  ['has the symbol of this year’s fee', { variableSymbol: '2710001001' }, false],
  ['has the symbol of last year’s fee', { variableSymbol: '2610001001' }, true],
  ['has it with a slip in it', { variableSymbol: '2610001003' }, true],
  ['has it in the message', { message: 'VS 2610001001' }, true],
  ['has last year’s symbol and says this year', { variableSymbol: '2610001001', message: '2027' }, false],
  ['has the symbol of this year and says another', { variableSymbol: '2710001001', message: '2026' }, false],
  ['has a symbol of an event', { variableSymbol: '2620001001' }, false],
  ['has a number that is no year', { message: '2002, 120260' }, false],
  ['has a symbol of somebody else’s making', { variableSymbol: '9910001001' }, false],
])('money that %s and the fee of 2027', (_what, said, isOther) => {
  expect(otherYearIn({ ...SILENT, ...said }, CLUB)(FEE)).toBe(isOther)
})

test('what is for no year is of no other year', () => {
  expect(otherYearIn({ ...SILENT, message: '2026' }, CLUB)({ ...FEE, period: null })).toBe(false)
})

const HOUSEHOLD = {
  payments: [1, 2].map((id) => ({
    ...FEE,
    id: 100 + id,
    memberId: id,
    remaining: 600,
    variableSymbol: `271000${id}001`,
    payerId: 1,
  })),
  club: {
    ...CLUB,
    people: [1, 2].map((id) => ({ ...PERSON, id, payerId: 1 })),
  },
}

const MONEY: Movement = { ...SILENT, payerAccount: '111/0100', payerName: 'PETERKOVA SARA' }

test.each<[string, Partial<Movement>, boolean]>([
  ['nothing said', {}, true],
  ['this year said', { message: 'prispevek 2027' }, true],
  ['another year said', { message: 'prispevek 2026' }, false],
  ['the symbol of a fee that is paid', { variableSymbol: '2610001001' }, false],
  ['that symbol and that year', { variableSymbol: '2610001001', message: 'prispevek 2026' }, false],
  ['that symbol with a slip', { variableSymbol: '2610001003' }, false],
  ['that symbol, and this year said', { variableSymbol: '2610001001', message: 'prispevek 2027' }, true],
])('his own account, exactly what he owes, %s: sure %#', (_what, said, isSure) => {
  const money = { ...MONEY, ...said }
  const alone = pair([money], [FEE], CLUB).suggestions

  expect(surePairs(alone, LEAST_SURE)).toHaveLength(isSure ? 1 : 0)
  // Waiting for a person, it is still the first thing he is offered.
  expect(alone.get(1)?.[0]?.parts).toMatchObject([{ paymentId: 101 }])
})

test.each([
  ['prispevky 2027', 1],
  ['prispevky 2026', 0],
])('exactly what his household owes, %s: %i sure', (message, count) => {
  const { suggestions } = pair([{ ...MONEY, message }], HOUSEHOLD.payments, HOUSEHOLD.club)

  expect(surePairs(suggestions, LEAST_SURE)).toHaveLength(count)
})
