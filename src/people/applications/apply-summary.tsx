import { Link } from '../../ground/ui/link.tsx'
import { Markdown } from '../../ground/texts/markdown.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { useClub } from '../../ground/ui/use-club.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { type OwnField, ownName } from '../../ground/values/own-field.ts'
import { ownInWords } from '../members/own-in-words.ts'
import { readOwn } from '../members/own-value.ts'
import { type AnswerName, askedIn, type Step, STEPS } from './application-form.ts'
import type { Divisions } from './apply-steps.tsx'
import { applyWords } from './apply.words.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { FormState } from './walk-form.server.ts'

type SummaryProps = {
  readonly state: FormState
  readonly divisions: Divisions
  readonly own: readonly OwnField[]
  readonly rulesHtml: string | null
}

/** Everything once more, and what has to be known before it goes. */
export function ApplySummary({ state, divisions, own, rulesHtml }: SummaryProps) {
  const say = useWords(applyWords)
  return (
    <>
      <div className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-panel">
        {STEPS.map((step) => (
          <StepSummary
            key={step}
            step={step}
            state={state}
            divisions={divisions}
            own={step === 1 ? own : []}
          />
        ))}
      </div>
      <div className="mt-6 grid gap-4">
        <Checkbox name="photos" label={say('photos')} defaultChecked={state.wantsPhotos} />
        <Checkbox
          name="acknowledged"
          required
          label={say('acknowledged')}
          defaultChecked={state.isAcknowledged}
          error={state.fields.acknowledged}
        />
        <Reading rulesHtml={rulesHtml} />
      </div>
    </>
  )
}

function StepSummary({
  step,
  state,
  divisions,
  own,
}: Omit<SummaryProps, 'rulesHtml'> & { readonly step: Step }) {
  const say = useWords(applyWords)
  const language = useLanguage()
  const { off } = useClub()
  const names = askedIn(step, off)
  const title = say(step === 2 && off.includes('hog') ? 'place2NoHog' : `place${step}`)
  const shown = (name: AnswerName) => {
    const value = state.draft[name]
    if (!value) return null
    if (name === 'division') return divisions?.find(({ id }) => String(id) === value)?.name ?? null
    return name === 'birthDate' || name === 'hogExpiresOn' ? dayInFigures(value, language) : value
  }
  const said = own.flatMap((field) => {
    const read = readOwn(field, state.draft[ownName(field.id)])
    return 'value' in read && read.value !== null
      ? [{ name: field.name, text: ownInWords(field, read.value, language) }]
      : []
  })
  const filled = names.filter((name) => shown(name) !== null)
  const empty = names.filter((name) => shown(name) === null)
  return (
    <section className="p-5">
      <header className="mb-3 flex items-center justify-between gap-4">
        <h3 className="text-lg font-semibold">{title}</h3>
        <Button
          type="submit"
          size="small"
          name="go"
          value={step}
          aria-label={say('editStep', { step: title })}
        >
          {say('edit')}
        </Button>
      </header>
      <dl className="grid gap-x-5 gap-y-2.5 sm:grid-cols-2">
        {filled.map((name) => (
          <div key={name} className={name === 'motivation' ? 'sm:col-span-2' : undefined}>
            <dt className="text-sm text-muted">{say(name)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{shown(name)}</dd>
          </div>
        ))}
        {said.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-sm text-muted wrap-anywhere">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      {empty.length > 0 && (
        <p className="mt-3 text-sm text-muted first:mt-0">
          {say('empty', { names: empty.map((name) => say(name)).join(', ') })}
        </p>
      )}
    </section>
  )
}

function Reading({ rulesHtml }: { readonly rulesHtml: string | null }) {
  const say = useWords(applyWords)
  return (
    <div className="grid gap-3 pl-8">
      <Link to="/soukromi" target="_blank" className="link w-fit font-medium">
        {say('privacy')}
      </Link>
      {rulesHtml && (
        <details>
          <summary className="link w-fit cursor-pointer font-medium">{say('rules')}</summary>
          <section
            aria-label={say('rules')}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
            tabIndex={0}
            className="mt-3 max-h-96 overflow-y-auto rounded-lg border border-line bg-panel px-5 py-4"
          >
            <Markdown html={rulesHtml} className="text-base md:text-base [&_h2]:text-2xl" />
          </section>
        </details>
      )}
    </div>
  )
}
