import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../test/app.ts'
import { aMember, rulesVersion, someone } from '../test/club.ts'
import { useDatabase } from '../test/database.ts'
import { BATCH_KINDS } from './batch-kinds.server.ts'
import { findBatch } from './ground/batches/batches.server.ts'
import { type BatchKinds, runBatch } from './ground/batches/run-batch.server.ts'
import { startBatch } from './ground/batches/start-batch.server.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const KIND = 'members-ritual'
const codes = async (batchId: number) =>
  (
    await db()
      .selectFrom('batchItem')
      .select('code')
      .where('batchId', '=', batchId)
      .orderBy('position')
      .execute()
  ).map(({ code }) => code)

/** The club's runs, and something that happens right after the first item of one. */
function afterTheFirst(happens: () => Promise<unknown>): BatchKinds {
  const work = BATCH_KINDS[KIND]
  if (!work) throw new Error(`there is no ${KIND}`)
  let done = 0
  return {
    [KIND]: {
      ...work,
      perform: async (tx, item, run) => {
        await work.perform(tx, item, run)
        done += 1
        if (done === 1) await happens()
      },
    },
  }
}

async function aRun(actorId: number, count: number) {
  const items = await Promise.all(Array.from({ length: count }, () => aMember(db())))
  const { id } = await startBatch(db(), { kind: KIND, actorId, items })
  const passed = async () =>
    (await db().selectFrom('member').select('id').where('ritualOn', 'is not', null).execute()).length
  return { id, passed }
}

type Officer = { readonly id: number }
const account = ({ id }: Officer) => db().updateTable('account').where('id', '=', id)

describe('a run stops where its starter', () => {
  test.each([
    ['loses his office', (who: Officer) => account(who).set({ role: 'Member' }).execute()],
    ['loses his account', (who: Officer) => account(who).set({ deactivatedAt: new Date() }).execute()],
    [
      'loses the area he was granted',
      async (who: Officer) => db().deleteFrom('permissionGrant').where('accountId', '=', who.id).execute(),
      true,
    ],
  ])('%s: the rest is not done, and says why', async (_, happens, isGranted = false) => {
    const officer = await someone(db(), isGranted ? 'Member' : 'Webmaster')
    if (isGranted)
      await db()
        .insertInto('permissionGrant')
        .values({ accountId: officer.id, permission: 'ritual.approve' })
        .execute()
    const { id, passed } = await aRun(officer.id, 4)

    await runBatch(
      db(),
      afterTheFirst(() => happens(officer)),
      id,
    )

    expect(await passed()).toBe(1)
    expect(await codes(id)).toEqual([null, 'run_right_lost', 'run_right_lost', 'run_right_lost'])
    expect(await findBatch(db(), id)).toMatchObject({ status: 'partial', successful: 1, failed: 3 })
    const { token } = await someone(db(), 'Webmaster')
    const told = await call(anApp(db()), `/api/batches/${id}`, { method: 'GET', token })
    expect(told.text).toContain('Kdo akci spustil, na ni mezitím ztratil právo.')
  })

  test('somebody who may takes the rest over in his own name', async () => {
    const officer = await someone(db(), 'Webmaster')
    const { id, passed } = await aRun(officer.id, 3)
    await runBatch(
      db(),
      afterTheFirst(() => account(officer).set({ deactivatedAt: new Date() }).execute()),
      id,
    )
    const other = await someone(db(), 'Webmaster')

    const again = await call(anApp(db()), `/api/batches/${id}/retry`, { token: other.token, body: {} })
    await runBatch(db(), BATCH_KINDS, id)

    expect([again.status, await passed()]).toEqual([202, 3])
    expect(await findBatch(db(), id)).toMatchObject({ status: 'success', actorAccountId: other.id })
  })
})

test.each(Object.keys(BATCH_KINDS))('%s does nothing for somebody without its right', async (kind) => {
  const { id: actorId } = await someone(db(), 'Applicant')
  const { id: memberId } = await aMember(db())
  const { id } = await startBatch(db(), { kind, actorId, items: [{ id: memberId }] })

  await runBatch(db(), BATCH_KINDS, id)

  expect(await codes(id)).toEqual(['run_right_lost'])
})
