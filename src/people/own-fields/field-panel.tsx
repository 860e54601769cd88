import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { EditFold } from '../../ground/ui/edit-fold.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { UpDown } from '../../ground/ui/up-down.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { OwnFieldsView } from './own-fields-page.server.ts'
import type { HeldField } from './own-fields.server.ts'
import { ownFieldsWords } from './own-fields.words.ts'

type PanelProps = {
  readonly view: OwnFieldsView
  readonly field: HeldField
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly fault: FormFault | undefined
}

export function FieldPanel({ view, field, isFirst, isLast, fault }: PanelProps) {
  const say = useWords(ownFieldsWords)
  const { id, name, kind, seenAs, inApplication, held, choices } = field
  const row = view.rows.find((one) => one.row === seenAs)
  return (
    <Panel>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-display text-2xl leading-tight font-bold wrap-anywhere">
            {name} {inApplication && <Badge className="align-middle">{say('asked')}</Badge>}
          </h2>
          <p className="figures text-muted wrap-anywhere">
            {[say(kind), choices.map((choice) => choice.name).join(', '), say('held', { count: held })]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="mt-1 text-[0.9375rem] text-muted">{row?.says}</p>
        </div>
        <UpDown id={id} up={say('up', { name })} down={say('down', { name })} {...{ isFirst, isLast }} />
      </div>
      <EditFold label={say('edit')} name={name} open={fault !== undefined}>
        <div className="mt-2 grid gap-5">
          <FieldForm view={view} field={field} fault={fault} />
          {choices.length > 0 && <ChoiceRemoval field={field} fault={fault} />}
          <Removal field={field} fault={fault} />
        </div>
      </EditFold>
    </Panel>
  )
}

type FormProps = Pick<PanelProps, 'view' | 'fault'> & { readonly field: HeldField | null }

export function FieldForm({ view, field, fault }: FormProps) {
  const say = useWords(ownFieldsWords)
  const written = fault?.values
  return (
    <Form method="post" className="grid gap-4 sm:grid-cols-2">
      {field && <input type="hidden" name="id" value={field.id} />}
      <Field label={say('name')} error={fault?.fields.name}>
        <TextInput
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={written?.name ?? field?.name ?? ''}
        />
      </Field>
      {!field && (
        <Field label={say('kind')} error={fault?.fields.kind}>
          <Select
            name="kind"
            defaultValue={written?.kind ?? 'text'}
            options={view.kinds.map((kind) => ({ value: kind, label: say(kind) }))}
          />
        </Field>
      )}
      <Field label={say('seenAs')} error={fault?.fields.seenAs} className="sm:col-span-2">
        <Select
          name="seenAs"
          defaultValue={written?.seenAs ?? field?.seenAs ?? 'private'}
          options={view.rows.map(({ row, name }) => ({ value: row, label: name }))}
        />
      </Field>
      <Choices field={field} fault={fault} />
      <Checkbox
        name="inApplication"
        label={say('inApplication')}
        defaultChecked={written ? 'inApplication' in written : (field?.inApplication ?? false)}
        className="sm:col-span-2"
      />
      <Button
        type="submit"
        name="intent"
        value={field ? 'save' : 'add'}
        variant="primary"
        className="justify-self-start max-sm:w-full"
      >
        {say(field ? 'save' : 'add')}
      </Button>
    </Form>
  )
}

function Choices({ field, fault }: Pick<FormProps, 'field' | 'fault'>) {
  const say = useWords(ownFieldsWords)
  if (field && field.kind !== 'choice') return null
  const name = field ? 'newChoices' : 'choices'
  const wrong = Object.entries(fault?.fields ?? {}).find(([key]) => key.split('.')[0] === 'choices')?.[1]
  return (
    <>
      {field?.choices.map((choice) => (
        <Field key={choice.id} label={say('choiceName')}>
          <TextInput
            name={`choice.${choice.id}`}
            required
            maxLength={60}
            autoComplete="off"
            defaultValue={fault?.values[`choice.${choice.id}`] ?? choice.name}
          />
        </Field>
      ))}
      <Field
        label={say(name)}
        hint={field ? undefined : say('choicesHint')}
        error={wrong}
        className="sm:col-span-2"
      >
        <TextInput name={name} rows={3} maxLength={6000} defaultValue={fault?.values[name] ?? ''} />
      </Field>
    </>
  )
}

type OneProps = Pick<PanelProps, 'field' | 'fault'>

function ChoiceRemoval({ field: { id, choices }, fault }: OneProps) {
  const say = useWords(ownFieldsWords)
  const written = fault?.values.intent === 'removeChoice' ? fault.values : undefined
  const options = choices.map((choice) => ({ value: String(choice.id), label: choice.name }))
  return (
    <Form method="post" className="grid items-end gap-4 border-t border-line pt-4 sm:grid-cols-3">
      <input type="hidden" name="id" value={id} />
      <Field label={say('which')}>
        <Select name="choice" defaultValue={written?.choice} options={options} />
      </Field>
      <Field label={say('moveTo')} error={fault?.fields.moveTo}>
        <Select
          name="moveTo"
          defaultValue={written?.moveTo ?? ''}
          options={[
            { value: '', label: say('notSaid') },
            { value: 'none', label: say('nothing') },
            ...options,
          ]}
        />
      </Field>
      <Button type="submit" name="intent" value="removeChoice" className="justify-self-start max-sm:w-full">
        {say('removeChoice')}
      </Button>
    </Form>
  )
}

function Removal({ field: { id, held }, fault }: OneProps) {
  const say = useWords(ownFieldsWords)
  return (
    <Form method="post" className="grid justify-items-start gap-3 border-t border-line pt-4">
      <input type="hidden" name="id" value={id} />
      <p className="figures text-[0.9375rem] text-muted">{say('held', { count: held })}</p>
      <Checkbox name="sure" label={say('sure')} error={fault?.fields.sure} />
      <Button type="submit" name="intent" value="remove" variant="danger">
        {say('remove')}
      </Button>
    </Form>
  )
}
