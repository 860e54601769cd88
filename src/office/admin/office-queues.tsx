import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from '../../ground/ui/link.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { dashboardWords } from './dashboard.words.ts'
import type { DeskTask } from './desk.ts'

export type OpenQueue = {
  readonly task: DeskTask
  readonly to: string
  readonly count: number
  readonly days: number | null
}

type OfficeQueuesProps = { readonly queues: readonly OpenQueue[]; readonly isOfficer: boolean }

/** What waits for the officer and how long, each a way to the place where it is done. */
export function OfficeQueues({ queues, isOfficer }: OfficeQueuesProps) {
  const say = useWords(dashboardWords)
  if (!isOfficer) return null
  return (
    <Panel title={say('queues')} flush>
      {queues.length === 0 ? (
        <p className="px-5 pb-5 text-muted md:px-6">{say('nothingWaits')}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {queues.map((queue) => (
            <li key={queue.task}>
              <QueueLink queue={queue} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function QueueLink({ queue: { task, to, count, days } }: { readonly queue: OpenQueue }) {
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
      <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{say(task, { count })}</span>
        {days !== null && (
          <span className="text-sm text-muted">
            {days === 0 ? say('today') : say('days', { count: days })}
          </span>
        )}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
