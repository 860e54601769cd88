import { redirect } from 'react-router'
import { z } from 'zod'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { giveHonour } from '../members/give-honour.server.ts'
import { listName } from '../members/member.ts'
import { RowId } from '../../ground/http/door.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { readSorted } from '../../ground/values/sorting.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { approveMany, approveWaiting } from './approve-waiting.server.ts'
import { dayInFigures } from '../../ground/values/day-in-figures.ts'
import { IdsText, lastPage, PAGE_SIZE, pageOf, RecentDay } from '../../ground/lists/list-fields.ts'
import { howLongAgo } from './patch.ts'
import { listsOf, RITUAL_BATCHES, WAITING_FOR, WAITING_SORTS } from './waiting.ts'
import { countWaiting, listWaiting } from './waiting-members.server.ts'

/** Everything the ritual screen shows, in the reader's words. */
export async function viewRitual(
  { db, language, today, club }: Pick<RequestContext, 'db' | 'language' | 'today' | 'club'>,
  visitor: Visitor,
  search: URLSearchParams,
) {
  const asked = search.get('tab')
  const lists = listsOf(club.off)
  const waitingFor = lists.find((list) => list === asked) ?? 'ritual'
  const sort = readSorted(WAITING_SORTS, search.get('sort'))
  const counts = await countWaiting(db)
  const total = counts[waitingFor]
  const page = Math.min(pageOf(search.get('page')), lastPage(total))
  const [people, run, batchSize] = await Promise.all([
    listWaiting(db, { waitingFor, sort, page, pageSize: PAGE_SIZE }),
    viewCurrentRun(
      db,
      { visitor, language },
      { chosen: search.get('davka'), kinds: Object.values(RITUAL_BATCHES) },
    ),
    readBatchSize(db),
  ])
  return {
    lists,
    waitingFor,
    sort,
    counts,
    run,
    batchSize,
    today,
    chosenDay: dayNotAfter(today, search.get('date')),
    view: { page, pageSize: PAGE_SIZE, total },
    people: people.map(({ waitsSince, ...person }) => ({
      id: person.id,
      number: person.number,
      firstName: person.firstName,
      lastName: person.lastName,
      nickname: person.nickname,
      divisionName: person.divisionName,
      since: dayInFigures(waitsSince, language),
      waits: howLongAgo(waitsSince, today, language),
    })),
  }
}

/** The day that was asked for, if it is one and has come already. */
function dayNotAfter(today: string, asked: string | null): string {
  const day = RecentDay.safeParse(asked)
  return day.success && day.data <= today ? day.data : today
}

export const RitualForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('approve'),
    tab: z.enum(WAITING_FOR),
    date: RecentDay,
    memberId: RowId,
  }),
  z.strictObject({
    intent: z.literal('approve-many'),
    tab: z.enum(WAITING_FOR),
    date: RecentDay,
    ids: IdsText,
  }),
  z.strictObject({ intent: z.literal('undo'), tab: z.enum(WAITING_FOR), memberId: RowId }),
])

/** One at once, several as a run to be watched, and the way back from one. */
export async function handleRitual(
  { db, today }: Pick<RequestContext, 'db' | 'today'>,
  visitor: Visitor,
  input: z.infer<typeof RitualForm>,
) {
  if (input.intent === 'undo') {
    const undone = { memberId: input.memberId, honour: input.tab, on: null, today }
    return done('undone', await giveHonour(db, visitor, undone))
  }
  const approval = { kind: input.tab, date: input.date, actorId: visitor.id, today }
  if (input.intent === 'approve')
    return done(input.tab, await approveWaiting(db, { ...approval, memberId: input.memberId }))
  const [first, ...others] = input.ids
  if (first !== undefined && others.length === 0)
    return done(input.tab, await approveWaiting(db, { ...approval, memberId: first }))
  const { id } = await approveMany(db, { ...approval, ids: input.ids })
  return redirect(`/admin/ritual?tab=${input.tab}&davka=${id}`, 303)
}

type Person = { readonly id: number; readonly firstName: string; readonly lastName: string }

function done(what: (typeof WAITING_FOR)[number] | 'undone', person: Person) {
  return { fault: undefined, done: { what, memberId: person.id, name: listName(person) } }
}
