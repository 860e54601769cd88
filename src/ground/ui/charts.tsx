import { ChartFrame } from './chart-frame.tsx'
import { lengthsIn, niceScale, shortMoney, ticks } from './chart-scale.ts'
import { useLanguage } from './use-words.ts'

// Drawn on the server with the page's own colours, so that both themes and paper show them; the table under
// each chart says the same numbers, and that is what a screen reader is given.

const WIDTH = 360
const HEIGHT = 210
const LEFT = 50
const BOTTOM = 26
const TOP = 20

type Line = { readonly name: string; readonly points: readonly number[] }

type LineChartProps = {
  /** The line that matters; the other one is for comparison. */
  readonly main: Line
  readonly other: Line
  readonly names: readonly string[]
  readonly format: (value: number) => string
  readonly short: (value: number) => string
}

/** Two years as two lines, each named at its end. */
export function LineChart({ main, other, names, format, short }: LineChartProps) {
  const right = WIDTH - 16
  const scale = niceScale(Math.max(1, ...main.points, ...other.points))
  const count = Math.max(names.length, 2)
  const x = (index: number) => LEFT + ((right - LEFT) * index) / (count - 1)
  const y = heightIn(scale)
  const path = (points: readonly number[]) =>
    points
      .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
      .join('')
  const end = main.points.length - 1
  const last = main.points[end] ?? 0
  const otherEnd = other.points.length - 1
  const otherLast = other.points[otherEnd] ?? 0
  // The higher line is named above, the lower one below, so that the names never meet.
  const isAbove = last >= otherLast
  const above = (value: number) => Math.max(y(value) - 12, 11)
  const below = (value: number) => Math.min(y(value) + 22, HEIGHT - BOTTOM - 4)
  return (
    <ChartFrame width={WIDTH} height={HEIGHT}>
      <Grid scale={scale} y={y} right={right} format={format} />
      {names.map((name, index) =>
        index % 2 === 1 ? (
          <text key={name} x={x(index)} y={HEIGHT - 6} textAnchor="middle" className="fill-muted">
            {name}
          </text>
        ) : null,
      )}
      <path
        d={path(other.points)}
        fill="none"
        strokeWidth="3"
        className="stroke-stone-300 dark:stroke-stone-600"
      />
      <path
        d={path(main.points)}
        fill="none"
        strokeWidth="3.5"
        strokeLinejoin="round"
        className="stroke-ink"
      />
      {other.points.length > 0 && (
        <text
          x={right}
          y={isAbove ? below(otherLast) : above(otherLast)}
          textAnchor="end"
          className="fill-muted"
        >
          {`${other.name} ${short(otherLast)}`}
        </text>
      )}
      {main.points.length > 0 && (
        <>
          <circle cx={x(end)} cy={y(last)} r="6" strokeWidth="2.5" className="fill-primary-400 stroke-ink" />
          <text
            x={Math.min(x(end) + 8, right)}
            y={isAbove ? above(last) : below(last)}
            textAnchor="end"
            className="fill-ink font-semibold"
          >
            {`${main.name} ${short(last)}`}
          </text>
        </>
      )}
    </ChartFrame>
  )
}

type Bar = { readonly name: string; readonly value: number; readonly of?: number; readonly text: string }
type BarTone = 'ink' | 'success' | 'danger'

const FILLS: Readonly<Record<BarTone, string>> = {
  ink: 'fill-stone-800 dark:fill-stone-200',
  success: 'fill-green-700 dark:fill-green-400',
  danger: 'fill-red-700 dark:fill-red-400',
}

type BarsProps = { readonly bars: readonly Bar[]; readonly tone?: BarTone }

const ROW = 46

/** Lying bars, each with its name above and its number beside; `of` is the whole it is a part of. */
export function BarChart({ bars, tone = 'ink' }: BarsProps) {
  const width = lengthsIn(
    WIDTH - 4,
    bars.flatMap(({ value, of = 0 }) => [value, of]),
  )
  return (
    <ChartFrame width={WIDTH} height={bars.length * ROW + 2}>
      {bars.map((bar, index) => (
        <g key={bar.name} transform={`translate(2 ${index * ROW})`}>
          <text y="15" className="fill-ink font-medium">
            {bar.name}
          </text>
          <text x={WIDTH - 4} y="15" textAnchor="end" className="fill-muted">
            {bar.text}
          </text>
          {bar.of !== undefined && (
            <rect
              y="22"
              width={width(bar.of)}
              height="12"
              rx="3"
              className="fill-stone-200 dark:fill-stone-700"
            />
          )}
          <rect
            y="22"
            width={Math.max(bar.value > 0 ? 3 : 0, width(bar.value))}
            height="12"
            rx="3"
            className={FILLS[tone]}
          />
        </g>
      ))}
    </ChartFrame>
  )
}

type ColumnsProps = {
  readonly columns: readonly { readonly name: string; readonly value: number; readonly other: number }[]
  readonly format: (value: number) => string
}

/** Standing pairs of columns: the year and, paler, the one before. */
export function ColumnChart({ columns, format }: ColumnsProps) {
  const right = WIDTH - 6
  const scale = niceScale(Math.max(1, ...columns.flatMap(({ value, other }) => [value, other])))
  const y = heightIn(scale)
  const slot = (right - LEFT) / Math.max(1, columns.length)
  const bar = Math.min(18, slot * 0.36)
  const isCrowded = columns.length > 7
  return (
    <ChartFrame width={WIDTH} height={HEIGHT}>
      <Grid scale={scale} y={y} right={right} format={format} />
      {columns.map(({ name, value, other }, index) => {
        const middle = LEFT + slot * (index + 0.5)
        return (
          <g key={name}>
            <rect
              x={middle - bar - 1}
              y={y(other)}
              width={bar}
              height={HEIGHT - BOTTOM - y(other)}
              className="fill-stone-300 dark:fill-stone-600"
            />
            <rect
              x={middle + 1}
              y={y(value)}
              width={bar}
              height={HEIGHT - BOTTOM - y(value)}
              className="fill-stone-800 dark:fill-stone-200"
            />
            {(!isCrowded || index % 2 === 1) && (
              <text x={middle} y={HEIGHT - 6} textAnchor="middle" className="fill-muted">
                {name}
              </text>
            )}
          </g>
        )
      })}
    </ChartFrame>
  )
}

/** Where on the picture a value stands: the axis starts above the names and ends under the top. */
function heightIn({ top }: { readonly top: number }): (value: number) => number {
  const length = lengthsIn(HEIGHT - BOTTOM - TOP, [top])
  return (value) => HEIGHT - BOTTOM - length(value)
}

/** Which column is which year. */
export function YearsLegend({ year }: { readonly year: number }) {
  return (
    <span className="flex gap-5">
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="size-3 rounded-sm bg-stone-800 dark:bg-stone-200" /> {year}
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="size-3 rounded-sm bg-stone-300 dark:bg-stone-600" /> {year - 1}
      </span>
    </span>
  )
}

type GridProps = {
  readonly scale: { readonly top: number; readonly step: number }
  readonly y: (value: number) => number
  readonly right: number
  readonly format: (value: number) => string
}

function Grid({ scale, y, right, format }: GridProps) {
  return (
    <g>
      {ticks(scale).map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={right} y1={y(value)} y2={y(value)} className="stroke-line" />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" className="fill-muted">
            {format(value)}
          </text>
        </g>
      ))}
    </g>
  )
}

export function useShortMoney(): (amount: number) => string {
  const language = useLanguage()
  return (amount) => shortMoney(amount, language)
}
