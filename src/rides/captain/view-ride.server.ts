import type { Visitor } from '../../ground/platform/visitor.ts'
import { DAY_MS, pragueDay } from '../../ground/values/day.ts'
import { clock } from '../../ground/values/moment.ts'
import type { Language } from '../../ground/values/words.ts'
import { phoneInFigures } from '../../people/members/phone-in-figures.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { captainWindow, emergencyWindow, endOf, isWithin } from '../events/captaincy.ts'
import { findLedEvent } from '../events/crew.server.ts'
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
  const [people, points] = await Promise.all([
    listPeople(db, captain, { eventId, today: onTheDay }),
    listMeetingPoints(db, eventId),
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
      .map(({ card, passengers, note, checkedInAt }) => ({
        id: card.id,
        firstName: card.firstName,
        lastName: card.lastName,
        nickname: card.nickname,
        motorcycle: motorcycleOf(card.motorcycles),
        passengers,
        note,
        phone: card.phone ? phoneInFigures(card.phone) : null,
        emergency:
          isOpen && (card.emergencyName || card.emergencyPhone)
            ? {
                name: card.emergencyName ?? null,
                phone: card.emergencyPhone ? phoneInFigures(card.emergencyPhone) : null,
              }
            : null,
        hereAt: checkedInAt?.getTime() ?? null,
      })),
    emergencyUntil: isOpen ? emergency.closesAt.getTime() : null,
    keepUntil: endOf(event).getTime() + DAY_MS,
  }
}
