import { setImmediate as turnEnds } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../tables.ts'

/** So many are looked up; when more have changed, it is less to read everybody. */
const MOST_FRESH = 500
/** Of each kind, for so many inputs; whoever was asked for longest ago is forgotten. */
const MOST_FOLLOWED = 6

type Alike<Group> = { readonly group: Group; count: number }
/** How many lines are alike in everything that was asked. */
export type Counted<Group> = Group & { readonly count: number }

type Following<Input, Group extends object> = {
  /** What makes lines alike: columns of `lines`. */
  readonly by: readonly (keyof Group & string)[]
  /**
   * Lines with `whose` they are, `by` and nothing else; only of those people, where some are given. They may be read from tables
   * that tell whom a change has touched (`changes.touched`), and depend on nothing but his own rows there.
   */
  readonly lines: (db: Db, input: Input, only: RawBuilder<unknown> | null) => RawBuilder<unknown>
  /** Changes of other years touch nothing here. */
  readonly year?: (input: Input) => number
}

type Told<Group> = Group & {
  readonly snapshot: string
  readonly server: string
  /** Whom the changes since then have touched, 0 for everybody. */
  readonly fresh: readonly number[]
  readonly whose: readonly number[] | null
}

/**
 * How many lines there are of each kind, kept by a running house and followed on: after a change only those it has touched are
 * read again. What is told is what the database holds at one moment after it was asked for, as if all had been counted then.
 */
export function followed<Input, Group extends object>(following: Following<Input, Group>) {
  const states = new WeakMap<Db, Map<string, State<Group>>>()
  const stateOf = (db: Db, input: Input): State<Group> => {
    const known = states.get(db) ?? new Map<string, State<Group>>()
    states.set(db, known)
    const key = JSON.stringify(input)
    const state = known.get(key) ?? aState<Group>(following.by)
    known.delete(key)
    known.set(key, state)
    for (const oldest of known.keys()) if (known.size > MOST_FOLLOWED) known.delete(oldest)
    return state
  }
  return async (db: Db, input: Input): Promise<readonly Counted<Group>[]> => {
    // In a transaction one sees one's own changes, and others must not be told of them.
    const state = db.isTransaction ? aState<Group>(following.by) : stateOf(db, input)
    return state.inTurn(async () => {
      const since = state.since()
      const isKnown = since !== null && state.goOn(await readFresh(db, following, input, since))
      if (!isKnown) state.beginAnew(await readAll(db, following, input))
      return state.told()
    })
  }
}

type State<Group extends object> = ReturnType<typeof aState<Group>>

function aState<Group extends object>(by: readonly (keyof Group & string)[]) {
  let known = { since: null as string | null, server: '' }
  let groups = new Map<string, Alike<Group>>()
  let groupsOf = new Map<number, readonly Alike<Group>[]>()

  const add = (rows: readonly Told<Group>[]) => {
    for (const row of rows) {
      known = { since: row.snapshot, server: row.server }
      if (!row.whose) continue
      const group = Object.fromEntries(by.map((name) => [name, row[name]])) as Group
      const key = JSON.stringify(group)
      const alike = groups.get(key) ?? { group, count: 0 }
      groups.set(key, alike)
      alike.count += row.whose.length
      // Most have one line: they share the list of it.
      const alone = [alike]
      for (const one of row.whose) {
        const others = groupsOf.get(one)
        groupsOf.set(one, others ? [...others, alike] : alone)
      }
    }
  }
  return {
    inTurn: turns<readonly Counted<Group>[]>(),
    since: () => known.since,
    told: () => [...groups.values()].map(({ group, count }): Counted<Group> => ({ ...group, count })),
    beginAnew: (rows: readonly Told<Group>[]) => {
      groups = new Map()
      groupsOf = new Map()
      add(rows)
    },
    /** Puts what was read in the place of what was known of the same people; false where that cannot be done. */
    goOn: (rows: readonly Told<Group>[]): boolean => {
      const [first] = rows
      if (!first || first.server !== known.server) return false
      if (first.fresh.length > MOST_FRESH || first.fresh.includes(0)) return false
      for (const one of first.fresh) {
        for (const alike of groupsOf.get(one) ?? []) alike.count -= 1
        groupsOf.delete(one)
      }
      add(rows)
      for (const [key, { count }] of groups) if (count === 0) groups.delete(key)
      return true
    },
  }
}

/** One reading after another; all who ask before it has left share it, and nobody is told anything older than his question. */
function turns<Answer>(): (read: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting: Promise<Answer> | null = null
  return (read) => {
    if (waiting) return waiting
    const before = last
    const leave = async () => {
      await before.catch(() => undefined)
      await turnEnds()
      waiting = null
      return read()
    }
    waiting = leave()
    last = waiting
    return waiting
  }
}

const SERVER = sql`pg_postmaster_start_time()::text as server`

async function readAll<Input, Group extends object>(
  db: Db,
  { by, lines }: Following<Input, Group>,
  input: Input,
): Promise<readonly Told<Group>[]> {
  const { rows } = await sql<Told<Group>>`select now.*, alike.*
    from (select pg_current_snapshot()::text as snapshot, ${SERVER}, array[]::int[] as fresh) as now
    left join (${grouped(by, lines(db, input, null))}) as alike on true`.execute(db)
  return rows
}

/** What transactions have written that the snapshot did not see, and the lines of those people as they are now. */
async function readFresh<Input, Group extends object>(
  db: Db,
  { by, lines, year }: Following<Input, Group>,
  input: Input,
  since: string,
): Promise<readonly Told<Group>[]> {
  const ofYear = year ? sql`and (touched.year is null or touched.year = ${year(input)}::int)` : sql``
  const only = sql`array(select whose from fresh)`
  const { rows } = await sql<Told<Group>>`with fresh as materialized (
      select distinct touched.whose from changes.touched
      where ${isUnseen(since)} ${ofYear}
      limit ${sql.lit(MOST_FRESH + 1)})
    select now.*, alike.*
    from (select pg_current_snapshot()::text as snapshot, ${SERVER}, array(select coalesce(whose, 0) from fresh) as fresh) as now
    left join (${grouped(by, lines(db, input, only))}) as alike on true`.execute(db)
  return rows
}

/** Written by a transaction that the snapshot did not see. */
function isUnseen(since: string): RawBuilder<boolean> {
  return sql<boolean>`(touched.xid >= pg_snapshot_xmin(${since}::pg_snapshot)
    and not pg_visible_in_snapshot(touched.xid, ${since}::pg_snapshot))`
}

function grouped(by: readonly string[], lines: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns = sql.join(by.map((name) => sql.ref(name)))
  return sql`select ${columns}, array_agg(whose) as whose from (${lines}) as line group by ${columns}`
}

type Keeping<Input> = {
  /** One value of a statement, read from the same tables. */
  readonly value: (input: Input) => RawBuilder<unknown>
  /** It is of these years, from the first to the last; what is said of no year touches it not. */
  readonly years: (input: Input) => readonly [number, number]
}

type Kept<Value> = { readonly snapshot: string; readonly server: string; readonly value: Value }

/** What years say that are hardly touched any more: kept whole until one of them is. */
export function keptOfYears<Input, Value>({ value, years }: Keeping<Input>) {
  const states = new WeakMap<Db, Map<string, Kept<Value>>>()
  return async (db: Db, input: Input): Promise<Value> => {
    const key = JSON.stringify(input)
    const kept = db.isTransaction ? undefined : states.get(db)?.get(key)
    if (kept && (await isUntouched(db, kept, years(input)))) return kept.value
    const { rows } = await sql<Kept<Value>>`select pg_current_snapshot()::text as snapshot, ${SERVER},
      (${value(input)}) as value`.execute(db)
    const [read] = rows
    if (!read) throw new Error('a statement without a row')
    if (!db.isTransaction)
      states.set(db, new Map([...(states.get(db) ?? []), [key, read] as const].slice(-MOST_FOLLOWED)))
    return read.value
  }
}

async function isUntouched(
  db: Db,
  kept: Kept<unknown>,
  [first, last]: readonly [number, number],
): Promise<boolean> {
  const { rows } = await sql<{ isUntouched: boolean; server: string }>`select ${SERVER}, not exists (
      select from changes.touched where ${isUnseen(kept.snapshot)}
        and (touched.whose is null or touched.year between ${first} and ${last})) as is_untouched`.execute(db)
  return rows[0]?.server === kept.server && rows[0].isUntouched
}

/** The nights leave one line for all of them: whoever knew the club before reads it again. */
export async function forgetTouched(db: Db): Promise<void> {
  await sql`with gone as (delete from changes.touched where xid < pg_snapshot_xmin(pg_current_snapshot()))
    insert into changes.touched default values`.execute(db)
}
