import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

async function aTreasurerWhoOwes() {
  const { id: memberId } = await aMember(db())
  const { token } = await someone(db(), 'Treasurer', { memberId })
  const { id } = await aPayment(db(), memberId)
  const ask = (path: string, body: object, method = 'POST') =>
    call(anApp(db()), path, { method, token, body })
  return { memberId, id, ask }
}

const statusOf = async (id: number) =>
  (await db().selectFrom('payment').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

test.each([
  ['cash', '/api/fees/mark-paid', {}],
  ['archiving', '/api/fees/archive', { reason: 'Nechce se mi' }],
])('%s of one’s own payment takes another officer', async (_, path, more) => {
  const { id, ask } = await aTreasurerWhoOwes()
  const other = await someone(db(), 'Webmaster')

  const own = await ask(path, { ids: [id], ...more })
  const before = await statusOf(id)
  const helped = await call(anApp(db()), path, { token: other.token, body: { ids: [id], ...more } })

  expect([own.status, own.json.code, before]).toEqual([403, 'own_card', 'DUE'])
  expect([helped.status, await statusOf(id)]).not.toContain('DUE')
})

test.each([
  ['cash', '/api/fees/mark-paid', {}],
  ['archiving', '/api/fees/archive', { reason: 'Omyl' }],
])('%s of many passes over one’s own', async (_, path, more) => {
  const { id, ask } = await aTreasurerWhoOwes()
  const { id: stranger } = await aMember(db())
  const { id: theirs } = await aPayment(db(), stranger)

  const started = await ask(path, { ids: [id, theirs], ...more })
  await runBatch(db(), BATCH_KINDS, started.json.batch.id)

  const items = await db().selectFrom('batchItem').select(['itemId', 'code']).orderBy('itemId').execute()
  expect(items).toEqual([
    { itemId: id, code: 'own_card' },
    { itemId: theirs, code: null },
  ])
  expect([await statusOf(id), await statusOf(theirs)]).toEqual(['DUE', expect.not.stringMatching('DUE')])
})

test('what one pays oneself is said by another officer', async () => {
  const { memberId, ask } = await aTreasurerWhoOwes()

  const { status, json } = await ask('/api/own-fees', {
    memberId,
    amount: 100,
    reason: 'x',
    fromPeriod: 2026,
  })

  expect([status, json.code]).toEqual([403, 'own_card'])
})
