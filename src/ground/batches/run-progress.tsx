import type { ReactNode } from 'react'
import { Link } from '../ui/link.tsx'
import { classNames } from '../ui/class-names.ts'
import { RoadProgress } from '../ui/road.tsx'
import { useLanguage, useWords } from '../ui/use-words.ts'
import { type BatchDetail, currentBatch } from './batch.ts'
import { progressWords } from './batch.words.ts'
import { ofCzech } from './preposition.ts'
import { SteerRun } from './steer-run.tsx'
import { useRun } from './use-run.ts'

type RunProgressProps = {
  readonly batchId: number
  /** What the loader knew, so that the panel stands there before JavaScript does. */
  readonly initial?: BatchDetail | null | undefined
  /** Where the panel is put away to. */
  readonly hideTo?: string | undefined
  /** What else is to be known while it goes on. */
  readonly note?: ReactNode
  /** A screen whose stop does more than ending the run has its own, and it alone stands there. */
  readonly stop?: ReactNode
}

/** How a run gets on: live, after a reload, on another officer's screen alike. */
export function RunProgress({ batchId, initial = null, ...rest }: RunProgressProps) {
  return <Run key={batchId} batchId={batchId} initial={initial} {...rest} />
}

function Run({ batchId, initial, hideTo, note, stop }: RunProgressProps) {
  const say = useWords(progressWords)
  const { run, isLive, steered } = useRun(batchId, initial ?? null)
  if (!run) return <Board label={say('starting')}>{say('starting')}</Board>
  const processed = say('processed', run)
  return (
    <Board label={run.title}>
      <header className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
        <Headline run={run} />
        <p className="figures">{processed}</p>
      </header>
      <RoadProgress value={run.processed} max={run.total} label={run.title} text={processed} />
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 empty:hidden">
        <Outcome run={run} isLive={isLive} />
        {run.status !== 'running' && hideTo && (
          <Link to={hideTo} preventScrollReset className="link py-1.5 md:py-0">
            {say('hide')}
          </Link>
        )}
      </div>
      {note && <p className="figures mt-2 text-primary-200">{note}</p>}
      <Failures run={run} />
      {run.status === 'running' && stop}
      {(run.status === 'running' ? !stop : run.mendable > 0) && <SteerRun run={run} onSteered={steered} />}
    </Board>
  )
}

function Board({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="night mb-5 rounded-panel border border-line bg-asphalt px-5 py-4.5 text-[0.9375rem] md:px-6"
    >
      {children}
    </section>
  )
}

function Headline({ run }: { readonly run: BatchDetail }) {
  const say = useWords(progressWords)
  const language = useLanguage()
  const ofBatches = language === 'cs' ? ofCzech(run.batches) : `of ${run.batches}`
  return (
    <p>
      <strong className="font-semibold">{run.title}</strong>
      {run.batches > 1 && (
        <span className="figures text-muted">
          {' · '}
          {say('batch', { current: currentBatch(run), ofBatches, size: run.batchSize })}
        </span>
      )}
    </p>
  )
}

/** Said aloud once, at the end; the figures on the way would only chatter. */
function Outcome({ run, isLive }: { readonly run: BatchDetail; readonly isLive: boolean }) {
  const say = useWords(progressWords)
  const text = run.status === 'running' ? !isLive && say('lost') : outcomeText(run, say)
  const tone = run.status === 'success' ? 'text-green-300' : 'text-primary-200'
  return (
    <output className={classNames('block empty:hidden', run.status === 'error' ? 'text-red-200' : tone)}>
      {text}
    </output>
  )
}

function outcomeText(
  { status, failed }: BatchDetail,
  say: ReturnType<typeof useWords<typeof progressWords>>,
) {
  if (status === 'partial') return say('partial', { count: failed })
  return say(status === 'error' ? 'error' : 'success')
}

function Failures({ run }: { readonly run: BatchDetail }) {
  const say = useWords(progressWords)
  const failures = run.items.filter(({ success }) => !success)
  if (failures.length === 0) return null
  return (
    <details open={failures.length <= 10} className="mt-2">
      <summary className="cursor-pointer py-1 font-medium">{say('failures')}</summary>
      <ul className="mt-1 max-h-80 divide-y divide-line overflow-y-auto">
        {failures.map(({ id, label, statusMessage }) => (
          <li key={id} className="flex flex-wrap gap-x-4 py-1.5">
            <span className="min-w-40 font-medium">{label}</span>
            <span className="text-muted">{statusMessage}</span>
          </li>
        ))}
        {run.failed > failures.length && (
          <li className="py-1.5 text-muted">
            {say('moreFailures', { count: run.failed - failures.length })}
          </li>
        )}
      </ul>
    </details>
  )
}
