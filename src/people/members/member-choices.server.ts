import { sql } from 'kysely'
import type { Language } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'

export type Division = {
  readonly id: number
  readonly name: string
  /** It is over: those who were in it stay, nobody else comes. */
  readonly isClosed: boolean
}

export function listDivisions(db: Db): Promise<Division[]> {
  return db
    .selectFrom('division')
    .select(['id', 'name', sql<boolean>`closed_on is not null`.as('isClosed')])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export type KindChoice = { readonly id: number; readonly name: string; readonly isArchived: boolean }

/** Kinds of membership in the club's order, by the name in this language. */
export function listKindChoices(db: Db, language: Language): Promise<KindChoice[]> {
  return db
    .selectFrom('membershipKind')
    .select(['id', language === 'cs' ? 'nameCs as name' : 'nameEn as name', 'archived as isArchived'])
    .orderBy('archived')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export type Choices = {
  readonly divisions: readonly Division[]
  readonly tags: readonly string[]
}

/** What can be chosen in filters and forms, in one statement. */
export async function listChoices(db: Db): Promise<Choices> {
  return db
    .selectNoFrom([
      sql<
        Division[]
      >`(select coalesce(json_agg(json_build_object('id', id, 'name', name, 'isClosed', closed_on is not null) order by position, id), '[]') from division)`.as(
        'divisions',
      ),
      sql<
        string[]
      >`array(select name from tag where exists (select from member_tag where tag_id = tag.id) order by name collate cs limit 300)`.as(
        'tags',
      ),
    ])
    .executeTakeFirstOrThrow()
}
