/** What a new club is led through, in this order. */
export const STEPS = ['name', 'divisions', 'account', 'mail', 'texts', 'members'] as const
export type Step = (typeof STEPS)[number]
export type StepState = 'done' | 'skipped' | 'open'

/** What was decided in the wizard; what was done is told by the club itself. */
export type Progress = {
  /** Somebody has been here: nobody is led here by the hand any more. */
  readonly isBegun: boolean
  readonly skipped: readonly Step[]
  /** Said to be in order as it is. */
  readonly kept: readonly Step[]
  readonly isClosed: boolean
}

export type FirstRun = {
  readonly steps: readonly { readonly step: Step; readonly state: StepState }[]
  readonly done: number
  readonly isBegun: boolean
  /** Nothing is left to remind of: all done, or somebody said enough. */
  readonly isOver: boolean
}

export function isStep(text: string | null | undefined): text is Step {
  return STEPS.some((step) => step === text)
}

export function firstRunOf(facts: Readonly<Record<Step, boolean>>, progress: Progress): FirstRun {
  const stateOf = (step: Step): StepState => {
    if (facts[step] || progress.kept.includes(step)) return 'done'
    return progress.skipped.includes(step) ? 'skipped' : 'open'
  }
  const steps = STEPS.map((step) => ({ step, state: stateOf(step) }))
  const done = steps.filter(({ state }) => state === 'done').length
  return {
    steps,
    done,
    isBegun: progress.isBegun,
    isOver: progress.isClosed || done === STEPS.length,
  }
}

/** Nobody has decided anything and the club has no people: whoever comes first is led by the hand. */
export function isUntouched({ isBegun, steps }: Pick<FirstRun, 'isBegun' | 'steps'>): boolean {
  return !isBegun && steps.some(({ step, state }) => step === 'members' && state === 'open')
}

/** Where to go on: the first thing nobody has decided about, then the end. */
export function firstOpen({ steps }: Pick<FirstRun, 'steps'>): Step | 'end' {
  return steps.find(({ state }) => state === 'open')?.step ?? 'end'
}

export function stepAfter(step: Step): Step | 'end' {
  return STEPS[STEPS.indexOf(step) + 1] ?? 'end'
}

export const FIRST_RUN_PATH = '/admin/sprava/first-run'

export function stepPath(step: Step | 'end'): string {
  return `${FIRST_RUN_PATH}?krok=${step}`
}
