import type { ReactNode } from 'react'
import type { Column } from '../../people/members/people-table.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { ListedPayment, ShownPayment } from './listed-payment.ts'
import { listWords } from '../fees/fees.words.ts'
import { AmountCell, DueCell, WhatCell } from './payment-cells.tsx'
import { pendingWords } from './pending.words.ts'

/** What every list of payments says about each: of which division, for what, how much, by when. */
export function usePaymentColumns(today: string) {
  const say = useWords(pendingWords)
  const sayList = useWords(listWords)
  const due = {
    key: 'due',
    label: say('due'),
    sort: 'due',
    onPhone: 'foot',
    renderCell: (payment) => <DueCell payment={payment} today={today} />,
  } as const satisfies Column<ListedPayment>
  return {
    division: {
      key: 'division',
      label: sayList('division'),
      sort: 'division',
      onPhone: 'rest',
      renderCell: ({ divisionName }) => divisionName ?? '–',
    },
    what: {
      key: 'what',
      label: say('what'),
      onPhone: 'rest',
      renderCell: (payment) => <WhatCell payment={payment} />,
    },
    amount: {
      key: 'amount',
      label: say('amount'),
      sort: 'amount',
      onPhone: 'side',
      renderCell: (payment) => <AmountCell payment={payment} />,
    },
    due,
    /** The same where a phone has to be told one thing more there. */
    dueBeside: <P extends ListedPayment>(more: (payment: P, onPhone: string) => ReactNode): Column<P> => ({
      ...due,
      renderCell: (payment) => (
        <>
          {due.renderCell(payment)}
          {more(payment, 'md:hidden')}
        </>
      ),
    }),
  } satisfies Readonly<Record<'division' | 'what' | 'amount', Column<ShownPayment>>> & {
    readonly due: Column<ListedPayment>
    readonly dueBeside: unknown
  }
}
