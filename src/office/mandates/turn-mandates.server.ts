import { recordAudit } from '../../ground/audit/audit.server.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { isTellingDue } from '../../money/fees/reminder-plan.ts'
import { nextRoles } from '../../people/members/account-act.ts'
import { mandateState } from '../../people/members/mandate.ts'
import { bindRole } from '../../people/members/mandates.server.ts'
import { endSessions, lockAccountOf, setRole } from '../../people/members/member-accounts.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { tellOfEnd, warnOfEnds } from './tell-of-ends.server.ts'

/** Roles begin and end with their terms. Each is turned in a transaction of its own, so a house that fell goes on. */
export async function turnMandates(db: Db, now: Date): Promise<void> {
  const today = pragueDay(now)
  for (const termId of await listBeginning(db, today)) await beginRole(db, termId, today)
  for (const ending of await listEnding(db, today)) await endRole(db, ending, today)
  if (isTellingDue(now)) await warnOfEnds(db, today)
}

async function listBeginning(db: Db, today: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('titleTerm')
    .select('id')
    .where('role', 'is not', null)
    .where('roleGivenAt', 'is', null)
    .where('startsOn', '<=', today)
    .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', today)]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What was decided when the title was given. What cannot be any more (he is an Applicant again) stays undone. */
async function beginRole(db: Db, termId: number, today: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const term = await tx
      .selectFrom('titleTerm')
      .select(['memberId', 'role', 'roleBy'])
      .where('id', '=', termId)
      .where('roleGivenAt', 'is', null)
      .where('startsOn', '<=', today)
      .forUpdate()
      .executeTakeFirst()
    if (!term?.role || term.roleBy === null) return
    const account = await lockAccountOf(tx, term.memberId)
    const mayBe = account && (account.role === term.role || nextRoles(account.role).includes(term.role))
    if (mayBe) await bindRole(tx, account, { termId, role: term.role, by: term.roleBy })
  }).catch((error: unknown) => {
    // The only Webmaster stays one; the other role waits until there are two.
    if (!(error instanceof Refusal)) throw error
  })
}

type Ending = { readonly accountId: number; readonly termId: number }

async function listEnding(db: Db, today: string): Promise<readonly Ending[]> {
  return db
    .selectFrom('account')
    .innerJoin('titleTerm', 'titleTerm.id', 'account.roleTermId')
    .select(['account.id as accountId', 'titleTerm.id as termId'])
    .where('titleTerm.endsOn', '<', today)
    .orderBy('account.id')
    .execute()
}

/** Everybody with the role is held still: two whose terms are over cannot count each other, and nobody is the last one gone. */
async function endRole(db: Db, { accountId, termId }: Ending, today: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const term = await tx
      .selectFrom('titleTerm')
      .innerJoin('title', 'title.id', 'titleTerm.titleId')
      .select(['titleTerm.memberId', 'titleTerm.endsOn', 'titleTerm.role', 'title.name'])
      .where('titleTerm.id', '=', termId)
      .forUpdate('titleTerm')
      .executeTakeFirst()
    if (!term || term.endsOn === null || term.role === null) return
    const holders = await tx
      .selectFrom('account')
      .leftJoin('titleTerm', 'titleTerm.id', 'account.roleTermId')
      .select([
        'account.id',
        'account.role',
        'account.roleTermId',
        'account.deactivatedAt',
        'titleTerm.endsOn',
      ])
      .where('account.role', '=', term.role)
      .orderBy('account.id')
      .forUpdate('account')
      .execute()
    if (!holders.some(({ id, roleTermId }) => id === accountId && roleTermId === termId)) return
    const hasSuccessor = holders.some(
      ({ id, deactivatedAt, endsOn }) =>
        id !== accountId && deactivatedAt === null && (endsOn === null || endsOn >= today),
    )
    const { role, endsOn, memberId, name } = term
    if (mandateState({ role, endsOn }, { today, hasSuccessor }) !== 'over') return
    await setRole(tx, accountId, 'Member')
    await endSessions(tx, accountId)
    recordAudit(tx, {
      action: 'MANDATE_ENDED',
      actorId: null,
      accountId,
      memberId,
      changes: [
        { field: 'role', from: role, to: 'Member' },
        { field: 'endsOn', from: endsOn, to: endsOn },
      ],
      note: name,
    })
    if (role === 'Webmaster')
      await tellHolders(tx, 'webmaster-unmade', { actorId: null, aboutId: accountId, detail: name })
    await tellOfEnd(tx, { memberId, title: name, role, endsOn })
  })
}
