import type { FoundPlace } from './registrations.server.ts'

type ShownEvent = {
  readonly id: number
  readonly title: string
  readonly kind: string
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly place: string | null
  readonly mapUrl: string | null
  readonly description: string
  readonly descriptionEn: string
  readonly bring: string | null
  readonly capacity: number | null
  readonly registrationOpensAt: Date | null
  readonly registrationClosesAt: Date | null
  readonly price: number | null
  readonly withdrawFreeUntil: string | null
  readonly lateRefundPercent: number | null
  readonly quotas: readonly { readonly divisionId: number; readonly places: number; readonly taken: number }[]
  readonly quotasReleasedOn: string | null
  readonly visibility: string
  readonly guestsWelcome: boolean
  readonly state: string
  readonly cancelReason: string | null
  readonly hasRoute: boolean
  readonly routeLengthM: number | null
  readonly routeClimbM: number | null
  readonly free: number | null
  readonly waitingParties: number
  readonly version: number
  readonly coverPhotoId: number | null
  readonly meetingPoints: readonly {
    readonly id: number
    readonly divisionId: number | null
    readonly at: Date
    readonly place: string
    readonly note: string | null
  }[]
}

/** An event as the contract shows it. */
export function eventShape(event: ShownEvent, place: FoundPlace | null) {
  return {
    id: event.id,
    title: event.title,
    kind: event.kind,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    place: event.place,
    mapUrl: event.mapUrl,
    description: event.description,
    descriptionEn: event.descriptionEn,
    bring: event.bring,
    capacity: event.capacity,
    registrationOpensAt: event.registrationOpensAt,
    registrationClosesAt: event.registrationClosesAt,
    price: event.price === null ? null : { amount: event.price, currency: 'CZK' },
    withdrawFreeUntil: event.withdrawFreeUntil,
    lateRefundPercent: event.lateRefundPercent,
    quotas: event.quotas.map(({ divisionId: division, places, taken }) => ({ division, places, taken })),
    quotasReleasedOn: event.quotasReleasedOn,
    visibility: event.visibility,
    guestsWelcome: event.guestsWelcome,
    state: event.state,
    cancelReason: event.cancelReason,
    meetingPoints: event.meetingPoints.map(({ id, divisionId, at, place: where, note }) => ({
      id,
      division: divisionId,
      at,
      place: where,
      note,
    })),
    route: event.hasRoute
      ? { lengthM: event.routeLengthM, climbM: event.routeClimbM, gpx: `/api/events/${event.id}/route.gpx` }
      : null,
    // An event is known by the poster drawn from its number.
    coverPhotoId: event.coverPhotoId,
    freePlaces: event.free === null ? null : Math.max(0, event.free),
    waiting: event.waitingParties,
    version: event.version,
    myAnswer: place && (place.status === 'cancelled' ? ('no' as const) : ('yes' as const)),
    myRegistration:
      place && place.status !== 'cancelled'
        ? {
            status: place.status,
            position: place.position,
            passengers: place.passengers,
            pillions: place.pillions,
            note: place.note,
            meetingPointId: place.meetingPointId,
            answers: place.answers,
          }
        : null,
  }
}
