import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { asRecord, type Json } from '../../ground/tables/json.ts'
import type { Db } from '../../tables.ts'
import type { Answers, Question } from './question.ts'

const COLUMNS = ['id', 'kind', 'askedOf', 'label', 'options', 'isRequired'] as const

/** What an event asks now, in the order it was written. */
export function listQuestions(db: Db, eventId: number): Promise<readonly Question[]> {
  return db
    .selectFrom('eventQuestion')
    .select(COLUMNS)
    .where('eventId', '=', eventId)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute()
}

/** Also what is asked no more: its answers are still read. */
export function listAllQuestions(db: Db, eventId: number) {
  return db
    .selectFrom('eventQuestion')
    .select([...COLUMNS, 'removedAt'])
    .where('eventId', '=', eventId)
    .orderBy('id')
    .execute()
}

/** The questions as they were shown; one that was changed meanwhile has another mark. */
export function markOf(questions: readonly Question[]): string {
  const asked = questions.map(({ id, kind, askedOf, label, options }) => [id, kind, askedOf, label, options])
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 16)
}

export function answersIn(stored: Json): Answers {
  const entries = Object.entries(asRecord(stored)).map(([id, texts]) => [
    id,
    Array.isArray(texts) ? texts.map((text) => (typeof text === 'string' ? text : '')) : [],
  ])
  return Object.fromEntries(entries) as Answers
}

/** Everything that was said to a question by those who are coming or wait, person by person. */
export async function listGiven(db: Db, { eventId, id }: { readonly eventId: number; readonly id: number }) {
  const { rows } = await sql<{ readonly text: string }>`
    select said.text from registration
    cross join lateral jsonb_array_elements_text(registration.answers -> ${String(id)}) as said (text)
    where registration.event_id = ${eventId} and registration.answers ? ${String(id)} and said.text <> ''`.execute(
    db,
  )
  return rows.map(({ text }) => text)
}
