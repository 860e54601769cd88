import { Form, useLocation, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { tourWords } from './tour.words.ts'
import type { TourStop as Stop } from './view-tour.server.ts'

/** One of five stops above the screen it is about; it covers nothing. */
export function TourStop({ stops }: { readonly stops: readonly Stop[] }) {
  const say = useWords(tourWords)
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const place = Number(search.get('zastavka') ?? 1)
  const stop = stops[place - 1]
  const next = stops[place]
  if (!stop || stop.to !== pathname) return null
  return (
    <aside
      aria-label={say('label')}
      className="mb-6 rounded-panel border border-line bg-panel p-5 max-md:mr-0 max-md:mt-12 print:hidden"
    >
      <p className="figures flex items-center gap-3 text-sm font-semibold text-muted">
        {say('stop', { place, count: stops.length })}
        <span aria-hidden="true" className="flex gap-1.5">
          {stops.map(({ to }, index) => (
            <span
              key={to}
              className={`h-1 w-6 rounded-full ${index < place ? 'bg-primary-400' : 'bg-stone-300 dark:bg-stone-700'}`}
            />
          ))}
        </span>
      </p>
      <p className="mt-2 max-w-[70ch] text-lg">{stop.text}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {next && (
          <ButtonLink to={`${next.to}?zastavka=${place + 1}`} variant="primary">
            {say('next')}
          </ButtonLink>
        )}
        <Form method="post" action="/preferences">
          <input type="hidden" name="tour" value="done" />
          <input type="hidden" name="back" value={pathname} />
          <Button type="submit" variant={next ? 'quiet' : 'primary'}>
            {say(next ? 'skip' : 'done')}
          </Button>
        </Form>
      </div>
    </aside>
  )
}
