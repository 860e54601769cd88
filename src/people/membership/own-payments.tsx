import { Form, useNavigation } from 'react-router'
import type { Renewal } from '../../money/fees/renew-own.server.ts'
import { paymentMeaning } from '../../money/payment-status/payment-meaning.ts'
import { isArchived, isOpen, paymentTone } from '../../money/payment-status/payment-status.ts'
import { ownMeaningWords, paymentWords } from '../../money/payment-status/payment-status.words.ts'
import { PaymentQr } from '../../money/payments/payment-qr.tsx'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { ownPaymentWords } from './membership.words.ts'
import { HouseholdBill } from './own-household-bill.tsx'
import type { OwnBill } from './own-household.ts'
import type { Arrival, OwnPayment } from './own-payments.server.ts'

type OwnPaymentsProps = {
  readonly payments: readonly OwnPayment[]
  readonly bills: readonly OwnBill[]
  /** Who pays for his household, where it is not he himself. */
  readonly paidBy: string | null
  readonly renewals: readonly Renewal[]
  readonly hasAccount: boolean
  readonly awaitsFee: number | null
  readonly credit: number
}

/** What is to be paid, how, and what has been paid already. */
export function OwnPayments(props: OwnPaymentsProps) {
  const { payments, bills, paidBy, renewals, hasAccount, awaitsFee, credit } = props
  const say = useWords(ownPaymentWords)
  const language = useLanguage()
  const open = payments.filter(({ status }) => isOpen(status))
  const closed = payments.filter(({ status }) => !isOpen(status))
  const waits = awaitsFee !== null && !renewals.some(({ period }) => period === awaitsFee)
  return (
    <>
      <Panel
        title={open.length > 0 || bills.length > 0 ? say('toPay') : say('title')}
        className="scroll-mt-6"
      >
        <div id="platby" className="grid gap-7">
          {bills.map((bill) => (
            <HouseholdBill key={bill.period} bill={bill} />
          ))}
          {open.map((payment) => (
            <ToPay
              key={payment.id}
              payment={payment}
              hasAccount={hasAccount}
              isInBill={isIn(bills, payment)}
              paidBy={payment.isFee ? paidBy : null}
            />
          ))}
          {open.length === 0 && bills.length === 0 && awaitsFee === null && <p>{say('nothing')}</p>}
          {open.length === 0 && waits && <NotAskedYet year={awaitsFee} />}
          {renewals.map((renewal) => (
            <Renew key={renewal.period} renewal={renewal} />
          ))}
          {credit > 0 && (
            <p className="rounded-lg bg-success px-4 py-3 text-success-ink">
              {say('credit', { amount: moneyInWords(credit, language) })}
            </p>
          )}
        </div>
      </Panel>
      <Panel title={say('history')} flush>
        {closed.length === 0 ? (
          <p className="px-5 pb-5 text-muted md:px-6">{say('noHistory')}</p>
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {closed.map((payment) => (
              <Closed key={payment.id} payment={payment} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}

/** A year that is open: whoever does not want to wait prepares his payment himself. */
function Renew({ renewal: { period, amount, dueOn } }: { readonly renewal: Renewal }) {
  const say = useWords(ownPaymentWords)
  const language = useLanguage()
  const { formData } = useNavigation()
  return (
    <Form method="post" className="grid justify-items-start gap-3">
      <input type="hidden" name="period" value={period} />
      <div>
        <h3 className="text-lg font-semibold">{say('fee', { year: String(period) })}</h3>
        <p className="figures text-muted">
          {moneyInWords(amount, language)}, {say('dueOn', { day: dayInFigures(dueOn, language) })}
        </p>
      </div>
      <p>{say('renewText')}</p>
      <Button
        type="submit"
        name="intent"
        value="renew"
        variant="primary"
        pending={formData?.get('intent') === 'renew'}
        className="max-sm:w-full"
      >
        {say('renew', { year: String(period) })}
      </Button>
    </Form>
  )
}

/** The fee of this year is owed, and the club has not written about it yet. */
function NotAskedYet({ year }: { readonly year: number }) {
  const say = useWords(ownPaymentWords)
  const sayStatus = useWords(paymentWords)
  const sayMeaning = useWords(ownMeaningWords)
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{sayStatus('none')}</Badge>
        <span>{sayMeaning('none')}</span>
      </p>
      <p className="text-muted">{say('notYet', { year: String(year) })}</p>
    </div>
  )
}

function Meaning({ payment: { status, dueOn, daysOverdue } }: { readonly payment: OwnPayment }) {
  const language = useLanguage()
  return (
    <p className="mt-1 figures text-sm text-muted">
      {paymentMeaning(status, { dueOn, isOverdue: daysOverdue > 0 }, 'self', language)}
    </p>
  )
}

const isIn = (bills: readonly OwnBill[], { id }: OwnPayment) =>
  bills.some(({ parts }) => parts.some(({ paymentId }) => paymentId === id))

type ToPayProps = {
  readonly payment: OwnPayment
  readonly hasAccount: boolean
  readonly isInBill: boolean
  readonly paidBy: string | null
}

function ToPay({ payment, hasAccount, isInBill, paidBy }: ToPayProps) {
  const say = useWords(ownPaymentWords)
  const language = useLanguage()
  const { title, amount, paid, rest, dueOn, code } = payment
  return (
    <article className="grid gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="figures text-muted">{say('dueOn', { day: dayInFigures(dueOn, language) })}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <StatusBadge payment={payment} />
          </p>
          <Meaning payment={payment} />
        </div>
        <p className="figures font-display text-4xl leading-none font-bold">{moneyInWords(rest, language)}</p>
      </header>
      {paid > 0 && (
        <p className="figures">
          {say('partly', {
            paid: moneyInWords(paid, language),
            rest: moneyInWords(amount - paid, language),
          })}
        </p>
      )}
      <Arrivals arrivals={payment.arrivals} />
      {paidBy && <p>{say('paidBy', { name: paidBy })}</p>}
      {isInBill ? <p>{say('inHousehold')}</p> : code && <PaymentQr code={code} />}
      {!hasAccount && <p className="text-muted">{say('noAccount')}</p>}
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <PaperLink payment={payment} kind="request" />
        {paid > 0 && <PaperLink payment={payment} kind="receipt" />}
      </p>
    </article>
  )
}

function StatusBadge({ payment: { status, daysOverdue } }: { readonly payment: OwnPayment }) {
  const say = useWords(ownPaymentWords)
  const sayStatus = useWords(paymentWords)
  return (
    <>
      <Badge tone={paymentTone(status, 'self')}>{sayStatus(status)}</Badge>
      {daysOverdue > 0 && <Badge tone="danger">{say('overdue', { count: daysOverdue })}</Badge>}
    </>
  )
}

function Closed({ payment }: { readonly payment: OwnPayment }) {
  const language = useLanguage()
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 py-3 md:px-6">
      <div className="min-w-0">
        <p className="font-medium break-words">{payment.title}</p>
        <Arrivals arrivals={payment.arrivals} />
        {isArchived(payment.status) && <Meaning payment={payment} />}
        {payment.paid > 0 && <PaperLink payment={payment} kind="receipt" />}
      </div>
      <p className="flex items-center gap-3">
        <span className="figures">{moneyInWords(payment.amount, language)}</span>
        <StatusBadge payment={payment} />
      </p>
    </li>
  )
}

type PaperProps = { readonly payment: OwnPayment; readonly kind: 'receipt' | 'request' }

function PaperLink({ payment: { id, title }, kind }: PaperProps) {
  const say = useWords(ownPaymentWords)
  return (
    <a
      href={`/api/membership/payments/${id}/${kind}.pdf`}
      target="_blank"
      rel="noreferrer"
      className="link text-sm"
      aria-label={`${say(kind)}: ${title}`}
    >
      {say(kind)}
    </a>
  )
}

const BY = { bank: 'byBank', cash: 'byCash', opening: 'byOpening' } as const

function Arrivals({ arrivals }: { readonly arrivals: readonly Arrival[] }) {
  const say = useWords(ownPaymentWords)
  const language = useLanguage()
  if (arrivals.length === 0) return null
  return (
    <p className="figures text-sm text-muted">
      {arrivals
        .map(({ on, amount, by }) =>
          say(BY[by], {
            amount: moneyInWords(amount, language),
            day: dayInFigures(on, language),
          }),
        )
        .join(' · ')}
    </p>
  )
}
