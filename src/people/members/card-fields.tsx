import type { ReactNode } from 'react'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { CardFieldsProps } from './card-fields-props.ts'
import { editWords } from './member-edit.words.ts'
import { fieldWords } from './member-field.words.ts'
import type { TextField, TickField } from './member-form.ts'
import { MotorcycleFields } from './motorcycle-fields.tsx'
import { ownFieldWords } from './own-field.words.ts'
import { OwnInputs } from './own-fields.tsx'
import type { MemberField } from './visibility.ts'

/** A control for everything the reader may write. */
export function CardFields(props: CardFieldsProps) {
  const say = useWords(editWords)
  return (
    <div className="grid gap-5">
      <Group
        {...props}
        title={say('person')}
        names={['firstName', 'lastName', 'nickname', 'salutation', 'birthDate']}
      >
        <Text name="firstName" required maxLength={100} {...props} />
        <Text name="lastName" required maxLength={100} {...props} />
        <Text name="nickname" maxLength={100} {...props} />
        <Text name="salutation" maxLength={100} {...props} />
        <Text name="birthDate" type="date" {...props} />
      </Group>
      <Group
        {...props}
        title={say('contact')}
        names={['email', 'phone', 'street', 'city', 'postalCode', 'country']}
      >
        <Text name="email" type="email" maxLength={254} {...props} />
        <Text name="phone" type="tel" maxLength={40} {...props} />
        <Text name="street" maxLength={200} {...props} />
        <Text name="city" maxLength={100} {...props} />
        <Text name="postalCode" maxLength={12} {...props} />
        <Text name="country" maxLength={2} {...props} />
      </Group>
      <Group {...props} title={say('emergency')} names={['emergencyName', 'emergencyPhone']}>
        <Text name="emergencyName" maxLength={200} {...props} />
        <Text name="emergencyPhone" type="tel" maxLength={40} {...props} />
      </Group>
      <Group
        {...props}
        title={say('club')}
        names={['division', 'position', 'memberSince', 'hogNumber', 'hogExpiresOn', 'tags', 'lifeTime']}
      >
        <Division {...props} />
        <Text name="position" maxLength={60} {...props} />
        <Text name="memberSince" type="date" {...props} />
        <Text name="hogNumber" maxLength={40} {...props} />
        <Text name="hogExpiresOn" type="date" {...props} />
        <Tags {...props} />
        <Tick name="lifeTime" {...props} />
      </Group>
      <Own {...props} />
      <MotorcycleFields {...props} />
      <Group {...props} title={say('consents')} names={['consentsToPhotos', 'sharesContact']}>
        <Tick name="consentsToPhotos" {...props} />
        <Tick name="sharesContact" {...props} />
      </Group>
      <Group {...props} title={say('note')} names={['note']}>
        <Text
          name="note"
          rows={5}
          maxLength={10_000}
          hint={say('noteHint')}
          className="sm:col-span-2"
          {...props}
        />
      </Group>
    </div>
  )
}

function Own({ ownWritable, values, fields }: CardFieldsProps) {
  const say = useWords(ownFieldWords)
  if (ownWritable.length === 0) return null
  return (
    <Panel title={say('title')}>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <OwnInputs own={ownWritable} values={values} fields={fields} />
      </div>
    </Panel>
  )
}

type GroupProps = CardFieldsProps & {
  readonly title: string
  readonly names: readonly MemberField[]
  readonly children: ReactNode
}

/** A group of which the reader may write nothing is not there. */
function Group({ title, names, writable, children }: GroupProps) {
  if (!names.some((name) => writable.includes(name))) return null
  return (
    <Panel title={title}>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">{children}</div>
    </Panel>
  )
}

type TextProps = CardFieldsProps & {
  readonly name: TextField
  readonly type?: 'text' | 'email' | 'tel' | 'date'
  readonly required?: boolean
  readonly maxLength?: number
  readonly rows?: number
  readonly hint?: string
  readonly className?: string
}

function Text({
  name,
  writable,
  values,
  fields,
  hint,
  className,
  type,
  required,
  maxLength,
  rows,
}: TextProps) {
  const say = useWords(fieldWords)
  if (!writable.includes(name)) return null
  const control = { name, defaultValue: values[name] ?? '', required, maxLength, autoComplete: 'off' }
  return (
    <Field label={say(name)} error={fields[name]} hint={hint} className={className}>
      {rows === undefined ? <TextInput type={type} {...control} /> : <TextInput rows={rows} {...control} />}
    </Field>
  )
}

function Division({ card, writable, values, fields, choices }: CardFieldsProps) {
  const say = useWords(fieldWords)
  const sayEdit = useWords(editWords)
  const options = choices.divisions
    .filter(({ id, isClosed }) => !isClosed || id === card.division)
    .map(({ id, name }) => ({ value: String(id), label: name }))
  if (!writable.includes('division')) return null
  return (
    <Field label={say('division')} error={fields.division}>
      <Select
        name="division"
        defaultValue={values.division ?? ''}
        options={[{ value: '', label: sayEdit('noDivision') }, ...options]}
      />
    </Field>
  )
}

function Tags({ writable, values, fields, choices }: CardFieldsProps) {
  const say = useWords(fieldWords)
  const sayEdit = useWords(editWords)
  if (!writable.includes('tags')) return null
  const fault = Object.entries(fields).find(([name]) => name === 'tags' || name.startsWith('tags.'))?.[1]
  return (
    <Field label={say('tags')} error={fault} hint={sayEdit('tagsHint')}>
      <TextInput
        name="tags"
        defaultValue={values.tags ?? ''}
        maxLength={800}
        list="known-tags"
        autoComplete="off"
      />
      <datalist id="known-tags">
        {choices.tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </Field>
  )
}

function Tick({ name, writable, values }: CardFieldsProps & { readonly name: TickField }) {
  const say = useWords(fieldWords)
  if (!writable.includes(name)) return null
  return (
    <Checkbox
      name={name}
      label={say(name)}
      defaultChecked={name in values}
      className="self-end sm:col-span-2"
    />
  )
}
