import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
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
                className={classNames('sort-choice', isDescending(current) && 'is-falling')}
              >
                {label}
                {isCurrent && <Icon name="rising" />}
              </Link>
            </li>
          )
        })}
      </ul>
    </FilterMenu>
  )
}
