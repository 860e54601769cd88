import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { lockMovement } from '../payments/payments.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { knownDonor, refuseClosedPurpose } from './add-donation.server.ts'
import type { DonationPatch } from './donation.ts'
import { lockDonation } from './donations.server.ts'

type Changing = { readonly donationId: number; readonly actorId: number; readonly today: string }

/** Corrects what was written down wrongly; never more than its movement has. */
export async function changeDonation(
  db: Db,
  { donationId, actorId, today }: Changing,
  { version, ...patch }: DonationPatch,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const movementId = await movementOf(tx, donationId)
    // Movements before everything else, always, so that nobody waits in a circle.
    const movement = movementId === null ? null : await lockMovement(tx, movementId)
    const donation = await lockDonation(tx, donationId)
    if (!donation) throw new Refusal('not_found')
    if (donation.voidedAt) throw new Refusal('donation_voided')
    if (donation.version !== version) throw new Refusal('donation_changed')
    if (patch.givenOn && patch.givenOn > today)
      throw new Refusal('invalid_fields', { fields: { givenOn: 'day_in_future' } })
    if (patch.purposeId && patch.purposeId !== donation.purposeId)
      await refuseClosedPurpose(tx, patch.purposeId)
    const amount = patch.amount ?? donation.amount
    if (movement && amount > movement.remaining + donation.amount) throw new Refusal('not_enough_money')
    const renames = patch.memberId !== undefined || patch.donorName !== undefined
    const donor = renames ? await knownDonor(tx, patch, null) : {}
    const { memberId: _, donorName: __, ...plain } = patch
    const next = { ...plain, ...donor }
    const changes = changesBetween({ ...donation, createdAt: null, thankedAt: null, voidedAt: null }, next)
    if (changes.length === 0) return
    await tx
      .updateTable('donation')
      .set((eb) => ({ ...next, version: eb('version', '+', 1) }))
      .where('id', '=', donationId)
      .execute()
    const isHidden = donation.anonymous || patch.anonymous === true
    recordAudit(tx, {
      action: 'DONATION_CHANGED',
      actorId,
      memberId: isHidden ? null : donation.memberId,
      changes: changes.filter(({ field }) => !isHidden || (field !== 'memberId' && field !== 'donorName')),
      note: `#${donationId}`,
    })
  })
}

async function movementOf(tx: Db, donationId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('donation')
    .select('movementId')
    .where('id', '=', donationId)
    .executeTakeFirst()
  return row?.movementId ?? null
}

/** It was no donation after all. It stays on the list with the reason, and its money is free again. */
export async function voidDonation(
  db: Db,
  { donationId, actorId, reason }: { donationId: number; actorId: number; reason: string },
): Promise<void> {
  const voidReason = reason.trim()
  if (!voidReason) throw new Refusal('invalid_fields', { fields: { reason: 'required' } })
  await inTransaction(db, async (tx) => {
    const donation = await lockDonation(tx, donationId)
    if (!donation) throw new Refusal('not_found')
    if (donation.voidedAt) throw new Refusal('donation_voided')
    await tx
      .updateTable('donation')
      .set((eb) => ({
        voidedAt: eb.fn<Date>('now'),
        voidedBy: actorId,
        voidReason,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', donationId)
      .execute()
    recordAudit(tx, {
      action: 'DONATION_VOIDED',
      actorId,
      memberId: donation.anonymous ? null : donation.memberId,
      changes: [
        { field: 'donation', from: donationId, to: null },
        { field: 'amount', from: donation.amount, to: null },
      ],
      note: voidReason,
    })
  })
}
