import { postLetter } from '../../ground/mail/outbox.server.ts'
import type { Db } from '../../tables.ts'

type Letter =
  | 'second-step-on'
  | 'second-step-off'
  | 'second-step-reset'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'program-key-made'
  | 'program-key-revoked'

/** Whoever changes the locks writes to the owner: if it was not he, this is how he learns. */
export async function tellOwner(
  tx: Db,
  accountId: number,
  template: Letter,
  params: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const owner = await tx
    .selectFrom('account')
    .select(['email', 'language', 'memberId'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  await postLetter(tx, {
    template,
    to: owner.email,
    language: owner.language ?? 'cs',
    params,
    accountId,
    memberId: owner.memberId,
  })
}
