import Check from 'lucide-react/icons/check'
import Flag from 'lucide-react/icons/flag'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import {
  FIRST_RUN_PATH,
  type FirstRun,
  type Step,
  stepAfter,
  stepPath,
  STEPS,
  type StepState,
} from './first-run.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { firstRunScreenWords } from './first-run-screen.words.ts'

const STATE_WORDS = { done: 'stateDone', skipped: 'stateSkipped', open: 'stateOpen' } as const

type StepListProps = { readonly run: FirstRun; readonly current: Step | 'end' }

/** The way ahead: a row of numbers on a phone, names under each other on a desktop. */
export function StepList({ run, current }: StepListProps) {
  const say = useWords(firstRunScreenWords)
  return (
    <nav aria-label={say('steps')}>
      <ol className="flex justify-between lg:grid lg:gap-1">
        {run.steps.map(({ step, state }, index) => (
          <li key={step}>
            <StepLink step={step} isCurrent={step === current} state={state} mark={index + 1} />
          </li>
        ))}
        <li>
          <StepLink
            step="end"
            isCurrent={current === 'end'}
            state="open"
            mark={<Flag className="size-4" />}
          />
        </li>
      </ol>
    </nav>
  )
}

type StepLinkProps = {
  readonly step: Step | 'end'
  readonly isCurrent: boolean
  readonly state: StepState
  /** Its number; the end has none. */
  readonly mark: ReactNode
}

function StepLink({ step, isCurrent, state, mark }: StepLinkProps) {
  const say = useWords(firstRunScreenWords)
  return (
    <Link
      to={stepPath(step)}
      aria-current={isCurrent ? 'step' : undefined}
      className="flex min-h-12 items-center gap-3 rounded-lg px-0.5 hover:bg-sunk sm:px-1 aria-[current=step]:bg-sunk lg:px-3"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'figures grid size-8 shrink-0 sm:size-9 place-items-center rounded-full border text-[0.9375rem] font-semibold lg:size-7 lg:text-sm',
          state === 'done' && 'border-primary-500 bg-primary-400 text-stone-900',
          state === 'skipped' && 'border-dashed border-edge text-muted',
          state === 'open' && (isCurrent ? 'border-ink' : 'border-edge text-muted'),
        )}
      >
        {state === 'done' ? <Check className="size-4" strokeWidth={3} /> : mark}
      </span>
      <span className="max-lg:sr-only">
        <span className={classNames('block leading-tight', isCurrent && 'font-semibold')}>{say(step)}</span>
        {step !== 'end' && <span className="text-sm text-muted">{say(STATE_WORDS[state])}</span>}
      </span>
    </Link>
  )
}

type StepFootProps = { readonly step: Step; readonly state: StepState }

/** On, past it, or another day. */
export function StepFoot({ step, state }: StepFootProps) {
  const say = useWords(firstRunScreenWords)
  const isPending = useNavigation().formData?.get('intent') === 'skip'
  const before = STEPS[STEPS.indexOf(step) - 1]
  return (
    <Form method="post" action={FIRST_RUN_PATH} className="flex flex-wrap items-center gap-2.5">
      <input type="hidden" name="step" value={step} />
      {before && <ButtonLink to={stepPath(before)}>{say('back')}</ButtonLink>}
      {state === 'done' ? (
        <ButtonLink to={stepPath(stepAfter(step))} variant="primary">
          {say('goOn')}
        </ButtonLink>
      ) : (
        <Button type="submit" name="intent" value="skip" pending={isPending}>
          {say('skip')}
        </Button>
      )}
      <Button type="submit" name="intent" value="later" variant="quiet" className="ml-auto">
        {say('later')}
      </Button>
    </Form>
  )
}
