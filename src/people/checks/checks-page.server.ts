import { z } from 'zod'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { sayRefusal } from '../../ground/http/refusal-sentence.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { HEARD_WAYS } from '../members/data-check.ts'
import { labelledItems } from '../members/labelled-items.server.ts'
import { listViews } from '../roster/saved-views.server.ts'
import { noteHeard } from './answer-question.server.ts'
import { ASK_BATCH, CHECK_PATH, readCheck, REMIND_BATCH } from './check.ts'
import { type CheckedRow, countChecked, listChecked } from './checked-people.server.ts'
import { checksWords } from './checks.words.ts'
import { findRound, yearOf } from './rounds.server.ts'
import { remindSilent, startCheck } from './start-check.server.ts'
import { previewCheck } from './whom-to-ask.server.ts'

export const checksScreen = declareScreen({ who: 'members.write' })

/** Views offered to choose from. */
const VIEWS = { page: 1, pageSize: 50 }

export async function viewChecks(given: Given) {
  const { db, visitor, language, today, url } = given
  const year = yearOf(today)
  const last = await findRound(db)
  const [run, batchSize, start, round] = await Promise.all([
    viewCurrentRun(
      db,
      { visitor, language },
      { chosen: url.searchParams.get('run'), kinds: [ASK_BATCH, REMIND_BATCH] },
    ),
    readBatchSize(db),
    last?.year === year ? null : viewStart(given),
    last ? viewRound(given, last) : null,
  ])
  return { title: speak(checksWords, language)('title'), year, run, batchSize, start, round }
}

/** Whom this year's question would go to; a view that cannot be used says why. */
async function viewStart({ db, visitor, language, today, url }: Given) {
  const asked = url.searchParams.get('view')
  const view = asked === null || asked === '' ? undefined : Number(asked)
  const { items } = await listViews(db, visitor, VIEWS)
  const views = items.map(({ id, name }) => ({ id, name }))
  try {
    const preview = await previewCheck(db, { viewer: visitor, today, view })
    return { views, view: view ?? null, preview, trouble: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { views, view: view ?? null, preview: null, trouble: sayRefusal(error, language) }
  }
}

type Round = NonNullable<Awaited<ReturnType<typeof findRound>>>

async function viewRound({ db, language, url }: Given, { year, startedAt, remindedAt }: Round) {
  const search = url.searchParams
  const counts = await countChecked(db, year)
  const { tab, sort } = readCheck(search, counts)
  const { items, ...leaf } = await listChecked(db, {
    year,
    tab,
    sort,
    ...pageIn(search),
  })
  return {
    year,
    started: dayOf(startedAt, language),
    reminded: remindedAt && dayOf(remindedAt, language),
    tab,
    sort,
    counts,
    view: { ...leaf, total: counts[tab] },
    people: items.map((person) => described(person, language)),
  }
}

const dayOf = (moment: Date, language: Language) => dayInFigures(pragueDay(moment), language)

/** In words, so that the screen has but to lay them out. */
function described(
  { askedAt, remindedAt, answeredOn, answer, way, ...person }: CheckedRow,
  language: Language,
) {
  const say = speak(checksWords, language)
  return {
    ...person,
    isAnswered: answer !== null,
    said:
      answeredOn !== null && way !== null
        ? say(way, { day: dayInFigures(answeredOn, language) })
        : remindedAt
          ? say('remindedOn', { day: dayOf(remindedAt, language) })
          : askedAt
            ? say('askedOn', { day: dayOf(askedAt, language) })
            : say('notAsked'),
  }
}

const count = z.coerce.number().int().min(0).max(9_999_999)
const watch = (batch: { readonly id: number } | null) =>
  seeOther(batch ? `${CHECK_PATH}?run=${batch.id}` : CHECK_PATH)

export const checkActs = {
  start: checksScreen.act({
    takes: z.strictObject({
      view: z
        .string()
        .regex(/^(?:[1-9]\d{0,8})?$/)
        .transform((text) => (text === '' ? undefined : Number(text))),
      expected: count,
    }),
    does: async ({ db, visitor, today }, { view, expected }) =>
      watch((await startCheck(db, visitor, { view, expected, today })).batch),
  }),
  remind: checksScreen.act({
    takes: z.strictObject({ expected: count }),
    does: async ({ db, visitor, today }, { expected }) =>
      watch((await remindSilent(db, visitor, { expected, today })).batch),
  }),
  heard: checksScreen.act({
    takes: z.strictObject({ memberId: RowId, heard: z.enum(HEARD_WAYS) }),
    does: async ({ db, visitor, today }, { memberId, heard: way }) => {
      await noteHeard(db, visitor, { memberId, way, today })
      const [item] = await labelledItems(db, [memberId])
      return { fault: undefined, done: { name: item?.label ?? '' } }
    },
  }),
}
