import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tables } from '../tables.ts'
import type { Queue } from './menu.ts'

export type Counts = Readonly<Partial<Record<Queue, number>>>

/** How much waits in each of the queues asked for, in one statement. */
export async function countQueues(db: Db, queues: readonly Queue[], today: string): Promise<Counts> {
  if (queues.length === 0) return {}
  return db
    .selectNoFrom((eb) =>
      queues.map((queue) => eb.cast<number>(COUNTERS[queue](eb, today), 'integer').as(queue)),
    )
    .executeTakeFirstOrThrow()
}

type Builder = ExpressionBuilder<Tables, never>

// Who is archived or excluded waits for nothing, except for the Supervisor and the patches.
const COUNTERS = {
  members: (eb: Builder) => listed(eb),
  applications: (eb: Builder) => eb.selectFrom('application').select(count).where('status', '=', 'PENDING'),
  ritual: (eb: Builder) => active(eb).where('approvedAt', 'is not', null).where('ritualOn', 'is', null),
  leaving: (eb: Builder) =>
    eb
      .selectFrom('leaveRequest')
      .innerJoin('member', 'member.id', 'leaveRequest.memberId')
      .select(count)
      .where('closedAs', 'is', null)
      .where('archivedAt', 'is', null)
      .where('erasedAt', 'is', null),
  hog: (eb: Builder, today: string) =>
    active(eb).where((or) => or.or([or('hogNumber', 'is', null), or('hogExpiresOn', '<', today)])),
  patches: (eb: Builder) =>
    eb
      .selectFrom('member')
      .select(count)
      .where('patchesSolvedOn', 'is', null)
      .where((or) => or.or([or('excludedOn', 'is not', null), or('archivedAt', 'is not', null)]))
      .where((or) => or.or([or('frontPatchOn', 'is not', null), or('backPatchOn', 'is not', null)])),
  fees: (eb: Builder, today: string) =>
    eb
      .selectFrom('payment')
      .select(count)
      .where('status', 'in', ['DUE', 'REMINDER1', 'REMINDER2'])
      .where('dueOn', '<', today),
} satisfies Record<Queue, (eb: Builder, today: string) => unknown>

const count = sql<number>`count(*)`.as('count')

/** As many as the list of members shows: the excluded stay on it until they are archived. */
function listed(eb: Builder) {
  return eb.selectFrom('member').select(count).where('archivedAt', 'is', null).where('erasedAt', 'is', null)
}

function active(eb: Builder) {
  return eb.selectFrom('member').select(count).where('archivedAt', 'is', null).where('excludedOn', 'is', null)
}
