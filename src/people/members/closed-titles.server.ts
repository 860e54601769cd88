import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Json } from '../../ground/tables/json.ts'
import type { Db } from '../../tables.ts'

// A term of an office as it stood before the closing.
const Ended = z.object({
  id: z.int(),
  titleId: z.int(),
  divisionId: z.int().nullable(),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
})
export type EndedTitle = z.infer<typeof Ended>

type Leaving = { readonly memberId: number; readonly endedOn: string }
type Act = Leaving & { readonly actorId: number | null }

/** Offices somebody would still hold after that day, those that have not begun included. */
export function listLastingTitles(db: Db, { memberId, endedOn }: Leaving) {
  return db
    .selectFrom('titleTerm')
    .innerJoin('title', 'title.id', 'titleTerm.titleId')
    .select([
      'titleTerm.id',
      'titleTerm.titleId',
      'titleTerm.divisionId',
      'titleTerm.startsOn',
      'titleTerm.endsOn',
      'title.name',
    ])
    .where('titleTerm.memberId', '=', memberId)
    .where(sql<boolean>`coalesce(title_term.ends_on, 'infinity') > ${endedOn}::date`)
    .orderBy('titleTerm.id')
    .execute()
}

/** Nobody holds an office longer than he is a member: it ends with his last day, and one that has not begun never does. */
export async function endTitles(tx: Db, { memberId, endedOn, actorId }: Act) {
  const terms = await listLastingTitles(tx, { memberId, endedOn })
  for (const { id, name, startsOn, endsOn } of terms) {
    const hasBegun = startsOn <= endedOn
    if (hasBegun) await tx.updateTable('titleTerm').set({ endsOn: endedOn }).where('id', '=', id).execute()
    else await tx.deleteFrom('titleTerm').where('id', '=', id).execute()
    recordAudit(tx, {
      action: hasBegun ? 'TITLE_TERM_CHANGED' : 'TITLE_TERM_DELETED',
      actorId,
      memberId,
      note: name,
      changes: hasBegun
        ? [{ field: 'endsOn', from: endsOn, to: endedOn }]
        : [{ field: 'heldTitle', from: name, to: null }],
    })
  }
  return {
    names: [...new Set(terms.map(({ name }) => name))],
    ended: terms.map(({ name: _name, ...term }) => term),
  }
}

/** Gives back the offices this closing ended, as long as nobody else has got them or changed them since. */
export async function giveTitlesBack(
  tx: Db,
  { memberId, endedOn, actorId, titles }: Act & { readonly titles: Json },
): Promise<{ readonly given: readonly string[]; readonly lost: number }> {
  const given: string[] = []
  const ended = readEnded(titles)
  for (const term of ended) {
    const name = await giveBack(tx, { memberId, endedOn, term })
    if (name === null) continue
    given.push(name)
    recordAudit(tx, {
      action: term.startsOn <= endedOn ? 'TITLE_TERM_CHANGED' : 'TITLE_GIVEN',
      actorId,
      memberId,
      note: name,
      changes: [{ field: 'endsOn', from: endedOn, to: term.endsOn }],
    })
  }
  return { given, lost: ended.length - given.length }
}

export function readEnded(titles: Json): readonly EndedTitle[] {
  return z.array(Ended).parse(titles)
}

type Held = Leaving & { readonly term: EndedTitle }

async function giveBack(tx: Db, { memberId, endedOn, term }: Held): Promise<string | null> {
  const title = await tx
    .selectFrom('title')
    .select(['name', 'single'])
    .where('id', '=', term.titleId)
    .forUpdate()
    .executeTakeFirst()
  if (!title || (await isTaken(tx, { memberId, term, single: title.single }))) return null
  const { id, titleId, divisionId, startsOn, endsOn } = term
  if (startsOn > endedOn) {
    await tx
      .insertInto('titleTerm')
      .values({ titleId, single: title.single, memberId, divisionId, startsOn, endsOn })
      .execute()
    return title.name
  }
  const { numUpdatedRows } = await tx
    .updateTable('titleTerm')
    .set({ endsOn })
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .where('endsOn', '=', endedOn)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? title.name : null
}

type Asked = { readonly memberId: number; readonly term: EndedTitle; readonly single: boolean }

async function isTaken(tx: Db, { memberId, term, single }: Asked): Promise<boolean> {
  const { id, titleId, divisionId, startsOn, endsOn } = term
  const other = await tx
    .selectFrom('titleTerm')
    .select('id')
    .where('titleId', '=', titleId)
    .where('id', '<>', id)
    .where(sql<boolean>`coalesce(division_id, 0) = ${divisionId ?? 0}`)
    .where(sql<boolean>`(${single} or member_id = ${memberId})`)
    .where(
      sql<boolean>`daterange(starts_on, ends_on, '[]') && daterange(${startsOn}::date, ${endsOn}::date, '[]')`,
    )
    .executeTakeFirst()
  return other !== undefined
}
