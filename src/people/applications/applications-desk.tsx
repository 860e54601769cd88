import { useState } from 'react'
import { useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import type { BatchDetail } from '../../ground/batches/batch.ts'
import { BulkBar } from '../../ground/batches/bulk-bar.tsx'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { useSelection } from '../../ground/batches/use-selection.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { ApplicationDrawer } from './application-drawer.tsx'
import { ApplicationPlain } from './application-plain.tsx'
import { ApplicationRows } from './application-rows.tsx'
import type { ApplicationView } from './application-view.ts'
import { APPLICATION_LISTS, type ApplicationList } from './application.ts'
import { type PageView, Pager } from '../../ground/ui/pager.tsx'
import { applicationsWords, decisionWords } from './applications.words.ts'
import { ApproveMany } from './approve-many.tsx'
import { addressOf } from './list-address.ts'
import { type DecisionAnswer, DONE, useDecisions } from './use-decisions.ts'

type DeskProps = {
  readonly view: PageView
  readonly status: ApplicationList
  readonly page: number
  readonly counts: Readonly<Record<ApplicationList, number>>
  readonly items: readonly ApplicationView[]
  readonly chosen: ApplicationView | null
  readonly batchSize: number
  /** Whoever is approved is an applicant first. */
  readonly hasStage: boolean
  /** Of all that wait, those who may have a card already. */
  readonly repeating: readonly number[]
  readonly run: BatchDetail | null
  /** What a form sent without JavaScript was told. */
  readonly answer: DecisionAnswer | undefined
}

/** Where the Secretary decides: the list, one application beside it, and everything that can be done. */
export function ApplicationsDesk(props: DeskProps) {
  const { status, page, view, counts, items, chosen, batchSize, hasStage, repeating, run, answer } = props
  const say = useWords(applicationsWords)
  const sayDecision = useWords(decisionWords)
  const { decide, Form, isDeciding } = useDecisions({ status, page })
  const [asking, ask] = useState<'all' | 'chosen' | null>(null)
  const selection = useSelection(items.map(({ id }) => id))
  const waiting = counts.PENDING
  const isLoading = useIsListLoading(addressOf({ status, page }))
  return (
    <>
      <PageTitle
        title={say('title')}
        note={waiting > 0 ? say('waiting', { count: waiting }) : undefined}
        actions={
          status === 'PENDING' &&
          waiting > 1 && <ApproveAllButton isRunning={run?.status === 'running'} onClick={() => ask('all')} />
        }
      />
      <p className="-mt-3 mb-4 text-muted">
        {hasStage && `${say('stage')} `}
        <Link to="/admin/applications/applicants" className="link">
          {say('applicants')}
        </Link>
      </p>
      {run && <RunProgress batchId={run.id} initial={run} hideTo={addressOf({ status, page })} />}
      {answer?.fault && <FaultNote title={sayDecision('failed')} fault={answer.fault} />}
      {answer?.done && <DoneNote title={sayDecision(DONE[answer.done.intent])} />}
      {chosen && (
        <ApplicationPlain application={chosen} hasStage={hasStage} backTo={addressOf({ status, page })} />
      )}
      <Tabs
        label={say('tabs')}
        current={status}
        tabs={shownLists(counts, status).map((key) => ({
          key,
          to: addressOf({ status: key, page: 1 }),
          label: say(key),
          count: counts[key],
          tone: key === 'PENDING' && waiting > 0 ? 'accent' : 'neutral',
        }))}
      />
      {status === 'UNPROVED' && (
        <p className="mt-5 max-w-prose text-pretty text-muted">{say('unprovedText')}</p>
      )}
      <div
        aria-busy={isLoading}
        className={isLoading ? 'opacity-50 transition-opacity delay-150' : undefined}
      >
        {items.length === 0 ? (
          <NobodyHere status={status} />
        ) : (
          <ApplicationRows
            items={items}
            status={status}
            page={page}
            selection={status === 'PENDING' ? selection : null}
          />
        )}
      </div>
      <Pager view={view} to={(page) => addressOf({ status, page })} />
      <ApplicationDrawer
        chosen={chosen}
        status={status}
        page={page}
        hasStage={hasStage}
        decide={decide}
        Form={Form}
        isDeciding={isDeciding}
      />
      {status === 'PENDING' && (
        <BulkBar count={selection.ids.length} noun="applications" onClear={selection.clear}>
          <Button variant="primary" size="small" onClick={() => ask('chosen')}>
            {sayDecision('approveChosen')}
          </Button>
        </BulkBar>
      )}
      <ApproveMany
        open={asking !== null}
        onOpenChange={() => ask(null)}
        isAll={asking === 'all'}
        count={asking === 'all' ? waiting : selection.ids.length}
        repeating={asking === 'all' ? repeating.length : repeating.filter((id) => selection.has(id)).length}
        batchSize={batchSize}
        onConfirm={(despite) => {
          if (asking === 'all') decide({ intent: 'approve-all', expected: waiting, ...despite })
          else decide({ intent: 'approve-many', ids: selection.ids.join(','), ...despite })
          selection.clear()
          ask(null)
        }}
      />
    </>
  )
}

/** A club whose applicants all prove themselves, or need not, is not bothered with a list of those who have not. */
function shownLists(
  counts: Readonly<Record<ApplicationList, number>>,
  current: ApplicationList,
): readonly ApplicationList[] {
  return APPLICATION_LISTS.filter((list) => list !== 'UNPROVED' || counts.UNPROVED > 0 || current === list)
}

/** Another tab or page is on its way; opening one application changes nothing about the list. */
function useIsListLoading(current: string): boolean {
  const { location } = useNavigation()
  if (location?.pathname !== '/admin/applications') return false
  const next = new URLSearchParams(location.search)
  next.delete('id')
  next.delete('run')
  return `${location.pathname}${next.size > 0 ? `?${next.toString()}` : ''}` !== current
}

function ApproveAllButton({
  isRunning,
  onClick,
}: {
  readonly isRunning: boolean
  readonly onClick: () => void
}) {
  const say = useWords(decisionWords)
  return (
    <Button onClick={onClick} pending={isRunning} className="noscript:hidden">
      {say('approveAll')}
    </Button>
  )
}

function NobodyHere({ status }: { readonly status: ApplicationList }) {
  const say = useWords(applicationsWords)
  return (
    <EmptyState
      seed={19}
      text={say(`empty${status}`)}
      action={
        status === 'PENDING' ? (
          <ButtonLink to="/prihlaska">{say('seeForm')}</ButtonLink>
        ) : (
          <ButtonLink to="/admin/applications">{say('seePending')}</ButtonLink>
        )
      }
    />
  )
}
