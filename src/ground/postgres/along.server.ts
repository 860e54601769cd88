import type { Compilable } from 'kysely'
import type { Db } from '../../tables.ts'

/** A statement that waits for company. */
export type Along = {
  /** Whether it was left waiting; over a borrowed connection it is answered at once. */
  waits: boolean
  /** What it answered, once it has. */
  rows: readonly unknown[] | null
  /** What is told of its fault. */
  readonly told: (fault: unknown) => unknown
}

const marked = new WeakMap<readonly unknown[], Along>()

/** What is to wait for company, by its values. */
export const alongOf = (values: readonly unknown[]): Along | undefined => marked.get(values)

/**
 * A statement of a transaction nobody waits for: it leaves with the next one that is asked in it, or with its end, and its fault is
 * told to whoever asked that. What it answered is there when the next one is answered; asked for sooner, it goes by itself.
 */
export async function askAlong<Row>(
  tx: Db,
  asked: Compilable<Row>,
  told: Along['told'] = (fault) => fault,
): Promise<() => Promise<readonly Row[]>> {
  const query = asked.compile()
  const along: Along = { waits: false, rows: null, told }
  if (tx.isTransaction) marked.set(query.parameters, along)
  const ask = async () => {
    try {
      return (await tx.executeQuery<Row>(query)).rows
    } catch (fault) {
      throw along.waits ? fault : told(fault)
    }
  }
  const rows = await ask()
  return async () => {
    if (!along.waits) return rows
    if (along.rows === null) await ask()
    return (along.rows ?? []) as readonly Row[]
  }
}
