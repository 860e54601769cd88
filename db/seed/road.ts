import type { Db } from '../../src/tables.ts'
import { byLogin, isPresent, type Person } from './person.ts'

/** Those on the road to membership: since when, and the first of them with a mentor. */
export async function seedRoad(tx: Db, people: readonly Person[], setBy: number): Promise<void> {
  const walking = people.filter((person) => isPresent(person) && !person.facts.approved)
  if (walking.length === 0) return
  await tx
    .insertInto('applicantRoad')
    .values(walking.map(({ id, joinedOn }) => ({ memberId: id, since: joinedOn })))
    .execute()
  const mentorId = byLogin(people, 'member').id
  await tx
    .insertInto('applicantMentor')
    .values(
      walking
        .filter(({ login }, index) => login === 'applicant' || index === 0)
        .map(({ id }) => ({ memberId: id, mentorId, setBy })),
    )
    .execute()
}
