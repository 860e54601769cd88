import { Link, useLocation } from 'react-router'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { classNames } from '../../ground/ui/class-names.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/statistics.screen'
import { FeeListQuery, readFeeAddress } from '../fees/fee-list.ts'
import { exportAddress, TAB_PATHS } from '../fees/fee-paths.ts'
import { loadFrame } from './fees-frame.server.ts'
import { FeesFrame } from './fees-frame.tsx'
import { feesWords, generateWords } from '../fees/fees.words.ts'
import { StatisticCharts } from './statistic-charts.tsx'
import { statisticsWords } from './statistics.words.ts'
import { viewStatistics } from './view-statistics.server.ts'

const PATH = TAB_PATHS.statistics

const screen = declareScreen({ who: 'fees.manage' })

export const loader = screen.shows(async (given) => {
  const { db, visitor, language, today, url } = given
  const asked = FeeListQuery.parse(readFeeAddress(url.searchParams)).period
  const period = asked ?? Number(today.slice(0, 4))
  const [frame, statistics] = await Promise.all([
    loadFrame(given, visitor, url.searchParams),
    viewStatistics(db, { period, today }),
  ])
  return { title: speak(feesWords, language)('statistics'), frame, statistics }
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function StatisticsScreen({ loaderData: { frame, statistics } }: Route.ComponentProps) {
  const { search } = useLocation()
  const say = useWords(statisticsWords)
  const hasAnything = statistics.totals.expected > 0 || statistics.years.some(({ expected }) => expected > 0)
  return (
    <FeesFrame
      frame={frame}
      tab="statistics"
      address={`${PATH}?period=${statistics.period}`}
      exportTo={exportAddress('statistics', search)}
    >
      <Years year={frame.year} period={statistics.period} />
      {hasAnything ? (
        <StatisticCharts statistics={statistics} isPast={statistics.period < frame.year} />
      ) : (
        <Panel>
          <EmptyState text={say('nothing')} />
        </Panel>
      )}
    </FeesFrame>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(feesWords)('statistics')} />
}

function Years({ year, period }: { readonly year: number; readonly period: number }) {
  const say = useWords(generateWords)
  return (
    <nav aria-label={say('period')} className="mb-4 flex flex-wrap items-center gap-2">
      <span className="mr-1 text-muted">{say('period')}</span>
      {[year - 2, year - 1, year, year + 1].map((one) => (
        <Link
          key={one}
          to={`${PATH}?period=${one}`}
          preventScrollReset
          aria-current={one === period ? 'page' : undefined}
          className={classNames(
            'figures inline-flex h-10 items-center rounded-full border px-3.5 font-medium md:h-9',
            one === period
              ? 'border-primary-400 bg-primary-100 text-stone-900'
              : 'border-line bg-panel hover:border-edge dark:border-stone-700',
          )}
        >
          {one}
        </Link>
      ))}
    </nav>
  )
}
