import type { Role } from '../../src/permissions.ts'
import { inventAddress, type Address } from './addresses.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { addYears, yearOf } from './calendar.ts'
import { CAST, type CastRow, type Login } from './cast.ts'
import { at, createDice, type Dice } from './dice.ts'
import { STORIES, type StoryFacts } from './stories.ts'

/** One of the cast with the days of their life in the club; id is the member number too. */
export type Person = {
  id: number
  firstName: string
  lastName: string
  nickname: string
  divisionId: number | null
  login: Login | null
  facts: StoryFacts
  role: Role
  email: string | null
  phone: string
  address: Address
  birthDate: string
  joinedOn: string
  /** Excluded or archived since then. */
  leftOn: string | null
}

const ROLE_OF_LOGIN: Record<Login, Role> = {
  webmaster: 'Webmaster',
  secretary: 'Secretary',
  membershipofficer: 'MembershipOfficer',
  treasurer: 'Treasurer',
  supervisor: 'Supervisor',
  roadcaptain: 'RoadCaptain',
  member: 'Member',
  applicant: 'Applicant',
  newcomer: 'Member',
  unverified: 'Member',
}

export function gatherCast(today: string): Person[] {
  const dice = createDice(1903)
  const loginNumber = counter()
  const leaver = counter()
  return CAST.map((row, index) => {
    const [firstName, lastName, nickname, division, story, login = null] = row
    const facts = STORIES[story]
    const joinedOn = addDays(today, -joinedDaysAgo(index))
    const hasLeft = facts.excluded || facts.archived
    return {
      id: index + 1,
      firstName,
      lastName,
      nickname,
      divisionId: division === 0 ? null : division,
      login,
      facts,
      role: login ? ROLE_OF_LOGIN[login] : facts.approved ? 'Member' : 'Applicant',
      email: emailOf(row, facts, loginNumber),
      phone: `+420700000${String(index + 1).padStart(3, '0')}`,
      address: inventAddress(division, dice),
      birthDate: birthDateOf(row, joinedOn, today, dice),
      joinedOn,
      leftOn: hasLeft ? addDays(today, -at(LEFT_DAYS_AGO, leaver())) : null,
    }
  })
}

export function isPresent(person: Person): boolean {
  return person.leftOn === null
}

// Jitka Krejčí is the only one here whose surname does not tell.
export function isWoman(person: Person): boolean {
  return person.lastName.endsWith('á') || person.firstName === 'Jitka'
}

export function fullName(person: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${person.firstName} ${person.lastName}`
}

export function byNickname(people: readonly Person[], nickname: string): Person {
  const found = people.find((person) => person.nickname === nickname)
  if (!found) throw new Error(`nobody in the cast is called ${nickname}`)
  return found
}

export function byLogin(people: readonly Person[], login: Login): Person {
  const found = people.find((person) => person.login === login)
  if (!found) throw new Error(`nobody in the cast signs in as ${login}`)
  return found
}

export function withoutDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

// In the order of the cast: who left long ago and who the other day.
const LEFT_DAYS_AGO = [640, 1100, 950, 730, 1300, 210, 95, 480, 560, 330, 61, 12, 150, 40] as const

// From which place in the cast, how many days ago; those between are spread evenly.
const JOINED = [
  [0, 8200],
  [80, 1100],
  [86, 720],
  [99, 380],
  [112, 24],
  [113, 80],
  [119, 12],
] as const

function joinedDaysAgo(index: number): number {
  const next = JOINED.findIndex(([from]) => from > index)
  const [from, days] = at(JOINED, next === -1 ? JOINED.length - 1 : next - 1)
  const [until, lastDays] = at(JOINED, next === -1 ? JOINED.length - 1 : next)
  if (until === from) return days
  return Math.round(days + ((lastDays - days) * (index - from)) / (until - from))
}

function emailOf(row: CastRow, facts: StoryFacts, loginNumber: () => number): string | null {
  const [firstName, lastName, , , , login] = row
  if (facts.reach === 'phone') return null
  if (login) return `${login}@klubovna.example`
  if (facts.account === 'none')
    return withoutDiacritics(`${firstName}.${lastName}@posta.example`).toLowerCase()
  return `clen${String(loginNumber() + 1).padStart(3, '0')}@klubovna.example`
}

// Father and son of one name, and the eldest of all.
const AGE_AT_JOINING: Partial<Record<string, number>> = { Dědek: 57, Starej: 47, Mladej: 24 }

function birthDateOf([, , nickname, , story]: CastRow, joinedOn: string, today: string, dice: Dice): string {
  // Whoever has no e-mail in the cast is one of the old ones.
  const [youngest, oldest] = STORIES[story].reach === 'phone' ? [44, 57] : [21, 47]
  const age = AGE_AT_JOINING[nickname] ?? dice.between(youngest, oldest)
  const birthday = addDays(addYears(joinedOn, -age), -dice.between(0, 364))
  if (nickname !== 'Přestupák') return birthday
  const year = yearOf(today) - 44
  return `${year - (year % 4)}-02-29`
}

function counter(): () => number {
  let next = 0
  return () => next++
}
