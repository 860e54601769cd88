import { useId } from 'react'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { listWords } from './donate.words.ts'

type Known = {
  readonly donor: string
  readonly amount: string
  readonly givenOn: string
  readonly purposeId: number | null
  readonly anonymous: boolean
  readonly note: string
}

type DonationFieldsProps = {
  readonly known: Known
  readonly fault: FormFault | undefined
  readonly purposes: readonly { readonly id: number; readonly name: string }[]
  readonly choices: readonly string[]
  /** Money out of a movement may be taken whole by saying nothing. */
  readonly isFromMovement: boolean
}

/** What is said about a donation; the same when it is written and when it is corrected. */
export function DonationFields({ known, fault, purposes, choices, isFromMovement }: DonationFieldsProps) {
  const say = useWords(listWords)
  const listId = useId()
  const value = (name: 'donor' | 'amount' | 'givenOn' | 'note') => fault?.values[name] ?? known[name]
  const errors = fault?.fields ?? {}
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={say('donor')}
        hint={say('donorHint')}
        error={errors.donor ?? errors.donorName ?? errors.memberId}
        className="sm:col-span-2"
      >
        <TextInput
          name="donor"
          list={listId}
          autoComplete="off"
          maxLength={300}
          defaultValue={value('donor')}
        />
      </Field>
      <datalist id={listId}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
      <Field label={say('purpose')} error={errors.purposeId}>
        <Select
          name="purposeId"
          defaultValue={fault?.values.purposeId ?? String(known.purposeId ?? '')}
          options={purposes.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Field>
      <Field
        label={say('amount')}
        hint={isFromMovement ? say('amountHint') : undefined}
        error={errors.amount}
      >
        <TextInput
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          defaultValue={value('amount')}
        />
      </Field>
      <Field label={say('givenOn')} error={errors.givenOn}>
        <TextInput type="date" name="givenOn" defaultValue={value('givenOn')} />
      </Field>
      <Field label={say('note')} error={errors.note}>
        <TextInput name="note" maxLength={2000} autoComplete="off" defaultValue={value('note')} />
      </Field>
      <Checkbox
        name="anonymous"
        label={say('anonymousTick')}
        defaultChecked={fault ? 'anonymous' in fault.values : known.anonymous}
        className="sm:col-span-2"
      />
    </div>
  )
}
