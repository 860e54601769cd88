import { sql } from 'kysely'
import { aRidingClub } from './rides.ts'

/** A club that holds a meeting: a secretary who leads it, and as many members with phones as are wanted. */
export function aMeetingClub() {
  const club = aRidingClub()
  const { db, aRider, ask, inDays } = club

  const aSecretary = () => aRider('Secretary', { lastName: 'Sekretářka', memberSince: '2020-01-01' })
  const aVoter = () => aRider('Member', { lastName: 'Hlasující', memberSince: '2020-01-01' })

  async function voters(count: number) {
    const people: Awaited<ReturnType<typeof aVoter>>[] = []
    for (let one = 0; one < count; one += 1) people.push(await aVoter())
    return people
  }

  type Points = readonly { readonly kind: string; readonly title: string; readonly isLate?: boolean }[]

  /** Called for now; it was announced long ago. */
  async function aCalledMeeting(calledBy: number, points: Points = [{ kind: 'decide', title: 'Rozpočet' }]) {
    const { id } = await db()
      .insertInto('meeting')
      .values({
        title: 'Výroční schůze',
        startsAt: inDays(0),
        place: 'Klubovna',
        state: 'called',
        calledAt: inDays(-40),
        calledBy,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const made = await db()
      .insertInto('agendaPoint')
      .values(points.map((point, index) => ({ ...point, meetingId: id, position: index + 1 }) as never))
      .returning('id')
      .execute()
    return { id, points: made.map((point) => point.id) }
  }

  /** Open, with these people in the room. */
  async function anOpenMeeting(
    leader: { id: number; token: string },
    here: readonly number[],
    points?: Points,
  ) {
    const meeting = await aCalledMeeting(leader.id, points)
    await ask('POST', `/api/meetings/${meeting.id}/open`, leader.token)
    if (here.length > 0) await letIn(meeting.id, here, leader.id)
    return meeting
  }

  /** As the door would have, at once. */
  async function letIn(meetingId: number, people: readonly number[], actorId: number) {
    await sql`with act as (insert into meeting_act (id, meeting_id, member_id, kind, made_at, actor_id)
        select gen_random_uuid(), ${meetingId}::int, id, 'came', now(), ${actorId}::int
        from unnest(${people}::int[]) as id returning member_id, made_at)
      insert into meeting_presence (meeting_id, member_id, came_at) select ${meetingId}::int, member_id, made_at from act`.execute(
      db(),
    )
  }

  type Told = Awaited<ReturnType<typeof ask>>

  /** As phones do it: whom a full house turns away asks again. */
  async function allAtOnce(calls: readonly (() => Promise<Told>)[]): Promise<readonly Told[]> {
    const told = await Promise.all(calls.map((one) => one()))
    for (let left = 20; left > 0; left -= 1) {
      const turnedAway = [...told.entries()].filter(([, { status }]) => status === 429 || status === 503)
      await Promise.all(
        turnedAway.map(async ([index]) => {
          const again = await calls[index]?.()
          if (again) told[index] = again
        }),
      )
    }
    return told
  }

  const openVote = async (meetingId: number, token: string, body: object) =>
    ask('POST', `/api/meetings/${meetingId}/votes`, token, body)
  const close = (voteId: number, token: string, body: object = {}) =>
    ask('POST', `/api/votes/${voteId}/close`, token, body)
  const room = async (meetingId: number, token: string) =>
    (await ask('GET', `/api/meetings/${meetingId}/room`, token)).json

  /** Plain members, without accounts: they only fill the room. */
  async function crowd(count: number): Promise<readonly number[]> {
    const { rows } = await sql<{ id: number }>`insert into member (first_name, last_name, member_since)
      select 'Člen', 'Číslo ' || n, '2020-01-01' from generate_series(1, ${count}::int) n returning id`.execute(
      db(),
    )
    return rows.map(({ id }) => id)
  }

  return {
    ...club,
    allAtOnce,
    letIn,
    aSecretary,
    aVoter,
    voters,
    aCalledMeeting,
    anOpenMeeting,
    openVote,
    close,
    room,
    crowd,
  }
}
