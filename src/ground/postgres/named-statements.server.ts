import { createHash } from 'node:crypto'
import type pg from 'pg'
import { SpeltQuery } from './spelling.server.ts'

/** A statement that comes back is worth a name: PostgreSQL reads and plans it once a connection, not each time. */
const NAMED_AFTER = 8
/** Each name costs memory on every connection; the busiest statements are few. */
const MOST_NAMES = 160
const MOST_KNOWN = 4000
/** A list of ids makes another statement for each length. */
const MOST_VALUES = 40

/**
 * Left without a name: what opens and ends a transaction, and what looks for words. For the latter a plan made without
 * knowing the word is many times slower, and PostgreSQL's own guess does not see it.
 */
const UNNAMED =
  /^(?:begin|start|commit|rollback|savepoint|release|set|listen|notify|copy|create|drop|alter|vacuum)\b|\blike\b|levenshtein|\bfold\(|planned each time/i

type Known = { uses: number; name: string | null }

/** Which statements have a name, for all connections of a process. */
export function statementNames(): (text: string, values: readonly unknown[]) => string | null {
  const known = new Map<string, Known>()
  let named = 0
  return (text, values) => {
    const seen = known.get(text)
    if (seen?.name) return seen.name
    if (seen) {
      seen.uses += 1
      if (seen.uses < NAMED_AFTER || named >= MOST_NAMES) return null
      named += 1
      seen.name = `k${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
      return seen.name
    }
    if (known.size < MOST_KNOWN && values.length <= MOST_VALUES && !UNNAMED.test(text))
      known.set(text, { uses: 1, name: null })
    return null
  }
}

const spokenTo = new WeakMap<pg.PoolClient, pg.PoolClient>()

type Ask = (query: unknown, ...rest: unknown[]) => unknown

/**
 * A connection as the house speaks to it: statements by their names, rows in its own spelling. Whatever is asked in another
 * way than text and values stays as it is, and so does the connection for whoever has it from the pool.
 */
export function byName(client: pg.PoolClient, nameOf: ReturnType<typeof statementNames>): pg.PoolClient {
  const known = spokenTo.get(client)
  if (known) return known
  const ask = client.query.bind(client) as Ask
  const asked: Ask = (text, values, ...rest) => {
    if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0)
      return ask(text, values, ...rest)
    const name = nameOf(text, values)
    return new Promise((resolve, reject) => {
      const answered = (error: Error | null, result: pg.QueryResult) =>
        error ? reject(error) : resolve(result)
      ask(new SpeltQuery(name === null ? { text, values } : { name, text, values }), answered)
    })
  }
  const spoken = Object.assign(Object.create(client) as pg.PoolClient, { query: asked })
  spokenTo.set(client, spoken)
  return spoken
}
