import { beforeEach, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { remindTasks } from './tell-tasks.server.ts'

const { db, rules, aSecretary, aVoter, anOpenMeeting, openVote, close, crowd, ask, letters } = aMeetingClub()
beforeEach(() => rules())

const TODAY = pragueDay(new Date())

async function aResolution() {
  const secretary = await aSecretary()
  const member = await aVoter()
  const { id, points } = await anOpenMeeting(secretary, await crowd(5))
  await db().updateTable('meeting').set({ rules: '{"quorum":"any"}' }).where('id', '=', id).execute()
  const { json } = await openVote(id, secretary.token, { way: 'hand', pointId: points[0] })
  await close(json.id, secretary.token, { counts: [5, 0] })
  await ask('POST', `/api/meetings/${id}/close`, secretary.token)
  const made = await db().selectFrom('resolution').select('id').executeTakeFirstOrThrow()
  const put = (version: number, body: object) =>
    ask('PUT', `/api/resolutions/${made.id}`, secretary.token, {
      doer: '',
      dueOn: null,
      isDone: false,
      memberId: member.memberId,
      version,
      ...body,
    })
  return { secretary, member, put }
}

const told = async () => (await letters()).map(({ template }) => template)
const tasks = async () => (await told()).filter((template) => template.startsWith('task-'))

test('whoever is given a task is told, of another day again, and not of what he gave himself', async () => {
  const { secretary, put } = await aResolution()

  await put(1, {})
  const given = await tasks()
  await put(2, { doer: 'a rada' })
  const same = await tasks()
  await put(3, { dueOn: addDays(TODAY, 40) })
  const moved = await tasks()
  await put(4, { memberId: secretary.memberId })
  const own = await tasks()
  await put(5, { isDone: true })

  expect(given).toEqual(['task-given'])
  expect(same).toEqual(given)
  expect(moved).toEqual(['task-given', 'task-given'])
  expect(own).toEqual(moved)
  expect(await tasks()).toEqual(moved)
})

test('given just a week before its day, the letter that gives it is the only one', async () => {
  const { put } = await aResolution()
  await put(1, { dueOn: addDays(TODAY, 7) })

  await remindTasks(db(), TODAY)

  expect(await tasks()).toEqual(['task-given'])
})

test('a week before its day he is reminded once, not when it is done or was given in that week', async () => {
  const { put } = await aResolution()
  const dueOn = addDays(TODAY, 20)
  await put(1, { dueOn })

  await remindTasks(db(), addDays(dueOn, -8))
  const early = await tasks()
  await Promise.all([1, 2, 3].map(() => remindTasks(db(), addDays(dueOn, -7))))
  await remindTasks(db(), dueOn)
  const reminded = await tasks()
  await put(2, { dueOn: addDays(TODAY, 3) })
  await remindTasks(db(), TODAY)
  const soon = await tasks()
  await put(3, { dueOn: addDays(TODAY, 30), isDone: true })
  await remindTasks(db(), addDays(TODAY, 25))

  expect(early).toEqual(['task-given'])
  expect(reminded).toEqual(['task-given', 'task-due'])
  expect(soon).toEqual([...reminded, 'task-given'])
  expect(await tasks()).toEqual(soon)
})
