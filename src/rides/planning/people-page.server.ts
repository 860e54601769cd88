import { z } from 'zod'
import { clock } from '../../ground/values/moment.ts'
import { timeInWords } from '../events/event-time.ts'
import { findEvent } from '../events/events.server.ts'
import { phoneInFigures } from '../../people/members/phone-in-figures.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'
import { MOST_PASSENGERS } from '../events/registration.ts'
import { Refusal } from '../../refusals.ts'
import { listMembers } from '../../people/roster/list-members.server.ts'
import { filterOf } from '../../people/roster/member-query.ts'
import { checkIn } from './check-in.server.ts'
import { listPeople, type Person } from './people.server.ts'
import { addRider, changeRider, removeRider } from './write-rider.server.ts'

export type PersonLine = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly number: number
  readonly division: string | null
  readonly passengers: number
  readonly note: string | null
  readonly position: number | null
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
  idText: string,
  wanted: string,
) {
  const event = await find(db, idText)
  const people = await listPeople(db, visitor, { eventId: event.id, today })
  const listed = new Set(people.map(({ memberId }) => memberId))
  const found = wanted.trim().length < 2 ? null : await findCandidates(db, visitor, { wanted, today, listed })
  const lines = people.map((person) => ({ status: person.status, line: lineOf(person, language) }))
  const going = lines.filter(({ status }) => status === 'registered').map(({ line }) => line)
  const waiting = lines.filter(({ status }) => status === 'waiting').map(({ line }) => line)
  const here = going.filter(({ hereAt }) => hereAt !== null)
  return {
    id: event.id,
    name: event.title,
    when: timeInWords(event, language),
    place: event.place,
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

async function find(db: Db, idText: string) {
  const id = RowId.safeParse(idText)
  const event = id.success
    ? await findEvent(db, id.data, { includeMembers: true, includeDrafts: true })
    : undefined
  if (!event) throw notFound()
  return event
}

/** Of the card only what the visibility table gives to this reader: what is not there is not shown. */
function lineOf({ card, ...row }: Person, language: RequestContext['language']): PersonLine {
  const { emergencyName = null, emergencyPhone = null } = card
  return {
    id: card.id,
    firstName: card.firstName,
    lastName: card.lastName,
    nickname: card.nickname,
    number: card.number,
    division: row.divisionName,
    passengers: row.passengers,
    note: row.note,
    position: row.position,
    phone: card.phone ? phoneInFigures(card.phone) : null,
    emergency:
      emergencyName || emergencyPhone
        ? { name: emergencyName, phone: emergencyPhone && phoneInFigures(emergencyPhone) }
        : null,
    payment:
      row.paymentStatus === null || row.paymentStatus === 'ARCHIVED'
        ? null
        : row.paymentStatus === 'PAID'
          ? 'paid'
          : 'unpaid',
    hereAt: row.checkedInAt && clock(row.checkedInAt, language),
  }
}

const Input = z.object({
  intent: z.enum(['here', 'undo', 'scan', 'add', 'change', 'remove']),
  memberId: RowId.optional(),
  code: z.string().max(300).optional(),
  passengers: z.string().regex(/^\d$/).transform(Number).pipe(z.int().max(MOST_PASSENGERS)).optional(),
})

type Done = 'here' | 'undo' | 'added' | 'queued' | 'changed' | 'removed'

/** What the planner does with one person: ticks him off, puts him on the list, changes his party, takes him off. */
export async function handleForm(
  { db, now }: RequestContext,
  visitor: Visitor,
  idText: string,
  form: FormValues,
) {
  const { id: eventId } = await find(db, idText)
  const { intent, memberId = 0, code, passengers } = parseForm(Input, form)
  if (intent === 'here' || intent === 'undo' || intent === 'scan') {
    const who = intent === 'scan' ? { code: code ?? '' } : { memberId }
    const { name } = await checkIn(db, visitor.id, { eventId, isHere: intent !== 'undo', ...who })
    return done(intent === 'undo' ? 'undo' : 'here', name)
  }
  const name = await nameOf(db, memberId)
  const rider = { actorId: visitor.id, eventId, memberId, now }
  if (intent === 'add') {
    const { status } = await addRider(db, rider, { passengers })
    return done(status === 'waiting' ? 'queued' : 'added', name)
  }
  if (intent === 'change') await changeRider(db, rider, { passengers })
  else await removeRider(db, rider)
  return done(intent === 'change' ? 'changed' : 'removed', name)
}

const done = (what: Done, name: string) => ({ done: { what, name } })

async function nameOf(db: Db, memberId: number): Promise<string> {
  const member = await db
    .selectFrom('member')
    .select(['firstName', 'lastName'])
    .where('id', '=', memberId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
  if (!member) throw new Refusal('not_found')
  return `${member.firstName} ${member.lastName}`
}
