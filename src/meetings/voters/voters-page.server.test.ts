import { beforeEach, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { action, loader } from './voters.screen.tsx'

const { db, rules, inDays, aSecretary, aVoter, aCalledMeeting } = aMeetingClub()
beforeEach(rules)
const today = pragueDay(inDays(0))

/** Somebody without a vote in these days. */
const suspended = async (setBy: number, days: { readonly startsOn: string; readonly endsOn?: string }) => {
  const { memberId } = await aVoter()
  const { id } = await db()
    .insertInto('voteSuspension')
    .values({ memberId, reason: 'Spor', setBy, ...days })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, memberId }
}

test('before a meeting that should have begun everybody is shown as he stands today', async () => {
  const secretary = await aSecretary()
  const { id } = await aCalledMeeting(secretary.id)
  await db()
    .updateTable('meeting')
    .set({ startsAt: inDays(-3) })
    .where('id', '=', id)
    .execute()
  const { memberId } = await suspended(secretary.id, { startsOn: addDays(today, -1) })

  const { voters, isFrozen } = await seeScreen(db(), loader, {
    path: `/admin/meetings/${id}/voters`,
    token: secretary.token,
  })

  expect(isFrozen).toBe(false)
  expect(voters.find((voter) => voter.memberId === memberId)?.standing).toBe('suspended')
})

test('suspensions that hold or are to come are listed and can be ended; with yesterday one is over', async () => {
  const secretary = await aSecretary()
  const { id } = await aCalledMeeting(secretary.id)
  await suspended(secretary.id, { startsOn: addDays(today, -9), endsOn: addDays(today, -1) })
  const holds = await suspended(secretary.id, { startsOn: addDays(today, -9), endsOn: today })
  const comes = await suspended(secretary.id, { startsOn: addDays(today, 9) })
  const at = { path: `/admin/meetings/${id}/voters`, token: secretary.token }
  const listed = async () => (await seeScreen(db(), loader, at)).suspensions.map((one) => one.id)
  const before = await listed()

  const told = await sendForm(db(), action, { ...at, form: { intent: 'end', suspension: String(holds.id) } })

  expect([before, await listed()]).toEqual([[holds.id, comes.id], [comes.id]])
  expect([told.status, told.location]).toEqual([303, at.path])
  const { endsOn } = await db()
    .selectFrom('voteSuspension')
    .select('endsOn')
    .where('id', '=', holds.id)
    .executeTakeFirstOrThrow()
  expect(endsOn).toBe(addDays(today, -1))
})
