import { classNames } from './class-names.ts'
import { kitWords } from './kit.words.ts'
import { useWords } from './use-words.ts'

export type Figures = {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

type ChartTableProps = { readonly title: string; readonly figures: Figures; readonly className?: string }

/** The numbers of a picture one tap away; whoever cannot see the picture is given these. */
export function ChartTable({ title, figures: { head, rows }, className }: ChartTableProps) {
  const say = useWords(kitWords)
  const [first = '', ...others] = head
  return (
    <details className={classNames(className)}>
      <summary className="link w-fit cursor-pointer py-1.5 text-muted hover:text-ink">
        {say('asTable')}
        <span className="sr-only">: {title}</span>
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table aria-label={title} className="figures w-full text-[0.9375rem]">
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
            {rows.map(([name = '', ...cells]) => (
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
      </div>
    </details>
  )
}
