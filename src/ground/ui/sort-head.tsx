import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { Link } from './link.tsx'
import { classNames } from './class-names.ts'

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
  const Arrow = isDown ? ArrowDown : ArrowUp
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined} className={className}>
      <Link to={to} preventScrollReset className="inline-flex items-center gap-1 hover:text-ink">
        {label}
        <Arrow aria-hidden="true" className={classNames('size-3.5', !isUp && !isDown && 'invisible')} />
      </Link>
    </th>
  )
}
