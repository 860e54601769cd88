import type { Visitor } from '../../ground/platform/visitor.ts'
import { addDays } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { listDocuments, namedTo } from '../../site/documents/documents.server.ts'
import type { Db } from '../../tables.ts'
import { readRules } from '../calling/meetings.server.ts'
import { rollamMajorityWords } from '../calling/rollam-majority.words.ts'
import { numberOf } from '../resolutions/resolution.ts'
import { rollamFactWords } from './own-rollam.words.ts'
import { countRollam, findRollam, listRollamVoters, type Rollam } from './rollams.server.ts'

type Asked = { readonly visitor: Visitor; readonly language: Language; readonly today: string }

/** What the form of a proposal is given. */
export async function viewWriting(db: Db, { visitor, language, today }: Asked) {
  const [rules, documents] = [
    await readRules(db),
    await listDocuments(db, { reader: visitor, page: 1, pageSize: 100 }),
  ]
  return {
    isOff: rules.rollamDays === 0,
    earliest: { day: dayInFigures(addDays(today, rules.rollamDays), language), days: rules.rollamDays },
    firstDay: addDays(today, rules.rollamDays),
    documents: documents.items.map(({ id, title }) => ({ id, title })),
  }
}

/** One decision in the reader's words: until when, by which rule, how it ended. */
export function rollamLine(rollam: Rollam, language: Language) {
  const say = speak(rollamFactWords, language)
  const { id, title, wording, state, untilOn, outcome, documentId, documentTitle } = rollam
  return {
    id,
    name: title,
    wording,
    state,
    outcome,
    documentId,
    documentTitle,
    until: say(state === 'open' || state === 'draft' ? 'until' : 'wasUntil', {
      day: dayInFigures(untilOn, language),
    }),
    rule: say('rule', { rule: speak(rollamMajorityWords, language)(rollam.majority) }),
    numbers:
      outcome === null
        ? null
        : say('numbers', {
            yes: rollam.votesFor ?? 0,
            no: rollam.votesAgainst ?? 0,
            abstained: rollam.abstained ?? 0,
            entitled: rollam.entitled ?? 0,
            needed: rollam.needed ?? 0,
          }),
    resolution:
      rollam.resolutionId === null
        ? null
        : {
            id: rollam.resolutionId,
            name: say('resolution', {
              number: numberOf({ number: rollam.resolutionNumber ?? 0, year: rollam.resolutionYear ?? 0 }),
            }),
          },
    cancelled: rollam.cancelReason === null ? null : say('cancelled', { reason: rollam.cancelReason }),
  }
}

const SHOWN = 60
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** One decision for whoever looks after meetings: who has answered, and how once it is over. */
export async function viewRollam(db: Db, id: number, asked: Asked & { readonly wanted: string }) {
  const { language, wanted } = asked
  const found = await findRollam(db, id)
  const [rollam = found] = await namedTo(db, asked.visitor, [found])
  const [writing, counted, voters] = [
    await viewWriting(db, asked),
    await countRollam(db, id),
    await listRollamVoters(db, id),
  ]
  const look = fold(wanted)
  const chosen = voters.filter(({ standing, name }) => standing === 'votes' && fold(name).includes(look))
  return {
    ...rollamLine(rollam, language),
    writing,
    form: {
      title: rollam.title,
      wording: rollam.wording,
      documentId: String(rollam.documentId ?? ''),
      untilOn: rollam.untilOn,
    },
    entitled: counted.entitled,
    answered: counted.answered,
    wanted,
    more: Math.max(0, chosen.length - SHOWN),
    voters: chosen
      .slice(0, SHOWN)
      .map(({ memberId, name, postedAt, needsPaper, hasAnswered, way, choice }) => ({
        memberId,
        name,
        posted: postedAt && momentInFigures(postedAt, language),
        needsPaper,
        hasAnswered,
        way,
        choice,
      })),
  }
}

export type RollamView = Awaited<ReturnType<typeof viewRollam>>
