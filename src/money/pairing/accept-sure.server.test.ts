import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aClubOf120, type Case, januaryMoney } from '../../../test/january.ts'
import { aMovement, listMiscounted } from '../../../test/money.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { pairMovements } from './pair-movements.server.ts'

const db = useDatabase()
let treasurer = { id: 0, token: '' }

beforeEach(async () => {
  await rulesVersion(db(), 1)
  treasurer = await someone(db(), 'Treasurer')
})

type Listed = { readonly id: number; readonly suggestions: readonly [{ readonly key: string }] }

const api = (path: string, body?: object) =>
  call(anApp(db()), `/api/pairing/sure${path}`, {
    token: treasurer.token,
    ...(body ? { body } : { method: 'GET' }),
  })
const listSure = async () => (await api('?pageSize=200')).json.items as readonly Listed[]
const seen = (items: readonly Listed[]) =>
  items.map(({ id, suggestions: [first] }) => ({ transactionId: id, suggestion: first.key }))

/** What there is and what is owed, and that neither is ever less than nothing. */
async function books() {
  const movements = await db().selectFrom('movementBalance').selectAll().execute()
  const payments = await db().selectFrom('paymentBalance').select('remaining').execute()
  expect([...movements, ...payments].filter(({ remaining }) => remaining < 0)).toEqual([])
  expect(movements.filter(({ counted, spent, remaining }) => spent + remaining !== counted)).toEqual([])
  expect(await listMiscounted(db())).toEqual([])
  const sum = (rows: readonly { readonly remaining: number }[]) =>
    rows.reduce((total, { remaining }) => total + remaining, 0)
  const credits = await db()
    .selectFrom('credit')
    .select('amount as remaining')
    .where('closedAs', 'is', null)
    .execute()
  return { free: sum(movements), owed: sum(payments), kept: sum(credits) }
}

async function countAsked() {
  const { rows } = await sql`select 1 from pgboss.job where name = 'pair-movements'`.execute(db())
  return rows.length
}

async function aJanuary() {
  const stored = new Map<number, Case>()
  for (const one of januaryMoney(await aClubOf120(db())))
    stored.set((await aMovement(db(), one.draft)).id, one)
  await pairMovements(db())
  return stored
}

test('of a January everything sure is right even at the lowest limit, accepted at once and taken back whole', async () => {
  const stored = await aJanuary()
  const before = await books()
  const limit = await api('/limit', { limit: 80 })
  const tooLow = await api('/limit', { limit: 79 })

  const sure = await listSure()
  const accepted = await api('/accept', { transactions: seen(sure) })
  await runBatch(db(), BATCH_KINDS, accepted.json.batch.id)

  expect([limit.status, tooLow.status, accepted.status]).toEqual([200, 422, 202])
  // Several of them are parts; the machine is asked to look for the rest once.
  expect(await countAsked()).toBe(1)
  expect(sure.length).toBeGreaterThanOrEqual(20)
  const wrong = sure.filter(
    ({ id, suggestions: [first] }) =>
      first.key !== (stored.get(id)?.truth ?? []).toSorted((one, other) => one - other).join('+'),
  )
  expect(wrong).toEqual([])
  const after = await books()
  expect(before.free - after.free).toBe(before.owed - after.owed + after.kept)
  expect(before.owed - after.owed).toBeGreaterThanOrEqual(20 * 120_000)
  // Six of them sent more than they owed.
  expect(after.kept).toBe(5 * 10_000 + 30_000)
  expect(await listSure()).toEqual([])

  const undone = await api('/undo', { batchId: accepted.json.batch.id, reason: 'Zkouška' })
  await runBatch(db(), BATCH_KINDS, undone.json.batch.id)
  const again = await api('/undo', { batchId: accepted.json.batch.id, reason: 'Zkouška' })

  expect([undone.json.batch.total, again.json.code]).toEqual([sure.length, 'nothing_to_unpair'])
  expect(await books()).toEqual(before)
  // Taken back all at once, they are offered again: only one of them may have been wrong.
  expect(seen(await listSure())).toEqual(seen(sure))
}, 60_000)

test('two who accept at once accept each movement once; what one has put aside meanwhile stays there', async () => {
  await aJanuary()
  const before = await books()
  const sure = await listSure()
  const runs = await Promise.all([
    api('/accept', { transactions: seen(sure) }),
    api('/accept', { transactions: seen(sure) }),
  ])
  const [first] = sure
  await db()
    .updateTable('bankMovement')
    .set({ setAsideAt: new Date(), setAsideBy: treasurer.id, setAsideNote: 'dar' })
    .where('id', '=', first?.id ?? 0)
    .execute()

  await Promise.all(runs.map(({ json }) => runBatch(db(), BATCH_KINDS, json.batch.id)))

  const after = await books()
  const items = await db().selectFrom('batchItem').select(['itemId', 'state', 'code']).execute()
  expect(items.filter(({ state }) => state === 'done')).toHaveLength(sure.length - 1)
  expect(items.filter(({ itemId }) => itemId === first?.id).map(({ code }) => code)).toEqual([
    'movement_gone',
    'movement_gone',
  ])
  expect(before.free - after.free).toBe(before.owed - after.owed + after.kept)
}, 60_000)

test('an acceptance that goes on is not taken back', async () => {
  await aJanuary()
  const accepted = await api('/accept', { transactions: seen(await listSure()) })

  const undone = await api('/undo', { batchId: accepted.json.batch.id, reason: 'Moc brzo' })

  expect(undone.json.code).toBe('acceptance_goes_on')
}, 60_000)
