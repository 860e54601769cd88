import type { QueryCreator } from 'kysely'
import { aboutToRecord, recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { ownName, type SeenOwnValues } from '../../ground/values/own-field.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db, Tables } from '../../tables.ts'
import { answering } from './answer-check.server.ts'
import type { MemberCard } from './member.ts'
import { asPlain, type CardChange } from './member-change.ts'
import { findCard, holdCard } from './member-cards.server.ts'
import { holdOwnFields } from './own-fields.server.ts'
import { ownChanges, readOwnValues, withOwn } from './own-value.ts'
import { writeCard } from './write-card.server.ts'
import { type MemberField, type Seen, type Viewer, writableFields, writableOwn } from './visibility.ts'

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
    const { own: said = {}, ...rest } = change
    await aboutToRecord(tx)
    // Before the card, as whoever changes a field of the club's own does: two must not wait for each other.
    const fields = await holdOwnFields(tx, Object.keys(said).map(Number))
    const card = await holdCard(tx, { id: memberId, version, today })
    if (!card) throw new Refusal('not_found')
    refuseForeignFields(rest, writableFields(visitor, card))
    const own = ownSaid({ ...visitor, own: fields }, card, said)
    if (card.version !== version) return { conflict: card }

    const written = { ...rest, ...(Object.keys(own).length > 0 && { own }) }
    const changes = [...changesBetween(asPlain(card), asPlain(rest)), ...ownChanges(fields, card.own, own)]
    if (changes.length === 0) return { saved: card }
    await writeCard(tx, memberId, written, visitor.memberId === memberId ? answered(tx, memberId, today) : tx)
    recordAudit(tx, { action: 'MEMBER_CHANGED', actorId: visitor.id, memberId, changes })
    return { saved: (await savedCard(tx, card, { change: written, today })) ?? card }
  })
}

/** Whoever was asked whether his data are right has just answered. */
function answered(tx: Db, memberId: number, today: string): QueryCreator<Tables> {
  return tx.with('answered', (db) => answering(db, { memberId, answer: 'corrected', way: 'profile', today }))
}

/** What was said of the club's own fields, read; a field that is gone or not his is refused as any unknown one. */
export function ownSaid(
  viewer: Viewer,
  card: Seen | undefined,
  said: Readonly<Record<string, unknown>>,
): SeenOwnValues {
  const fields = writableOwn(viewer, card)
  const foreign = Object.keys(said).filter((id) => !fields.some((field) => String(field.id) === id))
  const { values, faults } = readOwnValues(fields, said)
  const all = {
    ...faults,
    ...Object.fromEntries(foreign.map((id) => [ownName(Number(id)), 'unknown' as const])),
  }
  if (Object.keys(all).length > 0) throw new Refusal('invalid_fields', { fields: all })
  return values
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
  const { own = {}, ...rest } = change
  const written = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return { ...card, ...written, own: withOwn(card.own, own), version: card.version + 1 }
}

/** A field one may not write is as unknown as one that does not exist. */
function refuseForeignFields(change: CardChange, writable: readonly MemberField[]): void {
  const foreign = Object.keys(change).filter((field) => !writable.some((known) => known === field))
  if (foreign.length === 0) return
  throw new Refusal('invalid_fields', {
    fields: Object.fromEntries(foreign.map((field) => [field, 'unknown'])),
  })
}
