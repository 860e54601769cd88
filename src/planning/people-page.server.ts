import { z } from 'zod'
import { clock, timeInWords } from '../events/event-time.ts'
import { findEvent } from '../events/events.server.ts'
import { phoneInFigures } from '../members/phone-in-figures.ts'
import { notFound } from '../pages/not-found.ts'
import { RowId } from '../platform/door.server.ts'
import { type FormValues, parseForm } from '../platform/form-answer.server.ts'
import type { RequestContext } from '../platform/request-context.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { Db } from '../tables.ts'
import { checkIn } from './check-in.server.ts'
import { listPeople, type Person } from './people.server.ts'

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
export async function viewPeople({ db, today, language }: RequestContext, visitor: Visitor, idText: string) {
  const event = await find(db, idText)
  const people = await listPeople(db, visitor, { eventId: event.id, today })
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
    people: count(going),
    here: count(here),
  }
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

const Wish = z.object({
  wish: z.enum(['here', 'undo', 'scan']),
  memberId: RowId.optional(),
  code: z.string().max(300).optional(),
})

/** Ticks somebody off, by name or by his card, or takes it back. */
export async function tickOff({ db }: RequestContext, visitor: Visitor, idText: string, form: FormValues) {
  const { id: eventId } = await find(db, idText)
  const { wish, memberId, code } = parseForm(Wish, form)
  const isHere = wish !== 'undo'
  const who = wish === 'scan' ? { code: code ?? '' } : { memberId: memberId ?? 0 }
  const { name } = await checkIn(db, visitor.id, { eventId, isHere, ...who })
  return { done: { name, isHere } }
}
