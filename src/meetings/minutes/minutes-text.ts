import { addDays, pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { dayWords } from '../../ground/values/day.words.ts'
import { clock, momentInFigures } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import { pointKindWords } from '../calling/agenda.words.ts'
import { type Notice, noticeOf } from '../calling/notice.ts'
import { LAW, type MeetingRules } from '../calling/rules.ts'
import { quorumWords } from '../calling/quorum.words.ts'
import { paragraphWords } from '../calling/rules.words.ts'
import { representedStays } from '../room/proxy.ts'
import { quorumOf } from '../votes/count.ts'
import { quorumTurns, type Turn } from './presence.ts'
import type { MeetingRecord, PointRecord } from './record.ts'
import { plain, quoted, sentence } from './escape.ts'
import { voteLines } from './vote-text.ts'

// Minutes are an act of a Czech association: they are in Czech, whoever reads the screen around them.
const day = (on: string) => dayInFigures(on, 'cs')
const at = (moment: Date) => momentInFigures(moment, 'cs')
const time = (moment: Date) => clock(moment, 'cs')
const days = (count: number) => speak(dayWords, 'cs')('days', { count })
const someone = (name: string | null) => plain(name ?? 'neuvedeno')

/** The minutes as the record has them, in Markdown. The same record gives the same text. */
export function writeMinutes(record: MeetingRecord): string {
  return `${[
    `${plain(record.title)}, ${at(record.startsAt)}, ${sentence(record.place)}`,
    section('Svolání', callingLines(record)),
    section('Průběh', courseLines(record)),
    section('Přítomnost', presenceLines(record)),
    `## Program a rozhodnutí`,
    ...record.points.map((point, index) => pointText(point, index + 1)),
    section('Zápis', closingLines(record)),
  ].join('\n\n')}\n`
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}

/** From the law, or the club's own number. */
function sourceOf(rules: MeetingRules, name: 'noticeDays' | 'quorum' | 'minutesDays'): string {
  return rules[name] === LAW[name]
    ? `občanský zákoník, ${speak(paragraphWords, 'cs')(name).replaceAll('\u00a0', ' ')}`
    : 'stanovy klubu'
}

function callingLines(record: MeetingRecord): readonly string[] {
  const { calledAt, calledBy, asked, rules, shortNotice, substituteOf } = record
  const notice =
    calledAt &&
    noticeOf({
      heldOn: pragueDay(record.startsAt),
      leavesOn: pragueDay(calledAt),
      noticeDays: rules.noticeDays,
    })
  return [
    ...(calledAt ? [`Svolání: ${someone(calledBy)}, ${at(calledAt)}.`] : []),
    ...(asked ? [`Na žádost: ${plain(asked.by)}, ${day(asked.on)}.`] : []),
    ...invitationLines(record),
    ...(notice
      ? [
          `Pozvánka má odejít aspoň ${days(rules.noticeDays)} předem (${sourceOf(rules, 'noticeDays')}); svoláno bylo ${days(notice.days)} předem. ${notice.isKept ? 'Lhůta je dodržena.' : 'Lhůta není dodržena.'}`,
        ]
      : []),
    ...lateLine(record, notice),
    ...(shortNotice
      ? [
          `Svolání v kratší lhůtě na svou odpovědnost: ${plain(shortNotice.by)}. Důvod: ${sentence(shortNotice.reason)}`,
        ]
      : []),
    substituteOf
      ? `Jde o náhradní schůzi (§ 257) za schůzi ${plain(substituteOf.title)} svolanou na ${at(substituteOf.startsAt)}, s týmž programem.`
      : 'Nejde o náhradní schůzi.',
  ]
}

/** Called in time, and yet not everybody was told in time. */
function lateLine({ invited }: MeetingRecord, notice: Notice | null): readonly string[] {
  return notice?.isKept && invited.late > 0
    ? [`Pozvánek, které odešly až po posledním dni lhůty (${day(notice.lastDay)}): ${invited.late}.`]
    : []
}

function invitationLines({ invited }: MeetingRecord): readonly string[] {
  const { total, posted, firstPostedAt, lastPostedAt, handed, firstHandedOn, lastHandedOn, unproved } =
    invited
  const { pushed, firstPushedAt, lastPushedAt } = invited
  if (total === 0) return []
  return [
    `Pozváno členů: ${total}.`,
    ...(firstPostedAt && lastPostedAt
      ? [`E-mailem odeslaných pozvánek: ${posted}, ${span(at(firstPostedAt), at(lastPostedAt))}.`]
      : []),
    ...(firstPushedAt && lastPushedAt
      ? [`Oznámených do telefonu: ${pushed}, ${span(at(firstPushedAt), at(lastPushedAt))}.`]
      : []),
    ...(firstHandedOn && lastHandedOn
      ? [`Na papíře předaných pozvánek: ${handed}, ${span(day(firstHandedOn), day(lastHandedOn))}.`]
      : []),
    ...(unproved > 0 ? [`Bez dokladu o odeslání: ${unproved}.`] : []),
  ]
}

const span = (first: string, last: string) => (first === last ? first : `od ${first} do ${last}`)

function courseLines(record: MeetingRecord): readonly string[] {
  const { openedAt, openedBy, endedAt, endedBy, chair, recorder, verifiers } = record
  return [
    openedAt ? `Zahájení: ${at(openedAt)}, ${someone(openedBy)}.` : 'Schůze nebyla zahájena.',
    ...(endedAt ? [`Ukončení: ${at(endedAt)}, ${someone(endedBy)}.`] : ['Schůze není ukončena.']),
    `Předsedající: ${someone(chair)}.`,
    `Zapisovatel(ka): ${someone(recorder)}.`,
    `Ověřovatelé: ${verifiers.length > 0 ? verifiers.map(plain).join(', ') : 'neuvedeno'}.`,
  ]
}

function presenceLines(record: MeetingRecord): readonly string[] {
  const { rules, entitled, without } = record
  const turns = quorumTurns({ ...record, quorum: rules.quorum })
  return [
    `Členů s hlasem: ${entitled}${without > 0 ? `, bez hlasu: ${without}` : ''}.`,
    `Schůze se může usnášet, je-li přítomno: ${speak(quorumWords, 'cs')(rules.quorum)}, tedy ${quorumOf(rules.quorum, entitled)} (${record.substituteOf ? 'náhradní schůze, § 257' : sourceOf(rules, 'quorum')}).`,
    ...turns.map(turnLine),
    ...(turns.length > 0 && !turns.some(({ isQuorate }) => isQuorate)
      ? ['Usnášeníschopná nebyla schůze v žádné chvíli.']
      : []),
    ...proxyLines(record),
  ]
}

/** The door notes people once the meeting is open: that nobody is noted at that moment says nothing of the quorum. */
function turnLine({ at: when, present, isQuorate }: Turn, index: number): string {
  const is = isQuorate ? 'usnášeníschopná' : 'není usnášeníschopná'
  if (index > 0) return `Od ${time(when)} přítomno s hlasem: ${present}; ${is}.`
  return present === 0
    ? `Při zahájení v ${time(when)} ještě nikdo s hlasem zapsaný nebyl.`
    : `Při zahájení v ${time(when)} zapsáno přítomných s hlasem: ${present}; ${is}.`
}

/** Who was there by whom, and from when to when. */
function proxyLines({ presence, proxies }: MeetingRecord): readonly string[] {
  return representedStays(proxies, presence).map(
    ({ name, holderName, cameAt, leftAt }) =>
      `Plnou mocí: ${plain(name)} (zastupuje ${plain(holderName)}), od ${time(cameAt)}${leftAt ? ` do ${time(leftAt)}` : ''}.`,
  )
}

function pointText(point: PointRecord, number: number): string {
  const { title, kind, wording, presenter, documentTitle, isLate, votes } = point
  const isVoted = kind === 'decide' || kind === 'elect'
  return [
    `### ${number}. ${plain(title)} (${speak(pointKindWords, 'cs')(kind)})`,
    ...(isLate
      ? [
          'Bod přibyl až po odeslání pozvánky: rozhodnout o něm jde jen za přítomnosti a se souhlasem všech, kdo o něm hlasují (§ 253).',
        ]
      : []),
    ...(presenter ? [`Uvádí: ${sentence(presenter)}`] : []),
    ...(documentTitle ? [`Podklad: ${sentence(documentTitle)}`] : []),
    ...(wording ? [quoted(wording)] : []),
    ...(votes.length > 0
      ? votes.map((vote) =>
          voteLines(vote)
            .map((line) => `- ${line}`)
            .join('\n'),
        )
      : isVoted
        ? ['O bodu se nehlasovalo.']
        : []),
  ].join('\n\n')
}

/** By when the minutes are made. */
export function dueDay(endedAt: Date, { minutesDays }: Pick<MeetingRules, 'minutesDays'>): string {
  return addDays(pragueDay(endedAt), minutesDays)
}

function closingLines({ endedAt, rules }: MeetingRecord): readonly string[] {
  return [
    ...(endedAt
      ? [
          `Zápis se pořizuje do ${rules.minutesDays} dnů od ukončení (${sourceOf(rules, 'minutesDays')}), tedy do ${day(dueDay(endedAt, rules))}.`,
        ]
      : []),
    'Každý člen může do zápisu nahlédnout.',
    'Prezenční listina je přílohou zápisu.',
  ]
}
