import { useState } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { REMINDABLE_STATUSES } from '../payment-status/payment-status.ts'
import { BulkBar } from '../../ground/batches/bulk-bar.tsx'
import { ConfirmBatch } from '../../ground/batches/confirm-batch.tsx'
import { useSelection } from '../../ground/batches/use-selection.ts'
import { ListFailed, ListStates } from '../../ground/lists/list-states.tsx'
import { PeopleTable } from '../../people/members/people-table.tsx'
import { cardPath, listName } from '../../people/members/member.ts'
import { speak } from '../../ground/values/words.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/reminders.screen'
import { feeAddressWith, feeSorting, isNarrowed } from './fee-address.ts'
import { FeeFilters } from './fee-filters.tsx'
import { FeeOutcome } from './fee-outcome.tsx'
import { exportAddress, TAB_PATHS } from '../fees/fee-paths.ts'
import { FeesFrame } from './fees-frame.tsx'
import { feesWords } from '../fees/fees.words.ts'
import { HeldPayments } from './held-payments.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { usePendingAct } from './row-details.tsx'
import { usePaymentColumns } from './payment-columns.tsx'
import { remindersWords } from './reminders.words.ts'
import { remindersActs, remindersScreen, viewRemindersPage } from './reminders-page.server.ts'

const PATH = TAB_PATHS.reminders

export const loader = remindersScreen.shows(async (given) => ({
  title: speak(feesWords, given.language)('reminders'),
  ...(await viewRemindersPage(given, given.visitor, given.url.searchParams)),
}))

export const action = remindersScreen.acts({ keeps: ['intent', 'paymentId', 'ids'], acts: remindersActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function RemindersScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, address, view, preview, held, moreHeld, waiting } = loaderData
  const say = useWords(remindersWords)
  const { search } = useLocation()
  const here = (page: number) => feeAddressWith(PATH, address, { page: page > 1 ? String(page) : null })
  return (
    <FeesFrame
      frame={frame}
      tab="reminders"
      address={here(view.page)}
      exportTo={exportAddress('reminders', search)}
    >
      <Outcome answer={actionData} bank={loaderData.bank} />
      {preview && (
        <Panel
          title={say('previewTitle')}
          className="mb-5"
          actions={
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Link to={`${TAB_PATHS.settings}#texty`} className="link">
                {say('editTexts')}
              </Link>
              <ButtonLink to={here(view.page)} size="small" preventScrollReset>
                {say('close')}
              </ButtonLink>
            </span>
          }
        >
          <LetterPreview letter={preview} />
        </Panel>
      )}
      <p className="mb-2 max-w-[70ch] text-muted">{say('lead')}</p>
      <p className="mb-4 max-w-[70ch]">
        {waiting.goes && <span className="figures font-semibold">{waiting.goes} </span>}
        <Link to={waiting.to} className="link">
          {waiting.link}
        </Link>
      </p>
      {(view.total > 0 || isNarrowed(address)) && (
        <FeeFilters
          path={PATH}
          address={address}
          divisions={frame.divisions}
          statuses={REMINDABLE_STATUSES}
        />
      )}
      <ListStates
        path={PATH}
        isEmpty={view.total === 0}
        empty={say(isNarrowed(address) ? 'emptyFilter' : 'empty')}
      >
        <Due loaderData={loaderData} here={here} />
      </ListStates>
      <HeldPayments held={held} hasMore={moreHeld} />
    </FeesFrame>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(feesWords)('reminders')} />
}

type DueProps = Pick<Route.ComponentProps, 'loaderData'> & { readonly here: (page: number) => string }
type Payment = DueProps['loaderData']['payments'][number]

const levelOf = (payment: Payment, className: string) => <LevelBadge {...payment} className={className} />

function Due({ loaderData: { payments, view, frame, address, bank }, here }: DueProps) {
  const say = useWords(remindersWords)
  const shared = usePaymentColumns(frame.today)
  const selection = useSelection(payments.map(({ id }) => id))
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const action = here(view.page)
  const remindMany = () => {
    setAsking(false)
    const input = { intent: 'remind-many', ids: selection.ids.join(',') }
    void submit(input, { method: 'post', action, preventScrollReset: true })
  }
  return (
    <>
      <PeopleTable
        label={say('list')}
        people={payments}
        selection={selection}
        sorting={feeSorting('reminders', address)}
        linkTo={({ memberId }) => cardPath(memberId)}
        columns={[
          shared.division,
          shared.what,
          shared.amount,
          shared.dueBeside(levelOf),
          {
            key: 'level',
            label: say('level'),
            onPhone: 'rest',
            renderCell: (payment) => <LevelBadge {...payment} />,
          },
        ]}
        renderAction={(payment) => (
          <RemindOne
            payment={payment}
            previewTo={feeAddressWith(PATH, address, { nahled: String(payment.id) })}
          />
        )}
      />
      {/* One form for all rows: the button says whose payment it is. */}
      {['remind', 'in-person'].map((intent) => (
        <Form key={intent} id={intent} method="post" action={action} preventScrollReset>
          <input type="hidden" name="intent" value={intent} />
        </Form>
      ))}
      <Pager view={view} to={here} />
      <BulkBar count={selection.ids.length} noun="payments" onClear={selection.clear}>
        <Button variant="primary" size="small" onClick={() => setAsking(true)}>
          {say('sendMany')}
        </Button>
      </BulkBar>
      <ConfirmBatch
        open={asking}
        onOpenChange={setAsking}
        title={say('sendMany')}
        noun="payments"
        count={selection.ids.length}
        batchSize={frame.batchSize}
        note={<BankNote bank={bank} />}
        confirm={say('sendMany')}
        onConfirm={remindMany}
      />
    </>
  )
}

type BankNoteProps = { readonly bank: { readonly isOn: boolean; readonly when: string | null } }

/** How old the bank's data are, before anybody is reminded. */
function BankNote({ bank: { isOn, when } }: BankNoteProps) {
  const say = useWords(remindersWords)
  if (!isOn) return say('bankOff')
  return when ? say('bankNow', { when }) : say('neverRead')
}

type LevelProps = { readonly level: number; readonly className?: string }

function LevelBadge({ level, className = '' }: LevelProps) {
  const say = useWords(remindersWords)
  return (
    <Badge tone={level === 1 ? 'warning' : 'danger'} className={className}>
      {say(level === 1 ? 'first' : 'second')}
    </Badge>
  )
}

type RemindOneProps = { readonly payment: Payment; readonly previewTo: string }

/** See it, send it; who has no address gets it on paper or is reminded in person, and that is written down. */
function RemindOne({ payment, previewTo }: RemindOneProps) {
  const say = useWords(remindersWords)
  const name = listName(payment)
  const isMute = payment.email === null
  return (
    <span className="row-buttons">
      <ButtonLink to={previewTo} discover="none" size="small" aria-label={say('previewNamed', { name })}>
        {say('preview')}
      </ButtonLink>
      <Button
        type="submit"
        form="remind"
        size="small"
        name="paymentId"
        value={payment.id}
        pending={usePendingAct(payment.id, 'remind')}
        aria-label={say(isMute ? 'onPaperNamed' : 'sendNamed', { name })}
      >
        {say(isMute ? 'onPaper' : 'send')}
      </Button>
      {isMute && <InPerson paymentId={payment.id} name={name} />}
    </span>
  )
}

function InPerson({ paymentId, name }: { readonly paymentId: number; readonly name: string }) {
  const say = useWords(remindersWords)
  return (
    <Button
      type="submit"
      form="in-person"
      size="small"
      name="paymentId"
      value={paymentId}
      pending={usePendingAct(paymentId, 'in-person')}
      aria-label={say('inPersonNamed', { name })}
    >
      {say('inPerson')}
    </Button>
  )
}

const DONE = { sent: 'done', paper: 'doneOnPaper', 'in-person': 'doneInPerson' } as const

type OutcomeProps = BankNoteProps & { readonly answer: Route.ComponentProps['actionData'] }

function Outcome({ answer, bank }: OutcomeProps) {
  const say = useWords(remindersWords)
  const sayFees = useWords(feesWords)
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  if (fault?.code === 'bank_data_old') return <OldData values={fault.values} bank={bank} />
  return (
    <FeeOutcome
      fault={fault}
      faultTitle={sayFees(fault?.values.intent === 'remind-many' ? 'batchFailed' : 'failed')}
      done={done}
      text={done ? say(DONE[done.what], { name: done.name }) : ''}
    />
  )
}

type OldDataProps = BankNoteProps & { readonly values: Readonly<Record<string, string>> }

/** The bank could not be read: how old the data are, and whether to go on all the same. */
function OldData({ values, bank: { when } }: OldDataProps) {
  const say = useWords(remindersWords)
  return (
    <section role="alert" className="mb-5 rounded-lg bg-warning px-4 py-3 text-warning-ink">
      <p className="font-semibold">{say('oldTitle')}</p>
      <p className="mt-0.5 mb-3">{when ? say('oldText', { when }) : say('neverRead')}</p>
      <Form method="post" preventScrollReset>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="acceptOldData" value="yes" />
        <Button type="submit" size="small">
          {say('sendAnyway')}
        </Button>
      </Form>
    </section>
  )
}
