import { Field } from '../../ground/ui/field.tsx'
import { FoldPanel } from '../../ground/ui/fold-panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { editWords } from './edit.words.ts'
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
