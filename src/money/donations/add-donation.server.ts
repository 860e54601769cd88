import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { findPayer, lockMovement } from '../payments/payments.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { DonationInput } from './donation.ts'
import { noteGift } from './thank-giver.server.ts'

type Adding = { readonly actorId: number; readonly today: string }

/** Writes a donation down: by hand, or out of what is left of a movement. The donor is thanked in the same breath. */
export async function addDonation(db: Db, { actorId, today }: Adding, input: DonationInput): Promise<number> {
  return inTransaction(db, async (tx) => {
    const movement = input.movementId ? await takeFromMovement(tx, input.movementId, input.amount) : null
    const amount = input.amount ?? movement?.remaining
    const givenOn = input.givenOn ?? movement?.bookedOn ?? today
    if (!amount) throw new Refusal('invalid_fields', { fields: { amount: 'required' } })
    if (givenOn > today) throw new Refusal('invalid_fields', { fields: { givenOn: 'day_in_future' } })
    const purpose = await refuseClosedPurpose(tx, input.purposeId)
    const donor = await knownDonor(tx, input, movement?.counterName ?? null)
    const anonymous = input.anonymous ?? false
    const { id } = await tx
      .insertInto('donation')
      .values({
        ...donor,
        purposeId: input.purposeId,
        amount,
        givenOn,
        anonymous,
        movementId: input.movementId ?? null,
        note: input.note ?? null,
        createdBy: actorId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    recordAudit(tx, {
      action: 'DONATION_ADDED',
      actorId,
      // An anonymous gift stands in no person's history.
      memberId: anonymous ? null : donor.memberId,
      changes: [
        { field: 'donation', from: null, to: id },
        { field: 'amount', from: null, to: amount },
        { field: 'purpose', from: null, to: purpose },
        ...(input.movementId ? [{ field: 'movement', from: null, to: input.movementId }] : []),
      ],
    })
    // A letter would stand in the outbox under a name; whoever is anonymous is thanked on his own page.
    if (donor.memberId !== null && !anonymous)
      await sayThanks(tx, id, { memberId: donor.memberId, amount, purpose, givenOn })
    else if (donor.memberId === null && !anonymous && movement)
      await noteGift(tx, id, movement.variableSymbol)
    return id
  })
}

/** The movement held still, and enough left of it; money that was put aside is not aside any more. */
async function takeFromMovement(tx: Db, movementId: number, amount: number | undefined) {
  const movement = await lockMovement(tx, movementId)
  if (!movement) throw new Refusal('not_found')
  if (movement.currency !== 'CZK' && movement.counted === 0 && movement.amount > 0)
    throw new Refusal('foreign_value_needed')
  if (movement.remaining <= 0 || (amount ?? 0) > movement.remaining) throw new Refusal('not_enough_money')
  if (movement.setAsideAt)
    await tx
      .updateTable('bankMovement')
      .set({ setAsideAt: null, setAsideBy: null, setAsideNote: null })
      .where('id', '=', movementId)
      .execute()
  return movement
}

export async function refuseClosedPurpose(tx: Db, purposeId: number): Promise<string> {
  const purpose = await tx
    .selectFrom('donationPurpose')
    .select(['name', 'active'])
    .where('id', '=', purposeId)
    .executeTakeFirst()
  if (!purpose) throw new Refusal('invalid_fields', { fields: { purposeId: 'invalid' } })
  if (!purpose.active) throw new Refusal('purpose_closed')
  return purpose.name
}

type Named = Pick<DonationInput, 'memberId' | 'donorName'>

/** A member of ours, or a name; whoever sent the money where nobody was named. */
export async function knownDonor(tx: Db, { memberId, donorName }: Named, sender: string | null) {
  if (memberId) {
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', memberId)
      .where('erasedAt', 'is', null)
      .executeTakeFirst()
    if (!member) throw new Refusal('invalid_fields', { fields: { memberId: 'invalid' } })
    return { memberId, donorName: null }
  }
  const name = donorName ?? sender
  if (!name) throw new Refusal('donor_needed')
  return { memberId: null, donorName: name.slice(0, 200) }
}

type Given = {
  readonly memberId: number
  readonly amount: number
  readonly purpose: string
  readonly givenOn: string
}

async function sayThanks(tx: Db, donationId: number, { memberId, ...given }: Given): Promise<void> {
  const payer = await findPayer(tx, { memberId })
  if (!payer?.email) return
  await postLetter(tx, {
    template: 'donation-thanks',
    to: payer.email,
    language: payer.language ?? 'cs',
    params: given,
    accountId: payer.accountId,
    memberId,
  })
  await tx
    .updateTable('donation')
    .set({ thankedAt: sql<Date>`now()` })
    .where('id', '=', donationId)
    .execute()
}
