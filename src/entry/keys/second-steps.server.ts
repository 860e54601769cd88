import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { lockAway, seal, takeOut } from '../../ground/platform/secret.server.ts'
import type { Db } from '../../tables.ts'
import { type EnteredCode, RECOVERY_ALPHABET, RECOVERY_CODES, RECOVERY_LENGTH } from './entered-code.ts'
import { matchingStep } from './totp.ts'

export type SecondStepState = { readonly turnedOnAt: Date; readonly codesLeft: number }

export async function findSecondStep(db: Db, accountId: number): Promise<SecondStepState | null> {
  const row = await db
    .selectFrom('secondStep')
    .select((eb) => [
      'turnedOnAt',
      eb
        .selectFrom('recoveryCode')
        .select(sql<number>`count(*)::int`.as('left'))
        .where('recoveryCode.accountId', '=', accountId)
        .where('usedAt', 'is', null)
        .as('codesLeft'),
    ])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row ? { turnedOnAt: row.turnedOnAt, codesLeft: row.codesLeft ?? 0 } : null
}

export async function hasSecondStep(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('secondStep')
    .select('accountId')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** False where it is on already. */
export async function insertSecondStep(
  tx: Db,
  { accountId, secret, lastStep }: { accountId: number; secret: Uint8Array; lastStep: number },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('secondStep')
    .values({
      accountId,
      secret: lockAway('second-step', Buffer.from(secret).toString('base64')),
      lastStep,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function deleteSecondStep(tx: Db, accountId: number): Promise<boolean> {
  const deleted = await tx.deleteFrom('secondStep').where('accountId', '=', accountId).executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Uses a code up: false where it is wrong, or was used before. However many bring it at once, one passes. */
export function spendCode(tx: Db, accountId: number, { kind, code }: EnteredCode): Promise<boolean> {
  return kind === 'app' ? spendAppCode(tx, accountId, code) : spendRecoveryCode(tx, accountId, code)
}

async function spendAppCode(tx: Db, accountId: number, code: string): Promise<boolean> {
  const row = await tx
    .selectFrom('secondStep')
    .select(['secret', 'lastStep', sql<number>`extract(epoch from clock_timestamp())::float8`.as('seconds')])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  const secret = row && takeOut('second-step', row.secret)
  if (!secret) return false
  const step = matchingStep(Buffer.from(secret, 'base64'), {
    code,
    seconds: row.seconds,
    lastStep: row.lastStep,
  })
  if (step === null) return false
  const spent = await tx
    .updateTable('secondStep')
    .set({ lastStep: step })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}

async function spendRecoveryCode(tx: Db, accountId: number, code: string): Promise<boolean> {
  const spent = await tx
    .updateTable('recoveryCode')
    .set({ usedAt: sql<Date>`now()` })
    .where('accountId', '=', accountId)
    .where('codeSeal', '=', codeSeal(accountId, code))
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}

/** Ten new codes in place of all old ones; this is the only time anybody sees them. */
export async function renewRecoveryCodes(tx: Db, accountId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await tx.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute()
  await tx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ accountId, codeSeal: codeSeal(accountId, code) })))
    .execute()
  return codes
}

function newCode(): string {
  return Array.from(
    { length: RECOVERY_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  ).join('')
}

function codeSeal(accountId: number, code: string): Buffer {
  return seal('recovery-code', `${accountId}:${code}`)
}
