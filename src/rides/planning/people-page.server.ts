import { z } from 'zod'
import { isArchived, isPaid } from '../../money/payment-status/payment-status.ts'
import { clock } from '../../ground/values/moment.ts'
import { timeInWords } from '../events/event-time.ts'
import { findEvent } from '../events/events.server.ts'
import { answerInWords, type Question } from '../questions/question.ts'
import { wordsOfAnswers } from '../questions/question.words.ts'
import { listAllQuestions } from '../questions/questions.server.ts'
import { phoneInFigures } from '../../people/members/phone-in-figures.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'
import { Party, RiderNumber } from '../events/party-input.ts'
import { whoseIs } from '../../people/members/whose.ts'
import { MOST_PASSENGERS } from '../events/registration.ts'
import { Refusal } from '../../refusals.ts'
import { listMembers } from '../../people/roster/list-members.server.ts'
import { filterOf } from '../../people/roster/member-query.ts'
import { checkIn } from './check-in.server.ts'
import { listPeople, motorcycleOf, type Person } from './people.server.ts'
import { addRider, changeRider, removeRider } from './write-rider.server.ts'

export const peopleScreen = declareScreen({ who: 'events.manage', params: z.object({ id: RowId }) })

export type PersonLine = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly number: number
  readonly isGuest: boolean
  readonly division: string | null
  /** The first of his motorcycles: at the start one looks for the machine. */
  readonly motorcycle: string | null
  readonly passengers: number
  /** Who rides along, by name. */
  readonly pillions: string | null
  readonly note: string | null
  /** To each question of the event, in words. */
  readonly answers: readonly { readonly label: string; readonly text: string }[]
  readonly position: number | null
  /** Where he joins: '9.15 Mohelnice'. */
  readonly joins: string | null
  readonly phone: string | null
  readonly emergency: { readonly name: string | null; readonly phone: string | null } | null
  readonly payment: 'paid' | 'unpaid' | null
  /** The clock when he was ticked off. */
  readonly hereAt: string | null
}

/** The list as it is used at the meeting point: who is coming, who is here, who waits. */
export async function viewPeople(
  { db, today, language }: RequestContext,
  visitor: Visitor,
  id: number,
  wanted: string,
) {
  const event = await find(db, id)
  const people = await listPeople(db, visitor, { eventId: event.id, today })
  const questions = await listAllQuestions(db, event.id)
  const listed = new Set(people.map(({ memberId }) => memberId))
  const found = wanted.trim().length < 2 ? null : await findCandidates(db, visitor, { wanted, today, listed })
  const lines = people.map((person) => ({ status: person.status, line: lineOf(person, questions, language) }))
  const going = lines.filter(({ status }) => status === 'registered').map(({ line }) => line)
  const waiting = lines.filter(({ status }) => status === 'waiting').map(({ line }) => line)
  const here = going.filter(({ hereAt }) => hereAt !== null)
  return {
    id: event.id,
    name: event.title,
    when: timeInWords(event, language),
    place: event.place,
    startsAt: event.startsAt,
    isCancelled: event.state === 'cancelled',
    going,
    waiting,
    found,
    mostPassengers: Math.min(MOST_PASSENGERS, (event.capacity ?? MOST_PASSENGERS + 1) - 1),
    people: count(going),
    here: count(here),
  }
}

type Wanted = {
  readonly wanted: string
  readonly today: string
  readonly listed: ReadonlySet<number>
}

const MOST_FOUND = 8

/** Whom the planner may mean, found as in the list of members; who is on the list already is marked. */
async function findCandidates(db: Db, visitor: Visitor, { wanted, today, listed }: Wanted) {
  const filter = filterOf({ search: wanted.slice(0, 100), pageSize: MOST_FOUND })
  const { cards } = await listMembers(db, { filter, viewer: visitor, today })
  return cards.map(({ id, number, firstName, lastName, nickname }) => ({
    id,
    number,
    firstName,
    lastName,
    nickname,
    isListed: listed.has(id),
  }))
}

function count(lines: readonly PersonLine[]): number {
  return lines.reduce((sum, { passengers }) => sum + 1 + passengers, 0)
}

async function find(db: Db, id: number) {
  const event = await findEvent(db, id, { includeMembers: true, includeDrafts: true })
  if (!event) throw notFound()
  return event
}

/** Of the card only what the visibility table gives to this reader: what is not there is not shown. */
function lineOf(
  { card, ...row }: Person,
  questions: readonly Question[],
  language: RequestContext['language'],
): PersonLine {
  const words = wordsOfAnswers(language)
  const { emergencyName = null, emergencyPhone = null } = card
  return {
    id: card.id,
    firstName: card.firstName,
    lastName: card.lastName,
    nickname: card.nickname,
    number: card.number,
    isGuest: row.guestId !== null,
    division: row.divisionName,
    motorcycle: motorcycleOf(card.motorcycles),
    passengers: row.passengers,
    pillions: row.pillions,
    note: row.note,
    answers: questions.flatMap((question) => {
      const text = answerInWords(question, row.answers, words)
      return text ? [{ label: question.label, text }] : []
    }),
    position: row.position,
    joins: row.pointAt && `${clock(row.pointAt, language)} ${row.pointPlace}`,
    phone: card.phone ? phoneInFigures(card.phone) : null,
    emergency:
      emergencyName || emergencyPhone
        ? { name: emergencyName, phone: emergencyPhone && phoneInFigures(emergencyPhone) }
        : null,
    payment:
      row.paymentStatus === null || isArchived(row.paymentStatus)
        ? null
        : isPaid(row.paymentStatus)
          ? 'paid'
          : 'unpaid',
    hereAt: row.checkedInAt && clock(row.checkedInAt, language),
  }
}

/** A guest's number is below zero. */
const Rider = z.strictObject({ memberId: RiderNumber })
const party = formOf(
  z.strictObject({ memberId: RiderNumber, ...Party.pick({ passengers: true, pillions: true }).shape }),
)

/** What the planner does with one person: ticks him off, puts him on the list, changes his party, takes him off. */
export const peopleActs = {
  here: peopleScreen.act({ takes: Rider, does: (given, who) => tick(given, { ...who, isHere: true }) }),
  undo: peopleScreen.act({ takes: Rider, does: (given, who) => tick(given, { ...who, isHere: false }) }),
  scan: peopleScreen.act({
    takes: z.strictObject({ code: z.string().max(300) }),
    does: (given, who) => tick(given, { ...who, isHere: true }),
  }),
  add: peopleScreen.act({
    takes: party,
    does: async (given, { memberId, ...wanted }) => {
      const { name, rider } = await riderIn(given, memberId)
      const { status } = await addRider(given.db, rider, wanted)
      return done(status === 'waiting' ? 'queued' : 'added', name)
    },
  }),
  change: peopleScreen.act({
    takes: party,
    does: async (given, { memberId, ...wanted }) => {
      const { name, rider } = await riderIn(given, memberId)
      await changeRider(given.db, rider, wanted)
      return done('changed', name)
    },
  }),
  remove: peopleScreen.act({
    takes: Rider,
    does: async (given, { memberId }) => {
      const { name, rider } = await riderIn(given, memberId)
      await removeRider(given.db, rider)
      return done('removed', name)
    },
  }),
}

type Mine = Given<'events.manage', { readonly id: number }>
type Ticked = { readonly isHere: boolean } & ({ readonly memberId: number } | { readonly code: string })

async function tick({ db, visitor, params }: Mine, who: Ticked) {
  const { id: eventId } = await find(db, params.id)
  const { name } = await checkIn(db, visitor.id, { eventId, ...who })
  return done(who.isHere ? 'here' : 'undo', name)
}

async function riderIn({ db, visitor, now, params }: Mine, memberId: number) {
  const { id: eventId } = await find(db, params.id)
  const rider = { actorId: visitor.id, eventId, memberId, now }
  return { name: await nameOf(db, memberId), rider }
}

type Done = 'here' | 'undo' | 'added' | 'queued' | 'changed' | 'removed'

const done = (what: Done, name: string) => ({ done: { what, name } })

async function nameOf(db: Db, number: number): Promise<string> {
  const { memberId, guestId } = whoseIs(number)
  const member = await (
    memberId === null
      ? db.selectFrom('guest').select(['firstName', 'lastName']).where('id', '=', guestId)
      : db
          .selectFrom('member')
          .select(['firstName', 'lastName'])
          .where('id', '=', memberId)
          .where('erasedAt', 'is', null)
  ).executeTakeFirst()
  if (!member) throw new Refusal('not_found')
  return `${member.firstName} ${member.lastName}`
}
