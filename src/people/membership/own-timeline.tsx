import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { Panel } from '../../ground/ui/panel.tsx'
import { Road } from '../../ground/ui/road.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { timelineWords } from './membership.words.ts'
import type { Step, TimelineYear } from './timeline.ts'

const SHOWN_YEARS = 2

/** A member's way, year by year, the road as its rail; older years wait folded. */
export function OwnTimeline({ years }: { readonly years: readonly TimelineYear[] }) {
  const say = useWords(timelineWords)
  const older = years.slice(SHOWN_YEARS)
  return (
    <Panel title={say('title')}>
      {years.length === 0 && <p className="text-muted">{say('empty')}</p>}
      <Years years={years.slice(0, SHOWN_YEARS)} />
      {older.length > 0 && (
        <details className="mt-4">
          <summary className="cursor-pointer py-2 font-semibold">{say('older')}</summary>
          <div className="mt-3">
            <Years years={older} />
          </div>
        </details>
      )}
    </Panel>
  )
}

function Years({ years }: { readonly years: readonly TimelineYear[] }) {
  if (years.length === 0) return null
  return (
    <div className="relative">
      <Road vertical className="absolute inset-y-2 left-1" />
      {years.map(({ year, steps }) => (
        <section key={year} className="mb-5 last:mb-0">
          <h3 className="figures mb-2 pl-7 font-display text-2xl leading-tight font-bold">{year}</h3>
          <ol className="grid gap-3">
            {steps.map((step) => (
              <StepLine key={`${step.on} ${step.kind} ${step.detail}`} step={step} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function StepLine({ step: { on, kind, detail } }: { readonly step: Step }) {
  const say = useWords(timelineWords)
  const language = useLanguage()
  return (
    <li className="relative pl-7">
      <span
        aria-hidden="true"
        className="absolute top-1.5 left-0 size-3 rounded-full border-2 border-panel bg-primary-400 ring-1 ring-edge"
      />
      <p className="font-medium break-words">{say(kind, { detail: detail ?? '' })}</p>
      <p className="figures text-sm text-muted">
        <time dateTime={on}>{dayInFigures(on, language)}</time>
      </p>
    </li>
  )
}
