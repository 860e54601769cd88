import { Link } from '../../ground/ui/link.tsx'
import { CardLink } from '../../people/members/card-link.tsx'
import { listName } from '../../people/members/member.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { TAB_PATHS } from '../fees/fee-paths.ts'
import type { HeldPayment } from '../fees/hold.ts'
import { remindersWords } from './reminders.words.ts'

type Held = {
  readonly id: number
  readonly memberId: number
  readonly firstName: string
  readonly lastName: string
  readonly reason: HeldPayment
}

type HeldPaymentsProps = { readonly held: readonly Held[]; readonly hasMore: boolean }

/** Whom we do not remind, and the money that is the reason. */
export function HeldPayments({ held, hasMore }: HeldPaymentsProps) {
  const say = useWords(remindersWords)
  if (held.length === 0) return null
  return (
    <Panel title={say('held')} className="mt-5">
      <p className="mb-3 text-muted">{say('heldLead')}</p>
      <ul className="held">
        {held.map((payment) => (
          <HeldLine key={payment.id} payment={payment} />
        ))}
      </ul>
      {hasMore && (
        <Link to={TAB_PATHS.pairing} className="link mt-3 inline-block">
          {say('moreHeld')}
        </Link>
      )}
    </Panel>
  )
}

function HeldLine({ payment }: { readonly payment: Held }) {
  const say = useWords(remindersWords)
  const language = useLanguage()
  const { hold, amount, currency, bookedOn, from, movementId } = payment.reason
  const money = moneyInWords(amount, language, currency)
  return (
    <li>
      <CardLink memberId={payment.memberId}>{listName(payment)}</CardLink>
      <span>
        {say('movement', { amount: money, day: dayInFigures(bookedOn, language) })}
        {from && <small>{` · ${from}`}</small>}
      </span>
      <Badge tone="info">{say(hold)}</Badge>
      <ButtonLink to={`/admin/fees/pairing?movement=${movementId}`} discover="none" size="small">
        {say('pair')}
      </ButtonLink>
    </li>
  )
}
