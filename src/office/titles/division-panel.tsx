import { Form } from 'react-router'
import { clubCountWords } from '../../people/members/club-count.words.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { EditFold } from '../../ground/ui/edit-fold.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { UpDown } from '../../ground/ui/up-down.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { DivisionRow } from './divisions.server.ts'
import { divisionsWords } from './divisions.words.ts'

type DivisionProps = {
  readonly division: DivisionRow
  /** Those its people can move to. */
  readonly open: readonly DivisionRow[]
  readonly fault: FormFault | undefined
}

export function DivisionPanel({ division, open, fault }: DivisionProps) {
  const say = useWords(divisionsWords)
  const sayCount = useWords(clubCountWords)
  const language = useLanguage()
  const { id, name, town, meets, members, closedOn } = division
  return (
    <Panel>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-display text-2xl leading-tight font-bold">
            {name}{' '}
            {closedOn && (
              <Badge className="align-middle">
                {say('closedOn', { day: dayInFigures(closedOn, language) })}
              </Badge>
            )}
          </h2>
          <p className="figures text-muted">
            {[town !== name && town, sayCount('members', { count: members }), meets]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {closedOn === null && (
          <UpDown
            id={id}
            up={say('up', { name })}
            down={say('down', { name })}
            isFirst={open[0]?.id === id}
            isLast={open.at(-1)?.id === id}
          />
        )}
      </div>
      <EditFold label={say('edit')} name={name} open={fault !== undefined}>
        <div className="mt-2 grid gap-6">
          <DivisionFieldSet division={division} fault={fault} />
          <Ending division={division} open={open} />
        </div>
      </EditFold>
    </Panel>
  )
}

type FieldSetProps = {
  readonly division: DivisionRow | null
  readonly fault: FormFault | undefined
}

export function DivisionFieldSet({ division, fault }: FieldSetProps) {
  const say = useWords(divisionsWords)
  const value = (field: 'name' | 'town' | 'meets' | 'description') =>
    fault?.values[field] ?? division?.[field] ?? ''
  return (
    <Form method="post" className="grid gap-4 sm:grid-cols-2">
      {division && <input type="hidden" name="id" value={division.id} />}
      <Field label={say('name')} error={fault?.fields.name}>
        <TextInput name="name" required maxLength={100} defaultValue={value('name')} autoComplete="off" />
      </Field>
      <Field label={say('town')} error={fault?.fields.town}>
        <TextInput name="town" maxLength={100} defaultValue={value('town')} autoComplete="off" />
      </Field>
      <Field
        label={say('meets')}
        hint={say('meetsHint')}
        error={fault?.fields.meets}
        className="sm:col-span-2"
      >
        <TextInput name="meets" maxLength={200} defaultValue={value('meets')} autoComplete="off" />
      </Field>
      <Field label={say('description')} error={fault?.fields.description} className="sm:col-span-2">
        <TextInput name="description" rows={3} maxLength={1000} defaultValue={value('description')} />
      </Field>
      <Button
        type="submit"
        name="intent"
        value={division ? 'save' : 'add'}
        variant="primary"
        className="justify-self-start max-sm:w-full"
      >
        {say(division ? 'save' : 'add')}
      </Button>
    </Form>
  )
}

/** How a division ends: closed with its people or without them, opened again, or deleted when it never was. */
function Ending({ division: { id, people, closedOn }, open }: Omit<DivisionProps, 'fault'>) {
  const say = useWords(divisionsWords)
  const others = open.filter((one) => one.id !== id)
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4 border-t border-line pt-4">
      {closedOn === null ? (
        <Fold
          label={<span className="font-medium">{say('close')}</span>}
          isDangerous
          className="min-w-0 flex-1 basis-72"
        >
          <Form method="post" className="mt-2 grid gap-4">
            <input type="hidden" name="id" value={id} />
            <p className="text-[0.9375rem] text-muted">{say('closeNote')}</p>
            {people > 0 ? (
              <Field label={`${say('people')} (${say('count', { count: people })})`}>
                <Select
                  name="moveTo"
                  options={[
                    { value: '', label: say('stay') },
                    ...others.map((one) => ({
                      value: String(one.id),
                      label: say('moveTo', { name: one.name }),
                    })),
                  ]}
                />
              </Field>
            ) : (
              <input type="hidden" name="moveTo" value="" />
            )}
            <Button type="submit" name="intent" value="close" variant="danger" className="justify-self-start">
              {say('close')}
            </Button>
          </Form>
        </Fold>
      ) : (
        <ActButton leads intent="reopen" sends={{ id }}>
          {say('reopen')}
        </ActButton>
      )}
      {people === 0 && (
        <Fold
          label={<span className="font-medium">{say('remove')}</span>}
          isDangerous
          className="min-w-0 flex-1 basis-72"
        >
          <Form method="post" className="mt-2 grid gap-4">
            <input type="hidden" name="id" value={id} />
            <p className="text-[0.9375rem] text-muted">{say('removeNote')}</p>
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="danger"
              className="justify-self-start"
            >
              {say('remove')}
            </Button>
          </Form>
        </Fold>
      )}
    </div>
  )
}
