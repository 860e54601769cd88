import { Link } from '../../ground/ui/link.tsx'
import { AgendaCard } from '../../rides/events/agenda-card.tsx'
import type { AgendaItem } from '../../rides/events/agenda.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { dashboardWords } from './dashboard.words.ts'

export function ComingRides({ rides }: { readonly rides: readonly AgendaItem[] }) {
  const say = useWords(dashboardWords)
  return (
    <section aria-labelledby="coming-rides">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 max-lg:mt-2">
        <h2 id="coming-rides" className="heading text-[1.75rem]">
          {say('rides')}
        </h2>
        <Link to="/admin/events" className="link text-muted hover:text-ink">
          {say('allRides')}
        </Link>
      </header>
      {rides.length === 0 ? (
        <EmptyState text={say('noRides')} action={<ButtonLink to="/akce">{say('allRides')}</ButtonLink>} />
      ) : (
        <ul className="grid gap-3.5">
          {rides.map((ride) => (
            <li key={ride.id}>
              <AgendaCard item={ride} back="/admin" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
