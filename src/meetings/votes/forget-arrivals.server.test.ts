import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { forgetArrivals } from './forget-arrivals.server.ts'

const { db } = aMeetingClub()

// That the log goes where it may is seen in the folder of a real house: test/house/secret-vote-at-rest.
test('a database that does not let the club throw its log away goes on as before', async () => {
  await db()
    .connection()
    .execute(async (one) => {
      await sql`set role pg_monitor`.execute(one)
      try {
        await expect(forgetArrivals(one)).resolves.toBeUndefined()
      } finally {
        await sql`reset role`.execute(one)
      }
    })
})
