import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { networkOf } from '../../ground/platform/proxy.ts'
import { hit } from '../../ground/http/rate-limit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { normalizeEmail } from './account.ts'
import { findAccountByEmail } from './accounts.server.ts'
import { EmailField } from './email-field.ts'

const PER_NETWORK = { max: 20, minutes: 60 }
const PER_ADDRESS = { max: 3, minutes: 60 }
const ANSWER_AFTER = 300

export const ResetRequest = z.strictObject({ email: EmailField })

/** The answer is the same whether the account exists or not; the letter tells only its owner. */
export async function requestReset(db: Db, email: string, address: string): Promise<void> {
  // Writing a letter takes longer than writing none; both are answered after the same while.
  await Promise.all([postIfKnown(db, email, address), sleep(ANSWER_AFTER)])
}

async function postIfKnown(db: Db, email: string, address: string): Promise<void> {
  const network = await hit(db, `reset:network:${networkOf(address)}`, PER_NETWORK)
  if (!network.allowed) throw new Refusal('too_many_attempts', { retryAfter: network.retryAfter })
  const { allowed } = await hit(db, `reset:address:${normalizeEmail(email).slice(0, 254)}`, PER_ADDRESS)
  const account = await findAccountByEmail(db, email)
  // A fourth letter within the hour helps nobody; refusing it aloud would tell that the account exists.
  if (!account || account.deactivatedAt || !allowed) return

  await inTransaction(db, (tx) =>
    postLetter(tx, {
      template: 'reset-password',
      to: account.email,
      language: account.language ?? 'cs',
      accountId: account.id,
      priority: 'urgent',
      memberId: account.memberId,
    }),
  )
}
