import { sql } from 'kysely'
import { postLetters } from '../../ground/mail/outbox.server.ts'
import { readClub } from '../../ground/platform/club-settings.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { Db } from '../../tables.ts'
import { IS_IN_CLUB } from '../members/club-count.server.ts'
import { reachMany } from '../members/reachable.server.ts'
import { greetingOf } from '../members/salutation.ts'
import { type HogNotice, noticeDue } from './hog-reminder.ts'

const AT_ONCE = 200

type Ending = { readonly id: number; readonly hogNumber: string; readonly expiresOn: string }

/**
 * Whoever's number ends in sixty or thirty days, or ended today, is told, once of each. What was told is noted in the
 * transaction of the letter, so a house that fell goes on where it stopped; a renewed number begins anew by its new day.
 */
export async function remindHog(db: Db, now: Date): Promise<void> {
  if ((await readClub(db)).off.includes('hog')) return
  const today = pragueDay(now)
  const due = (await listEnding(db, today)).flatMap((card) => {
    const notice = noticeDue(card.expiresOn, today)
    return notice === null ? [] : [{ ...card, notice }]
  })
  for (let start = 0; start < due.length; start += AT_ONCE)
    await inTransaction(db, (tx) => tellThem(tx, due.slice(start, start + AT_ONCE)))
}

async function listEnding(db: Db, today: string): Promise<readonly Ending[]> {
  const { rows } = await sql<Ending>`
    select id, hog_number as "hogNumber", hog_expires_on as "expiresOn" from member
    where ${IS_IN_CLUB} and hog_number is not null
      and hog_expires_on between ${today}::date - 14 and ${today}::date + 60
      and not exists (select from hog_reminder where member_id = member.id and expires_on = hog_expires_on
        and days_before <= case when hog_expires_on - ${today}::date > 30 then 60
          when hog_expires_on > ${today}::date then 30 else 0 end)
    order by id`.execute(db)
  return rows
}

type Due = Ending & { readonly notice: HogNotice }

/** Who cannot be written to is not marked: he hears of it once he can be. */
async function tellThem(tx: Db, due: readonly Due[]): Promise<void> {
  const reached = await reachMany(
    tx,
    due.map(({ id }) => id),
    null,
  )
  const letters = due.flatMap(({ id, hogNumber, expiresOn, notice }) => {
    const person = reached.get(id)
    if (!person || typeof person === 'string') return []
    const language = person.language ?? 'cs'
    return [
      {
        template: 'hog-ending',
        to: person.email,
        language,
        accountId: person.accountId,
        memberId: id,
        priority: 'bulk' as const,
        params: { greeting: greetingOf(person, language), hogNumber, expiresOn, isOver: notice === 0 },
      },
    ]
  })
  if (letters.length === 0) return
  const wanted = new Set(letters.map(({ memberId }) => memberId))
  const marked = await tx
    .insertInto('hogReminder')
    .values(due.filter(({ id }) => wanted.has(id)).map(asMark))
    .onConflict((conflict) => conflict.columns(['memberId', 'expiresOn', 'daysBefore']).doNothing())
    .returning('memberId')
    .execute()
  const fresh = new Set(marked.map(({ memberId }) => memberId))
  await postLetters(
    tx,
    letters.filter(({ memberId }) => fresh.has(memberId)),
  )
}

const asMark = ({ id, expiresOn, notice }: Due) => ({ memberId: id, expiresOn, daysBefore: notice })
