import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { BatchDetail } from '../../ground/batches/batch.ts'
import { BulkBar } from '../../ground/batches/bulk-bar.tsx'
import { ConfirmBatch } from '../../ground/batches/confirm-batch.tsx'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { useSelection } from '../../ground/batches/use-selection.ts'
import type { FormAnswer } from '../../ground/http/form-answer.server.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { type PageView, Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useGoTo } from '../../ground/ui/use-go-to.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { LetterDrawer } from './letter-drawer.tsx'
import { MailStrip } from './mail-strip.tsx'
import type { MailServerView } from './view-mail-server.server.ts'
import { isNarrowed, OUTBOX_TABS, outboxAddress, type OutboxFilter, type OutboxTab } from './outbox-filter.ts'
import { OutboxFilters } from './outbox-filters.tsx'
import { OutboxRows } from './outbox-rows.tsx'
import { type Act, type LetterDetail, type LetterLine, mayCancel, mayResend } from './outbox-view.ts'
import { outboxWords, tabWords } from './outbox.words.ts'
import { TestButton } from './test-button.tsx'

type Done = {
  readonly intent: 'resend' | 'cancel' | 'test'
  readonly batchId: number | null
  readonly to: string
}
type Answer = FormAnswer<Done>

type DeskProps = {
  readonly filter: OutboxFilter
  readonly counts: Readonly<Record<OutboxTab, number>>
  readonly view: PageView
  readonly lines: readonly LetterLine[]
  readonly kinds: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: LetterDetail | null
  readonly run: BatchDetail | null
  readonly batchSize: number
  readonly server: MailServerView
  readonly answer: Answer | undefined
}

/** Every letter and what became of it, with all that can be done about it. */
export function OutboxDesk({ answer, ...desk }: DeskProps) {
  const say = useWords(outboxWords)
  const sayTab = useWords(tabWords)
  const { filter, counts, lines, run } = desk
  const selection = useSelection(lines.map(({ id }) => id))
  const acts = useActs(filter)
  return (
    <>
      <PageTitle
        title={say('title')}
        note={say('letters', { count: counts.all })}
        actions={<ButtonLink to="/admin/sprava/outbox/server">{say('server')}</ButtonLink>}
      />
      <Outcome answer={answer ?? acts.answer} />
      <MailStrip server={desk.server} />
      {run && <RunProgress batchId={run.id} initial={run} hideTo={outboxAddress(filter)} />}
      <Tabs
        label={say('tabs')}
        current={filter.tab}
        tabs={OUTBOX_TABS.map((key) => ({
          key,
          to: outboxAddress({ ...filter, tab: key, page: 1 }),
          label: sayTab(key),
          count: counts[key],
          tone: key === 'failed' && counts.failed > 0 ? 'danger' : 'neutral',
        }))}
      />
      <OutboxFilters filter={filter} kinds={desk.kinds} name={lines[0]?.name ?? null} />
      {lines.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <OutboxRows lines={lines} filter={filter} selection={selection} />
      )}
      <Pager view={desk.view} to={(page) => outboxAddress({ ...filter, page })} />
      <LetterDrawer chosen={desk.chosen} filter={filter} act={acts.act} isBusy={acts.isBusy} />
      <Bulk
        lines={lines.filter(({ id }) => selection.has(id))}
        onClear={selection.clear}
        batchSize={desk.batchSize}
        act={acts.act}
      />
    </>
  )
}

function Nothing({ filter }: { readonly filter: OutboxFilter }) {
  const say = useWords(outboxWords)
  const EMPTY = {
    waiting: 'emptyWaiting',
    sent: 'emptySent',
    failed: 'emptyFailed',
    cancelled: 'emptyCancelled',
    all: 'emptyAll',
  } as const
  const isFiltered = isNarrowed(filter)
  return (
    <Panel className="mt-5">
      <EmptyState
        seed={23}
        text={say(isFiltered ? 'emptyFiltered' : EMPTY[filter.tab])}
        action={
          isFiltered ? (
            <ButtonLink to={outboxAddress({ tab: filter.tab })}>{say('clear')}</ButtonLink>
          ) : (
            <TestButton />
          )
        }
      />
    </Panel>
  )
}

const told = new WeakSet<object>()

/** Sends a wish and closes what it was asked in; many become a run that is watched at the top. */
function useActs(filter: OutboxFilter) {
  const fetcher = useFetcher<Answer>()
  const goTo = useGoTo()
  const answer = fetcher.data
  useEffect(() => {
    if (!answer || answer.fault || told.has(answer)) return
    told.add(answer)
    const { batchId } = answer.done
    const to = batchId === null ? outboxAddress(filter) : `/admin/sprava/outbox?davka=${batchId}`
    goTo(to, { replace: true })
  }, [answer, filter, goTo])
  const act: Act = (intent, ids) => {
    if (fetcher.state === 'idle')
      void fetcher.submit({ intent, ids: ids.join(',') }, { method: 'post', action: '/admin/sprava/outbox' })
  }
  return { act, answer, isBusy: fetcher.state !== 'idle' }
}

function Outcome({ answer }: { readonly answer: Answer | undefined }) {
  const say = useWords(outboxWords)
  const fault = answer?.fault
  const done = answer?.done
  const SAID = {
    resend: say('resent'),
    cancel: say('cancelled'),
    test: say('testPosted', { to: done?.to ?? '' }),
  }
  const isSaid = done && done.batchId === null
  const text = done ? SAID[done.intent] : ''
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(isSaid ? done : undefined, text)
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  return isSaid ? <DoneNote title={text} /> : null
}

type BulkProps = {
  readonly lines: readonly LetterLine[]
  readonly onClear: () => void
  readonly batchSize: number
  readonly act: Act
}

function Bulk({ lines, onClear, batchSize, act }: BulkProps) {
  const say = useWords(outboxWords)
  const [asked, ask] = useState<'resend' | 'cancel' | null>(null)
  const intent = asked ?? 'resend'
  const fitting = lines.filter(({ state }) => (intent === 'cancel' ? mayCancel(state) : mayResend(state)))
  return (
    <>
      <BulkBar count={lines.length} noun="letters" onClear={onClear}>
        {lines.some(({ state }) => mayCancel(state)) && (
          <Button size="small" onClick={() => ask('cancel')}>
            {say('cancel')}
          </Button>
        )}
        {lines.some(({ state }) => mayResend(state)) && (
          <Button variant="primary" size="small" onClick={() => ask('resend')}>
            {say('resend')}
          </Button>
        )}
      </BulkBar>
      <ConfirmBatch
        open={asked !== null}
        onOpenChange={(open) => !open && ask(null)}
        title={say(intent)}
        note={say(intent === 'cancel' ? 'cancelQuestion' : 'resendQuestion')}
        noun="letters"
        count={fitting.length}
        batchSize={batchSize}
        confirm={say(intent)}
        isDangerous={intent === 'cancel'}
        onConfirm={() => {
          act(
            intent,
            fitting.map(({ id }) => id),
          )
          ask(null)
          onClear()
        }}
      />
    </>
  )
}
