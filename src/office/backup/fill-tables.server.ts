import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { sqlState } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import { differences, type Manifest } from './manifest.ts'
import {
  digestOf,
  emptyTables,
  list,
  listSchema,
  lockTables,
  setSeries,
  type StoredTable,
  suspendRules,
} from './tables.server.ts'

export type Filling = Pick<Manifest, 'tables' | 'series'>
export type Put = (table: StoredTable, rows: Readable) => Promise<void>

/**
 * Inside the caller's transaction: every table is emptied and gets the rows it is given; at the end the sums must equal those
 * that were promised. Whoever feeds it may learn only on the way what there is, so the promise comes back from him.
 */
export async function fillTables<Fed extends { readonly promised: Filling }>(
  client: pg.Client,
  feed: (put: Put) => Promise<Fed>,
): Promise<Fed> {
  const schema = await listSchema(client)
  await lockTables(client, schema)
  const resumeRules = await suspendRules(client, schema)
  await emptyTables(client, schema)
  try {
    const fed = await feed((table, rows) => copyIn(client, table, rows))
    await setSeries(client, fed.promised.series)
    await resumeRules()
    await proveEqual(client, fed.promised)
    return fed
  } catch (error) {
    throw NO_ROWS.test(sqlState(error)) ? new Refusal('backup_damaged') : error
  }
}

/** What the database does not take for rows of these tables, or not beside the others: we have never written it. */
const NO_ROWS = /^2[23]/

async function copyIn(client: pg.Client, { name, columns }: StoredTable, rows: Readable): Promise<void> {
  const into = client.query(
    copyFrom(`copy ${client.escapeIdentifier(name)} (${list(client, columns)}) from stdin`),
  )
  await pipeline(rows, into)
}

async function proveEqual(client: pg.Client, { tables }: Filling): Promise<void> {
  const found = []
  for (const table of tables) found.push(await digestOf(client, table))
  if (differences(tables, found).length > 0) throw new Refusal('backup_damaged')
}
