import { sql } from 'kysely'
import type { Language } from '../values/words.ts'
import type { Db } from '../../tables.ts'
import type { Json } from '../tables/json.ts'
import type { MailState } from './mail-state.tsx'

type LetterOf = {
  readonly id: number
  readonly template: string
  readonly params: Json
  readonly language: Language
  readonly state: MailState
  readonly createdAt: Date
}

/** The last letters to a person: about the card, or to its account. */
export async function listLettersOf(db: Db, memberId: number): Promise<readonly LetterOf[]> {
  const { rows } = await sql<LetterOf>`
    select id::int, template, params, language, state, created_at as "createdAt" from mail
    where member_id = ${memberId} or account_id in (select id from account where member_id = ${memberId})
    order by mail.id desc limit 8`.execute(db)
  return rows
}
