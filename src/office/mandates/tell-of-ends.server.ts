import { sql } from 'kysely'
import { listOfficers } from '../../ground/mail/officers.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { addDays } from '../../ground/values/day.ts'
import { warningDue } from '../../people/members/mandate.ts'
import { reachMany } from '../../people/members/reachable.server.ts'
import { greetingOf } from '../../people/members/salutation.ts'
import type { MandateRole } from '../../permissions.ts'
import type { Db } from '../../tables.ts'

type Told = {
  readonly memberId: number
  readonly title: string
  readonly role: MandateRole | null
  readonly endsOn: string
}

/** The role is over: its holder and the Secretary are told in the transaction that ended it. */
export async function tellOfEnd(tx: Db, told: Told): Promise<void> {
  await tellBoth(tx, 'mandate-ended', told)
}

type Ending = Told & { readonly id: number; readonly startsOn: string }

/** Thirty and seven days before the end of a term, each once; who goes on in the same office is not troubled. */
export async function warnOfEnds(db: Db, today: string): Promise<void> {
  const { rows } = await sql<Ending>`
    select term.id, term.member_id as "memberId", title.name as title, term.starts_on as "startsOn",
      term.ends_on as "endsOn", case when account.role_term_id = term.id then term.role end as role
    from title_term as term join title on title.id = term.title_id
    left join account on account.member_id = term.member_id
    where term.starts_on <= ${today}::date and term.ends_on between ${today}::date and ${addDays(today, 30)}::date
      and (term.told_week_at is null or term.told_month_at is null)
      and not exists (select from title_term as next where next.member_id = term.member_id
        and next.title_id = term.title_id and next.division_id is not distinct from term.division_id
        and next.starts_on = term.ends_on + 1)
    order by term.id`.execute(db)
  for (const ending of rows) await inTransaction(db, (tx) => warn(tx, ending, today))
}

const MARKS = { month: 'toldMonthAt', week: 'toldWeekAt' } as const

async function warn(tx: Db, { id, startsOn, ...told }: Ending, today: string): Promise<void> {
  const due = warningDue({ startsOn, endsOn: told.endsOn }, today)
  if (due === null) return
  const { numUpdatedRows } = await tx
    .updateTable('titleTerm')
    .set({ [MARKS[due]]: sql<Date>`now()` })
    .where('id', '=', id)
    .where('endsOn', '=', told.endsOn)
    .where(MARKS[due], 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await tellBoth(tx, 'mandate-ending', told)
}

/** No letter to others says whose term it is: the name stands on the page, where an erasure finds it. */
async function tellBoth(tx: Db, template: string, { memberId, ...params }: Told): Promise<void> {
  const person = (await reachMany(tx, [memberId], null)).get(memberId)
  const holder = person && typeof person !== 'string' ? person : null
  if (holder) {
    const language = holder.language ?? 'cs'
    await postLetter(tx, {
      template,
      to: holder.email,
      language,
      accountId: holder.accountId,
      memberId,
      params: { ...params, isOwn: true, greeting: greetingOf(holder, language) },
    })
  }
  for (const { id, email, language } of await listOfficers(tx, 'Secretary'))
    if (id !== holder?.accountId)
      await postLetter(tx, {
        template,
        to: email,
        language: language ?? 'cs',
        accountId: id,
        params: { ...params, isOwn: false },
      })
}
