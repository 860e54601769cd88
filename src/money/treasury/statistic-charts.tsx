import type { ReactNode } from 'react'
import { moneyInWords } from '../../ground/values/money.ts'
import type { Language } from '../../ground/values/words.ts'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { ChartTable, type Figures } from '../../ground/ui/chart-table.tsx'
import { BarChart, ColumnChart, LineChart, useShortMoney, YearsLegend } from '../../ground/ui/charts.tsx'
import { daysInWords, monthNames } from '../../ground/values/day-in-words.ts'
import { bucketName, cellOnScreen, type StatisticTable, statisticTables } from './statistic-tables.ts'
import { sumOf } from './statistics.ts'
import { statisticsWords } from './statistics.words.ts'
import type { Statistics } from './view-statistics.server.ts'

type ChartsProps = { readonly statistics: Statistics; readonly isPast: boolean }

/** The six pictures of a year, each with its table. */
export function StatisticCharts({ statistics, isPast }: ChartsProps) {
  const language = useLanguage()
  const tables = statisticTables(statistics, language)
  const tableOf = (key: StatisticTable['key']) => tables.find((table) => table.key === key)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Collected statistics={statistics} isPast={isPast} table={tableOf('cumulative')} />
      <Months statistics={statistics} table={tableOf('months')} />
      <Divisions statistics={statistics} table={tableOf('divisions')} />
      <DaysToPay statistics={statistics} table={tableOf('daysToPay')} />
      <Ageing statistics={statistics} table={tableOf('ageing')} />
      <YearsChart statistics={statistics} table={tableOf('years')} />
    </div>
  )
}

type ChartProps = { readonly statistics: Statistics; readonly table: StatisticTable | undefined }

function Collected({ statistics, isPast, table }: ChartProps & { readonly isPast: boolean }) {
  const say = useWords(statisticsWords)
  const language = useLanguage()
  const short = useShortMoney()
  const { totals, cumulative, period } = statistics
  const title = say('collectedOf', {
    collected: moneyInWords(totals.collected, language),
    expected: moneyInWords(totals.expected, language),
  })
  const people = say(isPast ? 'peoplePast' : 'people', {
    paid: totals.paidCount,
    all: totals.members,
    before: totals.paidCountYearBefore,
  })
  return (
    <Card title={title} lead={people} table={table}>
      <LineChart
        main={{ name: String(period), points: cumulative.thisYear }}
        other={{ name: String(period - 1), points: cumulative.yearBefore }}
        names={['', ...monthNames(language, 'short')]}
        format={short}
        short={short}
      />
    </Card>
  )
}

function Months({ statistics: { months, period }, table }: ChartProps) {
  const say = useWords(statisticsWords)
  const short = useShortMoney()
  const language = useLanguage()
  const names = ['–', ...monthNames(language, 'short')]
  return (
    <Card title={say('months')} lead={<YearsLegend year={period} />} table={table}>
      <ColumnChart
        columns={names.map((name, point) => ({
          name,
          value: months.thisYear[point] ?? 0,
          other: months.yearBefore[point] ?? 0,
        }))}
        format={short}
      />
    </Card>
  )
}

function Divisions({ statistics: { byDivision }, table }: ChartProps) {
  const say = useWords(statisticsWords)
  const language = useLanguage()
  const money = (amount: number) => moneyInWords(amount, language)
  return (
    <Card title={say('divisions')} table={table}>
      <BarChart
        bars={byDivision.map((row) => ({
          name: row.division ?? say('none'),
          value: row.collected,
          of: row.expected,
          text: `${money(row.collected)} / ${money(row.expected)}`,
        }))}
        tone="success"
      />
    </Card>
  )
}

function DaysToPay({ statistics: { daysToPay }, table }: ChartProps) {
  const say = useWords(statisticsWords)
  const language = useLanguage()
  const { median, buckets } = daysToPay
  const lead = median === null ? say('nobodyPaid') : say('median', { days: daysInWords(median, language) })
  return (
    <Card title={say('daysToPay')} lead={lead} table={table}>
      {median !== null && (
        <BarChart
          bars={buckets.map((bucket) => ({
            name: bucketName(bucket, language),
            value: bucket.count,
            text: String(bucket.count),
          }))}
        />
      )}
    </Card>
  )
}

function Ageing({ statistics: { ageing }, table }: ChartProps) {
  const say = useWords(statisticsWords)
  const language = useLanguage()
  const money = (amount: number) => moneyInWords(amount, language)
  const total = sumOf(ageing.map(({ amount }) => amount))
  return (
    <Card
      title={say('ageing')}
      lead={total === 0 ? say('nothingOverdue') : say('overdueSum', { amount: money(total) })}
      table={table}
    >
      {total > 0 && (
        <BarChart
          bars={ageing.map((bucket) => ({
            name: bucketName(bucket, language),
            value: bucket.amount,
            text: `${bucket.count} · ${money(bucket.amount)}`,
          }))}
          tone="danger"
        />
      )}
    </Card>
  )
}

function YearsChart({ statistics: { years }, table }: ChartProps) {
  const say = useWords(statisticsWords)
  const language = useLanguage()
  const money = (amount: number) => moneyInWords(amount, language)
  return (
    <Card title={say('years')} table={table}>
      <BarChart
        bars={years
          .filter(({ expected }) => expected > 0)
          .map((row) => ({
            name: String(row.period),
            value: row.collected,
            of: row.expected,
            text: `${money(row.collected)} / ${money(row.expected)}`,
          }))}
      />
    </Card>
  )
}

type CardProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly table: StatisticTable | undefined
  readonly children: ReactNode
}

/** A chart with its sentence, and the same numbers as a table one click away. */
function Card({ title, lead, table, children }: CardProps) {
  const language = useLanguage()
  return (
    <Panel title={title}>
      {lead && <div className="figures -mt-3 mb-4 text-muted">{lead}</div>}
      {children}
      {table && <ChartTable title={table.title} figures={figuresOf(table, language)} className="mt-4" />}
    </Panel>
  )
}

function figuresOf({ head, rows }: StatisticTable, language: Language): Figures {
  return { head, rows: rows.map((row) => row.map((cell) => cellOnScreen(cell, language))) }
}
