import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { Link } from '../ui/link.tsx'
import { FilterMenu } from '../ui/filter-menu.tsx'
import { useWords } from '../ui/use-words.ts'
import { isDescending, nextSorted } from '../values/sorting.ts'
import { peopleWords } from './list.words.ts'

export type Sorting = {
  /** What the list is sorted by now: 'name', or '-name' the other way round. */
  readonly current: string
  readonly to: (sorted: string) => string
}

type SortMenuProps = {
  readonly sorting: Sorting
  readonly options: readonly { readonly sort: string; readonly label: string }[]
}

/** On a phone there are no heads of columns to press. */
export function SortMenu({ sorting: { current, to }, options }: SortMenuProps) {
  const say = useWords(peopleWords)
  const Arrow = isDescending(current) ? ArrowDown : ArrowUp
  return (
    // The key shuts the menu once the order has changed.
    <FilterMenu key={current} label={say('sort')} align="right">
      <ul>
        {options.map(({ sort, label }) => {
          const isCurrent = current === sort || current === `-${sort}`
          return (
            <li key={sort}>
              <Link
                to={to(nextSorted(current, sort))}
                preventScrollReset
                aria-current={isCurrent ? 'true' : undefined}
                className="flex min-h-11 items-center justify-between gap-4 rounded-lg px-2 aria-[current]:font-semibold"
              >
                {label}
                {isCurrent && <Arrow aria-hidden="true" className="size-4" />}
              </Link>
            </li>
          )
        })}
      </ul>
    </FilterMenu>
  )
}
