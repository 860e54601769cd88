import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { jobTable } from '../src/jobs.server.ts'
import { openDatabase } from '../src/ground/postgres/database.server.ts'
import { startEmbeddedPostgres } from '../src/ground/postgres/embedded-postgres.server.ts'
import { startJobs } from '../src/ground/platform/jobs.server.ts'
import { migrate } from '../src/ground/postgres/migrate.server.ts'
import { useAppSecret } from '../src/ground/platform/secret.server.ts'
import { aMailRoom, TEST_SECRET } from './mail-room.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    template: string
  }
}

/** One throw-away cluster a run, one migrated template; every worker's files take a copy of it in turn. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
    : await throwAwayCluster()
  const template = `klubovna_template_${process.pid}`
  await administer(server.url, `create database ${template}`)
  await prepare(databaseUrl(server.url, template))
  project.provide('serverUrl', server.url)
  project.provide('template', template)
  return async () => {
    await dropAll(server.url, template)
    await server.stop()
  }
}

/** The template and every copy that the workers made of it. */
async function dropAll(serverUrl: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where datname = $1 or starts_with(datname, $2)',
      [template, `${template}_`],
    )
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
  } finally {
    await client.end()
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  return serverUrl.replace(/(:\/\/[^/]+\/)[^?]*/, `$1${name}`)
}

export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function throwAwayCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'kl-test-'))
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'pg18'),
    throwAway: true,
    maxConnections: 100,
  })
  return {
    url: postgres.url('postgres'),
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function prepare(url: string): Promise<void> {
  useAppSecret(TEST_SECRET)
  await migrate(url)
  const database = openDatabase(url)
  const jobs = await startJobs({ url, db: database.db, jobs: jobTable(aMailRoom()), works: false })
  await jobs.stop()
  await database.close()
}
