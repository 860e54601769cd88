import { useWords } from '../../ground/ui/use-words.ts'
import { eventDetailWords } from './event-detail.words.ts'
import { eventWords } from './event.words.ts'
import type { Profile } from './profile.ts'

export function ElevationProfile({ profile }: { readonly profile: Profile }) {
  const say = useWords(eventDetailWords)
  const sayEvent = useWords(eventWords)
  const { lowest, highest, line, area, marks } = profile
  return (
    <div className="mt-4">
      <p className="figures flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold">{say('profile')}</span>
        <span className="text-muted">{say('heights', { lowest, highest })}</span>
      </p>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 block h-20 w-full md:h-24"
      >
        <path d={area} className="fill-stone-200 dark:fill-stone-700" />
        <path
          d={line}
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
          className="fill-none stroke-stone-900 [stroke-width:2.5px] dark:stroke-stone-100"
        />
      </svg>
      <p aria-hidden="true" className="figures relative h-5 border-t border-edge text-sm text-muted">
        {marks.map(({ km, left }) => (
          <span key={km} className="absolute -translate-x-1/2" style={{ left: `${left}%` }}>
            {sayEvent('kilometres', { km })}
          </span>
        ))}
      </p>
    </div>
  )
}
