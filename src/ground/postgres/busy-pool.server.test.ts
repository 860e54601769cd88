import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { databaseUrl } from '../../../test/cluster.ts'
import { useDatabase } from '../../../test/database.ts'
import { Refusal } from '../../refusals.ts'
import { toRefusal } from '../http/refusal-answer.server.ts'
import { openDatabase } from './database.server.ts'

const db = useDatabase()

// Whoever goes from item to item, or reads the bank, takes a refusal for an answer about his work.
test('that no connection was free in time is no answer to what was asked, only said like one', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  const narrow = openDatabase(databaseUrl(inject('serverUrl'), rows[0]?.name ?? ''), { max: 1 })
  try {
    const others = [1, 2, 3, 4, 5].map(() => sql`select pg_sleep(1)`.execute(narrow.db).catch(() => null))
    const met: unknown = await sql`select 1`.execute(narrow.db).catch((error: unknown) => error)
    await Promise.all(others)

    expect([met instanceof Error, met instanceof Refusal]).toEqual([true, false])
    expect(toRefusal(met, '')).toMatchObject({ code: 'too_busy', retryAfter: 2 })
  } finally {
    await narrow.close()
  }
})
