import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { notedChange } from '../platform/asking.server.ts'

/** As in the function note_change of the database. */
const CHANGING = 7203154
const MOST_KEPT = 200

type Kept = { readonly number: string; readonly values: Map<string, unknown> }

const kept = new WeakMap<Db, Kept>()
let counters = 0

/**
 * Counted from the whole club, and remembered until anything in the tables that note their changes (`change_noted`) is
 * another; so `count` may ask no other tables. Whoever is in a transaction counts for himself: he alone sees his changes.
 */
export function remembered<Input, Value>(
  count: (db: Db, input: Input) => Promise<Value>,
): (db: Db, input: Input) => Promise<Value> {
  counters += 1
  const counter = counters
  return async (db, input) => {
    if (db.isTransaction) return count(db, input)
    const number = notedChange() ?? (await readNumber(db))
    const key = `${counter} ${JSON.stringify(input)}`
    const known = valuesOf(db, number)
    if (known.has(key)) return known.get(key) as Value
    // Asked after the number: whoever took it or an earlier one has been seen by now, or still holds the lock.
    const isQuiet = await readQuiet(db)
    const value = await count(db, input)
    if (isQuiet && known.size < MOST_KEPT) known.set(key, value)
    return value
  }
}

function valuesOf(db: Db, number: string): Map<string, unknown> {
  const now = kept.get(db)
  if (now?.number === number) return now.values
  const values = new Map<string, unknown>()
  kept.set(db, { number, values })
  return values
}

/** The number of the club's last change, as one value of a statement. */
export const CHANGE_NUMBER = sql<string>`(select last_value::text || is_called from changes.number)`

const readNumber = askedTogether(async (db) => {
  const { number } = await db.selectNoFrom(CHANGE_NUMBER.as('number')).executeTakeFirstOrThrow()
  return number
})

const readQuiet = askedTogether(async (db) => {
  const { rows } = await sql<{ quiet: boolean }>`select not exists (select from pg_locks
    where locktype = 'advisory' and objid = ${CHANGING}::int::oid
      and database = (select oid from pg_database where datname = current_database())) as quiet`.execute(db)
  return rows[0]?.quiet ?? false
})

/** Those who ask before the question has left are told one answer. */
function askedTogether<Answer>(ask: (db: Db) => Promise<Answer>): (db: Db) => Promise<Answer> {
  const waiting = new WeakMap<Db, Promise<Answer>>()
  const leave = async (db: Db) => {
    await Promise.resolve()
    waiting.delete(db)
    return ask(db)
  }
  return (db) => {
    const asked = waiting.get(db) ?? leave(db)
    waiting.set(db, asked)
    return asked
  }
}
