import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../ui/use-words.ts'
import { dashboardWords } from './dashboard.words.ts'
import type { MenuEntry, Queue } from './menu.ts'

/** Members are counted, but they do not wait for anything. */
type OfficeQueue = Exclude<Queue, 'members'>

export function isOffice(queue: Queue): queue is OfficeQueue {
  return queue !== 'members'
}

type OpenQueue = { readonly to: MenuEntry['to']; readonly queue: OfficeQueue; readonly count: number }

/** What waits for the officer, each a way to the place where it is done. */
export function OfficeQueues({ queues }: { readonly queues: readonly OpenQueue[] }) {
  const say = useWords(dashboardWords)
  if (queues.length === 0) return null
  const waiting = queues.filter(({ count }) => count > 0)
  return (
    <Panel title={say('queues')} flush>
      {waiting.length === 0 ? (
        <p className="px-5 pb-5 text-muted md:px-6">{say('nothingWaits')}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {waiting.map((queue) => (
            <li key={queue.queue}>
              <QueueLink queue={queue} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function QueueLink({ queue: { to, queue, count } }: { readonly queue: OpenQueue }) {
  const say = useWords(dashboardWords)
  return (
    <Link
      to={to}
      prefetch="intent"
      className="figures flex min-h-14 items-center gap-4 px-5 py-2.5 hover:bg-sunk md:px-6"
    >
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full bg-primary-400 ring-1 ring-primary-600"
      />
      <span className="flex-1 font-medium">{say(queue, { count })}</span>
      <ChevronRight aria-hidden="true" className="size-5 text-muted" />
    </Link>
  )
}
