import { expect, test } from 'vitest'
import { aMember, anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { mergeMembers } from './merge-members.server.ts'

const db = useDatabase()
const SINCE = '2015-04-01'

const KINDS = ['Čestné členství', 'Příznivec'] as const
type Kind = (typeof KINDS)[number] | null

/** The first kind, which nobody chose, is none of these. */
async function kindNamed(name: Kind): Promise<number> {
  if (name === null)
    return (
      await db()
        .selectFrom('membershipKind')
        .select('id')
        .orderBy('position')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).id
  const { id } = await db()
    .insertInto('membershipKind')
    .values({ nameCs: name, nameEn: name, position: 9 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test.each<[string, Kind, Kind, string, Kind]>([
  ['one that nobody chose gives way to the other card’s', null, 'Příznivec', SINCE, 'Příznivec'],
  ['one that somebody chose stays', 'Čestné členství', 'Příznivec', SINCE, 'Čestné členství'],
  ['that of a membership from another day says nothing of this one', null, 'Příznivec', '2019-01-01', null],
])('of two kinds of membership %s', async (_, ofKeep, ofDrop, since, left) => {
  const [keep, drop] = [
    (await aMember(db(), { memberSince: SINCE })).id,
    (await aMember(db(), { memberSince: since })).id,
  ]
  const ids = new Map<Kind, number>()
  for (const kind of new Set([null, ofKeep, ofDrop])) ids.set(kind, await kindNamed(kind))
  const give = (memberId: number, kind: Kind) =>
    db()
      .updateTable('membershipPeriod')
      .set({ kindId: ids.get(kind) ?? 0 })
      .where('memberId', '=', memberId)
      .execute()
  await give(keep, ofKeep)
  await give(drop, ofDrop)

  const actor = { ...(await anAccount(db(), { role: 'Webmaster' })), grants: [] }
  await mergeMembers(db(), actor, { keep, drop })

  const periods = await db()
    .selectFrom('membershipPeriod')
    .select('kindId')
    .where('memberId', '=', keep)
    .execute()
  expect(periods).toEqual([{ kindId: ids.get(left) }])
})
