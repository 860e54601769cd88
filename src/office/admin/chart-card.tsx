import type { ReactNode } from 'react'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { chartWords } from './charts.words.ts'

export type FigureTable = {
  readonly head: readonly string[]
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[]
}

type ChartCardProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly table: FigureTable
  readonly children: ReactNode
}

/** A picture, and the same numbers as a table one tap away; whoever cannot see the picture is given the table. */
export function ChartCard({ title, lead, table, children }: ChartCardProps) {
  const say = useWords(chartWords)
  const [first = '', ...others] = table.head
  return (
    <Panel className="flex flex-col">
      <h3 className="font-display text-2xl leading-tight font-bold">{title}</h3>
      <div className="figures mt-1 mb-3 min-h-6 text-muted">{lead}</div>
      {children}
      <details className="mt-auto pt-3">
        <summary className="link w-fit cursor-pointer py-1.5 text-muted hover:text-ink">
          {say('asTable')}
          <span className="sr-only">: {title}</span>
        </summary>
        <table aria-label={title} className="figures mt-2 w-full text-[0.9375rem]">
          <thead>
            <tr className="border-b border-line text-muted">
              <th scope="col" className="py-1.5 pr-3 text-left font-medium">
                {first}
              </th>
              {others.map((name) => (
                <th key={name} scope="col" className="py-1.5 pl-3 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={name} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={others[index]} className="py-1.5 pl-3 text-right whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  )
}
