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
  return {
    division: {
      key: 'division',
      label: sayList('division'),
      sort: 'division',
      renderCell: ({ divisionName }) => divisionName ?? '–',
    },
    what: { key: 'what', label: say('what'), renderCell: (payment) => <WhatCell payment={payment} /> },
    amount: {
      key: 'amount',
      label: say('amount'),
      sort: 'amount',
      renderCell: (payment) => <AmountCell payment={payment} />,
    },
    due: {
      key: 'due',
      label: say('due'),
      sort: 'due',
      renderCell: (payment) => <DueCell payment={payment} today={today} />,
    },
  } satisfies Readonly<Record<'division' | 'what' | 'amount', Column<ShownPayment>>> & {
    readonly due: Column<ListedPayment>
  }
}
