import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { lockAway, takeOut } from '../../ground/platform/secret.server.ts'
import { databaseNow } from '../../ground/postgres/database-now.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { readCode } from './entered-code.ts'
import { hasSecondStep, insertSecondStep, renewRecoveryCodes } from './second-steps.server.ts'
import { tellOwner } from './tell-owner.server.ts'
import { base32, keyUri, matchingStep } from './totp.ts'

const SECRET_BYTES = 20
const LIVES_MS = 15 * 60 * 1000

export type Setup = {
  /** For the authenticator: as a picture, and to copy by hand. */
  readonly uri: string
  readonly secret: string
  /** Brought back with the first code; it opens nothing by itself. */
  readonly setup: string
}

const Sealed = z.object({ accountId: z.int(), sessionId: z.int(), secret: z.string(), until: z.number() })

/**
 * A new secret, locked for this session alone and for a quarter of an hour. It is nobody's until its owner
 * shows a code made with it, so no table needs to know it.
 */
export async function beginSecondStep(db: Db, visitor: Visitor, club: string): Promise<Setup> {
  if (await hasSecondStep(db, visitor.id)) throw new Refusal('already_so')
  const now = await databaseNow(db)
  return describeSetup(visitor, { club, secret: randomBytes(SECRET_BYTES), until: now.getTime() + LIVES_MS })
}

function describeSetup(
  visitor: Visitor,
  { club, secret, until }: { club: string; secret: Buffer; until: number },
): Setup {
  const sealed: z.infer<typeof Sealed> = {
    accountId: visitor.id,
    sessionId: visitor.sessionId,
    secret: secret.toString('base64'),
    until,
  }
  return {
    uri: keyUri(secret, { club, email: visitor.email }),
    secret: base32(secret),
    setup: lockAway('second-step', JSON.stringify(sealed)).toString('base64url'),
  }
}

/** The same secret once more, for whoever mistyped the code. */
export async function repeatSetup(
  db: Db,
  visitor: Visitor,
  { setup, club }: { readonly setup: string; readonly club: string },
): Promise<Setup | null> {
  const opened = openSetup(visitor, setup, await databaseNow(db))
  return opened && describeSetup(visitor, { club, ...opened })
}

/** The first code proves that the authenticator has the secret; from now on it is asked for. */
export async function turnOnSecondStep(
  db: Db,
  visitor: Visitor,
  { setup, code }: { readonly setup: string; readonly code: string },
): Promise<readonly string[]> {
  const now = await databaseNow(db)
  const opened = openSetup(visitor, setup, now)
  if (!opened) throw new Refusal('setup_expired')
  const entered = readCode(code)
  const step =
    entered?.kind === 'app'
      ? matchingStep(opened.secret, { code: entered.code, seconds: now.getTime() / 1000, lastStep: 0 })
      : null
  if (step === null) throw new Refusal('invalid_fields', { fields: { code: 'wrong_code' } })
  return inTransaction(db, async (tx) => {
    const isNew = await insertSecondStep(tx, { accountId: visitor.id, secret: opened.secret, lastStep: step })
    if (!isNew) throw new Refusal('already_so')
    const codes = await renewRecoveryCodes(tx, visitor.id)
    await tellOwner(tx, visitor.id, 'second-step-on')
    recordAudit(tx, {
      action: 'SECOND_STEP_ON',
      actorId: visitor.id,
      accountId: visitor.id,
      memberId: visitor.memberId,
    })
    return codes
  })
}

function openSetup(visitor: Visitor, setup: string, now: Date): { secret: Buffer; until: number } | null {
  const text = takeOut('second-step', Buffer.from(setup, 'base64url'))
  const parsed = Sealed.safeParse(text === null ? null : readJson(text))
  if (!parsed.success) return null
  const { accountId, sessionId, secret, until } = parsed.data
  const isMine = accountId === visitor.id && sessionId === visitor.sessionId && now.getTime() < until
  return isMine ? { secret: Buffer.from(secret, 'base64'), until } : null
}

/** What is locked with the same key need not be a setup: the stored secrets are not. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
