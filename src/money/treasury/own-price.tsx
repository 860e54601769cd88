import { Form, useNavigation } from 'react-router'
import { listName } from '../../people/members/member.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { crownsField } from '../../ground/values/money.ts'
import { ownFeeWords } from '../fees/own-fee.words.ts'
import { RowDetails } from './row-details.tsx'

type OwnPriceProps = {
  readonly person: {
    readonly id: number
    readonly firstName: string
    readonly lastName: string
    readonly amount: number
  }
  readonly period: number
  readonly address: string
}

/** A price of his own, set right where one sees what he would be asked for. */
export function OwnPrice({ person, period, address }: OwnPriceProps) {
  const say = useWords(ownFeeWords)
  const { formData } = useNavigation()
  const isPending = formData?.get('intent') === 'own' && formData.get('memberId') === String(person.id)
  const name = listName(person)
  return (
    <RowDetails id={person.id} label={say('own')} named={say('ownNamed', { name })}>
      <Form method="post" action={address} preventScrollReset className="grid gap-3">
        <input type="hidden" name="intent" value="own" />
        <input type="hidden" name="period" value={period} />
        <input type="hidden" name="memberId" value={person.id} />
        <Field label={say('amount')} hint={say('amountHint')}>
          <TextInput
            name="amount"
            inputMode="decimal"
            defaultValue={crownsField(person.amount)}
            required
            maxLength={20}
            autoComplete="off"
          />
        </Field>
        <Field label={say('reason')} hint={say('reasonHint')}>
          <TextInput name="reason" required maxLength={2000} autoComplete="off" />
        </Field>
        <Checkbox name="onlyThisYear" value="yes" label={say('onlyThisYear', { year: String(period) })} />
        <Button type="submit" size="small" pending={isPending}>
          {say('set')}
        </Button>
      </Form>
    </RowDetails>
  )
}
