import { sql } from 'kysely'
import { statusIsOpen } from '../../money/payment-status/payment-status.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { DAY_MS, pragueDay } from '../../ground/values/day.ts'
import { clock } from '../../ground/values/moment.ts'
import type { Language } from '../../ground/values/words.ts'
import { phoneInFigures } from '../../people/members/phone-in-figures.ts'
import { riderNumber } from '../../people/members/whose.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { captainWindow, emergencyWindow, endOf, isWithin } from '../events/captaincy.ts'
import { findLedEvent } from '../events/crew.server.ts'
import { homeAskedAt } from '../events/home.ts'
import { listMeetingPoints } from '../events/events.server.ts'
import { listPeople, motorcycleOf } from '../planning/people.server.ts'
import type { Ride } from './ride.ts'

type Asked = { readonly visitor: Visitor; readonly now: Date; readonly language: Language }

/** The ride as its captain has it; whoever is not named for it, or not now, has none. */
export async function viewRide(db: Db, eventId: number, { visitor, now, language }: Asked): Promise<Ride> {
  const event = await findLedEvent(db, { eventId, memberId: visitor.memberId ?? 0 })
  if (!event || !isWithin(captainWindow(event), now)) throw new Refusal('not_captain')
  const emergency = emergencyWindow(event)
  const isOpen = isWithin(emergency, now)
  // Whoever is named is the ride's road captain, whatever his role: he sees what the table gives to one. Emergency contacts are
  // there on the days of the ride; their hours are the ride's own.
  const captain = { role: 'RoadCaptain', memberId: visitor.memberId, grants: [], off: visitor.off } as const
  const onTheDay = isOpen ? pragueDay(event.startsAt) : pragueDay(now)
  const [people, points, debts] = await Promise.all([
    listPeople(db, captain, { eventId, today: onTheDay }),
    listMeetingPoints(db, eventId),
    listDebts(db, eventId),
  ])
  const places = points.map(({ place, at }) => `${place} ${clock(at, language)}`)
  return {
    id: event.id,
    asOf: now.getTime(),
    name: event.title,
    when: (places.length > 0 ? places : [clock(event.startsAt, language), event.place])
      .filter(Boolean)
      .join(' · '),
    riders: people
      .filter(({ status }) => status === 'registered')
      .map(({ card, passengers, pillions, note, checkedInAt, homeAskedAt: askedAt, homeAt, ...row }) => ({
        id: card.id,
        firstName: card.firstName,
        lastName: card.lastName,
        nickname: card.nickname,
        motorcycle: motorcycleOf(card.motorcycles),
        passengers,
        pillions,
        note,
        point: row.pointPlace && row.pointAt && `${clock(row.pointAt, language)} ${row.pointPlace}`,
        group: row.rideGroup,
        part: row.groupPart,
        phone: card.phone ? phoneInFigures(card.phone) : null,
        emergency:
          isOpen && (card.emergencyName || card.emergencyPhone)
            ? {
                name: card.emergencyName ?? null,
                phone: card.emergencyPhone ? phoneInFigures(card.emergencyPhone) : null,
              }
            : null,
        owes: debts.get(card.id)?.owes ?? 0,
        cash: debts.get(card.id)?.cash ?? 0,
        hereAt: checkedInAt?.getTime() ?? null,
        askedAt: askedAt?.getTime() ?? null,
        homeAt: homeAt?.getTime() ?? null,
      })),
    emergencyUntil: isOpen ? emergency.closesAt.getTime() : null,
    homeFrom: homeAskedAt(event).getTime(),
    closedAt: event.closedAt?.getTime() ?? null,
    keepUntil: endOf(event).getTime() + DAY_MS,
  }
}

/** What riders owe for this ride, and what of it is on its way to the Treasurer. */
async function listDebts(db: Db, eventId: number) {
  const rows = await db
    .selectFrom('registration')
    .innerJoin('payment', 'payment.id', 'registration.paymentId')
    .innerJoin('paymentBalance', 'paymentBalance.paymentId', 'payment.id')
    .leftJoin('rideCash', (join) =>
      join.onRef('rideCash.paymentId', '=', 'payment.id').on('rideCash.settledAt', 'is', null),
    )
    .select(['registration.memberId', 'registration.guestId', 'paymentBalance.remaining'])
    .select(sql<number>`coalesce(sum(ride_cash.amount), 0)::int`.as('cash'))
    .where('registration.eventId', '=', eventId)
    .where('registration.status', '=', 'registered')
    .where(statusIsOpen('payment.status'))
    .groupBy(['registration.memberId', 'registration.guestId', 'paymentBalance.remaining'])
    .execute()
  return new Map(
    rows.map(({ remaining, cash, ...whose }) => [
      riderNumber(whose),
      { owes: Math.max(0, remaining - cash), cash },
    ]),
  )
}
