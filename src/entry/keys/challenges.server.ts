import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { sha256 } from '../../ground/platform/secret.server.ts'
import type { Db, Tables } from '../../tables.ts'

type Purpose = Tables['signInChallenge']['purpose']

const LIVES_MINUTES = 10
const MOST_TRIES = 5

/** A question to a browser; only whoever holds its text can answer, once and soon. */
export async function putChallenge(db: Db, purpose: Purpose, accountId: number | null): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('signInChallenge')
    .values({
      tokenHash: sha256(token),
      purpose,
      accountId,
      expiresAt: sql<Date>`now() + make_interval(mins => ${LIVES_MINUTES})`,
    })
    .execute()
  return token
}

/** Counts one more try of an answer; null when there is no such question, or it was tried too often. */
export async function tryChallenge(db: Db, token: string): Promise<number | null> {
  const tried = await db
    .updateTable('signInChallenge')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('tokenHash', '=', sha256(token))
    .where('purpose', '=', 'second-step')
    .where('tries', '<', MOST_TRIES)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('accountId')
    .executeTakeFirst()
  return tried?.accountId ?? null
}

/** Takes the question away; of two who bring the same one only the first gets it. */
export async function takeChallenge(
  db: Db,
  token: string,
  { purpose, accountId }: { readonly purpose: Purpose; readonly accountId: number | null },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('signInChallenge')
    .where('tokenHash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('accountId', 'is not distinct from', accountId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return taken.numDeletedRows === 1n
}

/** A new password, a device signed out everywhere: whoever was half-way in starts again. */
export async function endChallengesOf(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('signInChallenge').where('accountId', '=', accountId).execute()
}

export async function deleteExpiredChallenges(db: Db): Promise<void> {
  await db
    .deleteFrom('signInChallenge')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute()
}
