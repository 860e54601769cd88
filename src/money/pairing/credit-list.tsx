import { Form } from 'react-router'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Link } from '../../ground/ui/link.tsx'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { Button } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { type PageView, Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { DeskCredit } from './view-credits.server.ts'
import { deskAddress } from './desk-address.ts'
import { creditWords, decisionWords, pairingWords } from './pairing.words.ts'
import { whatFor } from './suggestion.tsx'

type ListProps = {
  readonly credits: readonly DeskCredit[]
  readonly view: PageView
  readonly base: string
}

/** What members have with the club: pay the next payment with it, give it back, or note that it went back. */
export function CreditList({ credits, view, base }: ListProps) {
  const say = useWords(pairingWords)
  const sayCredit = useWords(creditWords)
  if (view.total === 0) return <EmptyState seed={4} text={say('emptyCredits')} />
  const address = (page: number) => deskAddress(base, { filter: 'credits', page: page > 1 ? page : null })
  return (
    <>
      <Panel title={say('credits')} flush>
        <p className="px-5 pb-4 text-muted md:px-6">{sayCredit('lead')}</p>
        <ul>
          {credits.map((credit) => (
            <Credit key={credit.id} credit={credit} base={base} action={address(view.page)} />
          ))}
        </ul>
      </Panel>
      <Pager view={view} to={address} />
    </>
  )
}

type CreditProps = { readonly credit: DeskCredit; readonly base: string; readonly action: string }

function Credit({ credit, base, action }: CreditProps) {
  const say = useWords(creditWords)
  const language = useLanguage()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line p-5 md:px-6">
      <div className="min-w-52">
        <p className="figures">
          <Link to={`/admin/${credit.memberId}/edit`} className="font-semibold hover:underline">
            {credit.name}
          </Link>{' '}
          · {moneyInWords(credit.amount, language)}
        </p>
        <p className="figures text-sm text-muted">
          {credit.movementId === null || credit.bookedOn === null ? (
            say('opening')
          ) : (
            <Link to={deskAddress(base, { movement: credit.movementId })} className="link">
              {say('since', { day: dayInFigures(credit.bookedOn, language) })}
            </Link>
          )}
          {credit.note && ` · ${credit.note}`}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {credit.owes.length === 0 && <p className="py-1.5 text-sm text-muted">{say('owesNothing')}</p>}
        {credit.owes.map((payment) => (
          <UseForm key={payment.paymentId} credit={credit} payment={payment} action={action} />
        ))}
        <ActButton
          to={action}
          leads
          intent="give-back"
          sends={{ creditId: credit.id }}
          named={say('giveBackNamed', { name: credit.name })}
          size="small"
        >
          {say('giveBack')}
        </ActButton>
        <RefundForm credit={credit} action={action} />
      </div>
    </li>
  )
}

type UseProps = {
  readonly credit: DeskCredit
  readonly payment: DeskCredit['owes'][number]
  readonly action: string
}

function UseForm({ credit, payment, action }: UseProps) {
  const say = useWords(creditWords)
  const sayDecision = useWords(decisionWords)
  const language = useLanguage()
  const what = whatFor(payment, sayDecision('fee', { period: String(payment.period) }))
  const amount = moneyInWords(Math.min(credit.amount, payment.remaining), language)
  return (
    <ActButton
      to={action}
      intent="use"
      sends={{ creditId: credit.id, paymentId: payment.paymentId }}
      named={say('payNamed', { name: credit.name, what, amount })}
      size="small"
    >
      {say('pay', { what, amount })}
    </ActButton>
  )
}

function RefundForm({ credit, action }: { readonly credit: DeskCredit; readonly action: string }) {
  const say = useWords(creditWords)
  return (
    <details>
      <summary
        aria-label={say('refundNamed', { name: credit.name })}
        className="link flex h-10 cursor-pointer items-center px-2 text-sm md:h-8"
      >
        {say('refund')}
      </summary>
      <Form method="post" action={action} preventScrollReset className="mt-2 grid gap-2">
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="creditId" value={credit.id} />
        <Field label={say('how')}>
          <TextInput name="reason" required maxLength={2000} autoComplete="off" />
        </Field>
        <Button type="submit" size="small">
          {say('refundDo')}
        </Button>
      </Form>
    </details>
  )
}
