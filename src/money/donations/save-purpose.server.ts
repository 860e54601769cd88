import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { text } from '../../people/members/profile.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

export const PurposeInput = z.strictObject({
  /** Missing for a new one. */
  id: z.int().positive().max(999_999_999).optional(),
  name: text(100),
  description: z.string().trim().max(2000).default(''),
  active: z.boolean().default(true),
  /** Strangers see what has come for it. */
  showsTotal: z.boolean().default(false),
})

/** What one can give to. A purpose that is over stays with its donations, closed to new ones. */
export async function savePurpose(
  db: Db,
  actorId: number,
  { id, ...purpose }: z.infer<typeof PurposeInput>,
): Promise<void> {
  await knowing(
    { donation_purpose_name_key: () => new Refusal('purpose_exists', { fields: { name: 'invalid' } }) },
    () =>
      inTransaction(db, async (tx) => {
        const before = id === undefined ? undefined : await lockPurpose(tx, id)
        if (id !== undefined && !before) throw new Refusal('not_found')
        const changes = changesBetween(before ?? {}, purpose)
        if (changes.length === 0) return
        if (id === undefined) await tx.insertInto('donationPurpose').values(purpose).execute()
        else await tx.updateTable('donationPurpose').set(purpose).where('id', '=', id).execute()
        recordAudit(tx, { action: 'DONATION_PURPOSE_CHANGED', actorId, changes, note: purpose.name })
      }),
  )
}

function lockPurpose(tx: Db, id: number) {
  return tx
    .selectFrom('donationPurpose')
    .select(['name', 'description', 'active', 'showsTotal'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
