import { ChartFrame } from './chart-frame.tsx'
import { lengthsIn } from './chart-scale.ts'

const WIDTH = 360
const HEIGHT = 210
const TOP = 22
const BOTTOM = 24

type Column = { readonly name: string; readonly value: number }

/** One column a year with its number above it; the last one is now, and yellow. */
export function YearColumns({ columns }: { readonly columns: readonly Column[] }) {
  const slot = WIDTH / Math.max(1, columns.length)
  const bar = Math.min(34, slot * 0.66)
  const height = lengthsIn(
    HEIGHT - TOP - BOTTOM,
    columns.map(({ value }) => value),
  )
  return (
    <ChartFrame width={WIDTH} height={HEIGHT}>
      {columns.map(({ name, value }, index) => {
        const middle = slot * (index + 0.5)
        const top = HEIGHT - BOTTOM - height(value)
        const isNow = index === columns.length - 1
        return (
          <g key={name}>
            <rect
              x={middle - bar / 2}
              y={top}
              width={bar}
              height={height(value)}
              rx="3"
              className={isNow ? 'fill-primary-400' : 'fill-stone-300 dark:fill-stone-600'}
            />
            <text
              x={middle}
              y={top - 6}
              textAnchor="middle"
              className={isNow ? 'fill-ink font-semibold' : 'fill-muted'}
            >
              {value}
            </text>
            <text x={middle} y={HEIGHT - 6} textAnchor="middle" className="fill-muted">
              {name}
            </text>
          </g>
        )
      })}
      <line x1="0" x2={WIDTH} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} className="stroke-line" />
    </ChartFrame>
  )
}
