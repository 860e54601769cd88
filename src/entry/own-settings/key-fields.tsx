import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { CopyButton } from '../../ground/ui/copy-button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { programWords } from './programs.words.ts'

type MadeProps = { readonly name: string; readonly token: string; readonly to: string }

/** The one moment a key is seen; `to` is where its list stands. */
export function MadeKey({ name, token, to }: MadeProps) {
  const say = useWords(programWords)
  return (
    <Panel title={`${say('made')}: ${name}`}>
      <p className="mb-4 text-muted">{say('madeText')}</p>
      <p className="figures mb-4 rounded-lg bg-sunk p-3 text-lg break-all select-all">{token}</p>
      <div className="flex flex-wrap gap-2.5">
        <CopyButton text={token} label={say('copyKey')} copied={say('copied')}>
          {say('copy')}
        </CopyButton>
        <ButtonLink to={to} variant="primary">
          {say('done')}
        </ButtonLink>
      </div>
    </Panel>
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
