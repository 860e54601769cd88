import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { sqlState } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import { connect } from './client.server.ts'

const MAY_NOT_CREATE = '42501'

const PURPOSES = ['drill', 'restore'] as const
type Purpose = (typeof PURPOSES)[number]

/** A database beside the club's own; one that a killed process left behind is taken away first. */
export async function withThrowAwayDatabase<Result>(
  databaseUrl: string,
  purpose: Purpose,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const client = await connect(databaseUrl, `${purpose}-room`)
  try {
    const prefix = await ownPrefix(client, purpose)
    const name = prefix + randomBytes(4).toString('hex')
    await takeRoom(client, prefix)
    await dropOthers(client, prefix)
    await create(client, name, purpose)
    try {
      const url = new URL(databaseUrl)
      url.pathname = `/${name}`
      return await work(url.toString())
    } finally {
      await client.query(`drop database if exists ${name} with (force)`).catch(() => undefined)
    }
  } finally {
    await client.end()
  }
}

/** The job, at the start: what a killed process left behind, unless another house is at work in there. */
export async function dropLeftDatabases(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl, 'tidy-room')
  try {
    for (const purpose of PURPOSES) {
      const prefix = await ownPrefix(client, purpose)
      if (await takeRoom(client, prefix)) await dropOthers(client, prefix)
    }
  } finally {
    await client.end()
  }
}

/** The room is one's own as long as the connection lives, however its process ends; false where somebody is in it. */
async function takeRoom(client: pg.Client, prefix: string): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isMine"',
    [prefix],
  )
  return rows[0]?.isMine === true
}

async function create(client: pg.Client, name: string, purpose: Purpose): Promise<void> {
  try {
    await client.query(`create database ${name} template template0`)
  } catch (error) {
    throw sqlState(error) === MAY_NOT_CREATE ? new Refusal(`${purpose}_needs_database`) : error
  }
}

/** Two clubs may share a server; each knows its own throw-away databases. */
async function ownPrefix(client: pg.Client, purpose: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const mark = createHash('sha256')
    .update(rows[0]?.name ?? '')
    .digest('hex')
    .slice(0, 8)
  return `klubovna_${purpose}_${mark}_`
}

async function dropOthers(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { name } of rows)
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
}
