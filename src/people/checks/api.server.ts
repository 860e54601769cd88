import { z } from 'zod'
import { Day, Done, doneWith, listOf } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { MemberId } from '../../ground/lists/list-fields.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { sortedBoth } from '../../ground/values/sorting.ts'
import { CHECK_ANSWERS, CHECK_WAYS, HEARD_WAYS } from '../members/data-check.ts'
import { confirmOwn, noteHeard } from './answer-question.server.ts'
import { CHECK_SORTS, CHECK_TABS } from './check.ts'
import { countChecked, listChecked } from './checked-people.server.ts'
import { findRound, yearOf } from './rounds.server.ts'
import { remindSilent, startCheck } from './start-check.server.ts'
import { previewCheck } from './whom-to-ask.server.ts'

const CheckedAnswer = z
  .strictObject({
    id: z.int(),
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    nickname: z.string().nullable(),
    divisionName: z.string().nullable(),
    askedOn: Day.nullable(),
    remindedOn: Day.nullable(),
    answer: z.enum(CHECK_ANSWERS).nullable(),
    way: z.enum(CHECK_WAYS).nullable(),
    answeredOn: Day.nullable(),
  })
  .meta({ id: 'CheckedPerson' })

const RoundAnswer = z
  .strictObject({
    year: z.int(),
    startedOn: Day.nullable(),
    remindedOn: Day.nullable(),
    counts: z.strictObject({
      silent: z.int(),
      unreachable: z.int(),
      corrected: z.int(),
      confirmed: z.int(),
    }),
    preview: z
      .strictObject({ people: z.int(), withoutEmail: z.int(), examples: z.array(z.string()) })
      .nullable()
      .describe('who would be asked, where this year’s question has not been asked yet'),
  })
  .meta({ id: 'DataCheck' })

const Expected = z.int().min(0).max(9_999_999).describe('how many the officer saw')
const Started = doneWith({
  people: z.int(),
  batchId: z.int().nullable().describe('the run that posts the letters; none where nobody can be written to'),
})
const started = ({ people, batch }: Awaited<ReturnType<typeof startCheck>>) =>
  ({ success: true, people, batchId: batch?.id ?? null }) as const
const dayOf = (moment: Date | null | undefined) => (moment ? pragueDay(moment) : null)
const NOBODY = { silent: 0, unreachable: 0, corrected: 0, confirmed: 0 }

export const checkDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/data-checks',
    who: 'members.write',
    summary:
      'This year’s question to everybody whether his data are right: how many said what, or whom it would ask',
    query: z.object({ view: z.coerce.number().pipe(MemberId).optional() }),
    answers: RoundAnswer,
    handle: async ({ db, visitor, today, query: { view } }) => {
      const year = yearOf(today)
      const last = await findRound(db)
      const round = last?.year === year ? last : undefined
      return {
        year,
        startedOn: dayOf(round?.startedAt),
        remindedOn: dayOf(round?.remindedAt),
        counts: round ? await countChecked(db, year) : NOBODY,
        preview: round ? null : await previewCheck(db, { viewer: visitor, today, view }),
      }
    },
  }),
  door({
    method: 'GET',
    path: '/api/data-checks/people',
    who: 'members.write',
    summary: 'Who has answered the last question, how, and who is silent or cannot be written to',
    query: listQuery(sortedBoth(CHECK_SORTS)).extend({ tab: z.enum(CHECK_TABS).default('silent') }),
    answers: listOf(CheckedAnswer),
    handle: async ({ db, today, query: { sort = 'name', tab, ...page } }) => {
      const year = (await findRound(db))?.year ?? yearOf(today)
      const [{ items, ...leaf }, counts] = await Promise.all([
        listChecked(db, { year, tab, sort, ...page }),
        countChecked(db, year),
      ])
      return {
        ...leaf,
        total: counts[tab],
        items: items.map(({ askedAt, remindedAt, ...person }) => ({
          ...person,
          askedOn: dayOf(askedAt),
          remindedOn: dayOf(remindedAt),
        })),
      }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/data-checks',
    who: 'members.write',
    summary: 'Ask everybody, or those of a saved view, whether his data are right; once a calendar year',
    body: z.strictObject({ view: MemberId.optional(), expected: Expected }),
    answers: Started,
    handle: async ({ db, visitor, today, body }) =>
      started(await startCheck(db, visitor, { ...body, today })),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/data-checks/remind',
    who: 'members.write',
    summary: 'Remind whoever has not answered; once a round',
    body: z.strictObject({ expected: Expected }),
    answers: Started,
    handle: async ({ db, visitor, today, body }) =>
      started(await remindSilent(db, visitor, { ...body, today })),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/data-checks/people/:id',
    who: 'members.write',
    summary: 'Write down that somebody confirmed his data in person or by phone',
    params: z.object({ id: RowId }),
    body: z.strictObject({ way: z.enum(HEARD_WAYS) }),
    answers: Done,
    handle: async ({ db, visitor, today, params, body }) => {
      await noteHeard(db, visitor, { memberId: params.id, today, ...body })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/members/profile/confirm',
    who: 'account.edit-own',
    summary: 'Say that what the club keeps about oneself is right, where it asks',
    answers: Done,
    handle: async ({ db, visitor, today }) => {
      await confirmOwn(db, visitor, today)
      return { success: true }
    },
  }),
]
