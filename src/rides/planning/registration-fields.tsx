import { Field } from '../../ground/ui/field.tsx'
import { FoldPanel } from '../../ground/ui/fold-panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { MOST_QUOTAS } from '../events/event.ts'
import { editWords } from './edit.words.ts'
import { quotaOf } from './event-form.ts'
import { type EventFieldsProps, isTold, MOMENT, TextField } from './event-fields.tsx'

/** Places, price, the window of registration and what withdrawing costs. */
export function RegistrationFields(props: EventFieldsProps) {
  const say = useWords(editWords)
  return (
    <FoldPanel
      title={say('registration')}
      isOpen={isTold(
        props,
        'capacity',
        'price',
        'registrationOpensAt',
        'registrationClosesAt',
        'withdrawFreeUntil',
        'quotasReleasedOn',
      )}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          {...props}
          name="capacity"
          label="capacity"
          hint="capacityHint"
          input={{ inputMode: 'numeric', maxLength: 6 }}
        />
        <TextField
          {...props}
          name="price"
          label="price"
          hint="priceHint"
          input={{ inputMode: 'decimal', maxLength: 12 }}
        />
        <TextField
          {...props}
          name="registrationOpensAt"
          label="registrationOpensAt"
          hint="opensHint"
          input={MOMENT}
        />
        <TextField
          {...props}
          name="registrationClosesAt"
          label="registrationClosesAt"
          hint="closesHint"
          input={MOMENT}
        />
        <TextField
          {...props}
          name="withdrawFreeUntil"
          label="withdrawFreeUntil"
          hint="withdrawHint"
          input={{ type: 'date' }}
        />
        <LateRefund {...props} />
        <Quotas {...props} />
      </div>
    </FoldPanel>
  )
}

const SHARES = ['100', '75', '50', '25', '0']

function LateRefund({ values, faults }: EventFieldsProps) {
  const say = useWords(editWords)
  const chosen = values.lateRefundPercent || '100'
  const label = (share: string) =>
    share === '100'
      ? say('shareAll')
      : share === '0'
        ? say('shareNone')
        : say('sharePart', { percent: share })
  return (
    <Field label={say('lateRefund')} hint={say('lateRefundHint')} error={faults.lateRefundPercent}>
      <Select
        name="lateRefundPercent"
        defaultValue={chosen}
        options={(SHARES.includes(chosen) ? SHARES : [...SHARES, chosen]).map((share) => ({
          value: share,
          label: label(share),
        }))}
      />
    </Field>
  )
}

/** Places for divisions, a line for each; the schema counts only the lines with a number. */
function Quotas({ values, faults, divisions, ...rest }: EventFieldsProps) {
  const say = useWords(editWords)
  const lines = divisions.slice(0, MOST_QUOTAS).map(({ id, name }, index) => ({
    id,
    name,
    field: `quota.${index}`,
    written: values[`quota.${index}.places`] ?? values[quotaOf(id)] ?? '',
  }))
  const told = lines.filter(({ written }) => written.trim() !== '')
  const faultOf = (line: (typeof lines)[number]) => faults[`quotas.${told.indexOf(line)}.places`]
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 md:col-span-2 md:grid-cols-2">
      <legend className="sr-only">{say('quotas')}</legend>
      <p className="text-muted md:col-span-2">{say('quotasHint')}</p>
      {lines.map((line) => (
        <Field key={line.id} label={say('quotaFor', { name: line.name })} error={faultOf(line)}>
          <input type="hidden" name={`${line.field}.division`} value={line.id} />
          <TextInput
            name={`${line.field}.places`}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            defaultValue={line.written}
          />
        </Field>
      ))}
      <TextField
        {...rest}
        values={values}
        faults={faults}
        name="quotasReleasedOn"
        label="quotasReleasedOn"
        hint="releaseHint"
        input={{ type: 'date' }}
      />
    </fieldset>
  )
}
