import { holdComingEvents } from '../../rides/events/give-up-places.server.ts'
import { whyNotClose } from '../members/account-act.ts'
import type { MemberCard } from '../members/member.ts'
import { findCard, lockCard } from '../members/member-cards.server.ts'
import type { Role } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

export type Closer = { readonly id: number; readonly role: Role; readonly memberId: number | null }
export type Moment = { readonly now: Date; readonly today: string }

/** The card held still with the events its owner is going to, for somebody who may end or renew this membership. */
export async function holdCard(
  tx: Db,
  actor: Closer,
  { memberId, now, today }: Moment & { readonly memberId: number },
): Promise<MemberCard> {
  await holdComingEvents(tx, { memberId, now })
  const card = await lockCard(tx, memberId, today)
  if (!card) throw new Refusal('not_found')
  const why = whyNotClose(actor, card)
  if (why) throw new Refusal(why)
  return card
}

export async function readCard(tx: Db, memberId: number, today: string): Promise<MemberCard> {
  const card = await findCard(tx, memberId, today)
  if (!card) throw new Refusal('not_found')
  return card
}
