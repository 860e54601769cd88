import { monthNames } from '../../ground/values/day-in-words.ts'
import { crownsField, moneyInWords } from '../../ground/values/money.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { Bucket } from './statistics.ts'
import { statisticsWords } from './statistics.words.ts'
import type { Statistics } from './view-statistics.server.ts'

export type StatisticKey = 'cumulative' | 'months' | 'divisions' | 'daysToPay' | 'ageing' | 'years'

/** Money is kept apart from plain numbers: a screen writes '1 200 Kč', a spreadsheet wants '1200'. */
type Cell = string | number | { readonly money: number }

export type StatisticTable = {
  readonly key: StatisticKey
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** The numbers behind every chart, in the order of the screen. */
export function statisticTables(statistics: Statistics, language: Language): readonly StatisticTable[] {
  const say = speak(statisticsWords, language)
  const { period, months, cumulative, byDivision, daysToPay, ageing, years } = statistics
  const bothYears = [say('month'), String(period), String(period - 1)]
  const names = pointNames(period, language)
  const table = (key: StatisticKey, head: readonly string[], rows: StatisticTable['rows']) => ({
    key,
    title: say(key),
    head,
    rows,
  })
  return [
    table(
      'cumulative',
      bothYears,
      cumulative.yearBefore.map((before, point) => [
        names[point] ?? '',
        cumulative.thisYear[point] === undefined ? '' : { money: cumulative.thisYear[point] },
        { money: before },
      ]),
    ),
    table(
      'months',
      bothYears,
      names.flatMap((name, point) => {
        const [now = 0, before = 0] = [months.thisYear[point], months.yearBefore[point]]
        return point > 12 && now === 0 && before === 0 ? [] : [[name, { money: now }, { money: before }]]
      }),
    ),
    table(
      'divisions',
      [say('division'), say('expected'), say('collected'), say('members'), say('paidCount')],
      byDivision.map((row) => [
        row.division ?? say('none'),
        { money: row.expected },
        { money: row.collected },
        row.members,
        row.paidCount,
      ]),
    ),
    table(
      'daysToPay',
      [say('days'), say('payments')],
      daysToPay.buckets.map((bucket) => [bucketName(bucket, language), bucket.count]),
    ),
    table(
      'ageing',
      [say('days'), say('payments'), say('amount')],
      ageing.map((bucket) => [bucketName(bucket, language), bucket.count, { money: bucket.amount }]),
    ),
    table(
      'years',
      [say('year'), say('expected'), say('collected'), say('paidCount')],
      years.map((row) => [
        String(row.period),
        { money: row.expected },
        { money: row.collected },
        row.paidCount,
      ]),
    ),
  ]
}

export function cellOnScreen(cell: Cell, language: Language): string {
  if (typeof cell === 'object') return moneyInWords(cell.money, language)
  return String(cell)
}

export function cellInSheet(cell: Cell): string | number {
  return typeof cell === 'object' ? crownsField(cell.money) : cell
}

export function bucketName({ from, to }: Bucket, language: Language): string {
  const say = speak(statisticsWords, language)
  const text = to === null ? say('over', { from: from - 1 }) : say('range', { from, to })
  return text.replace(' dn', '\u00a0dn').replace(' days', '\u00a0days')
}

/** 'před rokem 2026', 'leden' … 'prosinec', 'po roce 2026': for tables. */
function pointNames(period: number, language: Language): readonly string[] {
  const say = speak(statisticsWords, language)
  const year = String(period)
  return [say('before', { year }), ...monthNames(language, 'long'), say('after', { year })]
}
