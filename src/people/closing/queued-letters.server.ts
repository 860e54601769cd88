import { sql } from 'kysely'
import { cancelWaiting } from '../../ground/mail/cancel-waiting.server.ts'
import type { Db } from '../../tables.ts'

// What still reaches somebody who left: his money, his keys, his own data. Whatever else waits was for a member or an officer.
const STAYS: readonly string[] = [
  'membership-closed',
  'payment-instructions',
  'payment-reminder',
  'payment-received',
  'refund-account',
  'donation-thanks',
  'event-removed',
  'erasure-done',
  'email-changed',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'recovery-code-used',
  'recovery-codes-renewed',
  'second-step-off',
  'second-step-on',
  'second-step-reset',
]

type Whose = {
  readonly memberId: number
  readonly accountId: number | null
  /** Payments nobody asks for any more; neither do letters. */
  readonly closedPayments: readonly number[]
}

/** Letters to him that have not left yet and are not his business any more do not go. */
export async function cancelQueuedLetters(
  tx: Db,
  { memberId, accountId, closedPayments }: Whose,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id::int from mail where state = 'waiting'
    and (account_id = ${accountId} or (member_id = ${memberId} and coalesce(account_id = ${accountId}, true)))
    and (template <> all(${[...STAYS]}::text[])
      or (template in ('payment-instructions', 'payment-reminder')
        and (params->>'paymentId')::int = any(${[...closedPayments]}::int[])))`.execute(tx)
  await cancelWaiting(
    tx,
    rows.map(({ id }) => id),
    'membership_closed',
  )
}
