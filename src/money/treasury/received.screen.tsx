import { CLOSED_STATUSES, isArchived } from '../payment-status/payment-status.ts'
import { useSelection } from '../../ground/batches/use-selection.ts'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { PeopleTable } from '../../people/members/people-table.tsx'
import { cardPath, listName } from '../../people/members/member.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/received.screen'
import { feeSorting } from './fee-address.ts'
import { FeeOutcome } from './fee-outcome.tsx'
import type { PaidPart } from '../fees/fee-payments.server.ts'
import type { ReceivedPayment } from './listed-payment.ts'
import { feesWords } from '../fees/fees.words.ts'
import { ActForm, RowDetails, usePendingAct } from './row-details.tsx'
import { PaymentMeaning } from '../../people/members/card-badges.tsx'
import { StatusBadge } from './payment-cells.tsx'
import { PaymentsList } from './payments-list.tsx'
import { usePaymentColumns } from './payment-columns.tsx'
import { pendingWords, receivedWords } from './pending.words.ts'
import { receivedActs, receivedScreen, viewReceivedPage } from './received-page.server.ts'
import { quoted } from '../../ground/values/quoted.ts'

export const loader = receivedScreen.shows(async (given) => ({
  title: speak(feesWords, given.language)('received'),
  ...(await viewReceivedPage(given, given.visitor, given.url.searchParams)),
}))

export const action = receivedScreen.acts({ keeps: ['intent'], acts: receivedActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function ReceivedScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(receivedWords)
  return (
    <PaymentsList
      tab="received"
      loaderData={loaderData}
      statuses={CLOSED_STATUSES}
      empty={{ all: say('empty'), filtered: say('emptyFilter') }}
      outcome={<Outcome answer={actionData} />}
    >
      {(here) => <Received loaderData={loaderData} here={here} />}
    </PaymentsList>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(feesWords)('received')} />
}

type ReceivedProps = Pick<Route.ComponentProps, 'loaderData'> & { readonly here: (page: number) => string }

function Received({ loaderData: { payments, view, frame, address }, here }: ReceivedProps) {
  const say = useWords(receivedWords)
  const sayPending = useWords(pendingWords)
  const shared = usePaymentColumns(frame.today)
  const selection = useSelection([])
  return (
    <>
      <PeopleTable
        label={say('list')}
        people={payments}
        selection={selection}
        sorting={feeSorting('received', address)}
        isSelectable={false}
        linkTo={({ memberId }) => cardPath(memberId)}
        columns={[
          shared.division,
          shared.what,
          shared.amount,
          {
            key: 'status',
            label: sayPending('status'),
            onPhone: 'rest',
            renderCell: ({ status }) => (
              <>
                <StatusBadge status={status} />
                <PaymentMeaning status={status} />
              </>
            ),
          },
          {
            key: 'with',
            label: say('paidWith'),
            sort: 'paid',
            onPhone: 'foot',
            renderCell: (payment) => <PaidWith payment={payment} />,
          },
        ]}
        renderAction={(payment) => <Corrections payment={payment} address={here(view.page)} />}
      />
      <Pager view={view} to={here} />
    </>
  )
}

/** What came and from where; of an archived payment why nobody waits for it. */
function PaidWith({ payment }: { readonly payment: ReceivedPayment }) {
  const say = useWords(receivedWords)
  const language = useLanguage()
  const { paidWith, status, archivedAt, archiveReason } = payment
  return (
    <span className="grid gap-0.5">
      {paidWith.map((part) => (
        <Part key={part.id} part={part} isOneOfMore={paidWith.length > 1} />
      ))}
      {payment.amount === 0 && say('before')}
      {paidWith.length > 0 && (
        <a href={`/api/payments/${payment.id}/receipt.pdf`} className="link w-fit text-sm">
          {say('receipt')}
          <span className="sr-only">{`: ${listName(payment)}`}</span>
        </a>
      )}
      {isArchived(status) && (
        <span className="text-muted">
          {archivedAt && say('archivedOn', { day: dayInFigures(pragueDay(archivedAt), language) })}
          {archiveReason && <span className="block text-sm">{quoted(archiveReason, language)}</span>}
        </span>
      )}
    </span>
  )
}

function Part({ part, isOneOfMore }: { readonly part: PaidPart; readonly isOneOfMore: boolean }) {
  const say = useWords(receivedWords)
  const language = useLanguage()
  const detail = [part.from && say('from', { name: part.from }), part.note].filter(Boolean).join(' · ')
  return (
    <span>
      <span className="block">
        {`${dayInFigures(part.on, language)} · ${say(part.mode)}`}
        {isOneOfMore && ` · ${moneyInWords(part.amount, language)}`}
      </span>
      {detail && <span className="block text-sm text-muted">{detail}</span>}
    </span>
  )
}

type CorrectionsProps = { readonly payment: ReceivedPayment; readonly address: string }

function Corrections({ payment, address }: CorrectionsProps) {
  const say = useWords(receivedWords)
  const isPending = usePendingAct(payment.id, 'again')
  const mayAskAgain = isArchived(payment.status) && payment.period !== null
  const isBrought = payment.amount === 0 && !isArchived(payment.status)
  if (payment.paidWith.length === 0 && !mayAskAgain && !isBrought) return null
  return (
    <RowDetails id={payment.id} label={say('undo')} named={say('undoNamed', { name: listName(payment) })}>
      {payment.paidWith.map((part) => (
        <TakeBack key={part.id} part={part} payment={payment} address={address} />
      ))}
      {isBrought && <TakeBack part={null} payment={payment} address={address} />}
      {mayAskAgain && (
        <ActForm payment={payment} address={address} intent="again">
          <Button type="submit" size="small" className="w-full" pending={isPending}>
            {say('again')}
          </Button>
        </ActForm>
      )}
    </RowDetails>
  )
}

/** What came, or a year said to be paid before the club kept it here. */
function TakeBack({ part, payment, address }: CorrectionsProps & { readonly part: PaidPart | null }) {
  const say = useWords(receivedWords)
  const language = useLanguage()
  const intent = part ? 'undo' : 'unpaid'
  return (
    <ActForm payment={payment} address={address} intent={intent}>
      {part && <input type="hidden" name="allocationId" value={part.id} />}
      <div className="grid gap-3">
        <p className="font-semibold">
          {part ? say('undoTitle', { amount: moneyInWords(part.amount, language) }) : say('unpaidTitle')}
        </p>
        <p className="text-sm text-muted">{say(part ? 'undoLead' : 'unpaidLead')}</p>
        <Field label={say('reason')}>
          <TextInput name="reason" required maxLength={2000} autoComplete="off" />
        </Field>
        <Button type="submit" size="small" variant="danger" pending={usePendingAct(payment.id, intent)}>
          {say('undoDo')}
        </Button>
      </div>
    </ActForm>
  )
}

const SAID = { undo: 'doneUndo', unpaid: 'doneUnpaid', again: 'doneAgain' } as const

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(receivedWords)
  const sayFees = useWords(feesWords)
  const done = answer && 'done' in answer ? answer.done : undefined
  return (
    <FeeOutcome
      fault={answer?.fault}
      faultTitle={sayFees('failed')}
      done={done}
      text={done ? say(SAID[done.what], { name: done.name }) : ''}
    />
  )
}
