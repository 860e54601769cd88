import { beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader as entrance } from './entrance.screen.tsx'
import { loader as ritual } from '../../people/honours/ritual.screen.tsx'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

async function aRun(
  kind: string,
  actorAccountId: number,
  state: object = { status: 'success', finishedAt: new Date() },
) {
  const { id } = await db()
    .insertInto('batch')
    .values({ kind, actorAccountId, total: 1, batchSize: 20, ...state })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('a screen shows the runs it starts, the one it was sent to or the one that goes on; never another', async () => {
  const { id, token } = await someone(db(), 'Secretary')
  const at = (path: string, query: string) => ({ path: `${path}?${query}`, token })
  const invited = async (run: number | string) =>
    (await seeScreen(db(), entrance, at('/admin/members/invite', `run=${run}`))).run
  const approved = async (run: number | string) =>
    (await seeScreen(db(), ritual, at('/admin/ritual', `davka=${run}`))).run
  const again = await aRun('invite-again', id)
  const foreign = await aRun('approve-ritual', id)

  expect([(await invited(again))?.kind, (await approved(foreign))?.kind]).toEqual([
    'invite-again',
    'approve-ritual',
  ])
  expect([await invited(foreign), await approved(again), await invited('x')]).toEqual([null, null, null])
  const going = await aRun('invite-again', id, {})
  expect((await invited(''))?.id).toBe(going)
})
