import { routeInWords } from '../events/event-description.ts'
import { findEvent, type FoundEvent } from '../events/events.server.ts'
import { listDivisions } from '../../people/members/member-choices.server.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { RowId } from '../../ground/http/door.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { IS_IN_CLUB } from '../../people/members/club-count.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import { viewSeries } from './repeat-event.server.ts'
import { MOST_REPEATS } from './series.ts'
import { copyShift, type EventForm, formOf, leaderChoice } from './event-form.ts'

export const EVERYTHING = { includeMembers: true, includeDrafts: true }

type Page = {
  /** The event as it stands; null for a new one. */
  readonly event: {
    readonly id: number
    readonly state: FoundEvent['state']
    readonly version: number
    readonly concerned: number
    readonly cover: FoundEvent['cover']
    /** How many dates of its series come after it. */
    readonly following: number
    /** How many more there may be; none where it cannot be repeated. */
    readonly mostTimes: number
  } | null
  readonly values: EventForm
  readonly divisions: Awaited<ReturnType<typeof listDivisions>>
  readonly leaders: readonly string[]
  readonly route: string | null
  readonly copyOf: number | null
}

export async function viewEditor({ db, now, language }: RequestContext, id: number): Promise<Page> {
  const event = await find(db, id)
  const [divisions, leaders, { following }] = await Promise.all([
    listDivisions(db),
    listLeaders(db),
    viewSeries(db, id),
  ])
  const mostTimes = following === 0 && event.startsAt > now ? MOST_REPEATS : 0
  const { state, version, coming, waitingParties } = event
  return {
    event: {
      id,
      state,
      version,
      concerned: coming + waitingParties,
      cover: event.cover,
      following,
      mostTimes,
    },
    values: formOf(event),
    divisions: divisions.filter(({ isClosed }) => !isClosed),
    leaders,
    route: routeInWords({ lengthM: event.routeLengthM, climbM: event.routeClimbM }, language),
    copyOf: null,
  }
}

export async function viewNew({ db, now, language }: RequestContext, copyText: string | null): Promise<Page> {
  const copied = copyText === null ? null : RowId.safeParse(copyText)
  if (copied?.success === false) throw notFound()
  const original = copied && (await find(db, copied.data))
  const [divisions, leaders] = await Promise.all([listDivisions(db), listLeaders(db)])
  return {
    event: null,
    values: original ? formOf(original, copyShift(original.startsAt, now)) : {},
    divisions: divisions.filter(({ isClosed }) => !isClosed),
    leaders,
    route:
      original && routeInWords({ lengthM: original.routeLengthM, climbM: original.routeClimbM }, language),
    copyOf: original?.id ?? null,
  }
}

async function find(db: Db, id: number): Promise<FoundEvent> {
  const event = await findEvent(db, id, EVERYTHING)
  if (!event) throw notFound()
  return event
}

/** Those who are likely to lead: officers, and whoever has led before. */
function listLeaders(db: Db): Promise<readonly string[]> {
  return findLeaders(db, null)
}

const findLeaders = remembered(async (db: Db, _all: null): Promise<readonly string[]> => {
  const people = await db
    .selectFrom('member')
    .leftJoin('account', 'account.memberId', 'member.id')
    .select(['member.firstName', 'member.lastName', 'member.number'])
    .where(IS_IN_CLUB)
    .where((eb) =>
      eb.or([
        eb('member.position', 'is not', null),
        eb.exists(
          eb.selectFrom('titleTerm').whereRef('titleTerm.memberId', '=', 'member.id').select('titleTerm.id'),
        ),
        eb('account.role', 'not in', ['Applicant', 'Member']),
        eb.exists(eb.selectFrom('event').whereRef('event.leaderId', '=', 'member.id').select('event.id')),
      ]),
    )
    .orderBy('member.lastName')
    .orderBy('member.firstName')
    .limit(200)
    .execute()
  return [...new Set(people.map(leaderChoice))]
})
