import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from '../ui/link.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../ui/use-words.ts'
import type { BatchDetail, BatchStatus, BatchView } from './batch.ts'
import { progressWords, runsWords } from './batch.words.ts'
import { RunProgress } from './run-progress.tsx'

export type RunsView = {
  readonly items: readonly (BatchView & { readonly when: string })[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
  /** The one opened by `?davka=`. */
  readonly chosen: BatchDetail | null
}

const TONES: Readonly<Record<BatchStatus, BadgeTone>> = {
  running: 'accent',
  success: 'success',
  partial: 'warning',
  error: 'danger',
}

/** Running and past runs in one place; nothing at all for those who never start any. */
export function Runs({ runs }: { readonly runs: RunsView }) {
  const say = useWords(runsWords)
  if (runs.total === 0) return null
  return (
    <Panel title={say('title')} flush>
      <ul className="divide-y divide-line border-t border-line">
        {runs.items.map((run) => (
          <li key={run.id}>
            <RunLink run={run} isChosen={run.id === runs.chosen?.id} />
          </li>
        ))}
      </ul>
      <Turning runs={runs} />
    </Panel>
  )
}

/** The run that was opened, at the top of the page where it is seen. */
export function OpenedRun({ runs: { chosen } }: { readonly runs: RunsView }) {
  return chosen && <RunProgress batchId={chosen.id} initial={chosen} hideTo="/admin" />
}

function RunLink({ run, isChosen }: { readonly run: RunsView['items'][number]; readonly isChosen: boolean }) {
  const say = useWords(runsWords)
  const sayProgress = useWords(progressWords)
  return (
    <Link
      to={`/admin?davka=${run.id}`}
      aria-current={isChosen ? 'true' : undefined}
      className="flex min-h-14 items-center gap-4 px-5 py-2.5 hover:bg-sunk aria-[current]:bg-chosen md:px-6"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {run.title} <Badge tone={TONES[run.status]}>{say(run.status)}</Badge>
        </span>
        <span className="figures block text-sm text-muted">
          {sayProgress('processed', run)} · {say('by', { name: run.startedBy.name, when: run.when })}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  )
}

function Turning({ runs: { page, pageSize, total } }: { readonly runs: RunsView }) {
  const say = useWords(runsWords)
  if (total <= pageSize) return null
  return (
    <nav aria-label={say('title')} className="flex justify-between gap-2.5 border-t border-line p-4 md:px-6">
      {page > 1 ? <Turn to={page - 1} text={say('newer')} /> : <span />}
      {page * pageSize < total && <Turn to={page + 1} text={say('older')} />}
    </nav>
  )
}

function Turn({ to, text }: { readonly to: number; readonly text: string }) {
  return (
    <ButtonLink to={`/admin?davky=${to}`} size="small" preventScrollReset>
      {text}
    </ButtonLink>
  )
}
