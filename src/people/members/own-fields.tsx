import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { type OwnField, ownName, type SeenOwnValues } from '../../ground/values/own-field.ts'
import { ownFieldWords } from './own-field.words.ts'
import { ownInWords } from './own-in-words.ts'

type InputsProps = {
  readonly own: readonly OwnField[]
  readonly values: Readonly<Record<string, string | undefined>>
  readonly fields: Readonly<Record<string, string>>
  /** Said after a name that may stay empty, in a form that has others that may not. */
  readonly aside?: string
}

/** A control for each field of the club's own, named by its number: what it is called may change while the form is open. */
export function OwnInputs({ own, values, fields, aside }: InputsProps) {
  const say = useWords(ownFieldWords)
  return own.map((field) => {
    const name = ownName(field.id)
    const control = { name, defaultValue: values[name] ?? '', autoComplete: 'off' }
    const options =
      field.kind === 'yesNo'
        ? (['yes', 'no'] as const).map((value) => ({ value, label: say(value) }))
        : field.choices.map(({ id, name: label }) => ({ value: String(id), label }))
    const label = aside ? (
      <>
        {field.name}
        <span className="font-normal text-muted"> ({aside})</span>
      </>
    ) : (
      field.name
    )
    return (
      <Field key={field.id} label={label} error={fields[name]}>
        {field.kind === 'choice' || field.kind === 'yesNo' ? (
          <Select
            name={name}
            defaultValue={control.defaultValue}
            options={[{ value: '', label: say('nothing') }, ...options]}
          />
        ) : field.kind === 'number' ? (
          <TextInput inputMode="decimal" maxLength={20} {...control} />
        ) : field.kind === 'day' ? (
          <TextInput type="date" {...control} />
        ) : (
          <TextInput maxLength={500} {...control} />
        )}
      </Field>
    )
  })
}

type FactsProps = { readonly own: readonly OwnField[]; readonly values: SeenOwnValues | undefined }

/** What they say on a card; what is empty is not there. */
export function OwnFacts({ own, values }: FactsProps) {
  const say = useWords(ownFieldWords)
  const language = useLanguage()
  const known = own.flatMap((field) => {
    const text = ownInWords(field, values?.[field.id], language)
    return text === '' ? [] : [{ id: field.id, name: field.name, text }]
  })
  if (known.length === 0) return null
  return (
    <Panel title={say('title')}>
      <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {known.map(({ id, name, text }) => (
          <div key={id}>
            <dt className="text-sm text-muted wrap-anywhere">{name}</dt>
            <dd className="figures wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
