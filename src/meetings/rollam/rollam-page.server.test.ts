import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aRollamClub, TODAY } from '../../../test/rollams.ts'
import { seeScreen } from '../../../test/screen.ts'
import { addDays } from '../../ground/values/day.ts'
import { loader } from './rollam.screen.tsx'

const { db, rules, allow, aDraft, aSentOne } = aRollamClub()
beforeEach(() => rules())

test('those who have no vote are not among those who are asked', async () => {
  const { id, secretary, boris } = await aSentOne()
  const see = async (wanted = '') =>
    (
      await seeScreen(db(), loader, {
        path: `/admin/meetings/rollam/${id}?hledat=${wanted}`,
        params: { id: String(id) },
        token: secretary.token,
      })
    ).view.voters.map(({ memberId }) => memberId)
  const before = await see()
  await db()
    .updateTable('rollamVoter')
    .set({ standing: 'suspended' })
    .where('rollamId', '=', id)
    .where('memberId', '=', boris?.memberId ?? 0)
    .execute()

  expect(before).toContain(boris?.memberId)
  expect(await see()).toEqual(before.filter((one) => one !== boris?.memberId))
})

test('its numbers are said each in its place', async () => {
  const { id, secretary } = await aSentOne()
  await db()
    .updateTable('rollam')
    .set({
      state: 'closed',
      outcome: 'passed',
      votesFor: 5,
      votesAgainst: 2,
      abstained: 1,
      entitled: 9,
      needed: 4,
      closedAt: new Date(),
    })
    .where('id', '=', id)
    .execute()

  const { view } = await seeScreen(db(), loader, {
    path: `/admin/meetings/rollam/${id}`,
    params: { id: String(id) },
    token: secretary.token,
  })

  expect(view.numbers?.match(/\d+/g)).toEqual(['5', '2', '1', '9', '4'])
})

test('whoever writes one is told the first day it may run until, and whether the club decides so at all', async () => {
  const { id, secretary } = await (async () => {
    await allow()
    return aDraft()
  })()
  const writing = async () =>
    (
      await seeScreen(db(), loader, {
        path: `/admin/meetings/rollam/${id}`,
        params: { id: String(id) },
        token: secretary.token,
      })
    ).view.writing
  const on = await writing()
  await sql`update club_setting set value = '{"rollamDays":0}' where key = 'meetings'`.execute(db())

  expect([on.isOff, on.firstDay]).toEqual([false, addDays(TODAY, 7)])
  expect((await writing()).isOff).toBe(true)
})
