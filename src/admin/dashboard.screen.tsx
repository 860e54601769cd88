import { redirect } from 'react-router'
import { OpenedRun, Runs } from '../batches/runs.tsx'
import { viewRuns } from '../batches/view-batches.server.ts'
import { FIRST_RUN_PATH, isUntouched } from '../clubhouse/first-run.ts'
import { FirstRunCard } from '../clubhouse/first-run-card.tsx'
import { readFirstRun } from '../clubhouse/first-runs.server.ts'
import { viewAgenda } from '../events/agenda.server.ts'
import { listNextEvents } from '../events/events.server.ts'
import { fromRequest } from '../platform/request-context.ts'
import { speak } from '../platform/words.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../ui/use-words.ts'
import type { Route } from './+types/dashboard.screen'
import { ComingRides } from './coming-rides.tsx'
import { findOwnCard } from './dashboard.server.ts'
import { dashboardWords } from './dashboard.words.ts'
import { type MenuEntry, menuFor } from './menu.ts'
import { OwnCard } from './own-card.tsx'
import { isOffice, OfficeQueues } from './office-queues.tsx'
import { countQueues } from './queues.server.ts'
import { salutationOf } from '../members/salutation.ts'

const RIDES = 3

export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, today, now, language, club, isDemo } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  const run = visitor.role === 'Webmaster' && !isDemo ? await readFirstRun(db) : null
  if (run && isUntouched(run)) throw redirect(FIRST_RUN_PATH)
  const { memberId, role } = visitor
  const search = args.url.searchParams
  const office = menuFor(visitor).flatMap(({ to, queue }: MenuEntry) =>
    queue && isOffice(queue) ? [{ to, queue }] : [],
  )
  const [card, counts, rides, runs] = await Promise.all([
    memberId === null ? null : findOwnCard(db, memberId),
    countQueues(
      db,
      office.map(({ queue }) => queue),
      today,
    ),
    listNextEvents(db, now, RIDES, { includeMembers: true }).then((events) =>
      viewAgenda(db, events, { visitor, now, language }),
    ),
    viewRuns(db, { visitor, language }, { page: search.get('davky'), chosen: search.get('davka') }),
  ])
  return {
    title: `${speak(dashboardWords, language)('title')} · ${club.name}`,
    name: card ? salutationOf(card, language) : '',
    card: card ? { ...card, role } : null,
    queues: office.map((entry) => ({ ...entry, count: counts[entry.queue] ?? 0 })),
    rides,
    run: run && { done: run.done, isOver: run.isOver },
    runs,
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function DashboardScreen({ loaderData }: Route.ComponentProps) {
  const { name, card, queues, rides, run, runs } = loaderData
  const say = useWords(dashboardWords)
  return (
    <>
      <PageTitle title={name ? say('hello', { name }) : say('helloNobody')} />
      <OpenedRun runs={runs} />
      <FirstRunCard run={run} />
      <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <OwnCard card={card} />
          <OfficeQueues queues={queues} />
          <Runs runs={runs} />
        </div>
        <ComingRides rides={rides} />
      </div>
    </>
  )
}
