import type pg from 'pg'
import { type Along, alongOf } from './along.server.ts'
import type { statementNames } from './named-statements.server.ts'
import { SpeltQuery } from './spelling.server.ts'
import { Together } from './together.server.ts'

const BEGINS = /^(?:begin|start transaction)\b/
const ENDS = /^(?:commit|rollback)$/

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>

const known = new WeakMap<pg.PoolClient, pg.PoolClient>()

const NOTHING: Answer = { command: '', rowCount: null, rows: [] }

type Waiting = { readonly query: SpeltQuery; readonly along: Along }

type Ask = (query: unknown, ...rest: unknown[]) => unknown

/** The values of statements with which their transaction ends. */
const lastOnes = new WeakSet<readonly unknown[]>()

/** The statement with these values is the last of its transaction: the commit goes along with it. */
export function endsTransaction(values: readonly unknown[]): void {
  lastOnes.add(values)
}

/**
 * A connection as the house speaks to it: statements by their names, rows in its own spelling, and a transaction's beginning
 * and end on the way of its first and last statement. Whatever is asked in another way than text and values stays as it is,
 * and so does the connection for whoever has it from the pool.
 */
export function spokenTo(client: pg.PoolClient, nameOf: ReturnType<typeof statementNames>): pg.PoolClient {
  const before = known.get(client)
  if (before) return before
  const ask = client.query.bind(client) as Ask
  const send = (parts: readonly SpeltQuery[]) =>
    new Promise<readonly Answer[]>((resolve, reject) => {
      const [only, ...more] = parts
      if (only && more.length === 0)
        ask(only, (fault: Error | null, answer: Answer) =>
          fault ? reject(only.told?.(fault) ?? fault) : resolve([answer]),
        )
      else
        ask(new Together(parts), (fault: Error | null, answers: readonly Answer[]) =>
          fault ? reject(fault) : resolve(answers),
        )
    })
  let opening: SpeltQuery | null = null
  let ended: Answer | null = null
  /** Those that wait for company, in the order they were asked. */
  let along: Waiting[] = []
  const taken = () => {
    const ahead = [...(opening ? [opening] : []), ...along.map(({ query }) => query)]
    const waited = along
    opening = null
    along = []
    return { ahead, waited }
  }
  /** What waits, and these behind it: their answers. */
  const leave = async (...queries: readonly SpeltQuery[]): Promise<readonly Answer[]> => {
    const { ahead, waited } = taken()
    const parts = [...ahead, ...queries]
    const answers = parts.length > 0 ? await send(parts) : []
    for (const [index, one] of waited.entries())
      one.along.rows = answers[ahead.length - waited.length + index]?.rows ?? []
    return answers.slice(ahead.length)
  }
  const asked: Ask = (text, values, ...rest) => {
    if (typeof text === 'string' && Array.isArray(values) && rest.length === 0) return speak(text, values)
    return opening || along.length > 0
      ? leave().then(() => ask(text, values, ...rest))
      : ask(text, values, ...rest)
  }
  const speltOf = (text: string, values: readonly unknown[]) => {
    const name = nameOf(text, values)
    return new SpeltQuery(name === null ? { text, values } : { name, text, values })
  }
  const speak = async (text: string, values: readonly unknown[]): Promise<Answer | undefined> => {
    if (BEGINS.test(text)) {
      ended = null
      opening = speltOf(text, values)
      return { command: 'BEGIN', rowCount: null, rows: [] }
    }
    if (ENDS.test(text)) {
      if (text === 'rollback') along = []
      // Nothing was asked in it, or its last statement has ended it.
      const answer =
        opening && along.length === 0 ? { command: text.toUpperCase(), rowCount: null, rows: [] } : ended
      ended = null
      if (answer) {
        opening = null
        return answer
      }
      if (along.length > 0) return (await leave(speltOf(text, values)))[0]
    }
    const one = alongOf(values)
    if (one?.waits) {
      await leave()
      return NOTHING
    }
    const query = speltOf(text, values)
    if (one) {
      one.waits = true
      query.told = one.told
      along.push({ query, along: one })
      return NOTHING
    }
    if (!query.requiresPreparation()) {
      // Several statements in one text have no way but their own.
      await leave()
      return (await send([query]))[0]
    }
    const isLast = lastOnes.has(values)
    const answers = await leave(query, ...(isLast ? [new SpeltQuery({ text: 'commit', values: [] })] : []))
    if (isLast) ended = answers.at(-1) ?? null
    return answers[0]
  }
  const spoken = Object.assign(Object.create(client) as pg.PoolClient, { query: asked })
  known.set(client, spoken)
  return spoken
}
