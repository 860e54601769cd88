type EventForRobots = {
  readonly title: string
  readonly description: string
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly place: string | null
  readonly price: number | null
  readonly state: 'draft' | 'published' | 'cancelled'
  readonly capacity: number | null
  readonly free: number | null
}

type Context = {
  readonly address: string
  readonly image: string
  readonly clubName: string
  readonly language: string
}

const SCHEMA = 'https://schema.org'

/** The event as search engines read it. */
export function structuredData(event: EventForRobots, { address, image, clubName, language }: Context) {
  const { title, description, startsAt, endsAt, place, price, state, capacity, free } = event
  return {
    '@context': SCHEMA,
    '@type': 'Event',
    name: title,
    description: description || title,
    url: address,
    image: [image],
    inLanguage: language,
    startDate: startsAt.toISOString(),
    ...(endsAt && { endDate: endsAt.toISOString() }),
    eventStatus: `${SCHEMA}/${state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode`,
    ...(place && { location: { '@type': 'Place', name: place, address: place } }),
    organizer: { '@type': 'Organization', name: clubName, url: new URL(address).origin },
    ...(capacity !== null && {
      maximumAttendeeCapacity: capacity,
      remainingAttendeeCapacity: Math.max(0, free ?? 0),
    }),
    isAccessibleForFree: price === null,
    ...(price !== null && {
      offers: { '@type': 'Offer', price: price / 100, priceCurrency: 'CZK', url: address },
    }),
  }
}
