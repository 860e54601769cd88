import { expect } from 'vitest'
import { findActor } from '../src/entry/accounts/sessions.server.ts'
import type { MandateRole } from '../src/permissions.ts'
import { aMeetingClub } from './meetings.ts'

/** A club that elects: offices with roles, and elections that are over. */
export function aMandateClub() {
  const club = aMeetingClub()
  const { db, aRider, aVoter, anOpenMeeting, openVote, close } = club

  async function aTitle(name: string, single = true) {
    const { id } = await db()
      .insertInto('title')
      .values({ name, single })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const roleOf = async (accountId: number) =>
    (await db().selectFrom('account').select('role').where('id', '=', accountId).executeTakeFirstOrThrow())
      .role

  /** As every request sees him. */
  const roleToday = async (accountId: number) => (await findActor(db(), accountId))?.role

  /** Somebody with a role by a term that ends that day. */
  async function anOfficer(role: MandateRole, endsOn: string | null) {
    const person = await aRider(role, { memberSince: '2020-01-01' })
    const titleId = await aTitle(`Funkce ${person.id}`)
    const term = await db()
      .insertInto('titleTerm')
      .values({
        titleId,
        single: true,
        memberId: person.memberId,
        startsOn: '2024-01-01',
        endsOn,
        role,
        roleBy: person.id,
        roleGivenAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db().updateTable('account').set({ roleTermId: term.id }).where('id', '=', person.id).execute()
    return { ...person, titleId, termId: term.id }
  }

  /** An election that is over: who was elected, in the numbers of the candidates. */
  async function anElection(leader: { id: number; token: string }, candidates: readonly string[], seats = 1) {
    const people = [await aVoter(), await aVoter(), await aVoter()] as const
    const { id, points } = await anOpenMeeting(
      leader,
      people.map(({ memberId }) => memberId),
      [{ kind: 'elect', title: 'Volba výboru' }],
    )
    const { json } = await openVote(id, leader.token, { way: 'hand', pointId: points[0], candidates, seats })
    const counts = candidates.map((_, index) => (index < seats ? 3 : 0))
    const closed = await close(json.id, leader.token, { counts, abstained: 0 })
    expect(closed.status).toBe(200)
    return { meetingId: id, voteId: Number(json.id), people }
  }

  return { ...club, aTitle, anOfficer, anElection, roleOf, roleToday }
}
