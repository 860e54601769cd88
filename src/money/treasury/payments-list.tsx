import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ListStates } from '../../ground/lists/list-states.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { exportAddress, TAB_PATHS } from '../fees/fee-paths.ts'
import { feesWords } from '../fees/fees.words.ts'
import type { PaymentStatus } from '../payment-status/payment-status.ts'
import { type FeeAddress, feeAddressWith, isNarrowed } from './fee-address.ts'
import { FeeFilters } from './fee-filters.tsx'
import type { FeesFrameView } from './fees-frame.server.ts'
import { FeesFrame } from './fees-frame.tsx'

type PaymentsListProps = {
  readonly tab: 'pending' | 'received'
  readonly loaderData: {
    readonly frame: FeesFrameView
    readonly address: FeeAddress
    readonly view: { readonly page: number; readonly total: number }
    readonly amount: number
  }
  readonly statuses: readonly ('overdue' | PaymentStatus)[]
  /** What to say where there is nothing: at all, and with these filters. */
  readonly empty: { readonly all: string; readonly filtered: string }
  readonly outcome: ReactNode
  readonly children: (here: (page: number) => string) => ReactNode
}

/** A tab of payments: its filters, how many there are and how much they make, and the table. */
export function PaymentsList({ tab, loaderData, statuses, empty, outcome, children }: PaymentsListProps) {
  const { frame, address, view, amount } = loaderData
  const say = useWords(feesWords)
  const language = useLanguage()
  const { search } = useLocation()
  const path = TAB_PATHS[tab]
  const here = (page: number) => feeAddressWith(path, address, { page: page > 1 ? String(page) : null })
  const isFiltered = isNarrowed(address) || address.period !== undefined
  const isEmpty = view.total === 0
  const count = say('payments', { count: view.total })
  return (
    <FeesFrame frame={frame} tab={tab} address={here(view.page)} exportTo={exportAddress(tab, search)}>
      {outcome}
      {(!isEmpty || isFiltered) && (
        <FeeFilters
          path={path}
          address={address}
          divisions={frame.divisions}
          statuses={statuses}
          periods={[frame.year + 1, frame.year, frame.year - 1, frame.year - 2]}
          hasWays={tab === 'received'}
        />
      )}
      {!isEmpty && (
        <p className="figures mb-3 text-muted">
          {say('inAll', { count, amount: moneyInWords(amount, language) })}
        </p>
      )}
      <ListStates path={path} isEmpty={isEmpty} empty={isFiltered ? empty.filtered : empty.all}>
        {children(here)}
      </ListStates>
    </FeesFrame>
  )
}
