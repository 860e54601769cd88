import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from '../../ground/ui/link.tsx'
import { useInBrowser } from '../../ground/batches/use-in-browser.ts'
import type { Selection } from '../../ground/batches/use-selection.ts'
import { Avatar } from '../../ground/ui/avatar.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { ApplicationView } from './application-view.ts'
import type { ApplicationList } from './application.ts'
import { applicationsWords } from './applications.words.ts'
import { addressOf } from './list-address.ts'

type RowsProps = {
  readonly items: readonly ApplicationView[]
  readonly status: ApplicationList
  readonly page: number
  /** Only where several can be decided about at once. */
  readonly selection: Selection | null
}

/** Rows on a desktop, cards on a phone; the whole row opens the application. */
export function ApplicationRows({ items, status, page, selection }: RowsProps) {
  const say = useWords(applicationsWords)
  return (
    <ul
      aria-label={say('list')}
      className="mt-5 grid gap-3 md:block md:divide-y md:divide-line md:overflow-hidden md:rounded-panel md:border md:border-line md:bg-panel"
    >
      {items.map((item) => (
        <Row key={item.id} item={item} to={addressOf({ status, page, id: item.id })} selection={selection} />
      ))}
    </ul>
  )
}

type RowProps = { readonly item: ApplicationView; readonly to: string; readonly selection: Selection | null }

function Row({ item, to, selection }: RowProps) {
  const say = useWords(applicationsWords)
  const isInBrowser = useInBrowser()
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 px-4 py-3 max-md:rounded-panel max-md:border max-md:border-line md:min-h-13.5 md:grid-cols-[auto_minmax(0,2.2fr)_minmax(0,1fr)_minmax(0,2fr)_minmax(0,1.5fr)_auto] md:py-2',
        selection?.has(item.id) ? 'bg-chosen' : 'hover:bg-sunk max-md:bg-panel',
      )}
    >
      <div className="flex items-center gap-2">
        {selection && (
          // Above the link that covers the row.
          <Checkbox
            hideLabel
            label={say('select', { name: item.listName })}
            checked={selection.has(item.id)}
            onChange={() => selection.toggle(item.id)}
            className={classNames('relative z-10', !isInBrowser && 'invisible')}
          />
        )}
        <Avatar firstName={item.firstName} lastName={item.lastName} />
      </div>
      <div className="min-w-0">
        <Link
          to={to}
          preventScrollReset
          className="font-semibold after:absolute after:inset-0 after:rounded-panel"
        >
          {item.listName}
        </Link>
        <p className="truncate text-sm text-muted">{item.nickname ?? item.email}</p>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 text-muted md:order-last" />
      <p className="text-[0.9375rem] max-md:col-span-2 max-md:col-start-2 md:contents">
        <span className="md:truncate">{item.divisionName ?? say('noDivision')}</span>
        <span aria-hidden="true" className="text-muted md:hidden">
          {item.motorcycle && ' · '}
        </span>
        <span className="md:truncate">{item.motorcycle}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 max-md:col-span-2 max-md:col-start-2">
        <span className="figures text-sm text-muted">{say('submitted', { when: item.submitted })}</span>
        {item.sponsors.some(({ answer }) => answer === 'declined') && (
          <Badge tone="danger">{say('sponsorDeclined')}</Badge>
        )}
        {item.possibleDuplicates.length > 0 && <Badge tone="warning">{say('possibleDuplicate')}</Badge>}
      </div>
    </li>
  )
}
