import { pageIn } from '../../ground/lists/list-fields.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { numberOf, RESOLUTION_STATES, stateOf } from './resolution.ts'
import { type findResolution, listResolutions, mayReadResolutions } from './resolutions.server.ts'
import { resolutionsWords } from './resolutions.words.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findResolution>>>

/** One line of the list, in the reader's words. */
export function resolutionLine(row: Row, { today, language }: { today: string; language: Language }) {
  const say = speak(resolutionsWords, language)
  const day = (on: string) => dayInFigures(on, language)
  const who = [row.memberName, row.doer].filter(Boolean).join(', ')
  return {
    id: row.id,
    name: `${numberOf(row)} ${row.title}`,
    wording: row.wording,
    meeting: say('ofMeeting', { meeting: row.meetingTitle ?? say('byLetter'), when: day(row.decidedOn) }),
    state: stateOf(row, today),
    task: [
      ...(who ? [say('who', { who })] : []),
      ...(row.dueOn ? [say('due', { day: day(row.dueOn) })] : []),
      ...(row.doneOn ? [say('doneOn', { day: day(row.doneOn) })] : []),
    ].join(' · '),
  }
}

export async function viewResolutions(
  { db, language, today }: RequestContext,
  visitor: Visitor,
  asked: URLSearchParams,
) {
  const written = (asked.get('hledat') ?? '').trim().slice(0, 200)
  const search = written.isWellFormed() && !written.includes('\0') ? written : ''
  const state = RESOLUTION_STATES.find((known) => known === asked.get('stav')) ?? null
  const mayRead = mayReadResolutions(visitor)
  const found = mayRead
    ? await listResolutions(db, { search, state, today, ...pageIn(asked) })
    : { items: [], total: 0, page: 1, pageSize: 50 }
  const { items, ...view } = found
  return {
    title: speak(resolutionsWords, language)('title'),
    mayRead,
    search,
    state,
    view,
    resolutions: items.map((row) => resolutionLine(row, { today, language })),
  }
}

export type ResolutionsPage = Awaited<ReturnType<typeof viewResolutions>>
