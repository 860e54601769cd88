import { type ReactNode, useState } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { cardPath, listName } from '../../people/members/member.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { crownsField } from '../../ground/values/money.ts'
import type { ListedPayment } from './listed-payment.ts'
import { pendingWords } from './pending.words.ts'

type ActsProps = { readonly payment: ListedPayment; readonly address: string; readonly today: string }

/** Everything that can be done with one awaited payment; unfolds in place, without a script too. */
export function PaymentActs({ payment, address, today }: ActsProps) {
  const say = useWords(pendingWords)
  const card = cardPath(payment.memberId)
  const isPutting = usePendingAct(payment.id, 'paper')
  return (
    <RowDetails id={payment.id} label={say('acts')} named={say('actsNamed', { name: listName(payment) })}>
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

type ActFormProps = {
  readonly payment: { readonly id: number }
  readonly address: string
  readonly intent: string
  readonly children: ReactNode
}

export function ActForm({ payment, address, intent, children }: ActFormProps) {
  return (
    <Form method="post" action={address} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="paymentId" value={payment.id} />
      {children}
    </Form>
  )
}

/** Whose form is on its way right now: its button waits, so that a double click is one act. */
export function usePendingAct(paymentId: number, intent: string): boolean {
  const { state, formData } = useNavigation()
  return (
    state !== 'idle' && formData?.get('paymentId') === String(paymentId) && formData.get('intent') === intent
  )
}

type RowDetailsProps = {
  readonly id: number
  readonly label: string
  readonly named: string
  readonly children: ReactNode
}

/**
 * A small panel that opens beside its row on a desktop and inside its card on a phone.
 * Fifty of them are never read at once: one is made when it is opened, without a script when its address asks for it.
 */
export function RowDetails({ id, label, named, children }: RowDetailsProps) {
  const [search] = useSearchParams()
  const isAsked = search.get('platba') === String(id)
  const [isMade, setMade] = useState(isAsked)
  const asked = new URLSearchParams(search)
  asked.set('platba', String(id))
  return (
    <details className="row-acts" open={isAsked || undefined}>
      <summary aria-label={named} onClick={() => setMade(true)}>
        {label}
        <Icon name="down" />
      </summary>
      {isMade ? (
        <div>{children}</div>
      ) : (
        <Link to={`?${asked}`} discover="none" preventScrollReset>
          {named}
        </Link>
      )}
    </details>
  )
}
