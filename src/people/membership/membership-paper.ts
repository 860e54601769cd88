import { fieldWords } from '../members/member-field.words.ts'
import { cardNumber, type MemberCard, motorcycleInWords } from '../members/member.ts'
import { phoneInFigures } from '../members/phone-in-figures.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { addressInLine } from '../../ground/values/address.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { Paper } from '../../ground/files/paper.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { membershipPaperWords } from './paper.words.ts'
import type { Standing } from './standing.ts'

export type PaperKind = 'confirmation' | 'extract'

type Subject = {
  readonly card: MemberCard
  readonly divisionName: string | null
  readonly standing: Standing
  /** The last day that is paid for; a card may hold on a little longer. */
  readonly paidUntil: string | null
  /** The last day of a membership that is over. */
  readonly endedOn: string | null
}

type Issue = { readonly clubName: string; readonly today: string; readonly language: Language }

type Fact = readonly [label: string, value: string]

export function membershipPaper(kind: PaperKind, subject: Subject, issue: Issue): Omit<Paper, 'code'> {
  const say = speak(membershipPaperWords, issue.language)
  const isExtract = kind === 'extract'
  return {
    head: issue.clubName,
    title: say(isExtract ? 'extractTitle' : 'confirmationTitle'),
    paragraphs: [
      isExtract ? say('extractText', { club: issue.clubName }) : membershipSentence(subject, issue),
    ],
    facts: isExtract ? extractFacts(subject, issue.language) : confirmationFacts(subject, issue.language),
    notes: [say('law'), ...(isExtract ? [] : [say('verify')])],
    issued: say('issued', { day: dayInFigures(issue.today, issue.language) }),
    sign: say('sign'),
  }
}

function membershipSentence({ standing, endedOn }: Subject, { clubName: club, language }: Issue): string {
  const say = speak(membershipPaperWords, language)
  if (endedOn) return say('wasMember', { club, day: dayInFigures(endedOn, language) })
  return say(standing.state === 'waiting' ? 'isApplicant' : 'isMember', { club })
}

function confirmationFacts({ card, divisionName, paidUntil }: Subject, language: Language): readonly Fact[] {
  const say = speak(membershipPaperWords, language)
  const sayField = speak(fieldWords, language)
  const day = (value: string | null) => value && dayInFigures(value, language)
  const paid = paidUntil ? say('paidUntil', { day: dayInFigures(paidUntil, language) }) : say('paidNone')
  return filled([
    [say('name'), nameOf(card)],
    [sayField('birthDate'), day(card.birthDate)],
    [say('address'), addressOf(card)],
    [say('number'), cardNumber(card.number)],
    [sayField('division'), divisionName],
    [sayField('memberSince'), day(card.memberSince)],
    [say('feePaid'), card.lifeTime ? say('forLife') : paid],
  ])
}

const DAYS = ['ritualDate', 'frontPatchOn', 'backPatchOn', 'excludedOn', 'patchesSolvedOn'] as const
const MOMENTS = ['approvedAt', 'archivedAt'] as const
const TICKS = ['lifeTime', 'consentsToPhotos', 'sharesContact'] as const

/** Everything the list holds about a person, except what officers wrote for themselves. */
function extractFacts({ card, divisionName }: Subject, language: Language): readonly Fact[] {
  const say = speak(membershipPaperWords, language)
  const sayField = speak(fieldWords, language)
  const day = (value: string | null) => value && dayInFigures(value, language)
  return filled([
    [say('name'), nameOf(card)],
    [sayField('nickname'), card.nickname],
    [say('number'), cardNumber(card.number)],
    [sayField('birthDate'), day(card.birthDate)],
    [say('address'), addressOf(card)],
    [sayField('email'), card.email],
    [sayField('phone'), card.phone && phoneInFigures(card.phone)],
    [sayField('division'), divisionName],
    [sayField('position'), card.position],
    [sayField('memberSince'), day(card.memberSince)],
    ...DAYS.map((field) => [sayField(field), day(card[field])] as const),
    ...MOMENTS.map((field) => [sayField(field), day(card[field] && pragueDay(card[field]))] as const),
    [sayField('hogNumber'), card.hogNumber],
    [sayField('hogExpiresOn'), day(card.hogExpiresOn)],
    [sayField('motorcycles'), card.motorcycles.map(motorcycleInWords).join('; ')],
    [sayField('emergencyName'), card.emergencyName],
    [sayField('emergencyPhone'), card.emergencyPhone && phoneInFigures(card.emergencyPhone)],
    ...TICKS.map((field) => [sayField(field), say(card[field] ? 'yes' : 'no')] as const),
    [sayField('tags'), card.tags.join(', ')],
  ])
}

function filled(facts: readonly (readonly [string, string | null])[]): readonly Fact[] {
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

function nameOf({ firstName, lastName }: MemberCard): string {
  return `${firstName} ${lastName}`
}

function addressOf(card: MemberCard): string | null {
  return addressInLine(card) || null
}
