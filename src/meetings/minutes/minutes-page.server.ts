import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { findHtml } from '../../ground/texts/text-html.server.ts'
import { daysBetween } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { dayWords } from '../../ground/values/day.words.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import { ruleSource } from '../calling/rule-source.ts'
import { type MinutesView, viewMinutes } from './view-minutes.server.ts'
import { minutesWords } from './minutes.words.ts'

// The right comes from being named for the meeting, or from looking after meetings: reading and each act asks.
export const minutesScreen = declareScreen({ who: 'account.edit-own', params: z.object({ id: RowId }) })

/** The minutes as the screen says them, in the reader's words. */
export async function showMinutes({ db, today, language }: RequestContext, visitor: Visitor, id: number) {
  const view = await viewMinutes(db, visitor, id)
  const { signers, mine, fromRecord, saved, ...rest } = view
  const at = (moment: Date) => momentInFigures(moment, language)
  const hasMoved = saved !== null && saved.hasMoved
  return {
    id,
    name: rest.name,
    state: rest.state,
    mayWrite: rest.mayWrite,
    maySign: mine === 'waits' && rest.state === 'closed' && saved !== null,
    isRunning: rest.state === 'open',
    isBegun: rest.state === 'open' || rest.state === 'closed',
    version: saved?.version ?? 0,
    body: saved?.body ?? fromRecord,
    html: await findHtml(db, saved?.body ?? fromRecord),
    isSaved: saved !== null,
    about: saved && { version: saved.version, who: saved.by, when: at(saved.at) },
    nowSays: hasMoved ? await findHtml(db, fromRecord) : null,
    due: tellDue(view, { today, language }),
    signers: signers.map(({ part, name, signedAt }) => ({ part, name, signed: signedAt && at(signedAt) })),
    isSignedByAny: signers.some(({ signedAt }) => signedAt !== null),
    isComplete: rest.isComplete,
    published: rest.published && { ...rest.published, when: at(rest.published.at), at: undefined },
    isNewer: rest.published !== null && saved !== null && rest.published.version !== saved.version,
  }
}

export type MinutesPage = Awaited<ReturnType<typeof showMinutes>>

/** By when, by which rule, and how that stands; nothing while the meeting runs. */
function tellDue(
  { dueOn, rules, published }: MinutesView,
  { today, language }: Pick<RequestContext, 'today' | 'language'>,
) {
  if (dueOn === null) return null
  const say = speak(minutesWords, language)
  const left = daysBetween(today, dueOn)
  const isLate = left < 0 && published === null
  return {
    isLate,
    isSoon: !isLate && left <= 7 && published === null,
    text: say('due', {
      day: dayInFigures(dueOn, language),
      days: speak(dayWords, language)('days', { count: rules.minutesDays }),
      source: ruleSource(rules, 'minutesDays', language),
    }),
    badge: published ? null : isLate ? say('late', { count: -left }) : say('daysLeft', { count: left }),
  }
}
