import { sql } from 'kysely'
import { type Language, speak } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { firstAccountWords } from './first-account.words.ts'

/** Clubs, by their databases, that have been seen to have an account. */
const opened = new WeakSet<Db>()

/** Nobody can sign in yet: the only moment when a stranger is told how the house is opened. Once there is an account, never again. */
export async function isNobodyHere(db: Db): Promise<boolean> {
  if (opened.has(db)) return false
  const { rows } = await sql<{ found: boolean }>`select exists (select from account) as found`.execute(db)
  if (rows[0]?.found) opened.add(db)
  return !rows[0]?.found
}

/** What the empty house says at its door; the words come along, so that no other visitor's browser ever loads them. */
export async function firstAccountNote(db: Db, language: Language) {
  if (!(await isNobodyHere(db))) return null
  const say = speak(firstAccountWords, language)
  return {
    title: say('title'),
    text: say('text'),
    command: `npm run club -- create-webmaster ${say('example')}`,
    after: say('after'),
  }
}
