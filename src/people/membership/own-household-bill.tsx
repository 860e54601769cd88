import { PaymentQr } from '../../money/payments/payment-qr.tsx'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { ownPaymentWords } from './membership.words.ts'
import type { OwnBill } from './own-household.ts'

/** One payment for the whole household, with everybody's part. */
export function HouseholdBill({ bill }: { readonly bill: OwnBill }) {
  const say = useWords(ownPaymentWords)
  const language = useLanguage()
  const { title, total, dueOn, parts, code } = bill
  return (
    <article className="grid gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="figures text-muted">{say('dueOn', { day: dayInFigures(dueOn, language) })}</p>
        </div>
        <p className="figures font-display text-4xl leading-none font-bold">
          {moneyInWords(total, language)}
        </p>
      </header>
      <p>{say('householdText')}</p>
      <ul className="divide-y divide-line">
        {parts.map(({ paymentId, name, amount }) => (
          <li key={paymentId} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="figures">{moneyInWords(amount, language)}</span>
          </li>
        ))}
      </ul>
      {code ? <PaymentQr code={code} /> : <p className="text-muted">{say('noAccount')}</p>}
    </article>
  )
}
