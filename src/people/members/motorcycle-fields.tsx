import { useState } from 'react'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { CardFieldsProps } from './card-fields-props.ts'
import { MOST_MOTORCYCLES } from './member-form.ts'
import { editWords } from './member-edit.words.ts'

type MotorcycleFieldsProps = Pick<CardFieldsProps, 'writable' | 'values' | 'fields'>

export function MotorcycleFields({ writable, values, fields }: MotorcycleFieldsProps) {
  const say = useWords(editWords)
  const written = Object.keys(values).filter((name) => /^motorcycle\.\d+\.make$/.test(name)).length
  // One line is always free, so that a motorcycle can be added without JavaScript.
  const [lines, setLines] = useState(Math.min(MOST_MOTORCYCLES, written + 1))
  if (!writable.includes('motorcycles')) return null
  return (
    <Panel title={say('motorcycles')}>
      <div className="grid gap-4">
        {Array.from({ length: lines }, (_, index) => (
          <Line key={index} index={index} values={values} fields={fields} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {lines < MOST_MOTORCYCLES && (
          <Button size="small" onClick={() => setLines(lines + 1)}>
            {say('addMotorcycle')}
          </Button>
        )}
        <p className="text-sm text-muted">{say('motorcycleHint')}</p>
      </div>
    </Panel>
  )
}

type LineProps = Pick<CardFieldsProps, 'values' | 'fields'> & { readonly index: number }

const PARTS = [
  ['make', 60],
  ['model', 100],
  ['year', 4],
  ['plate', 15],
  ['rangeKm', 4],
] as const

function Line({ index, values, fields }: LineProps) {
  const say = useWords(editWords)
  return (
    <fieldset className="grid grid-cols-2 gap-3 md:grid-cols-[1.2fr_1.2fr_6rem_8rem_7rem]">
      <legend className="sr-only">{say('motorcycle', { number: index + 1 })}</legend>
      {PARTS.map(([part, maxLength]) => (
        <Field key={part} label={say(part)} error={fields[`motorcycles.${index}.${part}`]}>
          <TextInput
            name={`motorcycle.${index}.${part}`}
            defaultValue={values[`motorcycle.${index}.${part}`] ?? ''}
            maxLength={maxLength}
            inputMode={part === 'year' || part === 'rangeKm' ? 'numeric' : undefined}
            autoComplete="off"
          />
        </Field>
      ))}
    </fieldset>
  )
}
