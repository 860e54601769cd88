import { Form, useNavigation } from 'react-router'
import { fieldWords } from '../members/member-field.words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { ownName } from '../../ground/values/own-field.ts'
import { CHANGEABLE, isCardField, isOwnTarget, type Target } from './card-field.ts'
import { importWords, mappingWords } from './import.words.ts'

const PATH = '/admin/members/import'

type Column = {
  readonly index: number
  readonly title: string
  readonly target: Target | null
  readonly samples: readonly string[]
}
type MappingFormProps = {
  readonly id: number
  readonly fileName: string
  readonly total: number
  readonly columns: readonly Column[]
  readonly targets: readonly Target[]
  /** What the club's own fields are called. */
  readonly own: readonly { readonly id: number; readonly name: string }[]
}

export function MappingForm({ id, fileName, total, columns, targets, own }: MappingFormProps) {
  const say = useWords(mappingWords)
  const sayImport = useWords(importWords)
  const isPending = useNavigation().formData?.get('intent') === 'map'
  return (
    <Panel title={say('title')}>
      <p className="text-muted">
        <span className="break-all">{fileName}</span> · {sayImport('rows', { count: total })}
      </p>
      <p className="mt-2 mb-6 max-w-[70ch]">{say('lead')}</p>
      <Form method="post" action={`${PATH}?id=${id}`}>
        <input type="hidden" name="id" value={id} />
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
          {columns.map((column) => (
            <ColumnField key={column.index} column={column} targets={targets} own={own} />
          ))}
        </div>
        <div className="mt-7 flex flex-col gap-2.5 md:flex-row">
          <Button type="submit" name="intent" value="map" variant="primary" pending={isPending}>
            {say('check')}
          </Button>
          <ButtonLink to={PATH}>{sayImport('otherFile')}</ButtonLink>
        </div>
      </Form>
    </Panel>
  )
}

type ColumnFieldProps = Pick<MappingFormProps, 'targets' | 'own'> & { readonly column: Column }

function ColumnField({ column, targets, own }: ColumnFieldProps) {
  const say = useWords(mappingWords)
  const label = column.title
    ? say('column', { title: column.title })
    : say('untitled', { number: column.index + 1 })
  const hint =
    column.samples.length > 0 ? say('samples', { text: column.samples.join(', ') }) : say('noSamples')
  return (
    <Field
      label={<span className="break-words">{label}</span>}
      hint={<span className="break-words">{hint}</span>}
    >
      <Select
        name={`column-${column.index}`}
        defaultValue={column.target ?? ''}
        options={useTargets(targets, own)}
      />
    </Field>
  )
}

function useTargets(targets: readonly Target[], own: MappingFormProps['own']) {
  const say = useWords(mappingWords)
  const sayField = useWords(fieldWords)
  const labelOf = (target: Target) => {
    if (isOwnTarget(target)) return own.find(({ id }) => ownName(id) === target)?.name ?? target
    if (!isCardField(target)) return say(target)
    return CHANGEABLE.includes(target) ? sayField(target) : say('onlyNew', { field: sayField(target) })
  }
  return [
    { value: '', label: say('leave') },
    ...targets.map((target) => ({ value: target, label: labelOf(target) })),
  ]
}
