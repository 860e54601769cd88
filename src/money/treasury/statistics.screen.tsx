import { useLocation } from 'react-router'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/statistics.screen'
import { FeeListQuery, readFeeAddress } from '../fees/fee-list.ts'
import { exportAddress, TAB_PATHS } from '../fees/fee-paths.ts'
import { loadFrame } from './fees-frame.server.ts'
import { FeesFrame } from './fees-frame.tsx'
import { PeriodLinks, yearsAround } from './period-links.tsx'
import { feesWords } from '../fees/fees.words.ts'
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
      <PeriodLinks
        years={[frame.year - 2, ...yearsAround(frame.year)]}
        period={statistics.period}
        to={(period) => `${PATH}?period=${period}`}
      />
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
