import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { ownSaid } from './change-member.server.ts'
import type { MemberCard } from './member.ts'
import { asPlain, type CardChange } from './member-change.ts'
import { findCard } from './member-cards.server.ts'
import { holdOwnFields } from './own-fields.server.ts'
import { ownChanges } from './own-value.ts'
import { insertCard } from './write-card.server.ts'

type NewCard = CardChange & { readonly firstName: string; readonly lastName: string }

/** A card made by an officer, for somebody who joined on paper; an account comes only with an application. */
export async function addMember(
  db: Db,
  visitor: Visitor,
  { card, today }: { card: NewCard; today: string },
): Promise<MemberCard> {
  return inTransaction(db, async (tx) => {
    const { own: said = {}, ...rest } = card
    const fields = await holdOwnFields(tx, Object.keys(said).map(Number))
    const own = ownSaid({ ...visitor, own: fields }, undefined, said)
    const id = await insertCard(tx, { ...rest, own })
    recordAudit(tx, {
      action: 'MEMBER_CREATED',
      actorId: visitor.id,
      memberId: id,
      changes: [...changesBetween({}, asPlain(rest)), ...ownChanges(fields, {}, own)],
    })
    const added = await findCard(tx, id, today)
    if (!added) throw new Refusal('not_found')
    return added
  })
}
