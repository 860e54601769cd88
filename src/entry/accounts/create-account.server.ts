import { recordAudit } from '../../ground/audit/audit.server.ts'
import { isPlainAddress, type MailPriority } from '../../ground/mail/outbox.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { tellOfOffice } from '../../ground/notices/tell-holders.server.ts'
import type { Role } from '../../permissions.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { normalizeEmail } from './account.ts'

type NewAccount = {
  readonly email: string
  readonly role: Role
  readonly memberId: number | null
  readonly language: Language | null
  readonly greeting?: string
  /** Who made it; null is the house itself. */
  readonly actorId: number | null
  /** One of many waits its turn. */
  readonly priority?: MailPriority
}

/** An account, its letter with a link to set a password, and its trace. Nobody else ever learns a password. */
export async function createAccount(
  tx: Db,
  { email, role, memberId, language, greeting, actorId, priority = 'urgent' }: NewAccount,
): Promise<{ accountId: number; mailId: number }> {
  const address = normalizeEmail(email)
  if (!isPlainAddress(address)) throw new Refusal('invalid_fields', { fields: { email: 'not_email' } })
  const { id } = await tx
    .insertInto('account')
    .values({ email: address, role, memberId, language })
    .returning('id')
    .executeTakeFirstOrThrow()
  const mailId = await postLetter(tx, {
    template: 'set-password',
    to: address,
    language: language ?? 'cs',
    accountId: id,
    memberId,
    params: greeting ? { greeting } : {},
    priority,
  })
  recordAudit(tx, {
    action: 'ACCOUNT_CREATED',
    actorId,
    accountId: id,
    memberId,
    changes: [{ field: 'role', from: null, to: role }],
  })
  await tellOfOffice(tx, role, { actorId, aboutId: id })
  return { accountId: id, mailId }
}
