import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findLinkHolder } from '../calling/link-holder.server.ts'
import { isTaken, type RollamChoice, type RollamWay } from './rollam.ts'

type Answering = { readonly rollamId: number; readonly choice: RollamChoice; readonly now: Date }

/** In one's own corner. */
export async function answerOwnRollam(db: Db, visitor: Visitor, answering: Answering): Promise<void> {
  const { memberId } = visitor
  if (memberId === null) throw new Refusal('no_member_card')
  await inTransaction(db, (tx) => answer(tx, { ...answering, memberId, way: 'own', actorId: visitor.id }))
}

/** From paper, written down by whoever looks after meetings. */
export async function notePaperRollam(
  db: Db,
  actorId: number,
  answering: Answering & { readonly memberId: number },
): Promise<void> {
  await inTransaction(db, (tx) => answer(tx, { ...answering, way: 'paper', actorId }))
}

/** By the link of the letter, one tap; the link is asked again within the transaction. */
export async function answerLinkedRollam(
  db: Db,
  token: string,
  { choice, now }: Omit<Answering, 'rollamId'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const holder = await findLinkHolder(tx, token, 'rollam')
    if (!holder) throw new Refusal('answer_link_dead')
    const { about: rollamId, memberId, accountId } = holder
    await answer(tx, { rollamId, memberId, choice, now, way: 'link', actorId: accountId })
  })
}

type Given = Answering & {
  readonly memberId: number
  readonly way: RollamWay
  readonly actorId: number | null
}

/** Once: the first answer stands, whichever way it came. */
async function answer(tx: Db, { rollamId, memberId, choice, way, actorId, now }: Given): Promise<void> {
  const rollam = await tx
    .selectFrom('rollam')
    .select(['title', 'state', 'untilOn'])
    .where('id', '=', rollamId)
    // Kept from closing while somebody is just answering; many may at once.
    .forShare()
    .executeTakeFirst()
  if (!rollam || rollam.state === 'draft') throw new Refusal('not_found')
  if (!isTaken(rollam, pragueDay(now))) throw new Refusal('rollam_over')
  const voter = await tx
    .selectFrom('rollamVoter')
    .select('standing')
    .where('rollamId', '=', rollamId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  if (voter?.standing !== 'votes') throw new Refusal('rollam_no_vote')
  const { numUpdatedRows } = await tx
    .updateTable('rollamVoter')
    .set({ choice, answeredAt: now, way, notedBy: way === 'paper' ? actorId : null })
    .where('rollamId', '=', rollamId)
    .where('memberId', '=', memberId)
    .where('choice', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('voted_already')
  recordAudit(tx, {
    action: 'ROLLAM_ANSWERED',
    actorId,
    memberId,
    // How he answered is told once it is over.
    changes: [
      { field: 'rollam', from: rollamId, to: rollamId },
      { field: 'way', from: null, to: way },
    ],
    note: rollam.title,
  })
}

/** What the page behind a link shows: the person, the question and his answer. */
export async function viewRollamPage(db: Db, token: string, now: Date) {
  const holder = await findLinkHolder(db, token, 'rollam')
  if (!holder) return null
  const { about: rollamId, memberId, name } = holder
  const found = await db
    .selectFrom('rollam')
    .innerJoin('rollamVoter', 'rollamVoter.rollamId', 'rollam.id')
    .select(['title', 'wording', 'untilOn', 'state', 'majority', 'entitled', 'choice', 'standing'])
    .where('rollam.id', '=', rollamId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  if (!found || found.standing !== 'votes') return null
  return { ...found, name, isTaken: isTaken(found, pragueDay(now)) }
}

export type RollamPage = NonNullable<Awaited<ReturnType<typeof viewRollamPage>>>
