import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { MemberCard } from './member.ts'
import { asPlain, type CardChange } from './member-change.ts'
import { findCard, lockCard } from './member-cards.server.ts'
import { writeCard } from './write-card.server.ts'
import { type MemberField, writableFields } from './visibility.ts'

export type ChangeInput = {
  readonly memberId: number
  readonly version: number
  readonly change: CardChange
  readonly today: string
}
/** Either the card as it now stands, or the card somebody else has changed meanwhile. */
export type Changed =
  | { readonly saved: MemberCard; readonly conflict?: undefined }
  | { readonly conflict: MemberCard }

/** Writes on a card what the visitor may write there, if it is still the card he read. */
export async function changeMember(
  db: Db,
  visitor: Visitor,
  { memberId, version, change, today }: ChangeInput,
): Promise<Changed> {
  return inTransaction(db, async (tx) => {
    const card = await lockCard(tx, memberId, today)
    if (!card) throw new Refusal('not_found')
    refuseForeignFields(change, writableFields(visitor, card))
    if (card.version !== version) return { conflict: card }

    const changes = changesBetween(asPlain(card), asPlain(change))
    if (changes.length === 0) return { saved: card }
    await writeCard(tx, memberId, change)
    recordAudit(tx, { action: 'MEMBER_CHANGED', actorId: visitor.id, memberId, changes })
    return { saved: (await savedCard(tx, card, { change, today })) ?? card }
  })
}

/** Fields that change more of a card than themselves, or are told otherwise than they were written. */
const TELLING: readonly (keyof CardChange)[] = [
  'email',
  'division',
  'memberSince',
  'position',
  'lifeTime',
  'tags',
  'motorcycles',
]

/** The card as it stands now. We hold it: what was written is what stands there, and most of it need not be read again. */
async function savedCard(
  tx: Db,
  card: MemberCard,
  { change, today }: Pick<ChangeInput, 'change' | 'today'>,
): Promise<MemberCard | undefined> {
  if (TELLING.some((field) => change[field] !== undefined)) return findCard(tx, card.id, today)
  const written = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return { ...card, ...written, version: card.version + 1 }
}

/** A field one may not write is as unknown as one that does not exist. */
function refuseForeignFields(change: CardChange, writable: readonly MemberField[]): void {
  const foreign = Object.keys(change).filter((field) => !writable.some((known) => known === field))
  if (foreign.length === 0) return
  throw new Refusal('invalid_fields', {
    fields: Object.fromEntries(foreign.map((field) => [field, 'unknown'])),
  })
}
