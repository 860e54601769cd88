import Settings from 'lucide-react/icons/settings'
import type { ReactNode } from 'react'
import { TableLinks } from '../../ground/lists/table-links.tsx'
import { Link } from '../../ground/ui/link.tsx'
import { BalancePanel } from '../bank/balance-panel.tsx'
import { BANK_PATH } from '../bank/bank-answer.ts'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { FEE_TABS, type FeeTab } from '../fees/fee-tab.ts'
import { HOUSEHOLDS_PATH, TAB_PATHS } from '../fees/fee-paths.ts'
import type { FeesFrameView } from './fees-frame.server.ts'
import { feesWords } from '../fees/fees.words.ts'

type FeesFrameProps = {
  readonly frame: FeesFrameView
  readonly tab: FeeTab | 'pairing'
  /** The address of this very view, to which the run's panel is put away. */
  readonly address: string
  readonly exportTo?: string
  readonly children: ReactNode
}

function ofPeriod({ period, year }: FeesFrameView, path: string): string {
  return period === year ? path : `${path}?period=${period}`
}

const TONES = { generate: 'neutral', pending: 'warning', reminders: 'danger', received: 'neutral' } as const

/** Title and balance, the six tabs, the run that goes on, and under it the tab itself. */
export function FeesFrame({ frame, tab, address, exportTo, children }: FeesFrameProps) {
  const say = useWords(feesWords)
  const { counts, run, mailsWaiting, unassigned } = frame
  const pairing = {
    key: 'pairing' as const,
    to: TAB_PATHS.pairing,
    label: say('pairing'),
    count: unassigned,
    tone: unassigned > 0 ? ('warning' as const) : ('neutral' as const),
  }
  return (
    <>
      <PageTitle
        title={say('title', { year: String(frame.period) })}
        actions={<BalancePanel view={frame.balance} />}
      />
      <Tabs
        label={say('tabs')}
        current={tab}
        tabs={FEE_TABS.flatMap((key) => [
          ...(key === 'received' ? [pairing] : []),
          {
            key,
            // Its number is of the chosen year, so it leads there.
            to: key === 'generate' ? ofPeriod(frame, TAB_PATHS.generate) : TAB_PATHS[key],
            label: say(key),
            ...(key === 'statistics'
              ? {}
              : { count: counts[key], tone: counts[key] > 0 ? TONES[key] : ('neutral' as const) }),
          },
        ])}
      />
      <nav
        aria-label={say('settings')}
        className="mt-2 mb-4 flex gap-x-5 gap-y-1 overflow-x-auto text-[0.9375rem] whitespace-nowrap md:flex-wrap md:justify-end"
      >
        <SideLink to={BANK_PATH}>{say('bank')}</SideLink>
        <SideLink to="/admin/fees/refunds">
          {say('refunds')}
          {frame.refunds > 0 && <Badge tone="warning">{frame.refunds}</Badge>}
        </SideLink>
        {frame.cash > 0 && (
          <SideLink to="/admin/fees/cash">
            {say('rideCash')}
            <Badge tone="warning">{frame.cash}</Badge>
          </SideLink>
        )}
        <SideLink to="/admin/fees/table">{say('table')}</SideLink>
        <SideLink to={TAB_PATHS.paper}>
          {say('paper')}
          {frame.paper > 0 && <Badge tone="warning">{frame.paper}</Badge>}
        </SideLink>
        <SideLink to={HOUSEHOLDS_PATH}>{say('households')}</SideLink>
        <SideLink to={ofPeriod(frame, TAB_PATHS.settings)}>
          <Settings aria-hidden="true" className="size-4" /> {say('settings')}
        </SideLink>
        {exportTo && (
          <TableLinks
            csv={exportTo}
            label={say('export')}
            className="link inline-flex items-center gap-1.5 py-1 text-muted hover:text-ink"
          />
        )}
      </nav>
      {run && (
        <RunProgress
          batchId={run.id}
          initial={run}
          hideTo={address}
          note={mailsWaiting > 0 ? say('mailsWaiting', { count: mailsWaiting }) : undefined}
        />
      )}
      {children}
    </>
  )
}

function SideLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className="link inline-flex items-center gap-1.5 py-1 text-muted hover:text-ink">
      {children}
    </Link>
  )
}
