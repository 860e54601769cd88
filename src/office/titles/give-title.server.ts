import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { AuditAction, AuditChange } from '../../ground/audit/audit.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { listName } from '../../people/members/member.ts'
import { bringRole, refuseRoleOf } from '../../people/members/mandates.server.ts'
import { turnRole } from '../../people/members/change-role.server.ts'
import { MANDATE_ROLES } from '../../permissions.ts'
import { isDay } from '../../ground/values/real-day.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { lockTitle } from './save-title.server.ts'
import { dayBefore, overlap, type Term } from './term.ts'
import { listTermsOfTitle, type TermRow } from './titles.server.ts'

const Day = z.string().refine((day) => isDay(day) && day > '1900-01-01' && day < '2200-01-01', 'not_day')
const Id = z.int().positive().max(999_999_999)

const dates = { startsOn: Day, endsOn: Day.nullable().default(null) }
export const NewTerm = z.strictObject({
  memberId: Id,
  division: Id.nullable().default(null),
  ...dates,
  /** Ends the term of whoever holds it now, the day before. */
  replaces: z.boolean().default(false),
  /** What the holder's account may while the term runs. */
  role: z.enum(MANDATE_ROLES).nullable().default(null),
})
export const TermDates = z.strictObject(dates)

type Given = z.infer<typeof NewTerm> & {
  readonly titleId: number
  readonly today: string
  /** The election it comes from. */
  readonly voteId?: number
  /** The visitor has said his password again: wanted where a Webmaster is made or unmade. */
  readonly isProved?: boolean
}

const HELD = () => new Refusal('title_taken')
const BROKEN = {
  title_term_single: HELD,
  title_term_once: HELD,
  reference: () => new Refusal('invalid_fields', { fields: { division: 'invalid' } }),
}

/** A member holds a title from a day to a day; one that is for one person has never two holders at a time. */
export async function giveTitle(db: Db, visitor: Visitor, input: Given): Promise<{ id: number }> {
  const { titleId, memberId, division: divisionId, startsOn, endsOn, replaces, role, today } = input
  const { voteId = null, isProved = false } = input
  refuseBackwards(input)
  // A term that is over is the club's history; a role cannot come with it any more.
  if (role !== null && endsOn !== null && endsOn < today)
    throw new Refusal('invalid_fields', { fields: { endsOn: 'too_early' } })
  return inTransaction(db, async (tx) => {
    const title = await lockTitle(tx, titleId)
    if (title.closed) throw new Refusal('title_closed')
    await refuseStranger(tx, input)
    if ((title.scope === 'division') !== (divisionId !== null))
      throw new Refusal('invalid_fields', {
        fields: { division: divisionId === null ? 'required' : 'invalid' },
      })
    const others = await listTermsOfTitle(tx, titleId, divisionId)
    const ended =
      replaces && title.single ? await endOthers(tx, visitor, { others, startsOn, title, isProved }) : []
    refuseTaken(
      others.filter(({ id }) => !ended.includes(id)),
      input,
      title.single,
    )
    const given = await knowing(BROKEN, () =>
      tx
        .insertInto('titleTerm')
        .values({ titleId, single: title.single, memberId, divisionId, startsOn, endsOn, voteId })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    record(tx, visitor, 'TITLE_GIVEN', memberId, [
      { field: 'heldTitle', from: null, to: title.name },
      { field: 'startsOn', from: null, to: startsOn },
      { field: 'endsOn', from: null, to: endsOn },
      ...(role === null ? [] : [{ field: 'role', from: null, to: role }]),
    ])
    if (role !== null)
      await bringRole(tx, visitor, { termId: given.id, memberId, role, startsOn, today, isProved })
    return given
  })
}

/** Another beginning or end of a term. */
export async function changeTerm(
  db: Db,
  visitor: Visitor,
  { id, ...term }: z.infer<typeof TermDates> & { readonly id: number },
): Promise<void> {
  refuseBackwards(term)
  await inTransaction(db, async (tx) => {
    const { memberId, titleId, divisionId, role, roleGivenAt, ...before } = await lockTerm(tx, id)
    const title = await lockTitle(tx, titleId)
    const changes = changesBetween(before, term)
    if (changes.length === 0) return
    await refuseRoleOf(tx, visitor, {
      term: { id, memberId, role, roleGivenAt },
      isProved: false,
      isLonger: isLater(term.endsOn, before.endsOn) || term.startsOn < before.startsOn,
    })
    const others = (await listTermsOfTitle(tx, titleId, divisionId)).filter((one) => one.id !== id)
    refuseTaken(others, { ...term, memberId }, title.single)
    // Another last day is told of anew.
    const told = term.endsOn === before.endsOn ? {} : { toldMonthAt: null, toldWeekAt: null }
    await knowing(BROKEN, () =>
      tx
        .updateTable('titleTerm')
        .set({ ...term, ...told })
        .where('id', '=', id)
        .execute(),
    )
    record(tx, visitor, 'TITLE_TERM_CHANGED', memberId, changes, title.name)
  })
}

/** A term written by mistake; that it was there stays in the history. */
export async function deleteTerm(db: Db, visitor: Visitor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { memberId, titleId, startsOn, endsOn, role, roleGivenAt } = await lockTerm(tx, id)
    const { name } = await lockTitle(tx, titleId)
    const term = { id, memberId, role, roleGivenAt }
    const bound = await refuseRoleOf(tx, visitor, { term, isProved: false, isLonger: false })
    // What came by mistake goes with it.
    if (bound) await turnRole(tx, bound, { role: 'Member', actorId: visitor.id })
    await tx.deleteFrom('titleTerm').where('id', '=', id).execute()
    record(tx, visitor, 'TITLE_TERM_DELETED', memberId, [
      { field: 'heldTitle', from: name, to: null },
      { field: 'startsOn', from: startsOn, to: null },
      { field: 'endsOn', from: endsOn, to: null },
    ])
  })
}

type Ending = {
  readonly others: readonly TermRow[]
  readonly startsOn: string
  readonly title: { readonly name: string }
  readonly isProved: boolean
}

async function endOthers(tx: Db, visitor: Visitor, ending: Ending): Promise<number[]> {
  const { others, startsOn, title, isProved } = ending
  const endsOn = dayBefore(startsOn)
  const running = others.filter(
    (term) => term.startsOn < startsOn && (term.endsOn === null || term.endsOn >= startsOn),
  )
  for (const term of running) {
    await refuseRoleOf(tx, visitor, { term, isProved, isLonger: false })
    await tx.updateTable('titleTerm').set({ endsOn }).where('id', '=', term.id).execute()
    record(
      tx,
      visitor,
      'TITLE_TERM_CHANGED',
      term.memberId,
      [{ field: 'endsOn', from: term.endsOn, to: endsOn }],
      title.name,
    )
  }
  return running.map(({ id }) => id)
}

/** No last day is the latest of all. */
const isLater = (one: string | null, other: string | null) => (one ?? '9999') > (other ?? '9999')

function refuseBackwards({ startsOn, endsOn }: Term): void {
  if (endsOn !== null && endsOn < startsOn)
    throw new Refusal('invalid_fields', { fields: { endsOn: 'too_early' } })
}

/** The database refuses as well; here it can be said who holds it. */
function refuseTaken(others: readonly TermRow[], input: Term & { memberId: number }, single: boolean): void {
  const holder = others.find(
    (other) => (single || other.memberId === input.memberId) && overlap(other, input),
  )
  if (holder) throw new Refusal('title_taken', { holder: listName(holder) })
}

/** Whoever has left may have held a title once; he cannot hold one now. */
async function refuseStranger(tx: Db, { memberId, endsOn, today }: Given): Promise<void> {
  const member = await tx
    .selectFrom('member')
    .select(['archivedAt', 'excludedOn'])
    .where('id', '=', memberId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
  if (!member) throw new Refusal('invalid_fields', { fields: { memberId: 'invalid' } })
  const isOver = endsOn !== null && endsOn < today
  if (!isOver && (member.archivedAt || member.excludedOn)) throw new Refusal('card_closed')
}

async function lockTerm(tx: Db, id: number) {
  const term = await tx
    .selectFrom('titleTerm')
    .select(['titleId', 'memberId', 'divisionId', 'startsOn', 'endsOn', 'role', 'roleGivenAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!term) throw new Refusal('not_found')
  return term
}

function record(
  tx: Db,
  visitor: Visitor,
  action: AuditAction,
  memberId: number,
  changes: readonly AuditChange[],
  note: string | null = null,
): void {
  recordAudit(tx, { action, actorId: visitor.id, memberId, changes, note })
}
