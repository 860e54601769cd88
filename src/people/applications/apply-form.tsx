import { type RefObject, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { OwnField } from '../../ground/values/own-field.ts'
import { pickDraft, SUMMARY, TRAP } from './application-form.ts'
import {
  Buttons,
  CarriedAnswers,
  DefaultButton,
  Fault,
  Progress,
  RestoredNote,
  StepHeading,
  Trap,
  Trouble,
} from './apply-form-parts.tsx'
import { ApplySteps, type Divisions } from './apply-steps.tsx'
import { ApplySummary } from './apply-summary.tsx'
import { forgetStored, readStored, store } from './stored-draft.ts'
import type { FormState } from './walk-form.server.ts'

type ApplyFormProps = {
  readonly divisions: Divisions
  readonly own: readonly OwnField[]
  readonly rulesHtml: string | null
  readonly seal: string
  readonly answered: FormState | undefined
  readonly trouble: { readonly message: string } | null
}

export function ApplyForm({ divisions, own, rulesHtml, seal, answered, trouble }: ApplyFormProps) {
  const { state, restored, startOver } = useFormState(seal, answered)
  const form = useRef<HTMLFormElement>(null)
  useAttention(form, answered)
  const keep = () => {
    if (form.current)
      store({ place: state.place, draft: pickDraft(Object.fromEntries(new FormData(form.current))) })
  }
  return (
    <>
      {restored && <RestoredNote onStartOver={startOver} />}
      <Progress place={state.place} />
      <Form
        key={`${state.place} ${restored}`}
        ref={form}
        method="post"
        action="/prihlaska"
        noValidate
        // It keeps its own, step by step.
        data-no-draft
        onInput={keep}
        className="mt-6"
      >
        <DefaultButton place={state.place} />
        <CarriedAnswers state={state} />
        <Trap />
        <StepHeading place={state.place} />
        {state.message && <Fault state={state} />}
        {!state.message && trouble && <Trouble message={trouble.message} />}
        {state.place === SUMMARY ? (
          <ApplySummary state={state} divisions={divisions} own={own} rulesHtml={rulesHtml} />
        ) : (
          <ApplySteps place={state.place} state={state} divisions={divisions} own={own} />
        )}
        <Buttons place={state.place} />
      </Form>
    </>
  )
}

function useFormState(seal: string, answered: FormState | undefined) {
  const [stored, setStored] = useState<ReturnType<typeof readStored>>(null)
  // oxlint-disable-next-line react/set-state-in-effect -- what the browser keeps is read once, after the server's drawing
  useEffect(() => setStored(readStored()), [])
  useEffect(() => {
    if (answered) store({ place: answered.place, draft: answered.draft })
  }, [answered])
  const fresh: FormState = {
    place: 1,
    draft: {},
    wantsPhotos: false,
    isAcknowledged: false,
    seal,
    fields: {},
    message: null,
  }
  return {
    state: answered ?? { ...fresh, ...stored },
    restored: stored !== null && !answered,
    startOver: () => {
      forgetStored()
      setStored(null)
    },
  }
}

/** After each answer the eye and the screen reader are led to what comes next: the first fault, or the step's name. */
function useAttention(form: RefObject<HTMLFormElement | null>, answered: FormState | undefined): void {
  useEffect(() => {
    if (!answered) return
    // A person's browser may have filled in what he cannot see: it is emptied, so that he can send again.
    const trap = form.current?.elements.namedItem(TRAP)
    if (trap instanceof HTMLInputElement) trap.value = ''
    const target =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.current?.querySelector<HTMLElement>(answered.message ? '[data-fault]' : '[data-step-heading]')
    target?.focus()
  }, [form, answered])
}
