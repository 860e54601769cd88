import { recordAudit } from '../../ground/audit/audit.server.ts'
import { whyNotClose } from '../members/account-act.ts'
import { lockOpenClosing } from '../members/closings.server.ts'
import { lockAccountOf } from '../members/member-accounts.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Closer } from './hold-card.server.ts'

export type Review = {
  readonly since: string
  readonly endedOn: string | null
  readonly note: string | null
}
type Input = { readonly memberId: number; readonly note: string | null; readonly today: string }

/** The excluded one asked for a review (§ 241): a dated note, and while it stands nobody is forgotten. */
export async function openReview(
  db: Db,
  actor: Closer,
  { memberId, since, note, today }: Input & { readonly since: string },
): Promise<Review> {
  if (since > today) throw new Refusal('invalid_fields', { fields: { since: 'day_in_future' } })
  return inTransaction(db, async (tx) => {
    const closing = await holdExclusion(tx, actor, memberId)
    if (closing.reviewSince !== null && closing.reviewEndedOn === null) throw new Refusal('already_so')
    await setReview(tx, closing.id, { reviewSince: since, reviewNote: note, reviewEndedOn: null })
    const changes = [{ field: 'reviewSince', from: closing.reviewSince, to: since }]
    recordAudit(tx, { action: 'REVIEW_OPENED', actorId: actor.id, memberId, changes, note })
    return { since, endedOn: null, note }
  })
}

export async function endReview(
  db: Db,
  actor: Closer,
  { memberId, endedOn, note, today }: Input & { readonly endedOn: string },
): Promise<Review> {
  if (endedOn > today) throw new Refusal('invalid_fields', { fields: { endedOn: 'day_in_future' } })
  return inTransaction(db, async (tx) => {
    const closing = await holdExclusion(tx, actor, memberId)
    const { reviewSince: since } = closing
    if (since === null || closing.reviewEndedOn !== null) throw new Refusal('already_so')
    if (endedOn < since) throw new Refusal('invalid_fields', { fields: { endedOn: 'invalid' } })
    const told = [closing.reviewNote, note].filter(Boolean).join('\n').slice(0, 2000) || null
    await setReview(tx, closing.id, { reviewSince: since, reviewNote: told, reviewEndedOn: endedOn })
    const changes = [{ field: 'reviewEndedOn', from: null, to: endedOn }]
    recordAudit(tx, { action: 'REVIEW_ENDED', actorId: actor.id, memberId, changes, note })
    return { since, endedOn, note: told }
  })
}

/** Only an exclusion is reviewed; who left of his own will has nothing to ask for. */
async function holdExclusion(tx: Db, actor: Closer, memberId: number) {
  const account = await lockAccountOf(tx, memberId)
  const why = whyNotClose(actor, { id: memberId, role: account?.role ?? null })
  if (why) throw new Refusal(why)
  const closing = await lockOpenClosing(tx, memberId)
  if (!closing || closing.cause !== 'excluded') throw new Refusal('not_excluded')
  return closing
}

type Columns = {
  readonly reviewSince: string
  readonly reviewNote: string | null
  readonly reviewEndedOn: string | null
}

async function setReview(tx: Db, id: number, columns: Columns): Promise<void> {
  await tx.updateTable('membershipClosing').set(columns).where('id', '=', id).execute()
}
