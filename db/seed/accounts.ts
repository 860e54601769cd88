import type { InsertObject } from 'kysely'
import type { Tables } from '../../src/tables.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import { earlier, later } from './calendar.ts'
import { systemStart } from './member-card.ts'
import type { Person } from './person.ts'

export const RULES_VERSION = 1

export type AccountRow = InsertObject<Tables, 'account'> & { id: number }

/** One account a person who has one, and one of somebody who is not a member. */
export function accountsOf(people: readonly Person[], today: string, passwordHash: string): AccountRow[] {
  const owners = people.filter((person) => person.facts.account !== 'none')
  const accounts = owners.map((person, index) => accountOf(person, index + 1, today, passwordHash))
  const since = addDays(today, -200)
  accounts.push({
    id: accounts.length + 1,
    email: 'nocard@klubovna.example',
    passwordHash,
    role: 'Member',
    memberId: null,
    ...onboarding(since, today, 'profile verified'),
    deactivatedAt: null,
    createdAt: momentOn(since, '11:00'),
    passwordChangedAt: momentOn(since, '19:30'),
  })
  return accounts
}

export function accountIdOf(accounts: readonly AccountRow[], person: Person): number {
  const account = accounts.find(({ memberId }) => memberId === person.id)
  if (!account) throw new Error(`${person.nickname} has no account`)
  return account.id
}

function accountOf(person: Person, id: number, today: string, passwordHash: string): AccountRow {
  const { email, role, facts, leftOn } = person
  if (email === null) throw new Error(`${person.nickname} cannot sign in without an e-mail`)
  const openedOn = later(systemStart(today), person.joinedOn)
  // The account is closed a day after its owner leaves; the two others asked for it themselves.
  const closedOn = facts.account === 'closed' ? addDays(leftOn ?? addDays(today, -70), 1) : null
  return {
    id,
    email,
    passwordHash,
    role,
    memberId: person.id,
    ...onboarding(openedOn, today, progressOf(person)),
    signedInAt: lastSignIn(person, openedOn, closedOn ?? today),
    deactivatedAt: closedOn === null ? null : momentOn(closedOn, '08:45'),
    createdAt: momentOn(openedOn, '18:31'),
    passwordChangedAt: momentOn(earlier(addDays(openedOn, 1), addDays(today, -1)), '20:10'),
  }
}

/** Some come every day, some once in a while, some have never come at all. */
function lastSignIn(person: Person, openedOn: string, until: string): Date | null {
  if (progressOf(person) === 'nothing yet') return null
  const day = later(addDays(openedOn, 2), addDays(until, -1 - ((person.id * 7) % 90)))
  return momentOn(earlier(day, addDays(until, -1)), '20:45')
}

type Progress = 'nothing yet' | 'rules confirmed' | 'profile verified'

function progressOf(person: Person): Progress {
  if (person.login === 'newcomer') return 'nothing yet'
  if (person.login === 'unverified') return 'rules confirmed'
  if (person.login !== null || person.id <= 40) return 'profile verified'
  if (person.id % 19 === 0) return 'nothing yet'
  return person.id % 23 === 0 ? 'rules confirmed' : 'profile verified'
}

function onboarding(
  openedOn: string,
  today: string,
  progress: Progress,
): Pick<AccountRow, 'confirmedRulesVersion' | 'confirmedRulesAt' | 'verifiedProfileAt'> {
  const day = earlier(addDays(openedOn, 1), addDays(today, -1))
  const hasConfirmedRules = progress !== 'nothing yet'
  return {
    confirmedRulesVersion: hasConfirmedRules ? RULES_VERSION : null,
    confirmedRulesAt: hasConfirmedRules ? momentOn(day, '20:14') : null,
    verifiedProfileAt: progress === 'profile verified' ? momentOn(day, '20:21') : null,
  }
}
