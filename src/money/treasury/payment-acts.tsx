import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { listName } from '../../people/members/member.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { crownsField } from '../../ground/values/money.ts'
import type { FeePayment } from '../fees/fee-payments.server.ts'
import { pendingWords } from './pending.words.ts'

type ActsProps = { readonly payment: FeePayment; readonly address: string; readonly today: string }

/** Everything that can be done with one awaited payment; unfolds in place, without a script too. */
export function PaymentActs({ payment, address, today }: ActsProps) {
  const say = useWords(pendingWords)
  return (
    <RowDetails label={say('acts')} named={say('actsNamed', { name: listName(payment) })}>
      <CashForm payment={payment} address={address} today={today} />
      <div className="grid gap-1 border-t border-line pt-3">
        <ActForm payment={payment} address={address} intent="resend">
          <Button type="submit" size="small" className="w-full" pending={usePendingAct(payment.id, 'resend')}>
            {say('resend')}
          </Button>
        </ActForm>
        <Link
          to={`/admin/fees/pairing?search=${encodeURIComponent(payment.lastName)}`}
          className="link py-1.5 text-[0.9375rem]"
        >
          {say('pair')}
        </Link>
        <Link to={`/admin/${payment.memberId}/edit`} className="link py-1.5 text-[0.9375rem]">
          {say('card')}
        </Link>
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

type RowDetailsProps = { readonly label: string; readonly named: string; readonly children: ReactNode }

/** A small panel that opens beside its row on a desktop and inside its card on a phone. */
export function RowDetails({ label, named, children }: RowDetailsProps) {
  return (
    <details className="group/acts relative text-left">
      <summary
        aria-label={named}
        className="ml-auto flex h-10 w-fit cursor-pointer list-none items-center gap-1.5 rounded-lg border border-line bg-panel px-3 text-sm font-semibold whitespace-nowrap hover:border-edge max-md:w-full max-md:justify-center md:h-8 dark:border-stone-700 [&::-webkit-details-marker]:hidden"
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted transition-transform group-open/acts:rotate-180"
        />
      </summary>
      <div className="grid gap-4 max-md:mt-3 md:absolute md:top-full md:right-0 md:z-20 md:mt-1.5 md:w-80 md:rounded-panel md:border md:border-line md:bg-panel md:p-4 md:shadow-2xl">
        {children}
      </div>
    </details>
  )
}
