import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { notedChange, onceInOneLook } from '../platform/asking.server.ts'
import { askedTogether } from './asked-together.server.ts'

/** What may change and have a number: anything at all, the letters too or not, or who is called what and lives where and with whom. */
export type Area = 'club' | 'names' | 'club and letters'

/** As in the functions note_change, note_names and note_letters of the database. */
const LOCKS = { club: 7203154, names: 7203155, letters: 7203156 }
const CHANGING: Readonly<Record<Area, readonly number[]>> = {
  club: [LOCKS.club],
  names: [LOCKS.names],
  'club and letters': [LOCKS.club, LOCKS.letters],
}
const MOST_SUMS = 200

type Kept<Value> = {
  readonly number: string
  readonly values: Map<string, Value>
  /** What is being read now, since nothing was changing. */
  readonly begun: Map<string, Promise<Value>>
  weight: number
}
type Weight<Value> = {
  readonly most: number
  readonly weigh: (value: Value) => number
  readonly area?: Area
}

let memories = 0

/**
 * What was counted or read of the club, kept until anything in the tables that note their changes (`change_noted`; of names,
 * `names_noted`) is another; so `count` may ask no other tables. Whoever is in a transaction counts for himself: he alone sees
 * his changes.
 */
export function memory<Value>({ most, weigh, area = 'club' }: Weight<Value>) {
  memories += 1
  const name = memories
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
    const number = await numberOf(db, area)
    const known = keptAt(db, number)
    const found = known.values.get(key)
    if (found !== undefined) return found
    // Asked after the number: whoever took it or an earlier one has been seen by now, or still holds the lock.
    const isQuiet = known.begun.has(key) || (await wasQuiet(db, area, number))
    // Nobody else may be told it, and who looks at one page wants one answer.
    if (!isQuiet) return onceInOneLook(`${name} ${key}`, count)
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

const askNumber = askedTogether(async (db) => {
  const { rows } = await sql<Record<keyof typeof LOCKS, string>>`select ${CHANGE_NUMBER} as club,
    (select last_value::text || is_called from changes.names) as names,
    (select last_value::text || is_called from changes.letters) as letters`.execute(db)
  return new Map(Object.entries(rows[0] ?? {}))
})

const askQuiet = askedTogether(async (db) => {
  const { rows } = await sql<{ lock: number }>`select objid::int as lock from pg_locks
    where locktype = 'advisory' and objid in (${sql.join(Object.values(LOCKS).map((lock) => sql`${lock}::int::oid`))})
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  const held = new Set(rows.map(({ lock }) => lock))
  return new Map(
    Object.entries(CHANGING).map(([area, locks]) => [area, !locks.some((lock) => held.has(lock))]),
  )
})

const readNumber = async (db: Db, name: keyof typeof LOCKS) => (await askNumber(db, name)) ?? ''

/** What was read along with who asks stays the number for all of this look: what it counted stands behind that one. */
async function numberOf(db: Db, area: Area): Promise<string> {
  if (area === 'names') return readNumber(db, area)
  const club = notedChange() ?? (await readNumber(db, 'club'))
  return area === 'club' ? club : `${club} ${await readNumber(db, 'letters')}`
}

const readQuiet = async (db: Db, area: Area) => (await askQuiet(db, area)) ?? false

/** All that is counted for one look stands behind the same number, so what was quiet behind it once is so for the rest of them. */
function wasQuiet(db: Db, area: Area, number: string): Promise<boolean> {
  return area === 'club' && notedChange() === number
    ? onceInOneLook(`quiet behind ${number}`, () => readQuiet(db, area))
    : readQuiet(db, area)
}
