import { sql } from 'kysely'
import { lockAway, takeOut } from '../platform/secret.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import { type KeyPair, newKeyPair } from './encryption.server.ts'

const KEY = 'pushKeys'

/** The club's own pair, by which push services know it: made the first time somebody wants to be told. */
export async function pushKeys(db: Db): Promise<KeyPair> {
  return (await findPushKeys(db)) ?? inTransaction(db, makePushKeys)
}

/** None yet, or none that this house can open: it was locked with another secret. */
export async function findPushKeys(db: Db): Promise<KeyPair | null> {
  const row = await db.selectFrom('clubSetting').select('value').where('key', '=', KEY).executeTakeFirst()
  const text = typeof row?.value === 'string' ? takeOut('push', Buffer.from(row.value, 'base64')) : null
  if (text === null) return null
  const [publicKey = '', privateKey = ''] = text.split('.')
  return {
    publicKey: Buffer.from(publicKey, 'base64url'),
    privateKey: Buffer.from(privateKey, 'base64url'),
  }
}

/** Of two at once one makes them. With new keys nobody can be told who agreed to the old ones: he is asked again. */
async function makePushKeys(tx: Db): Promise<KeyPair> {
  await sql`select pg_advisory_xact_lock(hashtext('klubovna push keys'))`.execute(tx)
  const made = await findPushKeys(tx)
  if (made) return made
  await tx.deleteFrom('pushSubscription').execute()
  const pair = newKeyPair()
  const text = `${pair.publicKey.toString('base64url')}.${pair.privateKey.toString('base64url')}`
  const value = JSON.stringify(lockAway('push', text).toString('base64'))
  await tx
    .insertInto('clubSetting')
    .values({ key: KEY, value, updatedBy: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt: sql<Date>`now()` }))
    .execute()
  return pair
}
