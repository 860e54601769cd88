import { recordAudit } from '../../ground/audit/audit.server.ts'
import { readClub } from '../../ground/platform/club-settings.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { HONOUR_TABLE, type Honour, touchedHonours } from './honour.ts'
import type { MemberCard } from './member.ts'
import { lockCard } from './member-cards.server.ts'
import { setOnCard } from './set-on-card.server.ts'
import { isOn } from './part-fields.ts'

export type HonourInput = {
  readonly memberId: number
  readonly honour: Honour
  /** The day it was given; null takes it back. */
  readonly on: string | null
  readonly today: string
}

/** Ritual, front patch, back patch: given on a day, or taken back. */
export async function giveHonour(
  db: Db,
  actor: { readonly id: number | null },
  { memberId, honour, on, today }: HonourInput,
): Promise<MemberCard> {
  if (on !== null && on > today) throw new Refusal('invalid_fields', { fields: { date: 'day_in_future' } })
  return inTransaction(db, async (tx) => {
    const card = await lockCard(tx, memberId, today)
    if (!card) throw new Refusal('not_found')
    const { off } = await readClub(tx)
    if (!isOn(HONOUR_TABLE[honour].field, off)) throw new Refusal('not_found')
    if ((card[HONOUR_TABLE[honour].field] !== null) === (on !== null)) throw new Refusal('already_so')
    if (on !== null && (card.archivedAt || card.excludedOn)) throw new Refusal('card_closed')

    const touched = touchedHonours(card, honour, on !== null)
      .map((name) => HONOUR_TABLE[name])
      .filter(({ field }) => isOn(field, off))
    for (const { field, given, removed } of touched)
      recordAudit(tx, {
        action: on === null ? removed : given,
        actorId: actor.id,
        memberId,
        changes: [{ field, from: card[field], to: on }],
      })
    return setOnCard(tx, memberId, Object.fromEntries(touched.map(({ column }) => [column, on])), today)
  })
}
