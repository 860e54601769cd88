import { z } from 'zod'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { giveHonour } from '../members/give-honour.server.ts'
import { listName } from '../members/member.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { readSorted } from '../../ground/values/sorting.ts'
import { speak } from '../../ground/values/words.ts'
import { approveMany, approveWaiting } from './approve-waiting.server.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { IdsText, pageIn, RecentDay } from '../../ground/lists/list-fields.ts'
import { howLongAgo } from './patch.ts'
import { ritualWords } from './ritual.words.ts'
import {
  listsOf,
  refuseNoList,
  RITUAL_BATCHES,
  WAITING_FOR,
  WAITING_SORTS,
  type WaitingFor,
} from './waiting.ts'
import { countWaiting, listWaiting } from './waiting-members.server.ts'

export const ritualScreen = declareScreen({ who: 'ritual.approve' })

/** Everything the ritual screen shows, in the reader's words. */
export async function viewRitual({ db, language, today, club, visitor, url }: Given) {
  const search = url.searchParams
  const asked = search.get('tab')
  const lists = listsOf(club.off)
  const waitingFor = lists.find((list) => list === asked) ?? 'ritual'
  const sort = readSorted(WAITING_SORTS, search.get('sort'))
  const counts = await countWaiting(db)
  const total = counts[waitingFor]
  const [{ items: people, ...leaf }, run, batchSize] = await Promise.all([
    listWaiting(db, { waitingFor, sort, ...pageIn(search) }),
    viewCurrentRun(
      db,
      { visitor, language },
      { chosen: search.get('davka'), kinds: Object.values(RITUAL_BATCHES) },
    ),
    readBatchSize(db),
  ])
  return {
    title: speak(ritualWords, language)('title'),
    lists,
    waitingFor,
    sort,
    counts,
    run,
    batchSize,
    today,
    chosenDay: dayNotAfter(today, search.get('date')),
    view: { ...leaf, total },
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

type Approval = { readonly tab: WaitingFor; readonly date: string; readonly memberId: number }

async function approve({ db, today, visitor, club }: Given, { tab, date, memberId }: Approval) {
  refuseNoList(tab, club.off)
  return done(tab, await approveWaiting(db, { kind: tab, date, memberId, actorId: visitor.id, today }))
}

/** One at once, several as a run to be watched, and the way back from one. */
export const ritualActs = {
  approve: ritualScreen.act({
    takes: z.strictObject({ tab: z.enum(WAITING_FOR), date: RecentDay, memberId: RowId }),
    does: approve,
  }),
  'approve-many': ritualScreen.act({
    takes: z.strictObject({ tab: z.enum(WAITING_FOR), date: RecentDay, ids: IdsText }),
    does: async (given, { tab, date, ids }) => {
      const [first, ...others] = ids
      if (first !== undefined && others.length === 0) return approve(given, { tab, date, memberId: first })
      const { db, today, visitor, club } = given
      refuseNoList(tab, club.off)
      const { id } = await approveMany(db, { kind: tab, date, ids, actorId: visitor.id, today })
      return seeOther(`/admin/ritual?tab=${tab}&davka=${id}`)
    },
  }),
  undo: ritualScreen.act({
    takes: z.strictObject({ tab: z.enum(WAITING_FOR), memberId: RowId }),
    does: async ({ db, today, visitor, club }, { tab, memberId }) => {
      refuseNoList(tab, club.off)
      return done('undone', await giveHonour(db, visitor, { memberId, honour: tab, on: null, today }))
    },
  }),
}

type Person = { readonly id: number; readonly firstName: string; readonly lastName: string }

function done(what: WaitingFor | 'undone', person: Person) {
  return { fault: undefined, done: { what, memberId: person.id, name: listName(person) } }
}
