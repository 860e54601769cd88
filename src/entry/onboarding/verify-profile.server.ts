import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { changeProfile, lockProfile } from '../../people/members/members.server.ts'
import type { ProfileChange } from '../../people/members/profile.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'
import { markProfileVerified } from '../accounts/accounts.server.ts'

/** The member checks what the club knows about him, completes it and says it is right. */
export async function verifyProfile(db: Db, visitor: Visitor, profile: ProfileChange): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = visitor.memberId === null ? undefined : await lockProfile(tx, visitor.memberId)
    const changes = before ? changesBetween(before, profile) : []
    if (visitor.memberId !== null && changes.length > 0) await changeProfile(tx, visitor.memberId, profile)
    await markProfileVerified(tx, visitor.id)
    recordAudit(tx, {
      action: 'PROFILE_VERIFIED',
      actorId: visitor.id,
      accountId: visitor.id,
      memberId: visitor.memberId,
      changes,
    })
  })
}
