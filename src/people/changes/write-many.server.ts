import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

type Written = {
  readonly ids: readonly number[]
  readonly division?: number | null | undefined
  readonly addTags?: readonly string[] | undefined
  readonly removeTags?: readonly string[] | undefined
  /** Instead of adding and removing: exactly these. */
  readonly tags?: readonly string[] | undefined
}

/** The same words on many cards that are already locked; each is one version older afterwards. */
export async function writeMany(tx: Db, { ids, division, addTags = [], removeTags = [], tags }: Written) {
  if (ids.length === 0) return
  const those = sql`any(${[...ids]}::int[])`
  await tx
    .updateTable('member')
    .set((eb) => ({
      ...(division === undefined ? {} : { divisionId: division }),
      version: eb('version', '+', 1),
      updatedAt: sql<Date>`now()`,
    }))
    .where('id', '=', sql<number>`${those}`)
    .execute()
  const gone = tags ? sql`true` : sql`tag.name = any(${[...removeTags]}::text[])`
  if (tags || removeTags.length > 0)
    await sql`delete from member_tag using tag
      where tag.id = member_tag.tag_id and member_tag.member_id = ${those} and ${gone}`.execute(tx)
  await addTo(tx, ids, tags ?? addTags)
}

async function addTo(tx: Db, ids: readonly number[], names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await tx
    .insertInto('tag')
    .values([...names].toSorted().map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await sql`insert into member_tag (member_id, tag_id)
    select person, tag.id from unnest(${[...ids]}::int[]) as person
    cross join tag where tag.name = any(${[...names]}::text[])
    on conflict do nothing`.execute(tx)
}
