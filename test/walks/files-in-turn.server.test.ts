import { describe, expect, test } from 'vitest'
import { readClub } from '../../src/ground/platform/club-settings.server.ts'
import { NEW_CLUB } from '../../src/ground/platform/new-club.ts'
import { useDatabase } from '../database.ts'

// Files of doors take turns with one database and its connections: each begins in a house that knows nothing of the one before.
describe('a file whose club has a name of its own', () => {
  const db = useDatabase()

  test('reads it', async () => {
    const value = JSON.stringify({ name: 'Předchozí klub' })
    await db().insertInto('clubSetting').values({ key: 'club', value }).execute()

    expect((await readClub(db())).name).toBe('Předchozí klub')
  })
})

describe('the file after it', () => {
  const db = useDatabase()

  test('is in a new club', async () => {
    expect((await readClub(db())).name).toBe(NEW_CLUB.name)
  })
})
