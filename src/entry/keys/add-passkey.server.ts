import { sql } from 'kysely'
import type { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Told } from '../../ground/http/told.ts'
import { seal } from '../../ground/platform/secret.server.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { putChallenge, takeChallenge } from './challenges.server.ts'
import type { NewPasskeyQuestion } from './key-answer.ts'
import type { NewPasskey } from './passkey-answer.ts'
import { listCredentials } from './passkeys.server.ts'
import { relyingParty } from './relying-party.ts'
import { tellOwner } from './tell-owner.server.ts'

const MOST = 20

type Place = { readonly origin: string; readonly club: string }

/** What the browser is asked to make: a key that names its owner by itself and knows his face or PIN. */
export async function offerPasskey(
  db: Db,
  visitor: Visitor,
  { origin, club }: Place,
): Promise<Told<typeof NewPasskeyQuestion>> {
  const party = relyingParty(origin)
  if (!party) throw new Refusal('no_passkeys_here')
  const known = await listCredentials(db, visitor.id)
  if (known.length >= MOST) throw new Refusal('too_many_passkeys')
  const challenge = await putChallenge(db, 'passkey-new', visitor.id)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return generateRegistrationOptions({
    rpName: club,
    rpID: party.id,
    userName: visitor.email,
    userDisplayName: visitor.name,
    // Says nothing about anybody, and is the same each time, so that a device keeps one key a person.
    userID: new Uint8Array(seal('passkey', `account:${visitor.id}`)),
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

type Input = {
  readonly name: string
  readonly passkey: z.infer<typeof NewPasskey>
  readonly origin: string
}

export async function addPasskey(
  db: Db,
  visitor: Visitor,
  { name, passkey, origin }: Input,
): Promise<number> {
  const credential = await readNewKey(db, visitor, passkey, origin)
  return knowing({ passkey_credential_id_key: () => new Refusal('passkey_known') }, () =>
    inTransaction(db, async (tx) => {
      await tx.selectFrom('account').select('id').where('id', '=', visitor.id).forUpdate().execute()
      const { count } = await tx
        .selectFrom('passkey')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('accountId', '=', visitor.id)
        .executeTakeFirstOrThrow()
      if (count >= MOST) throw new Refusal('too_many_passkeys')
      const { id } = await tx
        .insertInto('passkey')
        .values({
          accountId: visitor.id,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: passkey.response.transports,
          name,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tellOwner(tx, visitor.id, 'passkey-added', { name })
      recordAudit(tx, {
        action: 'PASSKEY_ADDED',
        actorId: visitor.id,
        accountId: visitor.id,
        memberId: visitor.memberId,
        changes: [{ field: 'passkey', from: null, to: name }],
      })
      return id
    }),
  )
}

async function readNewKey(db: Db, visitor: Visitor, passkey: Input['passkey'], origin: string) {
  const party = relyingParty(origin)
  if (!party) throw new Refusal('no_passkeys_here')
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyRegistrationResponse({
    response: withoutGaps(passkey),
    expectedChallenge: (challenge) =>
      takeChallenge(db, challenge, { purpose: 'passkey-new', accountId: visitor.id }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => null)
  if (!checked?.verified) throw new Refusal('passkey_refused')
  return checked.registrationInfo.credential
}

/** A field left out and a field that holds nothing are two things to the library's types. */
function withoutGaps({ authenticatorAttachment, ...rest }: Input['passkey']) {
  return { ...rest, ...(authenticatorAttachment ? { authenticatorAttachment } : {}) }
}
