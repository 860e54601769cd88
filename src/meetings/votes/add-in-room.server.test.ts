import { beforeEach, expect, test } from 'vitest'
import { sendForm } from '../../../test/screen.ts'
import { aMeetingClub } from '../../../test/meetings.ts'
import { action } from './room.screen.tsx'

const { db, ask, rules, aSecretary, aVoter, crowd, aCalledMeeting, anOpenMeeting, openVote, close, room } =
  aMeetingClub()
beforeEach(rules)

test('what is brought up in the room is decided where everybody is there and agrees, and the minutes say so', async () => {
  const secretary = await aSecretary()
  const { id } = await anOpenMeeting(secretary, [...(await crowd(2)), secretary.memberId])

  const sent = await sendForm(db(), action, {
    path: `/schuze/${id}`,
    token: secretary.token,
    form: { intent: 'point', title: 'Nový prapor', kind: 'decide', wording: 'Schůze schvaluje prapor.' },
  })

  expect(sent.fault).toBe(null)
  const { json } = await ask('GET', `/api/meetings/${id}`, secretary.token)
  const point = json.points.find(({ title }: { title: string }) => title === 'Nový prapor')
  const vote = await openVote(id, secretary.token, { way: 'hand', pointId: point.id, majority: 'present' })
  await close(vote.json.id, secretary.token, { counts: [3, 0] })
  expect((await room(id, secretary.token)).results).toMatchObject([
    { title: 'Nový prapor', majority: 'everybody', majorityFrom: null, needed: 3, outcome: 'passed' },
  ])
  const { body } = (await ask('GET', `/api/meetings/${id}/minutes`, secretary.token)).json
  expect(body).toContain('Bod přibyl až po odeslání pozvánky')
})

test('it is added by who leads the meeting, while it runs, and to no substitute meeting', async () => {
  const secretary = await aSecretary()
  const member = await aVoter()
  const point = { kind: 'decide', title: 'Navíc' }
  const add = async (id: number, token: string) =>
    (await ask('POST', `/api/meetings/${id}/room/points`, token, point)).json.code
  const called = await aCalledMeeting(secretary.id)
  const early = await add(called.id, secretary.token)
  const first = await anOpenMeeting(secretary, [member.memberId])
  const byMember = await add(first.id, member.token)
  const substitute = await anOpenMeeting(secretary, [])
  await db().updateTable('meeting').set({ substituteOf: first.id }).where('id', '=', substitute.id).execute()

  const toSubstitute = await add(substitute.id, secretary.token)

  expect([early, byMember, toSubstitute]).toEqual(['meeting_not_open', 'not_chair', 'substitute_same_agenda'])
})
