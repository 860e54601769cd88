import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { RoadProgress } from '../../ground/ui/road.tsx'
import { useClub } from '../../ground/ui/use-club.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { ownName } from '../../ground/values/own-field.ts'
import { askedIn, ownSaidIn, type Place, STEP_FIELDS, STEPS, SUMMARY, TRAP } from './application-form.ts'
import { applyWords } from './apply.words.ts'
import type { FormState } from './walk-form.server.ts'

export function RestoredNote({ onStartOver }: { readonly onStartOver: () => void }) {
  const say = useWords(applyWords)
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-info px-4 py-3 text-info-ink">
      <output>{say('restored')}</output>
      <Button size="small" onClick={onStartOver}>
        {say('startOver')}
      </Button>
    </div>
  )
}

export function Progress({ place }: { readonly place: Place }) {
  const say = useWords(applyWords)
  const text = place === SUMMARY ? say('summaryStep') : say('step', { step: place, of: STEPS.length })
  return (
    <div className="mt-8">
      <p className="eyebrow mb-2">{text}</p>
      <RoadProgress value={place} max={SUMMARY} label={say('progress')} text={text} />
    </div>
  )
}

export function StepHeading({ place }: { readonly place: Place }) {
  const say = useWords(applyWords)
  const { off } = useClub()
  const step = place === 2 && off.includes('hog') ? '2NoHog' : place
  return (
    <div className="mb-6">
      <h2
        tabIndex={-1}
        data-step-heading
        className="font-display text-3xl leading-tight font-bold outline-none"
      >
        {say(`place${step}`)}
      </h2>
      <p className="mt-1 text-muted">{say(`text${step}`)}</p>
    </div>
  )
}

export function Fault({ state }: { readonly state: FormState }) {
  const say = useWords(applyWords)
  const hasFields = Object.keys(state.fields).length > 0
  return <Alert title={say(hasFields ? 'check' : 'failed')} text={hasFields ? null : state.message} />
}

/** Nobody inside answers: the form may be filled in meanwhile, and what is in it stays. */
export function Trouble({ message }: { readonly message: string }) {
  return <Alert title={useWords(applyWords)('notNow')} text={message} />
}

function Alert({ title, text }: { readonly title: string; readonly text: string | null }) {
  return (
    <div
      tabIndex={-1}
      data-fault
      role="alert"
      className="mb-6 rounded-lg bg-danger px-4 py-3 text-danger-ink outline-none"
    >
      <p className="font-semibold">{title}</p>
      {text && <p className="mt-0.5 text-[0.9375rem]">{text}</p>}
    </div>
  )
}

/** Enter presses the first button of a form; it must never be the one that leads back. */
export function DefaultButton({ place }: { readonly place: Place }) {
  return (
    <button
      type="submit"
      name="go"
      value={place === SUMMARY ? 'send' : 'next'}
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    />
  )
}

/** What other steps asked travels along, so that every step is a plain form. */
export function CarriedAnswers({ state }: { readonly state: FormState }) {
  const { off } = useClub()
  const asked: readonly string[] = state.place === SUMMARY ? [] : STEP_FIELDS[state.place]
  // The club's own fields stand with the person, on the first step.
  const own = state.place === 1 ? [] : Object.keys(ownSaidIn(state.draft)).map((id) => ownName(Number(id)))
  const carried = [
    ...STEPS.flatMap((step) => askedIn(step, off)).filter((name) => !asked.includes(name)),
    ...own,
  ]
  return (
    <>
      <input type="hidden" name="seal" value={state.seal} />
      <input type="hidden" name="place" value={state.place} />
      {carried.map((name) => (
        <input key={name} type="hidden" name={name} value={state.draft[name] ?? ''} />
      ))}
      {state.place !== SUMMARY && state.wantsPhotos && <input type="hidden" name="photos" value="on" />}
    </>
  )
}

export function Trap() {
  const say = useWords(applyWords)
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {say('trap')}
        <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

export function Buttons({ place }: { readonly place: Place }) {
  const say = useWords(applyWords)
  const { state, formData } = useNavigation()
  const pending = state === 'idle' ? null : formData?.get('go')
  const isBack = pending === String(place - 1)
  const forward: ReactNode = place === SUMMARY ? say('send') : say('next')
  return (
    <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
      <Button
        type="submit"
        variant="primary"
        size="large"
        name="go"
        value={place === SUMMARY ? 'send' : 'next'}
        pending={Boolean(pending) && !isBack}
      >
        {forward}
      </Button>
      {place > 1 && (
        <Button type="submit" size="large" name="go" value={place - 1} pending={isBack}>
          {say('back')}
        </Button>
      )}
    </div>
  )
}
