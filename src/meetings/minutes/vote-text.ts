import { clock } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import { runOff } from '../votes/count.ts'
import { outcomeWords, resultWords, voteMajorityWords, wayWords } from '../votes/votes.words.ts'
import { plain, sentence } from './escape.ts'
import type { VoteRecord } from './record.ts'

const time = (moment: Date) => clock(moment, 'cs')

/** One vote: how it was held, its numbers, who was there, the rule and what came of it; annulled ones stay and say so. */
export function voteLines(vote: VoteRecord): readonly string[] {
  const { round, way, seats, candidates, openedAt, closedAt, state, annulled } = vote
  const kind = candidates.length > 0 ? 'Volba' : 'Hlasování'
  const held = [
    `**${kind}${round > 1 ? `, ${round}. kolo` : ''}**, ${speak(wayWords, 'cs')(way)}`,
    ...(candidates.length > 0 ? [`míst: ${seats}`] : []),
    closedAt ? `od ${time(openedAt)} do ${time(closedAt)}` : `od ${time(openedAt)}`,
  ].join(', ')
  return [
    `${held}.`,
    ...(state === 'open' || state === 'casting' ? ['Hlasování ještě běží.'] : []),
    ...numberLines(vote),
    ...(annulled
      ? [
          `**Zrušeno** v ${time(annulled.at)} (${plain(annulled.by)}): ${sentence(annulled.reason)} Výsledek neplatí.`,
        ]
      : outcomeLines(vote)),
  ]
}

function numberLines(vote: VoteRecord): readonly string[] {
  const { counts, candidates, abstained, votesCast, present, entitled, needed, majority } = vote
  if (!counts) return rightsLine(vote)
  const names = candidates.length > 0 ? candidates.map(plain) : ['pro', 'proti']
  const given = names.map((name, index) => `${name} ${counts[index] ?? 0}`)
  return [
    `Hlasů: ${[...given, `zdrželo se ${abstained ?? 0}`].join(', ')}; hlasovalo ${isAtLeast(vote) ? 'aspoň ' : ''}${votesCast ?? 0}.`,
    `Přítomno ${present ?? 0} z ${entitled ?? 0}${vote.represented ? `, z toho zastoupených ${vote.represented}` : ''} (${vote.isQuorate ? 'usnášeníschopná' : 'není usnášeníschopná'}), ${speak(resultWords, 'cs')('needed', { count: needed ?? 0 })}: ${speak(voteMajorityWords, 'cs')(majority).replaceAll('\u00a0', ' ')}.`,
    ...(vote.presentTyped
      ? [
          vote.quietDoors > 0
            ? `Počet přítomných je údaj předsedajícího, ne prezence u dveří: ty při zahájení hlasování neodeslaly všechno (telefonů ${vote.quietDoors}).`
            : 'Počet přítomných je údaj předsedajícího, ne prezence u dveří.',
        ]
      : []),
    ...rightsLine(vote),
  ]
}

const rightsLine = ({ rights, votesCast }: VoteRecord) =>
  rights === null ? [] : [`Vydáno hlasovacích práv: ${rights}, odevzdáno lístků: ${votesCast ?? 0}.`]

/** Of hands for several seats nobody knows whose they were. */
const isAtLeast = ({ way, seats }: VoteRecord) => way === 'hand' && seats > 1

function outcomeLines({ outcome, elected, candidates, resolution, ...rest }: VoteRecord): readonly string[] {
  if (!outcome) return []
  const isPartly = outcome === 'undecided' && candidates.length > 0
  if (isPartly) return [partly({ elected, candidates, resolution, ...rest })]
  const who = elected.map((answer) => plain(candidates[answer - 1] ?? '')).join(', ')
  return [
    `**${speak(outcomeWords, 'cs')(outcome)}**${who ? `: ${who}` : ''}.${resolution ? ` Usnesení ${resolution}.` : ''}`,
  ]
}

type Partly = Pick<VoteRecord, 'elected' | 'candidates' | 'counts' | 'seats' | 'resolution'>

/** Some have their seats, the others go on: who is who is not to be mixed up. */
function partly({ elected, candidates, counts, seats, resolution }: Partly): string {
  const who = elected.map((answer) => plain(candidates[answer - 1] ?? '')).join(', ')
  const next = runOff({ candidates, seats, elected, counts: counts ?? [] })
  return [
    ...(who ? [`**${speak(outcomeWords, 'cs')('elected')}**: ${who}.`] : []),
    `**${speak(outcomeWords, 'cs')('undecided')}**: ${next.candidates.map(plain).join(', ')}, míst: ${next.seats}.`,
    ...(resolution ? [`Usnesení ${resolution}.`] : []),
  ].join(' ')
}
