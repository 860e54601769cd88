import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { databaseUrl } from '../../../test/cluster.ts'
import { openDatabase } from './database.server.ts'
import { doesKeepWord, refuseForgetful } from './keeps-word.server.ts'

async function asked(url: string): Promise<boolean> {
  const { db, close } = openDatabase(url, { max: 1 })
  try {
    return await doesKeepWord(db)
  } finally {
    await close()
  }
}

test('a database is believed as far as its own settings go', async () => {
  const url = databaseUrl(inject('serverUrl'), inject('template'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ fsync: string }>("select current_setting('fsync') as fsync")
  await client.end()

  expect(await asked(url)).toBe(rows[0]?.fsync === 'on')
})

test('one that forgets is refused, by what is set for this very connection too', async () => {
  const forgets = new URL(databaseUrl(inject('serverUrl'), inject('template')))
  forgets.searchParams.set('options', '-c synchronous_commit=off')
  const { db, close } = openDatabase(forgets.href, { max: 1 })

  await expect(refuseForgetful(db)).rejects.toThrow('ALLOW_FORGETFUL_DATABASE')

  await close()
})
