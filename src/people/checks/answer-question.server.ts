import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { findAnswerLink, isStillHis } from '../../ground/mail/answer-links.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { answerCheck } from '../members/answer-check.server.ts'
import type { CheckAnswer, HeardWay } from '../members/data-check.ts'
import { salutationOf } from '../members/salutation.ts'
import { maskedEmail, maskedPhone, maskedTown } from './mask.ts'

type Held = {
  readonly memberId: number
  readonly firstName: string
  readonly salutation: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly city: string | null
  readonly accountId: number | null
  readonly answer: CheckAnswer | null
  readonly until: Date
}

/**
 * Whose link it is. It serves one person and the question it came with: it dies with its time, with a newer question, with the
 * card (closed, excluded, forgotten), with the account once that was shut, and where the letter's address is not his any more.
 */
async function findHolder(db: Db, token: string): Promise<Held | null> {
  const link = await findAnswerLink(db, token)
  if (link?.purpose !== 'data-check' || link.memberId === null) return null
  const { rows } = await sql<Omit<Held, 'until'>>`
    select member.id as "memberId", member.first_name as "firstName", member.salutation, member.phone, member.city, account.id as "accountId",
      coalesce(account.email, member.email) as email, asked.answer
    from member
    join data_check_person as asked on asked.member_id = member.id
    join data_check on data_check.year = asked.year
    left join account on account.member_id = member.id
    where member.id = ${link.memberId} and member.archived_at is null and member.excluded_on is null
      and member.erased_at is null and asked.year = (select max(year) from data_check)
      and data_check.started_at <= ${link.createdAt}
      and (account.id is null or (account.deactivated_at is null
        and (account.switched_at is null or account.switched_at <= ${link.createdAt})))
      and ${isStillHis(link.id)}`.execute(db)
  return rows[0] ? { ...rows[0], until: link.expiresAt } : null
}

/** How he is called and three things he knows again; nobody can use them. */
export async function viewQuestion(db: Db, token: string, language: Language) {
  const holder = await findHolder(db, token)
  if (!holder) return null
  const { email, phone, city, accountId, answer, until } = holder
  return {
    call: salutationOf(holder, language),
    email: email && maskedEmail(email),
    phone: phone && maskedPhone(phone),
    town: city && maskedTown(city),
    hasAccount: accountId !== null,
    answer,
    until: dayInFigures(pragueDay(until), language),
  }
}

export type QuestionPage = NonNullable<Awaited<ReturnType<typeof viewQuestion>>>

/** One tap behind the link; said twice, it was said. */
export async function confirmByLink(db: Db, token: string, today: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const holder = await findHolder(tx, token)
    if (!holder) throw new Refusal('check_link_dead')
    const { memberId, accountId } = holder
    if (!(await answerCheck(tx, { memberId, answer: 'confirmed', way: 'link', today }))) return
    recordAudit(tx, { action: 'DATA_CONFIRMED', actorId: accountId, memberId, note: 'link' })
  })
}

type Signed = { readonly id: number; readonly memberId: number | null }

/** The same after signing in, over everything the club keeps. */
export async function confirmOwn(db: Db, { id, memberId }: Signed, today: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (
      memberId === null ||
      !(await answerCheck(tx, { memberId, answer: 'confirmed', way: 'profile', today }))
    )
      throw new Refusal('not_asked')
    recordAudit(tx, { action: 'DATA_CONFIRMED', actorId: id, memberId, note: 'profile' })
  })
}

type Heard = { readonly memberId: number; readonly way: HeardWay; readonly today: string }

/** An officer heard it from him. */
export async function noteHeard(
  db: Db,
  actor: { readonly id: number },
  { memberId, way, today }: Heard,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await answerCheck(tx, { memberId, answer: 'confirmed', way, today, notedBy: actor.id })))
      throw new Refusal('answered_already')
    recordAudit(tx, { action: 'DATA_CONFIRMED', actorId: actor.id, memberId, note: way })
  })
}
