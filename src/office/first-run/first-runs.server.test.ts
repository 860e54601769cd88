import { expect, test } from 'vitest'
import { aMember, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { writeClubAccount } from '../../money/payments/set-club-account.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { changeClub } from '../club/change-club.server.ts'
import { isUntouched } from './first-run.ts'
import { noteFirstRun, readFirstRun } from './first-runs.server.ts'

const db = useDatabase()

const states = async () =>
  Object.fromEntries((await readFirstRun(db())).steps.map(({ step, state }) => [step, state]))
const webmaster = async () => ({ ...(await someone(db(), 'Webmaster')), grants: [] })

test('what the club has is done, whoever did it and wherever', async () => {
  const actor = await webmaster()
  expect(new Set(Object.values(await states()))).toEqual(new Set(['open']))

  await changeClub(db(), actor, { version: 1, change: { name: 'Jeseničtí vlci' } })
  await inTransaction(db(), (tx) => writeClubAccount(tx, actor.id, '2900000021/2010'))
  await aMember(db())

  expect(await states()).toEqual({
    name: 'done',
    divisions: 'open',
    account: 'done',
    mail: 'open',
    texts: 'open',
    members: 'done',
  })
})

test('a decision is remembered, and can be taken back', async () => {
  const { id } = await webmaster()
  expect(isUntouched(await readFirstRun(db()))).toBe(true)

  await noteFirstRun(db(), id, { intent: 'skip', step: 'texts' })
  await noteFirstRun(db(), id, { intent: 'skip', step: 'mail' })
  await noteFirstRun(db(), id, { intent: 'keep', step: 'texts' })
  expect(await states()).toMatchObject({ texts: 'done', mail: 'skipped', name: 'open' })
  expect((await readFirstRun(db())).isOver).toBe(false)

  await noteFirstRun(db(), id, { intent: 'close' })
  const run = await readFirstRun(db())
  expect([run.isOver, isUntouched(run)]).toEqual([true, false])
})
