import type { InsertObject } from 'kysely'
import type { Tables } from '../../src/tables.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import { earlier, later } from './calendar.ts'
import { at, createDice, type Dice } from './dice.ts'
import { inventEmergencyContact } from './emergency-contact.ts'
import { hogOf } from './hog.ts'
import { NOTE_ON_KARDAN, NOTE_ON_PROBATION, NOTES } from './notes.ts'
import { leavingOf } from './leaving.ts'
import type { Person } from './person.ts'
import { demoFace } from '../../src/people/profile/demo-face.ts'

export type MemberCard = InsertObject<Tables, 'member'>

// How the letters address those whom nobody in the club calls by the first name.
const SALUTATIONS: Partial<Record<string, string>> = { Bizon: 'Prezidente', Dědek: 'Dědku' }

/** When the club moved its papers into the system. */
export function systemStart(today: string): string {
  return addDays(today, -1400)
}

export function memberCards(people: readonly Person[], today: string): MemberCard[] {
  const dice = createDice(1948)
  return people.map((person) => memberCard(person, today, dice))
}

function memberCard(person: Person, today: string, dice: Dice): MemberCard {
  const { id, firstName, lastName, nickname, divisionId, email, phone, address, birthDate, joinedOn, facts } =
    person
  const recordedOn = later(systemStart(today), addDays(joinedOn, -2))
  return {
    id,
    number: id,
    firstName,
    lastName,
    nickname,
    salutation: SALUTATIONS[nickname] ?? null,
    email,
    phone,
    birthDate,
    ...address,
    country: 'CZ',
    divisionId,
    ...hogOf(person, today, dice),
    memberSince: facts.approved ? joinedOn : null,
    lifeTime: facts.lifeTime,
    ...honoursOf(person, today, dice),
    approvedAt: facts.approved ? momentOn(joinedOn, '18:30') : null,
    ...leavingOf(person),
    ...inventEmergencyContact(person, dice),
    photoKey: faceFor(person),
    consentsToPhotos: dice.chance(75),
    sharesContact: dice.chance(55),
    note: noteOn(person),
    version: 1,
    createdAt: momentOn(recordedOn, '09:15'),
    updatedAt: momentOn(earlier(addDays(recordedOn, dice.between(0, 300)), addDays(today, -1)), '17:40'),
  }
}

/** Most of those who belong have hung their picture; Czech tells who is a woman by the last letter. */
function faceFor({ id, lastName, facts }: Person): string | null {
  if (!facts.approved || id % 6 === 0) return null
  return demoFace({ seed: id, isWoman: lastName.endsWith('á') })
}

function honoursOf(
  { facts, joinedOn, leftOn }: Person,
  today: string,
  dice: Dice,
): Pick<MemberCard, 'ritualOn' | 'frontPatchOn' | 'backPatchOn'> {
  const lastDay = addDays(leftOn ?? today, -20)
  const ritualOn = earlier(addDays(joinedOn, dice.between(180, 320)), addDays(lastDay, -30))
  const backPatchOn = earlier(addDays(ritualOn, dice.between(200, 420)), lastDay)
  return {
    ritualOn: facts.has.includes('r') ? ritualOn : null,
    frontPatchOn: frontPatchDay(facts.has, joinedOn, ritualOn),
    backPatchOn: facts.has.includes('b') ? backPatchOn : null,
  }
}

/** The front patch comes with the ritual; a few got theirs ahead of it. */
function frontPatchDay(has: Person['facts']['has'], joinedOn: string, ritualOn: string): string | null {
  if (!has.includes('f')) return null
  return has.includes('r') ? ritualOn : addDays(joinedOn, 60)
}

function noteOn({ id, nickname, facts }: Person): string {
  if (nickname === 'Kardan') return NOTE_ON_KARDAN
  return facts.approved ? at(NOTES, id) : NOTE_ON_PROBATION
}
