import { MOST_POINTS, MOST_QUOTAS } from '../events/event.ts'
import { cardNumber, listName } from '../../people/members/member.ts'
import { crownsField, parseCrowns } from '../../ground/values/money.ts'
import { pragueMoment } from '../../ground/values/moment.ts'
import { addDays, DAY_MS } from '../../ground/values/day.ts'
import { fromWallClock } from '../../ground/values/moment.ts'

/** The editor's fields as texts, by their names in the form. */
export type EventForm = Readonly<Record<string, string>>

const PLAIN = [
  'title',
  'kind',
  'place',
  'mapUrl',
  'bring',
  'description',
  'descriptionEn',
  'visibility',
] as const
/** Days and shares that go as they are written. */
const TERMS = ['withdrawFreeUntil', 'lateRefundPercent', 'quotasReleasedOn'] as const
const MOMENTS = ['startsAt', 'endsAt', 'registrationOpensAt', 'registrationClosesAt'] as const
const POINT_FIELDS = ['division', 'at', 'place', 'note'] as const

/** Everything that is handed back when the form is refused. */
export const FORM_FIELDS: readonly string[] = [
  ...PLAIN,
  ...MOMENTS,
  ...TERMS,
  ...Array.from({ length: MOST_QUOTAS }, (_, index) => [
    `quota.${index}.division`,
    `quota.${index}.places`,
  ]).flat(),
  'leader',
  'capacity',
  'price',
  'removeRoute',
  'everyWeeks',
  'times',
  ...Array.from({ length: MOST_POINTS }, (_, index) =>
    POINT_FIELDS.map((field) => `point.${index}.${field}`),
  ).flat(),
]

type Stored = {
  readonly title: string
  readonly kind: string
  readonly place: string | null
  readonly mapUrl: string | null
  readonly bring: string | null
  readonly description: string
  readonly descriptionEn: string
  readonly visibility: string
  readonly guestsWelcome: boolean
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly registrationOpensAt: Date | null
  readonly registrationClosesAt: Date | null
  readonly capacity: number | null
  readonly price: number | null
  readonly withdrawFreeUntil: string | null
  readonly lateRefundPercent: number | null
  readonly quotasReleasedOn: string | null
  readonly quotas: readonly { readonly divisionId: number; readonly places: number }[]
  readonly firstName: string | null
  readonly lastName: string | null
  readonly leaderNumber: number | null
  readonly meetingPoints: readonly {
    readonly divisionId: number | null
    readonly at: Date
    readonly place: string
    readonly note: string | null
  }[]
}

/** An event as the editor shows it; a copy is moved by whole weeks. */
export function formOf(event: Stored, shiftMs = 0): EventForm {
  const wall = (moment: Date | null) => (moment ? pragueMoment(new Date(moment.getTime() + shiftMs)) : '')
  const { firstName, lastName, leaderNumber } = event
  const points = event.meetingPoints.flatMap(({ divisionId, at, place, note }, index) => [
    [`point.${index}.division`, divisionId === null ? '' : String(divisionId)],
    [`point.${index}.at`, wall(at)],
    [`point.${index}.place`, place],
    [`point.${index}.note`, note ?? ''],
  ])
  return {
    title: event.title,
    kind: event.kind,
    place: event.place ?? '',
    mapUrl: event.mapUrl ?? '',
    bring: event.bring ?? '',
    description: event.description,
    descriptionEn: event.descriptionEn,
    visibility: event.guestsWelcome ? 'guests' : event.visibility,
    startsAt: wall(event.startsAt),
    endsAt: wall(event.endsAt),
    registrationOpensAt: wall(event.registrationOpensAt),
    registrationClosesAt: wall(event.registrationClosesAt),
    capacity: event.capacity === null ? '' : String(event.capacity),
    price: event.price === null ? '' : crownsField(event.price),
    withdrawFreeUntil: event.withdrawFreeUntil ? addDays(event.withdrawFreeUntil, shiftMs / DAY_MS) : '',
    quotasReleasedOn: event.quotasReleasedOn ? addDays(event.quotasReleasedOn, shiftMs / DAY_MS) : '',
    ...Object.fromEntries(
      event.quotas.map(({ divisionId, places }) => [quotaOf(divisionId), String(places)]),
    ),
    lateRefundPercent: event.lateRefundPercent === null ? '' : String(event.lateRefundPercent),
    leader:
      firstName && lastName && leaderNumber !== null
        ? leaderChoice({ firstName, lastName, number: leaderNumber })
        : '',
    ...Object.fromEntries(points),
  }
}

type Name = { readonly firstName: string; readonly lastName: string; readonly number: number }

/** 'Doležal Petr (017)': the number in brackets is what counts. */
export function leaderChoice(name: Name): string {
  return `${listName(name)} (${cardNumber(name.number)})`
}

/** The card's number out of what was chosen or typed; null for nobody, undefined for what is no number. */
export function leaderNumberIn(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const digits = /(?:^|\()\s*(\d{1,9})\s*\)?\s*$/.exec(text.trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** What the texts mean, as the API would be told; faults stay in for the schema to find. */
export function changeOf(form: EventForm) {
  const text = (name: string) => form[name]?.trim() ?? ''
  const moment = (name: string) => {
    const written = text(name)
    return written === '' ? null : (fromWallClock(written)?.toISOString() ?? written)
  }
  const number = (name: string, parse: (written: string) => number | string) =>
    text(name) === '' ? null : parse(text(name))
  return {
    title: text('title'),
    kind: text('kind'),
    place: text('place'),
    mapUrl: text('mapUrl'),
    bring: text('bring'),
    description: (form.description ?? '').replaceAll('\r\n', '\n'),
    descriptionEn: (form.descriptionEn ?? '').replaceAll('\r\n', '\n'),
    // The editor asks one question: who sees it, and whether strangers may come along.
    visibility: text('visibility') === 'guests' ? 'public' : text('visibility'),
    guestsWelcome: text('visibility') === 'guests',
    startsAt: moment('startsAt') ?? undefined,
    endsAt: moment('endsAt'),
    registrationOpensAt: moment('registrationOpensAt'),
    registrationClosesAt: moment('registrationClosesAt'),
    capacity: number('capacity', (written) => (/^\d{1,6}$/.test(written) ? Number(written) : written)),
    price: number('price', (written) => parseCrowns(written) ?? written),
    withdrawFreeUntil: text('withdrawFreeUntil') || null,
    // Without a day there is nothing to be late for.
    lateRefundPercent:
      text('withdrawFreeUntil') === ''
        ? null
        : number('lateRefundPercent', (written) => (/^\d{1,3}$/.test(written) ? Number(written) : written)),
    quotas: quotasOf(form),
    quotasReleasedOn: text('quotasReleasedOn') || null,
    meetingPoints: pointsOf(form, moment),
  }
}

/** What the editor calls the quota of a division until it knows its line. */
export const quotaOf = (divisionId: number) => `quota.of.${divisionId}`

/** A division without a number has no places of its own. */
function quotasOf(form: EventForm) {
  return Array.from({ length: MOST_QUOTAS }, (_, index) => index).flatMap((index) => {
    const [division, places] = ['division', 'places'].map(
      (field) => form[`quota.${index}.${field}`]?.trim() ?? '',
    )
    if (!places || !division) return []
    return [{ division: Number(division), places: /^\d{1,6}$/.test(places) ? Number(places) : places }]
  })
}

function pointsOf(form: EventForm, moment: (name: string) => string | null) {
  return Array.from({ length: MOST_POINTS }, (_, index) => index).flatMap((index) => {
    const part = (field: string) => form[`point.${index}.${field}`]?.trim() ?? ''
    const division = part('division')
    // A line without a place and a time is only a line.
    if (part('place') === '' && part('at') === '') return []
    return [
      {
        division: /^\d{1,9}$/.test(division) ? Number(division) : null,
        at: moment(`point.${index}.at`) ?? '',
        place: part('place'),
        note: part('note'),
      },
    ]
  })
}

const WEEK = 7 * DAY_MS

/** By how many whole weeks a copy moves, so that it comes next on the same day of the week. */
export function copyShift(startsAt: Date, now: Date): number {
  const behind = now.getTime() - startsAt.getTime()
  return Math.max(1, Math.floor(behind / WEEK) + 1) * WEEK
}
