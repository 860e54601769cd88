import { ButtonLink } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { FIRST_RUN_PATH, type FirstRun, STEPS } from './first-run.ts'
import { firstRunWords } from './first-run.words.ts'

/** A reminder until everything is set up, or until somebody says enough. */
export function FirstRunCard({ run }: { readonly run: Pick<FirstRun, 'done' | 'isOver'> | null }) {
  const say = useWords(firstRunWords)
  if (!run || run.isOver) return null
  const title = say('card', { done: run.done, all: STEPS.length })
  return (
    <section className="night mb-5 grid items-center gap-x-8 gap-y-4 rounded-panel bg-asphalt p-5 md:grid-cols-[minmax(0,1fr)_auto] md:p-6 dark:bg-panel">
      <div>
        <h2 className="font-display text-2xl leading-tight font-bold">{title}</h2>
        <p className="mt-1 text-stone-300">{say('cardText')}</p>
        <progress
          className="road-progress mt-4 max-w-md"
          value={run.done}
          max={STEPS.length}
          aria-label={title}
        />
      </div>
      <ButtonLink to={FIRST_RUN_PATH} variant="primary" className="max-md:w-full">
        {say('cardAction')}
      </ButtonLink>
    </section>
  )
}
