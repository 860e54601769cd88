import type pg from 'pg'
import type { statementNames } from './named-statements.server.ts'
import { SpeltQuery } from './spelling.server.ts'
import { Together } from './together.server.ts'

const BEGINS = /^(?:begin|start transaction)\b/
const ENDS = /^(?:commit|rollback)$/

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>

const known = new WeakMap<pg.PoolClient, pg.PoolClient>()

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
        ask(only, (fault: Error | null, answer: Answer) => (fault ? reject(fault) : resolve([answer])))
      else
        ask(new Together(parts), (fault: Error | null, answers: readonly Answer[]) =>
          fault ? reject(fault) : resolve(answers),
        )
    })
  let opening: SpeltQuery | null = null
  let ended: Answer | null = null
  const asked: Ask = (text, values, ...rest) => {
    if (typeof text === 'string' && Array.isArray(values) && rest.length === 0) return speak(text, values)
    const before = opening
    opening = null
    return before ? send([before]).then(() => ask(text, values, ...rest)) : ask(text, values, ...rest)
  }
  const speak = async (text: string, values: readonly unknown[]): Promise<Answer | undefined> => {
    const before = opening
    opening = null
    const name = nameOf(text, values)
    const query = new SpeltQuery(name === null ? { text, values } : { name, text, values })
    if (BEGINS.test(text)) {
      ended = null
      opening = query
      return { command: 'BEGIN', rowCount: null, rows: [] }
    }
    if (ENDS.test(text)) {
      // Nothing was asked in it, or its last statement has ended it.
      const answer = before ? { command: text.toUpperCase(), rowCount: null, rows: [] } : ended
      ended = null
      if (answer) return answer
    }
    if (!query.requiresPreparation()) {
      // Several statements in one text have no way but their own.
      if (before) await send([before])
      return (await send([query]))[0]
    }
    const isLast = lastOnes.has(values)
    const answers = await send([
      ...(before ? [before] : []),
      query,
      ...(isLast ? [new SpeltQuery({ text: 'commit', values: [] })] : []),
    ])
    if (isLast) ended = answers.at(-1) ?? null
    return answers[before ? 1 : 0]
  }
  const spoken = Object.assign(Object.create(client) as pg.PoolClient, { query: asked })
  known.set(client, spoken)
  return spoken
}
