import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { findAnswerLink, isStillHis } from '../../ground/mail/answer-links.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
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

type Holder = {
  readonly memberId: number
  readonly rollamId: number
  readonly accountId: number | null
  readonly name: string
}

/** Whose link it is. It dies with its day, with the card, with the account and with the address it was sent to. */
async function findHolder(db: Db, token: string): Promise<Holder | null> {
  const link = await findAnswerLink(db, token)
  if (link?.purpose !== 'rollam') return null
  const { rows } = await sql<Holder>`
    select member.id as "memberId", ${link.rollamId}::int as "rollamId", account.id as "accountId",
      member.first_name || ' ' || member.last_name as name
    from member left join account on account.member_id = member.id
    where member.id = ${link.memberId} and member.archived_at is null and member.excluded_on is null and member.erased_at is null
      and (account.id is null or (account.deactivated_at is null
        and (account.switched_at is null or account.switched_at <= ${link.createdAt})))
      and ${isStillHis(link.id)}`.execute(db)
  return rows[0] ?? null
}

/** By the link of the letter, one tap; the link is asked again within the transaction. */
export async function answerLinkedRollam(
  db: Db,
  token: string,
  { choice, now }: Omit<Answering, 'rollamId'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const holder = await findHolder(tx, token)
    if (!holder) throw new Refusal('answer_link_dead')
    const { rollamId, memberId, accountId } = holder
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
  const holder = await findHolder(db, token)
  if (!holder) return null
  const { rollamId, memberId, name } = holder
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
