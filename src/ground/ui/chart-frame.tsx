import type { ReactNode } from 'react'

type ChartFrameProps = { readonly width: number; readonly height: number; readonly children: ReactNode }

/** A drawing as wide as its card: its letters shrink as it grows, so that they are never larger than text. */
export function ChartFrame({ width, height, children }: ChartFrameProps) {
  return (
    <div className="@container">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="figures chart">
        {children}
      </svg>
    </div>
  )
}
