import { z } from 'zod'
import { RecentDay } from '../../ground/lists/list-fields.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { clubText } from '../../ground/texts/club-text.ts'
import { optional, text } from '../../people/members/profile.ts'
import type { FieldFaults } from '../../refusals.ts'
import { EVENT_KINDS, MOST_POINTS, MOST_QUOTAS } from './event.ts'
import { LARGEST_GPX } from './gpx.ts'

const MOST_PLACES = 10_000
/** A hundred thousand crowns, in haléře. */
const HIGHEST_PRICE = 10_000_000

const EARLIEST = Date.parse('2000-01-01T00:00:00Z')
const LATEST = Date.parse('2100-01-01T00:00:00Z')

/** ISO 8601 with its zone, in a century the club may live in. */
const Moment = z.iso
  .datetime({ offset: true, message: 'invalid' })
  .transform((moment) => new Date(moment))
  .refine((moment) => moment.getTime() >= EARLIEST && moment.getTime() < LATEST, 'invalid')

const MapUrl = z.url({ protocol: /^https?$/, message: 'invalid' }).max(2000)

const MeetingPoint = z.strictObject({
  division: z.int().positive().max(999_999_999).nullable().optional(),
  at: Moment,
  place: text(200),
  note: optional(text(500)),
})

const Quota = z.strictObject({
  division: z.int().positive().max(999_999_999),
  places: z.int().min(1).max(MOST_PLACES),
})

const FIELDS = {
  title: text(200),
  kind: z.enum(EVENT_KINDS),
  startsAt: Moment,
  endsAt: Moment.nullable().optional(),
  place: optional(text(200)),
  mapUrl: optional(MapUrl),
  bring: optional(text(500)),
  description: clubText(50_000).optional(),
  descriptionEn: clubText(50_000).optional(),
  leaderId: z.int().positive().max(999_999_999).nullable().optional(),
  capacity: z.int().min(1).max(MOST_PLACES).nullable().optional(),
  registrationOpensAt: Moment.nullable().optional(),
  registrationClosesAt: Moment.nullable().optional(),
  price: z.int().min(0).max(HIGHEST_PRICE).nullable().optional(),
  withdrawFreeUntil: RecentDay.nullable().optional(),
  lateRefundPercent: z.int().min(0).max(100).nullable().optional(),
  quotas: z.array(Quota).max(MOST_QUOTAS).optional(),
  quotasReleasedOn: RecentDay.nullable().optional(),
  visibility: z.enum(['public', 'members']).optional(),
  guestsWelcome: z.boolean().optional(),
  state: z.enum(['draft', 'published']).optional(),
  meetingPoints: z.array(MeetingPoint).max(MOST_POINTS).optional(),
  routeGpx: z.string().max(LARGEST_GPX, 'too_long').nullable().optional(),
  coverPhotoId: z.int().positive().max(999_999_999).nullable().optional(),
} as const

export const NewEvent = z.strictObject(FIELDS)
export const EventPatch = z.strictObject({
  ...FIELDS,
  title: FIELDS.title.optional(),
  kind: FIELDS.kind.optional(),
  startsAt: FIELDS.startsAt.optional(),
  version: z.int().positive().max(999_999_999),
})

export type EventInput = z.infer<typeof NewEvent>
export type EventChange = Omit<z.infer<typeof EventPatch>, 'version'>
export type QuotaInput = z.infer<typeof Quota>
export type PointInput = NonNullable<EventInput['meetingPoints']>[number]

type Times = {
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly registrationOpensAt: Date | null
  readonly registrationClosesAt: Date | null
  readonly withdrawFreeUntil: string | null
  readonly lateRefundPercent: number | null
}

/** What cannot be: an end before the beginning, a registration that closes before it opens or after all is over. */
export function timeFaults({
  startsAt,
  endsAt,
  registrationOpensAt,
  registrationClosesAt,
  withdrawFreeUntil,
  lateRefundPercent,
}: Times): FieldFaults {
  return {
    ...(endsAt && endsAt <= startsAt ? { endsAt: 'too_early' } : {}),
    ...(registrationOpensAt && registrationOpensAt >= startsAt ? { registrationOpensAt: 'too_late' } : {}),
    ...(registrationClosesAt && registrationClosesAt > (endsAt ?? startsAt)
      ? { registrationClosesAt: 'too_late' }
      : {}),
    ...(registrationOpensAt && registrationClosesAt && registrationClosesAt <= registrationOpensAt
      ? { registrationClosesAt: 'too_early' }
      : {}),
    ...(withdrawFreeUntil && withdrawFreeUntil > pragueDay(startsAt)
      ? { withdrawFreeUntil: 'too_late' }
      : {}),
    // The day and the share go together.
    ...(withdrawFreeUntil === null && lateRefundPercent !== null ? { withdrawFreeUntil: 'required' } : {}),
    ...(withdrawFreeUntil !== null && lateRefundPercent === null ? { lateRefundPercent: 'required' } : {}),
  }
}
