import { sql } from 'kysely'
import { afterEach, beforeEach } from 'vitest'
import { postLetter } from '../src/ground/mail/outbox.server.ts'
import { useAppSecret } from '../src/ground/platform/secret.server.ts'
import { inTransaction } from '../src/ground/postgres/transaction.server.ts'
import { useReach } from '../src/ground/outside/reach.server.ts'
import { sendPush } from '../src/ground/push/send-push.server.ts'
import { anInvitingClub } from './invitations.ts'
import { TEST_SECRET } from './mail-room.ts'
import { aPushService } from './push-service.ts'

/** A club whose people have browsers that ring, and the push service they are with. */
export function aRingingClub() {
  const club = anInvitingClub()
  const { db, ask, rules } = club
  let standing: Awaited<ReturnType<typeof aPushService>> | null = null
  const service = () => {
    if (!standing) throw new Error('the push service is not there yet')
    return standing
  }

  beforeEach(async () => {
    await rules()
    useReach('loopback')
    standing = await aPushService()
  })
  afterEach(async () => {
    await standing?.close()
    useReach('public')
    useAppSecret(TEST_SECRET)
  })

  return {
    ...club,
    service,
    send: () => sendPush(db(), { origin: 'https://klub.test' }),
    waiting: async () => (await db().selectFrom('pushNote').select('id').execute()).length,
    devices: async () => (await db().selectFrom('pushSubscription').select('id').execute()).length,
    makeDue: () => sql`update push_note set next_attempt_at = now(), leased_until = null`.execute(db()),
    turnedOn: async ({ token }: { readonly token: string }, topics?: readonly string[]) => {
      await ask('POST', '/api/account/push/key', token)
      const browser = service().aBrowser()
      const { status, json } = await ask('POST', '/api/account/push', token, {
        ...browser,
        ...(topics ? { topics } : {}),
      })
      return { ...browser, status, id: json.id as number }
    },
    /** Something that rings: his money came. */
    pay: ({ id: accountId, memberId }: { readonly id: number; readonly memberId: number }) =>
      inTransaction(db(), (tx) =>
        postLetter(tx, {
          template: 'payment-received',
          to: 'jan@klub.test',
          language: 'cs',
          accountId,
          memberId,
          params: { amount: 120_000, left: 0, period: 2026, purpose: null },
        }),
      ),
  }
}
