import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { importWords } from './import.words.ts'

const STEPS = [
  ['start', 'stepFile'],
  ['mapping', 'stepColumns'],
  ['check', 'stepCheck'],
  ['result', 'stepDone'],
] as const

export type Step = (typeof STEPS)[number][0]

/** Where on the road one is: the part that is behind is yellow. */
export function Steps({ current }: { readonly current: Step }) {
  const say = useWords(importWords)
  const at = STEPS.findIndex(([step]) => step === current)
  return (
    <ol aria-label={say('steps')} className="mb-6 grid grid-cols-4 gap-1.5">
      {STEPS.map(([step, word], index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <span
            aria-hidden="true"
            className={classNames('mb-2 block h-1 rounded-full', index <= at ? 'bg-primary-400' : 'bg-line')}
          />
          <span className={classNames('text-sm', index === at ? 'font-semibold text-ink' : 'text-muted')}>
            {index + 1}. {say(word)}
          </span>
        </li>
      ))}
    </ol>
  )
}
