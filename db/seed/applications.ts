import { type InsertObject, sql } from 'kysely'
import type { Db, Tables } from '../../src/tables.ts'
import { RULES_VERSION } from './accounts.ts'
import { inventAddress } from './addresses.ts'
import { REFUSED, WAITING, type Applicant } from './applicants.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import { addYears } from './calendar.ts'
import { createDice, type Dice } from './dice.ts'
import { insertAll } from './insert.ts'
import { byNickname, fullName, isPresent, withoutDiacritics, type Person } from './person.ts'

type Application = InsertObject<Tables, 'application'>

export async function seedApplications(
  tx: Db,
  people: readonly Person[],
  secretaryId: number,
  today: string,
): Promise<void> {
  const dice = createDice(18)
  const waiting = WAITING.map((applicant, index) => waitingApplication(applicant, index, today, dice))
  const refused = REFUSED.map((applicant, index) => ({
    ...waitingApplication(applicant, WAITING.length + index, today, dice),
    ...decision('REJECTED', addDays(today, 6 - applicant.daysAgo), secretaryId),
    reason: applicant.reason,
  }))
  const returning = [secondApplication(people, today, dice), comeback(people, today)]
  await insertAll(tx, 'application', [
    ...waiting,
    ...refused,
    ...returning,
    ...accepted(people, secretaryId),
    unproved(today),
  ])
  await seedSponsors(tx)
}

/** Somebody who has not opened the letter with the link yet. */
function unproved(today: string): Application {
  return {
    ...fromTheForm(addDays(today, -2)),
    firstName: 'Libor',
    lastName: 'Nedbal',
    nickname: null,
    email: 'libor.nedbal@posta.example',
    phone: phone(22),
    birthDate: addYears(today, -41),
    city: 'Přerov',
    motorcycle: 'Triumph Bonneville T100, 2019',
    motivation: 'Bydlím kousek od vás a jezdím sám.',
    awaitsProof: true,
  }
}

/** Whoever was named in full was asked; the one who knows him has answered. */
async function seedSponsors(tx: Db): Promise<void> {
  await sql`insert into application_sponsor (application_id, member_id, asked_at, answer, answered_at)
    select application.id, member.id, submitted_at,
      case when member.nickname = 'Kompas' then 'confirmed' end,
      case when member.nickname = 'Kompas' then submitted_at + interval '1 day' end
    from application join member on position(member.first_name || ' ' || member.last_name in recommended_by) > 0
    where status = 'PENDING' and not awaits_proof`.execute(tx)
}

function waitingApplication(applicant: Applicant, index: number, today: string, dice: Dice): Application {
  const [firstName, lastName, nickname] = applicant.name
  const hasHog = dice.chance(50)
  return {
    ...fromTheForm(addDays(today, -applicant.daysAgo)),
    firstName,
    lastName,
    nickname,
    email: withoutDiacritics(`${firstName}.${lastName}@posta.example`).toLowerCase(),
    phone: phone(index),
    birthDate: addDays(addYears(today, -dice.between(22, 55)), -dice.between(1, 364)),
    ...inventAddress(applicant.divisionId, dice),
    divisionId: applicant.divisionId,
    motorcycle: applicant.motorcycle,
    recommendedBy: applicant.recommendedBy,
    motivation: applicant.motivation,
    hogNumber: hasHog ? `CZ${5200000 + index * 211}` : null,
    hogExpiresOn: hasHog ? addDays(today, dice.between(60, 500)) : null,
    consentsToPhotos: dice.chance(60),
  }
}

/** A member who forgot that he is one: the same name and birth date, another e-mail. */
function secondApplication(people: readonly Person[], today: string, dice: Dice): Application {
  const member = byNickname(people, 'Tlumič')
  return {
    ...fromTheForm(addDays(today, -6)),
    ...nameOf(member),
    nickname: null,
    email: 'ales.bartos.novy@posta.example',
    phone: phone(20),
    ...inventAddress(3, dice),
    divisionId: 3,
    motorcycle: 'Moto Guzzi V7, 2022',
    motivation: 'Ztratil jsem přístup ke starému e-mailu, tak to zkouším znovu.',
  }
}

/** Somebody who left before the ritual and would like to come back; the card knows the e-mail. */
function comeback(people: readonly Person[], today: string): Application {
  const former = byNickname(people, 'Trnka')
  return {
    ...fromTheForm(addDays(today, -19)),
    ...nameOf(former),
    firstName: 'Otakar',
    birthDate: null,
    email: former.email ?? '',
    phone: phone(21),
    ...former.address,
    divisionId: former.divisionId,
    motorcycle: 'Jawa 350, 1986',
    recommendedBy: 'Vladimír Marek (Kompas)',
    motivation: 'Tehdy to nevyšlo kvůli práci. Teď už čas mám a rád bych to dotáhl.',
  }
}

/** How the newest members came in. */
function accepted(people: readonly Person[], secretaryId: number): Application[] {
  const newest = people.filter(
    (person) => isPresent(person) && person.facts.approved && person.facts.has === '',
  )
  return newest.slice(-7).map((person, index) => ({
    ...fromTheForm(addDays(person.joinedOn, -8)),
    ...decision('APPROVED', person.joinedOn, secretaryId),
    ...nameOf(person),
    email: person.email ?? '',
    phone: person.phone,
    ...person.address,
    divisionId: person.divisionId,
    motorcycle: 'Jawa 640 Style',
    recommendedBy: fullName(byNickname(people, 'Kardan')),
    motivation: 'Chci jezdit s lidmi, na které se dá spolehnout.',
    memberId: person.id,
    consentsToPhotos: index % 2 === 0,
  }))
}

type Name = { firstName: string; lastName: string; nickname: string | null; birthDate: string | null }

function nameOf({ firstName, lastName, nickname, birthDate }: Person): Name {
  return { firstName, lastName, nickname, birthDate }
}

function fromTheForm(submittedOn: string) {
  return {
    status: 'PENDING',
    language: 'cs',
    privacyVersion: RULES_VERSION,
    rulesVersion: RULES_VERSION,
    submittedAt: momentOn(submittedOn, '21:05'),
  } as const
}

function decision<Status extends 'APPROVED' | 'REJECTED'>(
  status: Status,
  decidedOn: string,
  decidedBy: number,
) {
  return { status, decidedAt: momentOn(decidedOn, '18:30'), decidedBy }
}

function phone(index: number): string {
  return `+420700002${String(index).padStart(3, '0')}`
}
