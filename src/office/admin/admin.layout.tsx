import { Outlet, redirect } from 'react-router'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { MAIN_ID } from '../../ground/ui/main-id.ts'
import { partOf } from '../../ground/ui/part.tsx'
import { SkeletonScreen } from '../../ground/ui/skeleton.tsx'
import { useWaiting } from '../../ground/ui/use-waiting.ts'
import type { Route } from './+types/admin.layout'
import { BottomBar } from './bottom-bar.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { HelpLink } from './help-link.tsx'
import { menuFor, queuesOf } from './menu.ts'
import { AccountLink } from './person.tsx'
import { countQueues } from './queues.server.ts'
import { PaletteCorner } from './palette-button.tsx'
import { Rail } from './rail.tsx'
import { viewTour } from './view-tour.server.ts'

// Whoever was shown around does not carry it.
const TourStop = partOf(() => import('./tour-stop.tsx').then((part) => part.TourStop), null)

export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, today, language } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  const entries = menuFor(visitor)
  const counts = await countQueues(db, queuesOf(entries), today)
  return {
    person: { name: visitor.name, role: visitor.role },
    tour: await viewTour(db, visitor, language),
    entries: entries.map((entry) => ({ ...entry, count: entry.queue ? (counts[entry.queue] ?? 0) : 0 })),
  }
}

/** The clubhouse: a dark rail beside the work on a desktop, a bar under the thumb on a phone. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { person, entries, tour } = loaderData
  const { isWaiting, isLate } = useWaiting()
  // The toasts stand beside the layout, not inside it: on a phone they are told how high the bar is.
  return (
    <div className="relative flex flex-1 flex-col max-md:[&~*]:[--bottom-bar:4rem] md:flex-row">
      <Rail entries={entries} person={person} />
      <PaletteCorner />
      <AccountLink person={person} />
      {/* On a phone the page's title shares its line with the search and the account. */}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        aria-busy={isWaiting}
        className="min-w-0 flex-1 px-4 pt-5 pb-[calc(6rem+env(safe-area-inset-bottom))] max-md:[--corner:6rem] max-md:[&_h1]:pr-26 md:px-8 md:pt-7 md:pb-12 print:p-0"
      >
        <HelpLink look="corner" />
        <div className="mx-auto max-w-7xl">
          {/* Only hidden: should the next screen not come, this one is still there with all that was written. */}
          <div className={isLate ? 'hidden' : undefined}>
            {tour.length > 0 && <TourStop stops={tour} onClose={() => null} />}
            <Breadcrumb menu={entries} />
            <Outlet />
            <HelpLink look="foot" />
          </div>
          {isLate && <SkeletonScreen />}
        </div>
      </main>
      <BottomBar entries={entries} />
    </div>
  )
}
