import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { ElevationProfile } from './elevation-profile.tsx'
import { eventDetailWords } from './event-detail.words.ts'
import type { MapLinks } from './gpx.ts'
import type { RouteDrawing } from './route.ts'
import type { Spot } from './route-towns.ts'

type RouteMapProps = {
  readonly route: RouteDrawing
  readonly links: MapLinks | null
  readonly eventId: number
}

/** Our own map: no foreign tiles, so nobody learns who looked where. */
export function RouteMap({ route, links, eventId }: RouteMapProps) {
  const say = useWords(eventDetailWords)
  return (
    <figure className="rounded-panel border border-line bg-panel p-3 md:p-5">
      <p className="sr-only">{say('map')}</p>
      {/* On a phone the drawing is small and its words are not: those at its edges need room above and below it. */}
      <div className="overflow-hidden rounded-lg bg-sunk py-5 md:py-0">
        <div className="relative">
          <svg
            viewBox={`0 0 ${route.width} ${route.height}`}
            className="block w-full fill-none"
            aria-hidden="true"
          >
            <path
              d={route.grid.path}
              vectorEffect="non-scaling-stroke"
              className="stroke-stone-300/70 dark:stroke-stone-700"
            />
            <g strokeLinejoin="round" strokeLinecap="round">
              <path
                d={route.path}
                vectorEffect="non-scaling-stroke"
                className="stroke-white [stroke-width:12px] md:[stroke-width:17px] dark:stroke-stone-600"
              />
              <path
                d={route.path}
                vectorEffect="non-scaling-stroke"
                className="stroke-stone-900 [stroke-width:7px] md:[stroke-width:10px] dark:stroke-stone-950"
              />
              <path
                d={route.path}
                vectorEffect="non-scaling-stroke"
                strokeLinecap="butt"
                strokeDasharray="9 7"
                className="stroke-primary-400 [stroke-width:2px] md:[stroke-width:2.5px]"
              />
            </g>
          </svg>
          <Places route={route} />
        </div>
      </div>
      {route.profile && <ElevationProfile profile={route.profile} />}
      <figcaption className="mt-3 text-sm text-muted">{say('square', { km: route.grid.km })}</figcaption>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <a href={`/api/events/${eventId}/route.gpx`} className={LINK}>
          {say('gpx')}
        </a>
        {links && (
          <>
            <a href={links.mapy} rel="noopener noreferrer" className={LINK}>
              {say('routeInMapy')}
            </a>
            <a href={links.google} rel="noopener noreferrer" className={LINK}>
              {say('routeInGoogle')}
            </a>
          </>
        )}
      </p>
    </figure>
  )
}

const LINK = 'link inline-block py-1.5 font-medium'

function Places({ route }: { readonly route: RouteDrawing }) {
  const say = useWords(eventDetailWords)
  const { start, finish, summit, isLoop, named } = route
  return (
    <>
      {named.towns.map((town) => (
        <Place key={town.name} spot={town} label={town.name} isUp={isHigh(town)} className="bg-stone-50" />
      ))}
      {summit && [start, finish, ...named.towns].every((end) => isApart(summit, end)) && (
        <Place spot={summit} label={say('aboveSea', { metres: summit.ele })} isUp className="bg-stone-50" />
      )}
      {!isLoop && (
        <Place
          spot={finish}
          isUp={isHigh(finish)}
          label={named.finish ?? say('finish')}
          className="bg-primary-400"
        />
      )}
      <Place
        spot={start}
        isUp={isHigh(start)}
        label={named.start ?? say(isLoop ? 'startAndFinish' : 'start')}
        className="bg-primary-400"
      />
    </>
  )
}

/** Names stand on the outer side of the route, where the line does not run under them. */
function isHigh({ top }: Spot): boolean {
  return top < 50
}

const APART = 12

function isApart(one: Spot, other: Spot): boolean {
  return Math.hypot(one.left - other.left, one.top - other.top) > APART
}

type PlaceProps = {
  readonly spot: Spot
  readonly label: string
  readonly isUp?: boolean
  readonly className: string
}

function Place({ spot, label, isUp = false, className }: PlaceProps) {
  const side = spot.left < 15 ? 'left-0' : spot.left > 85 ? 'right-0' : 'left-1/2 -translate-x-1/2'
  return (
    <div className="absolute size-0" style={{ left: `${spot.left}%`, top: `${spot.top}%` }}>
      <span
        className={classNames(
          'absolute -top-2 -left-2 size-4 rounded-full border-3 border-stone-900',
          className,
        )}
      />
      <span
        className={classNames(
          'figures absolute rounded bg-sunk/85 px-1.5 text-[0.8125rem] leading-5 font-semibold whitespace-nowrap text-ink',
          isUp ? 'bottom-3' : 'top-3',
          side,
        )}
      >
        {label}
      </span>
    </div>
  )
}
