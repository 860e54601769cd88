import { type RawBuilder, sql } from 'kysely'
import { passedCalls } from '../../money/fees/last-calls.server.ts'
import { WAITING_MOVEMENTS } from '../../money/pairing/movements.server.ts'
import { statusIsOpen } from '../../money/payment-status/payment-status.server.ts'
import { countClub, IS_IN_CLUB, IS_MEMBER } from '../../people/members/club-count.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import type { DeskTask } from './desk.ts'
import type { Queue } from './menu.ts'

export type Counts = Readonly<Partial<Record<Queue, number>>>
type Counted = Queue | DeskTask

/** How much waits in each of the queues asked for, in one statement; the members are followed, as everywhere. */
export async function countQueues(db: Db, queues: readonly Queue[], today: string): Promise<Counts> {
  const others = queues.filter((queue) => queue !== 'members')
  const [lines, club] = await Promise.all([
    others.length === 0 ? {} : countLines(db, { queues: others, today }),
    others.length === queues.length ? null : countClub(db),
  ])
  return club ? { ...lines, members: club.members } : lines
}

type Asked<Name> = { readonly queues: readonly Name[]; readonly today: string }

const countLines = remembered(async (db: Db, { queues, today }: Asked<Queue>): Promise<Counts> => {
  const { rows } = await sql<Counts>`select ${sql.join(
    queues.map(
      (queue) =>
        sql`(select ${countOf(LINES[queue](today))} from ${LINES[queue](today).waiting}) as ${sql.ref(queue)}`,
    ),
  )}`.execute(db)
  return rows[0] ?? {}
})

export type Waiting = {
  readonly task: DeskTask
  readonly count: number
  /** How many days the one who waits longest has waited. */
  readonly days: number | null
}

/** The same with the age of the oldest, as the dashboard tells it; what is empty is left out. */
export async function viewQueues(
  db: Db,
  tasks: readonly DeskTask[],
  today: string,
): Promise<readonly Waiting[]> {
  return tasks.length === 0 ? [] : viewLines(db, { queues: tasks, today })
}

const viewLines = remembered(async (db: Db, { queues, today }: Asked<DeskTask>) => {
  const { rows } = await sql<Waiting>`
    ${sql.join(
      queues.map((task) => {
        const line = LINES[task](today)
        const { waiting, since } = line
        return sql`select ${task}::text as task, ${countOf(line)} as count,
          greatest(0, ${today}::date - min(${since}))::int as days from ${waiting}`
      }),
      sql` union all `,
    )}`.execute(db)
  return queues.flatMap((task) => rows.filter((row) => row.task === task && row.count > 0))
})

type Line = {
  /** Those who wait, after 'from'. */
  readonly waiting: RawBuilder<unknown>
  /** The day each of them began to wait. */
  readonly since: RawBuilder<unknown>
  /** How many each row tells of, where it is not one. */
  readonly many?: RawBuilder<unknown>
}

function countOf({ many }: Line): RawBuilder<number> {
  return many ? sql<number>`coalesce(sum(${many}), 0)::int` : sql<number>`count(*)::int`
}

const day = (moment: string) => sql`(${sql.ref(moment)} at time zone 'Europe/Prague')::date`

// Who is archived or excluded waits for nothing, except for the Supervisor and the patches.
const ACTIVE = sql`member where ${IS_IN_CLUB}`

/** By the days they were due on: of a large club thousands are overdue, on a few hundred days. */
const OVERDUE = (today: string) => sql`(select due_on as since, sum(count) as many from changes.payment_tally
  where ${statusIsOpen('status')} and due_on < ${today}::date group by 1 having sum(count) <> 0) as overdue`
const CASH = sql`ride_cash where settled_at is null`
/** Nobody is written to about what is settled meanwhile. */
const PAPER = sql`paper_letter join payment on payment.id = paper_letter.payment_id
  where delivered_on is null and ${statusIsOpen('payment.status')}`
const REFUNDS = sql`refund where settled_at is null`

const LEAVE_REQUESTS = sql`leave_request join member on member.id = leave_request.member_id
      where closed_as is null and archived_at is null and erased_at is null`

const LINES: Readonly<Record<Counted, (today: string) => Line>> = {
  members: () => ({
    waiting: sql`member where ${IS_MEMBER}`,
    since: sql`null::date`,
  }),
  applications: () => ({
    waiting: sql`application where status = 'PENDING' and not awaits_proof`,
    since: day('submitted_at'),
  }),
  ritual: () => ({
    waiting: sql`${ACTIVE} and approved_at is not null and ritual_on is null`,
    since: day('approved_at'),
  }),
  departures: (today) => ({
    waiting: sql`(select ${day('requested_at')} as since from ${LEAVE_REQUESTS}
      union all select last_on from ${passedCalls(today)}) as departures`,
    since: sql`since`,
  }),
  leaving: () => ({ waiting: LEAVE_REQUESTS, since: day('requested_at') }),
  lapses: (today) => ({ waiting: passedCalls(today), since: sql`last_on` }),
  minutes: () => ({
    waiting: sql`meeting where state = 'closed' and not exists (select from meeting_minutes
      where meeting_minutes.meeting_id = meeting.id and published_version = version)`,
    since: day('ended_at'),
  }),
  hog: (today) => ({
    waiting: sql`${ACTIVE} and (hog_number is null or hog_expires_on < ${today}::date)`,
    // Who never had a number does not wait since any day.
    since: sql`hog_expires_on`,
  }),
  proposals: () => ({
    waiting: sql`hog_proposal join member on member.id = hog_proposal.member_id
      where closed_as is null and ${IS_IN_CLUB}`,
    since: day('proposed_at'),
  }),
  patches: () => ({
    waiting: sql`member where patches_solved_on is null and (excluded_on is not null or archived_at is not null)
      and (front_patch_on is not null or back_patch_on is not null)`,
    since: sql`coalesce(excluded_on, ${day('archived_at')})`,
  }),
  fees: (today) => ({
    waiting: OVERDUE(today),
    since: sql`since`,
    many: sql`many`,
  }),
  // Everything the Treasurer has to do anything with; a credit waits for the next fee by itself.
  money: (today) => ({
    waiting: sql`(select since, many from ${OVERDUE(today)}
      union all select booked_on, 1 from ${WAITING_MOVEMENTS}
      union all select ${day('taken_at')}, 1 from ${CASH}
      union all select ${day('asked_at')}, 1 from ${REFUNDS}
      union all select ${day('paper_letter.created_at')}, 1 from ${PAPER}) as money`,
    since: sql`since`,
    many: sql`many`,
  }),
  movements: () => ({ waiting: WAITING_MOVEMENTS, since: sql`booked_on` }),
  credits: () => ({
    waiting: sql`credit where closed_as is null`,
    since: day('created_at'),
  }),
  rideCash: () => ({
    waiting: CASH,
    since: day('taken_at'),
  }),
  paper: () => ({
    waiting: PAPER,
    since: day('paper_letter.created_at'),
  }),
  refunds: () => ({
    waiting: REFUNDS,
    since: day('asked_at'),
  }),
  erasures: () => ({
    waiting: sql`erasure where closed_as is null`,
    since: day('requested_at'),
  }),
  photos: () => ({
    waiting: sql`hide_request where decision is null`,
    since: day('asked_at'),
  }),
}
