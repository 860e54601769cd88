import type { z } from 'zod'
import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import { can } from '../../permissions.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { lockAway } from '../../ground/platform/secret.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { NewToken } from './bank-fields.ts'
import { bankSettings, findToken, tokenDigest } from './bank-line.server.ts'
import { claimCall, endCall } from './calls.server.ts'
import { lockConnection } from './connections.server.ts'
import { askFio } from './fio.server.ts'
import { readAgainSoon } from './note-fault.server.ts'
import { checkAccount, refusalOf } from './read-bank.server.ts'
import { longestLife } from './token-life.ts'

/**
 * Takes a token from an officer: the bank is asked first whether it knows it and whose account it opens. A club without
 * an account learns its number from here, so it is the same power.
 */
export async function connectBank(
  db: Db,
  visitor: Visitor,
  { token, expiresOn, password }: z.infer<typeof NewToken>,
): Promise<void> {
  const actorId = visitor.id
  await provePower(db, visitor, 'club.account', { password })
  if (bankSettings().token) throw new Refusal('bank_token_from_server')
  const today = pragueDay(now())
  await claimCall(db, token)
  try {
    const answer = await checkAccount(
      db,
      await askFio({ ...bankSettings(), token }, { from: today, to: today }),
    )
    if (answer.kind === 'fault') throw refusalOf(answer.fault)
  } finally {
    await endCall(db, token)
  }
  await inTransaction(db, async (tx) => {
    await lockConnection(tx)
    await tx.updateTable('bankToken').set({ sealed: null }).where('sealed', 'is not', null).execute()
    await tx
      .updateTable('bankToken')
      .set({
        sealed: lockAway('bank-token', token),
        addedAt: now(),
        addedBy: actorId,
        expiresOn: expiresOn ?? longestLife(today),
        warnedDays: null,
      })
      .where('digest', '=', tokenDigest(token))
      .execute()
    await tx
      .updateTable('bankConnection')
      .set({
        failingSince: null,
        failures: 0,
        failureCode: null,
        bankSentence: null,
        toldAt: null,
        nextReadAt: now(),
      })
      .execute()
    await readAgainSoon(tx)
    recordAudit(tx, { action: 'BANK_CONNECTED', actorId })
    await tellHolders(tx, 'bank-connected', { actorId })
  })
}

/** Forgets the stored token; movements and the balance stay. */
export async function disconnectBank(db: Db, visitor: Visitor): Promise<void> {
  if (!can(visitor, 'club.account')) throw new Refusal('not_allowed')
  const actorId = visitor.id
  if (bankSettings().token) throw new Refusal('bank_token_from_server')
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('bankToken')
      .set({ sealed: null })
      .where('sealed', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('bank_off')
    recordAudit(tx, { action: 'BANK_DISCONNECTED', actorId })
    await tellHolders(tx, 'bank-disconnected', { actorId })
  })
}

/** The bank does not tell when a token ends; a person who has prolonged it does. */
export async function setTokenExpiry(db: Db, actorId: number, expiresOn: string): Promise<void> {
  const inUse = await findToken(db)
  if (!inUse) throw new Refusal('bank_off')
  await inTransaction(db, async (tx) => {
    const digest = tokenDigest(inUse.token)
    const before = await tx
      .selectFrom('bankToken')
      .select('expiresOn')
      .where('digest', '=', digest)
      .forUpdate()
      .executeTakeFirst()
    await tx
      .insertInto('bankToken')
      .values({ digest, expiresOn })
      .onConflict((conflict) => conflict.column('digest').doUpdateSet({ expiresOn, warnedDays: null }))
      .execute()
    recordAudit(tx, {
      action: 'BANK_TOKEN_PROLONGED',
      actorId,
      changes: [{ field: 'expiresOn', from: before?.expiresOn ?? null, to: expiresOn }],
    })
  })
}
