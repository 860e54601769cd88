import { Link } from '../../ground/ui/link.tsx'
import { cardPath, listName } from '../../people/members/member.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { crownsField } from '../../ground/values/money.ts'
import type { ListedPayment } from './listed-payment.ts'
import { StatusCell, WhatCell } from './payment-cells.tsx'
import { pendingWords } from './pending.words.ts'
import { ActForm, RowDetails, usePendingAct } from './row-details.tsx'

type ActsProps = { readonly payment: ListedPayment; readonly address: string; readonly today: string }

/** Everything that can be done with one awaited payment; unfolds in place, without a script too. */
export function PaymentActs({ payment, address, today }: ActsProps) {
  const say = useWords(pendingWords)
  const card = cardPath(payment.memberId)
  const isPutting = usePendingAct(payment.id, 'paper')
  return (
    <RowDetails id={payment.id} label={say('acts')} named={say('actsNamed', { name: listName(payment) })}>
      <Facts payment={payment} today={today} />
      <CashForm payment={payment} address={address} today={today} />
      <div className="grid gap-1 border-t border-line pt-3">
        <ActForm payment={payment} address={address} intent="resend">
          <Button type="submit" size="small" className="w-full" pending={usePendingAct(payment.id, 'resend')}>
            {say('resend')}
          </Button>
        </ActForm>
        {card && (
          <ActForm payment={payment} address={address} intent="paper">
            <Button type="submit" size="small" className="w-full" pending={isPutting}>
              {say('onPaper')}
            </Button>
          </ActForm>
        )}
        <Link
          to={`/admin/fees/pairing?search=${encodeURIComponent(payment.lastName)}`}
          className="link py-1.5 text-[0.9375rem]"
        >
          {say('pair')}
        </Link>
        {card && (
          <Link to={card} className="link py-1.5 text-[0.9375rem]">
            {say('card')}
          </Link>
        )}
      </div>
      <ActForm payment={payment} address={address} intent="archive">
        <div className="grid gap-3 border-t border-line pt-3">
          <Field label={say('reason')} hint={say('reasonHint')}>
            <TextInput name="reason" required maxLength={2000} autoComplete="off" />
          </Field>
          <Button type="submit" size="small" variant="danger" pending={usePendingAct(payment.id, 'archive')}>
            {say('archive')}
          </Button>
        </div>
      </ActForm>
    </RowDetails>
  )
}

/** What a card on a phone leaves to its panel. */
function Facts({ payment, today }: Pick<ActsProps, 'payment' | 'today'>) {
  return (
    <div className="grid grid-cols-2 gap-3 md:hidden">
      <WhatCell payment={payment} />
      <StatusCell payment={payment} today={today} />
    </div>
  )
}

function CashForm({ payment, address, today }: ActsProps) {
  const say = useWords(pendingWords)
  return (
    <ActForm payment={payment} address={address} intent="cash">
      <div className="grid gap-3">
        <p className="font-semibold">{say('cash')}</p>
        <div className="grid grid-cols-2 gap-3">
          <Field label={say('cashAmount')}>
            <TextInput
              name="amount"
              inputMode="decimal"
              defaultValue={crownsField(payment.remaining)}
              required
              maxLength={20}
              autoComplete="off"
            />
          </Field>
          <Field label={say('cashOn')}>
            <TextInput type="date" name="paidOn" defaultValue={today} max={today} required />
          </Field>
        </div>
        <Field label={say('note')} hint={say('cashAmountHint')}>
          <TextInput name="note" maxLength={2000} autoComplete="off" />
        </Field>
        <Button type="submit" size="small" variant="primary" pending={usePendingAct(payment.id, 'cash')}>
          {say('record')}
        </Button>
      </div>
    </ActForm>
  )
}
