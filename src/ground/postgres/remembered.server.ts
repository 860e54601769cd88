import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { notedChange } from '../platform/asking.server.ts'
import { askedTogether } from './asked-together.server.ts'

/** As in the function note_change of the database. */
const CHANGING = 7203154
const MOST_SUMS = 200

type Kept<Value> = {
  readonly number: string
  readonly values: Map<string, Value>
  /** What is being read now, since nothing was changing. */
  readonly begun: Map<string, Promise<Value>>
  weight: number
}
type Weight<Value> = { readonly most: number; readonly weigh: (value: Value) => number }

/**
 * What was counted or read of the club, kept until anything in the tables that note their changes (`change_noted`) is another;
 * so `count` may ask no other tables. Whoever is in a transaction counts for himself: he alone sees his changes.
 */
export function memory<Value>({ most, weigh }: Weight<Value>) {
  const kept = new WeakMap<Db, Kept<Value>>()
  const keptAt = (db: Db, number: string): Kept<Value> => {
    const now = kept.get(db)
    if (now?.number === number) return now
    const anew = { number, values: new Map(), begun: new Map(), weight: 0 }
    kept.set(db, anew)
    return anew
  }
  /** What was kept first goes first, once there is too much of it. */
  const keep = (known: Kept<Value>, key: string, value: Value) => {
    const weight = weigh(value)
    if (weight > most) return
    known.values.set(key, value)
    known.weight += weight
    for (const [oldest, old] of known.values) {
      if (known.weight <= most) return
      known.values.delete(oldest)
      known.weight -= weigh(old)
    }
  }
  const begin = async (known: Kept<Value>, key: string, count: () => Promise<Value>): Promise<Value> => {
    try {
      const value = await count()
      keep(known, key, value)
      return value
    } finally {
      known.begun.delete(key)
    }
  }
  return async (db: Db, key: string, count: () => Promise<Value>): Promise<Value> => {
    if (db.isTransaction) return count()
    const known = keptAt(db, notedChange() ?? (await readNumber(db)))
    const found = known.values.get(key)
    if (found !== undefined) return found
    // Asked after the number: whoever took it or an earlier one has been seen by now, or still holds the lock.
    const isQuiet = known.begun.has(key) || (await readQuiet(db))
    if (!isQuiet) return count()
    const begun = known.values.get(key) ?? known.begun.get(key)
    if (begun !== undefined) return begun
    const reading = begin(known, key, count)
    known.begun.set(key, reading)
    return reading
  }
}

const sums = memory<{ readonly value: unknown }>({ most: MOST_SUMS, weigh: () => 1 })
let counters = 0

/** A sum over the club, counted once for each input. */
export function remembered<Input, Value>(
  count: (db: Db, input: Input) => Promise<Value>,
): (db: Db, input: Input) => Promise<Value> {
  counters += 1
  const counter = counters
  return async (db, input) => {
    const { value } = await sums(db, `${counter} ${JSON.stringify(input)}`, async () => ({
      value: await count(db, input),
    }))
    return value as Value
  }
}

/** The number of the club's last change, as one value of a statement. */
export const CHANGE_NUMBER = sql<string>`(select last_value::text || is_called from changes.number)`

const ALL = 'all'

const askNumber = askedTogether(async (db) => {
  const { number } = await db.selectNoFrom(CHANGE_NUMBER.as('number')).executeTakeFirstOrThrow()
  return new Map([[ALL, number]])
})

const askQuiet = askedTogether(async (db) => {
  const { rows } = await sql<{ quiet: boolean }>`select not exists (select from pg_locks
    where locktype = 'advisory' and objid = ${CHANGING}::int::oid
      and database = (select oid from pg_database where datname = current_database())) as quiet`.execute(db)
  return new Map([[ALL, rows[0]?.quiet ?? false]])
})

const readNumber = async (db: Db) => (await askNumber(db, ALL)) ?? ''
const readQuiet = async (db: Db) => (await askQuiet(db, ALL)) ?? false
