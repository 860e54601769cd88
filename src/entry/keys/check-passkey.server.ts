import type { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Told } from '../../ground/http/told.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { putChallenge, takeChallenge } from './challenges.server.ts'
import type { PasskeyQuestion } from './key-answer.ts'
import type { ShownPasskey } from './passkey-answer.ts'
import { findCredential } from './passkeys.server.ts'
import { relyingParty } from './relying-party.ts'

/** The question to any key of this house: whose it is, the key says itself. */
export async function askForPasskey(db: Db, origin: string): Promise<Told<typeof PasskeyQuestion>> {
  const party = relyingParty(origin)
  if (!party) throw new Refusal('no_passkeys_here')
  const challenge = await putChallenge(db, 'passkey-sign-in', null)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  })
}

export type CheckedPasskey = {
  readonly passkeyId: number
  readonly accountId: number
  readonly counter: number
}

/** Whose key it is, once its signature is right and its holder was verified; the question is used up either way. */
export async function checkPasskey(
  db: Db,
  shown: z.infer<typeof ShownPasskey>,
  origin: string,
): Promise<CheckedPasskey> {
  const party = relyingParty(origin)
  const known = await findCredential(db, shown.id)
  if (!party || !known) throw new Refusal('passkey_refused')
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { authenticatorAttachment, response, ...rest } = shown
  const { userHandle, ...signed } = response
  const checked = await verifyAuthenticationResponse({
    response: {
      ...rest,
      ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
      response: { ...signed, ...(userHandle ? { userHandle } : {}) },
    },
    expectedChallenge: (challenge) =>
      takeChallenge(db, challenge, { purpose: 'passkey-sign-in', accountId: null }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // The counter is compared below, where a key that may be a copy leaves its trace.
    credential: { id: shown.id, publicKey: new Uint8Array(known.publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch(() => null)
  if (!checked?.verified) throw new Refusal('passkey_refused')
  const counter = checked.authenticationInfo.newCounter
  if ((counter > 0 || known.counter > 0) && counter <= known.counter) await refuseCopy(db, known.accountId)
  return { passkeyId: known.id, accountId: known.accountId, counter }
}

/** A counter that goes back means two keys where there should be one. */
async function refuseCopy(db: Db, accountId: number): Promise<never> {
  await inTransaction(db, async (tx) => {
    const { memberId } = await tx
      .selectFrom('account')
      .select('memberId')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    recordAudit(tx, { action: 'PASSKEY_REFUSED', actorId: null, accountId, memberId })
  })
  throw new Refusal('passkey_refused')
}
