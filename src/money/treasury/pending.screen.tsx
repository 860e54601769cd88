import { useState } from 'react'
import { OPEN_STATUSES } from '../payment-status/payment-status.ts'
import { batchSentence } from '../../ground/batches/batch-sentence.ts'
import { BulkBar } from '../../ground/batches/bulk-bar.tsx'
import { useSelection } from '../../ground/batches/use-selection.ts'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { cardPath } from '../../people/members/member.ts'
import { PeopleTable } from '../../people/members/people-table.tsx'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { DialogForm } from '../../ground/ui/dialog-form.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/pending.screen'
import { feeSorting } from './fee-address.ts'
import { FeeOutcome } from './fee-outcome.tsx'
import { feesWords } from '../fees/fees.words.ts'
import { PaymentActs } from './payment-acts.tsx'
import { StatusCell } from './payment-cells.tsx'
import { PaymentsList } from './payments-list.tsx'
import { usePaymentColumns } from './payment-columns.tsx'
import { pendingActs, pendingScreen, viewPendingPage } from './pending-page.server.ts'
import { pendingWords } from './pending.words.ts'

export const loader = pendingScreen.shows(async (given) => ({
  title: speak(feesWords, given.language)('pending'),
  ...(await viewPendingPage(given, given.visitor, given.url.searchParams)),
}))

export const action = pendingScreen.acts({ keeps: ['intent'], acts: pendingActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function PendingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(pendingWords)
  return (
    <PaymentsList
      tab="pending"
      loaderData={loaderData}
      statuses={['overdue', ...OPEN_STATUSES]}
      empty={{ all: say('empty'), filtered: say('emptyFilter') }}
      outcome={<Outcome answer={actionData} />}
    >
      {(here) => <Awaited loaderData={loaderData} here={here} />}
    </PaymentsList>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(feesWords)('pending')} />
}

type AwaitedProps = Pick<Route.ComponentProps, 'loaderData'> & { readonly here: (page: number) => string }

function Awaited({ loaderData: { payments, view, frame, address }, here }: AwaitedProps) {
  const say = useWords(pendingWords)
  const shared = usePaymentColumns(frame.today)
  const selection = useSelection(payments.map(({ id }) => id))
  const action = here(view.page)
  return (
    <>
      <PeopleTable
        label={say('list')}
        people={payments}
        selection={selection}
        sorting={feeSorting('pending', address)}
        linkTo={({ memberId }) => cardPath(memberId)}
        columns={[
          shared.division,
          shared.what,
          shared.amount,
          shared.due,
          {
            key: 'status',
            label: say('status'),
            sort: 'status',
            onPhone: 'rest',
            renderCell: (payment) => <StatusCell payment={payment} today={frame.today} />,
          },
        ]}
        renderAction={(payment) => <PaymentActs payment={payment} address={action} today={frame.today} />}
      />
      <Pager view={view} to={here} />
      <ManyActs
        ids={selection.ids}
        onClear={selection.clear}
        batchSize={frame.batchSize}
        today={frame.today}
        address={action}
      />
    </>
  )
}

type ManyActsProps = {
  readonly ids: readonly number[]
  readonly onClear: () => void
  readonly batchSize: number
  readonly today: string
  readonly address: string
}

/** Cash of a whole meeting, or what the board has waived, in one run. */
function ManyActs({ ids, onClear, batchSize, today, address }: ManyActsProps) {
  const say = useWords(pendingWords)
  const language = useLanguage()
  const [asking, setAsking] = useState<'cash' | 'archive' | null>(null)
  const isArchive = asking === 'archive'
  const title = say(isArchive ? 'archive' : 'record')
  return (
    <>
      <BulkBar count={ids.length} noun="payments" onClear={onClear}>
        <Button variant="primary" size="small" onClick={() => setAsking('cash')}>
          {say('record')}
        </Button>
        <Button size="small" onClick={() => setAsking('archive')}>
          {say('archive')}
        </Button>
      </BulkBar>
      <DialogForm
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={title}
        text={batchSentence({ count: ids.length, batchSize, noun: 'payments' }, language)}
        confirm={title}
        isDangerous={isArchive}
        address={address}
        sends={{ intent: isArchive ? 'archive-many' : 'cash-many', ids: ids.join(',') }}
      >
        {!isArchive && (
          <Field label={say('cashOn')}>
            <TextInput type="date" name="paidOn" defaultValue={today} max={today} required />
          </Field>
        )}
        <Field label={say(isArchive ? 'reason' : 'note')} hint={isArchive ? say('reasonHint') : undefined}>
          <TextInput
            key={title}
            name={isArchive ? 'reason' : 'note'}
            maxLength={2000}
            required={isArchive}
            autoComplete="off"
          />
        </Field>
      </DialogForm>
    </>
  )
}

const DONE = {
  cash: 'doneCash',
  archive: 'doneArchive',
  resend: 'doneResend',
  deferred: 'deferredResend',
  paper: 'donePaper',
} as const

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(pendingWords)
  const sayFees = useWords(feesWords)
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const isBatch = fault?.values.intent?.endsWith('-many')
  return (
    <FeeOutcome
      fault={fault}
      faultTitle={sayFees(isBatch ? 'batchFailed' : 'failed')}
      done={done}
      text={done ? say(DONE[done.what], { name: done.name }) : ''}
      isPartial={done?.what === 'deferred'}
    />
  )
}
