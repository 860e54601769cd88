import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { MadeSecret } from '../../ground/ui/made-secret.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { programWords } from './programs.words.ts'

type MadeProps = { readonly name: string; readonly token: string; readonly to: string }

/** The one moment a key is seen; `to` is where its list stands. */
export function MadeKey({ name, token, to }: MadeProps) {
  const say = useWords(programWords)
  return (
    <MadeSecret
      title={`${say('made')}: ${name}`}
      text={say('madeText')}
      secret={token}
      to={to}
      words={{ copy: say('copy'), copyNamed: say('copyKey'), copied: say('copied'), done: say('done') }}
    />
  )
}

type FieldsProps = {
  readonly areas: readonly { readonly area: string; readonly label: string }[]
  readonly days: readonly number[]
  readonly fault: FormFault | undefined
}

/** What every new key is asked: what it is for, what it may, and for how long. */
export function KeyFields({ areas, days, fault }: FieldsProps) {
  const say = useWords(programWords)
  return (
    <>
      <Field label={say('name')} hint={say('nameHint')} error={fault?.fields.name}>
        <TextInput name="name" required maxLength={60} defaultValue={fault?.values.name ?? ''} />
      </Field>
      <fieldset>
        <legend className="field-label">{say('areas')}</legend>
        <div className="grid gap-x-6 gap-y-1 md:grid-cols-2">
          {areas.map(({ area, label }) => (
            <Checkbox key={area} name={`area-${area}`} label={label} />
          ))}
        </div>
        {fault?.fields.areas && (
          <p className="mt-1 text-sm font-medium text-danger-ink">{fault.fields.areas}</p>
        )}
      </fieldset>
      <Checkbox name="writes" label={say('mayWrite')} />
      <Field label={say('days')} error={fault?.fields.days}>
        <Select
          name="days"
          defaultValue="90"
          options={days.map((count) => ({ value: String(count), label: say('daysCount', { count }) }))}
        />
      </Field>
    </>
  )
}

type KeyFactsProps = {
  readonly title: string
  readonly shown: {
    readonly areas: string
    readonly writes: boolean
    readonly until: string
    readonly used: string | null
    readonly isExpired: boolean
  }
  /** What else is told of what it may, and of where it came from. */
  readonly may?: string | null
  readonly from?: string | null
}

/** What a key may, until when, and when it was last used. */
export function KeyFacts({ title, shown, may, from }: KeyFactsProps) {
  const say = useWords(programWords)
  const rights = [shown.areas, say(shown.writes ? 'writes' : 'reads'), may]
  const times = [
    say('until', { day: shown.until }),
    shown.used ? say('used', { moment: shown.used }) : say('unused'),
    from,
  ]
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="flex flex-wrap items-center gap-2.5 font-medium break-words">
        {title}
        {shown.isExpired && <Badge tone="warning">{say('expired')}</Badge>}
      </p>
      <p className="text-sm text-muted">{rights.filter(Boolean).join(' · ')}</p>
      <p className="figures text-sm text-muted">{times.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
