import { openGuestLink } from '../../ground/mail/answer-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import type { Db } from '../../tables.ts'
import type { Json } from '../../ground/tables/json.ts'
import type { Terms } from './withdrawal.ts'
import type { Rider } from './riders.server.ts'

// What a rider hears about his place, by what became of it.
const LETTERS = {
  registered: 'event-registered',
  waiting: 'event-waiting',
  movedUp: 'event-moved-up',
} as const

type News = {
  readonly event: EventInLetter
  readonly rider: Rider
  readonly passengers: number
  readonly position: number | null
  readonly payment: {
    readonly amount: number
    readonly dueOn: string
    readonly variableSymbol: string
  } | null
}

type EventInLetter = {
  readonly id: number
  readonly title: string
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly place: string | null
} & Partial<Terms>

export async function tellRider(
  tx: Db,
  what: keyof typeof LETTERS,
  { event, rider, passengers, position, payment }: News,
): Promise<void> {
  await writeTo(tx, rider, LETTERS[what], {
    ...letterEvent(event),
    passengers,
    position,
    amount: payment?.amount ?? null,
    dueOn: payment?.dueOn ?? null,
    variableSymbol: payment?.variableSymbol ?? null,
    withdrawFreeUntil: event.withdrawFreeUntil ?? null,
    lateRefundPercent: event.lateRefundPercent ?? null,
  })
}

/** The event as it stood when the letter was written. */
export function letterEvent({ id, title, startsAt, endsAt, place }: EventInLetter) {
  return {
    eventId: id,
    title,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    place,
  }
}

/** Whoever has no address hears of it from people; a guest's letters carry the way to his own page. */
export async function writeTo(tx: Db, rider: Rider, template: string, params: Json): Promise<void> {
  if (!rider.email) return
  if (rider.guestId) {
    const letter = { to: rider.email, language: rider.language ?? 'cs', params }
    const mailId = await postLetter(tx, { template: template.replace(/^event-/, 'guest-'), ...letter })
    return openGuestLink(tx, { guestId: rider.guestId, mailId })
  }
  await postLetter(tx, {
    template,
    to: rider.email,
    language: rider.language ?? 'cs',
    accountId: rider.accountId,
    memberId: rider.memberId,
    params,
  })
}
