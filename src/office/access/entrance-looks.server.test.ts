import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anApp } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { BROWSER } from '../../../test/house.ts'
import { screens } from '../../../test/screens.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { startInvitations } from './start-invitations.server.ts'

const db = useDatabase()
let officer = { id: 0, token: '' }

beforeAll(async () => void (await screens()), 120_000)
beforeEach(async () => {
  await rulesVersion(db(), 1)
  officer = await someone(db(), 'Secretary', { signedInAt: new Date() })
})

const IN_LINE = 'v poště na limit'
const looks = async () => {
  const app = anApp(db(), {}, await screens())
  const headers = { ...BROWSER, host: 'localhost:3000', cookie: `session_token=${officer.token}` }
  const answer = await app.request('http://localhost:3000/admin/members/invite', { headers })
  return answer.text()
}
const stops = (page: string) => page.split('Zastavit pozvánky').length - 1

async function begun() {
  const card = { firstName: 'Jan', lastName: 'Novák', email: 'novak@klub.test', approvedAt: new Date() }
  const { id } = await db().insertInto('member').values(card).returning('id').executeTakeFirstOrThrow()
  return (await startInvitations(db(), officer.id, { ids: [id], again: false })).id
}

test('a run of invitations has one stop, and nothing is said of letters while none waits', async () => {
  await begun()

  const page = await looks()

  expect([stops(page), page.includes(IN_LINE)]).toEqual([1, false])
})

test('letters that wait after the run is over are told, with the same one stop', async () => {
  await runBatch(db(), BATCH_KINDS, await begun())

  const page = await looks()

  expect([stops(page), page.includes(`1 pozvánka čeká ${IN_LINE}`)]).toEqual([1, true])
})
