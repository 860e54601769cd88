import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { setClock } from '../../../test/clock.ts'
import { useDatabase } from '../../../test/database.ts'
import { useFiles } from '../../../test/photos.ts'
import { sql } from 'kysely'
import { dbOver } from '../../ground/postgres/database.server.ts'
import { databaseUrl } from '../../../test/cluster.ts'
import type { DocumentFields } from './document-input.ts'
import { addDocument, forgetUnkeptDocument } from './keep-document.server.ts'

const db = useDatabase()
const files = useFiles()

const FIELDS = {
  title: 'Zápis',
  kind: 'minutes',
  datedOn: '2026-11-12',
  audience: 'everyone',
  roles: [],
} satisfies DocumentFields
const FILE = { fileName: 'zapis.txt', bytes: new TextEncoder().encode('Sešli jsme se.') }

const keys = async () => {
  const found: string[] = []
  for await (const key of files.list()) if (key.startsWith('documents/')) found.push(key)
  return found
}
const clear = async () => {
  for (const key of await keys()) await files.remove(key)
}

const open: pg.Client[] = []
afterAll(() => Promise.all(open.map((client) => client.end())))

/** A database whose line breaks once the word is said: before it is carried out, or only on the way back. */
async function breaking(word: string, when: 'before' | 'after') {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  const client = new pg.Client({ connectionString: databaseUrl(inject('serverUrl'), rows[0]?.name ?? '') })
  open.push(client)
  await client.connect()
  const ask = client.query.bind(client) as (...all: unknown[]) => Promise<unknown>
  const broken = async (...all: unknown[]) => {
    const isIt = all[0] === word
    if (isIt && when === 'before') await ask('rollback')
    const answer = isIt && when === 'before' ? null : await ask(...all)
    if (isIt) throw new Error('Connection terminated unexpectedly')
    return answer
  }
  return dbOver(Object.assign(client, { query: broken }))
}

test('a document whose confirmation was lost on the way has its file', async () => {
  await clear()
  const line = await breaking('commit', 'after')

  await expect(addDocument(line, { id: null }, { fields: FIELDS, file: FILE })).rejects.toThrow('terminated')

  const versions = await db().selectFrom('documentVersion').select('fileKey').execute()
  expect(versions.map(({ fileKey }) => fileKey)).toEqual(await keys())
  for (const { fileKey } of versions) await forgetUnkeptDocument(db(), fileKey)
  expect(await keys()).toHaveLength(1)
})

test('a file whose document came to nothing goes, once the database has been asked', async () => {
  await clear()
  const line = await breaking('commit', 'before')

  await expect(addDocument(line, { id: null }, { fields: FIELDS, file: FILE })).rejects.toThrow('terminated')

  const [key = ''] = await keys()
  const { rows } = await sql<{ data: { fileKey: string } }>`
    select data from pgboss.job where name = 'forget-unkept-document'`.execute(db())
  expect(rows.map(({ data }) => data.fileKey)).toEqual([key])
  await forgetUnkeptDocument(db(), key)
  expect(await keys()).toEqual([])
})

test('whether a file is anybody’s is asked an hour later also where the clock of the machine is two days behind', async () => {
  await sql`delete from pgboss.job where name = 'forget-unkept-document'`.execute(db())
  setClock(new Date(Date.now() - 50 * 3_600_000).toISOString())

  await addDocument(db(), { id: null }, { fields: FIELDS, file: FILE })

  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from start_after - clock_timestamp()) / 60 as minutes
    from pgboss.job where name = 'forget-unkept-document'`.execute(db())
  expect(rows.map(({ minutes }) => Math.round(minutes))).toEqual([60])
})
