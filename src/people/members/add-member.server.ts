import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { MemberCard } from './member.ts'
import { asPlain, type CardChange } from './member-change.ts'
import { findCard } from './member-cards.server.ts'
import { insertCard } from './write-card.server.ts'

type NewCard = CardChange & { readonly firstName: string; readonly lastName: string }

/** A card made by an officer, for somebody who joined on paper; an account comes only with an application. */
export async function addMember(
  db: Db,
  visitor: Visitor,
  { card, today }: { card: NewCard; today: string },
): Promise<MemberCard> {
  return inTransaction(db, async (tx) => {
    const id = await insertCard(tx, card)
    recordAudit(tx, {
      action: 'MEMBER_CREATED',
      actorId: visitor.id,
      memberId: id,
      changes: changesBetween({}, asPlain(card)),
    })
    const added = await findCard(tx, id, today)
    if (!added) throw new Refusal('not_found')
    return added
  })
}
