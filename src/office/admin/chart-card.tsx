import type { ReactNode } from 'react'
import { ChartTable, type Figures } from '../../ground/ui/chart-table.tsx'
import { Panel } from '../../ground/ui/panel.tsx'

type ChartCardProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly table: Figures
  readonly children: ReactNode
}

/** A picture with its sentence, and the same numbers as a table. */
export function ChartCard({ title, lead, table, children }: ChartCardProps) {
  return (
    <Panel className="flex flex-col">
      <h3 className="font-display text-2xl leading-tight font-bold">{title}</h3>
      <div className="figures mt-1 mb-3 min-h-6 text-muted">{lead}</div>
      {children}
      <ChartTable title={title} figures={table} className="mt-auto pt-3" />
    </Panel>
  )
}
