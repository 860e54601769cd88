import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { payFromCredit } from '../../money/payments/credits.server.ts'
import { reverseAllocation } from '../../money/payments/reverse-allocation.server.ts'
import type { Permission } from '../../permissions.ts'
import { checkImport } from './check-import.server.ts'
import { lineFaults } from './fault-list.ts'
import { runImport } from './run-import.server.ts'
import { undoImport } from './undo-import.server.ts'
import { uploadFile } from './upload-file.server.ts'
import { viewImport } from './view-import.server.ts'

const db = useDatabase()
const today = '2026-11-15'

let actor = {
  id: 0,
  memberId: null,
  today,
  role: 'Secretary' as const,
  grants: ['fees.manage'] as readonly Permission[],
}
beforeEach(async () => {
  actor = { ...actor, id: (await anAccount(db(), { role: 'Secretary' })).id }
})

const HEAD = 'Příjmení;Jméno;E-mail;Počáteční zůstatek;Zaplacené roky'

async function checked(...lines: string[]) {
  const bytes = new TextEncoder().encode([HEAD, ...lines].join('\n'))
  const id = await uploadFile(db(), actor, { fileName: 'clenove.csv', bytes })
  return { id, ...(await checkImport(db(), id, actor)) }
}

async function imported(...lines: string[]): Promise<number> {
  const { id, digest } = await checked(...lines)
  await runImport(db(), actor, { id, expected: digest })
  return id
}

const credits = () =>
  db().selectFrom('credit').select(['amount', 'movementId', 'closedAs']).orderBy('id').execute()
const payments = async () =>
  (
    await db()
      .selectFrom('payment')
      .innerJoin('paymentBalance', 'paymentBalance.paymentId', 'payment.id')
      .select(['period', 'purpose', 'amount', 'status', 'remaining'])
      .orderBy('payment.id')
      .execute()
  ).map(({ period, purpose, amount, status, remaining }) => [period ?? purpose, amount, status, remaining])

test('a credit, a debt and paid years come along, and nobody is written to', async () => {
  await imported('Novák;Jan;;1 200,50;', 'Malá;Eva;;-500;2023-2024, 2026', 'Král;Petr;;0;')

  expect(await credits()).toEqual([{ amount: 120_050, movementId: null, closedAs: null }])
  expect(await payments()).toEqual([
    ['Počáteční zůstatek', 50_000, 'DUE', 50_000],
    [2023, 0, 'PAID', 0],
    [2024, 0, 'PAID', 0],
    [2026, 0, 'PAID', 0],
  ])
  expect(await db().selectFrom('mail').select('id').execute()).toEqual([])
})

test.each([
  ['1e9;', 'Tohle není částka v korunách'],
  ['1000000000;', 'Víc než milion korun'],
  ['-1000001;', 'Víc než milion korun'],
  ['tisíc;', 'Tohle není částka v korunách'],
  [';-1', 'Tohle nejsou roky'],
  [';1e9', 'Tohle nejsou roky'],
  [';2009', 'Tohle nejsou roky'],
  [';2028', 'Tohle nejsou roky'],
  [';2024, loni', 'Tohle nejsou roky'],
  [';2025-2024', 'Tohle nejsou roky'],
])('%s is refused in words at its line', async (cells, words) => {
  const { plan, header } = await checked(`Novák;Jan;;${cells}`)

  const [row] = plan
  expect(row && lineFaults(row, header, 'cs')).toMatchObject([
    { line: 2, text: expect.stringContaining(words) as string },
  ])
})

describe('of somebody who is here already', () => {
  test('it is added once; the same file again changes nothing, another sum is refused', async () => {
    await aMember(db(), { email: 'jan@klub.test' })
    await imported('Novák;Jan;jan@klub.test;300;2024')

    const again = await checked('Novák;Jan;jan@klub.test;300;2024')
    const other = await checked('Novák;Jan;jan@klub.test;400;')
    await imported('Novák;Jan;jan@klub.test;;2024, 2025')

    expect(again.counts).toMatchObject({ skip: 1, update: 0 })
    expect(other.plan).toMatchObject([{ bucket: 'error', reason: 'has_balance' }])
    expect(await credits()).toMatchObject([{ amount: 30_000 }])
    expect((await payments()).map(([year]) => year)).toEqual([2024, 2025])
  })

  test('a year he was asked for here is refused', async () => {
    const { id } = await aMember(db(), { email: 'jan@klub.test' })
    await aPayment(db(), id, { period: 2025 })

    const { plan } = await checked('Novák;Jan;jan@klub.test;;2024, 2025')

    expect(plan).toMatchObject([{ bucket: 'error', reason: 'year_has_payment' }])
  })
})

test('the undo takes back just what it brought', async () => {
  await aMember(db(), { email: 'jan@klub.test' })
  await imported('Novák;Jan;jan@klub.test;;2023')
  const id = await imported('Novák;Jan;jan@klub.test;300;2024', 'Malá;Eva;;-500;2024')

  const undone = await undoImport(db(), actor, id)

  expect(undone).toEqual({ removed: 1, restored: 1, conflicts: 0 })
  expect(await credits()).toEqual([])
  expect((await payments()).map(([year]) => year)).toEqual([2023])
})

test('what was used or paid since stays, and no haléř is lost on the way', async () => {
  const { id: jan } = await aMember(db(), { email: 'jan@klub.test' })
  const id = await imported('Novák;Jan;jan@klub.test;300;', 'Malá;Eva;;500;')
  const fee = await aPayment(db(), jan, { amount: 20_000 })
  const credit = await db()
    .selectFrom('credit')
    .select('id')
    .where('memberId', '=', jan)
    .executeTakeFirstOrThrow()
  await payFromCredit(db(), { creditId: credit.id, paymentId: fee.id, actorId: actor.id })
  const { id: allocationId, mode } = await db()
    .selectFrom('allocation')
    .select(['id', 'mode'])
    .executeTakeFirstOrThrow()

  await reverseAllocation(db(), { allocationId, reason: 'omyl', actorId: actor.id })
  const undone = await undoImport(db(), actor, id)

  expect(mode).toBe('opening')
  expect(undone).toEqual({ removed: 1, restored: 0, conflicts: 1 })
  expect(await viewImport(db(), id)).toMatchObject({
    conflicts: [{ line: 2, conflict: { reason: 'changed', fields: ['openingBalance'] } }],
  })
  const open = (await credits()).filter(({ closedAs }) => closedAs === null)
  expect(open.map(({ amount }) => amount)).toEqual([10_000, 20_000])
})

test('who may not take care of fees takes back no money somebody else has brought', async () => {
  const id = await imported('Novák;Jan;;300;')

  const undoing = undoImport(db(), { ...actor, grants: [] }, id)

  await expect(undoing).rejects.toMatchObject({ code: 'not_allowed' })
  expect(await credits()).toHaveLength(1)
})

test('who may not take care of fees brings no money', async () => {
  actor = { ...actor, grants: [] }
  const { id } = await checked('Novák;Jan;;300;2024')

  const draft = await viewImport(db(), id)

  expect(draft).toMatchObject({ columns: [{}, {}, {}, { target: null }, { target: null }] })
})
