import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { listName } from '../../people/members/member.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { ownFeeWords } from '../fees/own-fee.words.ts'

type OwnFeeView = {
  readonly memberId: number
  readonly firstName: string
  readonly lastName: string
  readonly amount: number
  readonly reason: string
  readonly fromPeriod: number
  readonly untilPeriod: number | null
}

type OwnPricesProps = {
  readonly fees: readonly OwnFeeView[]
  readonly address: string
  readonly view: { readonly page: number; readonly pageSize: number; readonly total: number }
}

/** Who has a price of his own and why, each to be taken away. */
export function OwnPrices({ fees, address, view }: OwnPricesProps) {
  const say = useWords(ownFeeWords)
  const language = useLanguage()
  return (
    <Panel title={say('title')} className="mt-5">
      <p className="mb-4 max-w-[75ch] text-muted">{say('lead')}</p>
      {fees.length === 0 && <p>{say('none')}</p>}
      <ul className="divide-y divide-line">
        {fees.map((fee) => (
          <li key={fee.memberId} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0">
              <Link to={`/admin/${fee.memberId}/edit`} className="link font-semibold">
                {listName(fee)}
              </Link>
              <span className="figures block text-sm text-muted">
                <Years fee={fee} /> · {fee.reason}
              </span>
            </span>
            <Form method="post" action={address} preventScrollReset className="flex items-center gap-4">
              <input type="hidden" name="intent" value="remove-own" />
              <span className="figures font-semibold">{moneyInWords(fee.amount, language)}</span>
              <Button
                type="submit"
                size="small"
                name="memberId"
                value={fee.memberId}
                aria-label={say('removeNamed', { name: listName(fee) })}
              >
                {say('remove')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Pager view={view} to={(page) => `${address}${address.includes('?') ? '&' : '?'}page=${page}`} />
    </Panel>
  )
}

function Years({ fee: { fromPeriod, untilPeriod } }: { readonly fee: OwnFeeView }) {
  const say = useWords(ownFeeWords)
  const from = String(fromPeriod)
  if (untilPeriod === null) return say('since', { from })
  return untilPeriod === fromPeriod
    ? say('only', { from })
    : say('between', { from, until: String(untilPeriod) })
}
