import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { countQuietDoors, hearDoors } from './doors.server.ts'

const { db, ask, rules, acts, aSecretary, anOpenMeeting, openVote, close, room, crowd } = aMeetingClub()
beforeEach(rules)

type Leader = Awaited<ReturnType<typeof aSecretary>>

async function aDoor() {
  const secretary = await aSecretary()
  const people = await crowd(3)
  const { id, points } = await anOpenMeeting(secretary, [])
  await sql`update meeting set opened_at = now() - interval '2 hours' where id = ${id}`.execute(db())
  const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString()
  const note = (memberId: number | undefined, act: string, ago: number, more: object = {}) =>
    ask('POST', `/api/meetings/${id}/presence`, secretary.token, {
      id: randomUUID(),
      by: secretary.id,
      act,
      memberId,
      madeAt: minutesAgo(ago),
      ...more,
    })
  const stays = async (memberId: number | undefined) => {
    const rows = await db()
      .selectFrom('meetingPresence')
      .select(['cameAt', 'leftAt'])
      .where('memberId', '=', memberId ?? 0)
      .orderBy('id')
      .execute()
    const ago = (at: Date | null) => at && Math.round((Date.now() - Number(at)) / 60_000)
    return rows.map(({ cameAt, leftAt }) => [ago(cameAt), ago(leftAt)])
  }
  const phone = randomUUID()
  let heardAt: number | null = null
  /** As the phone does: with what it heard the last time. */
  const tell = async (unsent: number, { token }: Pick<Leader, 'token'> = secretary) => {
    const answer = await ask('PUT', `/api/meetings/${id}/doors/${phone}`, token, { unsent, heardAt })
    heardAt = answer.json.at ?? heardAt
    return answer
  }
  const telling = async (unsent: number, until: Promise<unknown>) => {
    const over = until.then(() => true)
    const once = () => tell(unsent).then(() => false)
    while (!(await Promise.race([over, once()]))) continue
  }
  const vote = (more: object = {}) =>
    openVote(id, secretary.token, { way: 'hand', pointId: points[0], ...more })
  return { id, secretary, people, note, stays, phone, tell, telling, vote, minutesAgo }
}

describe('what a phone at the door sends later', () => {
  test('counts at the time it was done and in that order, whichever phone got through first', async () => {
    const { people, note, stays } = await aDoor()

    await note(people[0], 'came', 20)
    await note(people[0], 'came', 55)
    const told = await note(people[0], 'left', 30)

    expect(told.json).toMatchObject({ success: true, isHere: true })
    expect(await stays(people[0])).toEqual([
      [55, 30],
      [20, null],
    ])
  })

  test('is done once, however often it is sent, and is taken from its owner alone', async () => {
    const { people, note, stays } = await aDoor()
    const id = randomUUID()

    const first = await note(people[0], 'came', 40, { id })
    await note(people[0], 'left', 30)
    const again = await note(people[0], 'came', 10, { id })
    const lent = await note(people[1], 'came', 10, { by: 999_999 })

    expect([first.json.isHere, again.json.isHere, lent.status]).toEqual([true, false, 401])
    expect(await stays(people[0])).toEqual([[40, 30]])
  })

  test('still reaches the record of a meeting that is over, until its minutes are out', async () => {
    const { id, people, secretary, note, stays } = await aDoor()
    await ask('POST', `/api/meetings/${id}/close`, secretary.token)

    const late = await note(people[0], 'came', 40)
    const now = await ask('POST', `/api/meetings/${id}/presence`, secretary.token, {
      act: 'came',
      memberId: people[1],
    })
    await sql`insert into meeting_minutes (meeting_id, body, record_hash, saved_by, published_version, published_at)
      values (${id}, 'Zápis', 'x', ${secretary.id}, 1, now())`.execute(db())
    const tooLate = await note(people[1], 'came', 40)

    expect([late.status, now.json.code, tooLate.json.code]).toEqual([
      200,
      'meeting_not_open',
      'door_act_late',
    ])
    expect(await stays(people[0])).toEqual([[40, 0]])
  })
})

const silentFor = (seconds: number) =>
  sql`update meeting_door set told_at = told_at - make_interval(secs => ${seconds}),
    as_of = as_of - make_interval(secs => ${seconds})`.execute(db())

describe('a vote and the door', () => {
  test('opens on the word the door gives after it was put, not on an older one', async () => {
    const { id, secretary, tell, telling, vote } = await aDoor()
    await tell(0)
    await tell(0)

    // It said a moment ago that nothing waits; whether that is still so nobody knows.
    await silentFor(4.8)
    const lost = await vote()
    await tell(0)
    const opening = vote()
    await telling(0, opening)
    const opened = await opening

    expect([lost.json.code, opened.status]).toEqual(['doors_quiet', 201])
    expect((await room(id, secretary.token)).vote).toMatchObject({ presentTyped: false, quietDoors: 0 })
  })

  test('does not count as heard what was on the way when the door was asked', async () => {
    const { id, tell } = await aDoor()

    const asked = await hearDoors(db(), id)
    await tell(0)
    const first = await countQuietDoors(db(), id, asked)
    await tell(0)
    const second = await countQuietDoors(db(), id, asked)

    expect([first, second]).toEqual([1, 0])
  })

  test('does not open while a phone there has unsent notes or was not heard of; with the chair’s number it does', async () => {
    const { id, secretary, people, note, phone, tell, vote } = await aDoor()
    await note(people[0], 'came', 10)

    await tell(2)
    const unsent = await vote()
    await tell(0)
    await silentFor(6)
    const silent = await vote()
    const many = await vote({ presentTyped: 99 })
    const opened = await vote({ presentTyped: 3 })
    await close(opened.json.id, secretary.token, { counts: [2, 1] })

    expect([unsent, silent, many].map(({ json }) => json.code)).toEqual([
      'doors_quiet',
      'doors_quiet',
      'invalid_fields',
    ])
    expect((await room(id, secretary.token)).results[0]).toMatchObject({
      present: 3,
      presentTyped: true,
      quietDoors: 1,
      outcome: 'passed',
    })
    const { json } = await ask('GET', `/api/meetings/${id}/doors`, secretary.token)
    expect(json.items).toMatchObject([{ id: phone, unsent: 0, isQuiet: true }])
  })

  test('opens once the phone has told everything, is done, or is struck off by the chair, which is written down', async () => {
    const { id, secretary, phone, tell, vote } = await aDoor()
    const strike = () => ask('DELETE', `/api/meetings/${id}/doors/${phone}`, secretary.token)

    await tell(3)
    const struck = await strike()
    const again = await strike()
    const opened = await vote()

    expect([struck.status, again.status, opened.status]).toEqual([200, 404, 201])
    expect(await acts()).toContain('MEETING_DOOR_STRUCK')
  })

  test('a phone is at the door of those named for it, while the meeting runs', async () => {
    const { id, secretary, tell } = await aDoor()
    const stranger = await aSecretary()
    await sql`update account set role = 'Member' where id = ${stranger.id}`.execute(db())

    const refused = await tell(0, stranger)
    await tell(0)
    await ask('POST', `/api/meetings/${id}/close`, secretary.token)
    const late = await tell(0)

    expect([refused.json.code, late.json.code]).toEqual(['not_at_door', 'meeting_not_open'])
    expect(await db().selectFrom('meetingDoor').selectAll().execute()).toEqual([])
  })
})
