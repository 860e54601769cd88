import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type SortHeadProps = {
  readonly label: string
  /** What this column sorts by, and what the list is sorted by now ('name' or '-name'). */
  readonly sort: string
  readonly current: string
  readonly to: string
  readonly className?: string | undefined
}

/** The head of a column one can sort by: an address, so it works without JavaScript and can be sent. */
export function SortHead({ label, sort, current, to, className }: SortHeadProps) {
  const isUp = current === sort
  const isDown = current === `-${sort}`
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined} className={className}>
      <Link to={to} preventScrollReset className="sort-head">
        {label}
        <Icon name="rising" />
      </Link>
    </th>
  )
}
