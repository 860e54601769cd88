import type { ReactNode } from 'react'
import { useWords } from '../../ground/ui/use-words.ts'
import { eventDetailWords } from './event-detail.words.ts'

export type Facts = {
  readonly when: string
  readonly from: string | null
  readonly place: string | null
  readonly mapUrl: string | null
  readonly bring: string | null
  readonly route: string | null
  readonly leader: string | null
  /** Who rides last, for those who may read names. */
  readonly sweeps: string | null
  readonly helpers: string | null
  readonly price: string | null
  readonly ridden: string | null
}

/** What one wants to know first. */
export function EventFacts({ facts }: { readonly facts: Facts }) {
  const say = useWords(eventDetailWords)
  const { when, from, place, mapUrl, bring, route, leader, sweeps, helpers, price, ridden } = facts
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <Fact name={say('when')}>{when}</Fact>
      <Fact name={say('from')}>{from}</Fact>
      <Fact name={say('place')}>{place && <Place place={place} mapUrl={mapUrl} />}</Fact>
      <Fact name={say('route')}>{route}</Fact>
      <Fact name={say('leads')}>{leader}</Fact>
      <Fact name={say('sweeps')}>{sweeps}</Fact>
      <Fact name={say('helps')}>{helpers}</Fact>
      <Fact name={say('price')}>{price}</Fact>
      <Fact name={say('bring')}>{bring}</Fact>
      <Fact name={say('ridden')}>{ridden}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="figures mt-0.5 text-[1.1875rem] leading-snug font-semibold text-pretty">{children}</dd>
    </div>
  )
}

function Place({ place, mapUrl }: { readonly place: string; readonly mapUrl: string | null }) {
  const say = useWords(eventDetailWords)
  return (
    <>
      {place}
      {mapUrl && (
        <a href={mapUrl} rel="noopener" className="link block w-fit py-1 text-base font-medium">
          {say(isMapy(mapUrl) ? 'openMapy' : 'openMap')}
        </a>
      )}
    </>
  )
}

function isMapy(url: string): boolean {
  return /^https?:\/\/(?:[a-z]+\.)?mapy\.(?:cz|com)(?:\/|$)/i.test(url)
}
