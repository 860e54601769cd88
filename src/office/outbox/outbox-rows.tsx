import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from '../../ground/ui/link.tsx'
import { useInBrowser } from '../../ground/batches/use-in-browser.ts'
import type { Selection } from '../../ground/batches/use-selection.ts'
import { MailStateBadge } from '../../ground/mail/mail-state.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { outboxAddress, type OutboxFilter } from './outbox-filter.ts'
import type { LetterLine } from './outbox-view.ts'
import { outboxWords } from './outbox.words.ts'

type RowsProps = {
  readonly lines: readonly LetterLine[]
  readonly filter: OutboxFilter
  readonly selection: Selection
}

/** Rows on a desktop, cards on a phone; the whole row opens the letter. */
export function OutboxRows({ lines, filter, selection }: RowsProps) {
  const say = useWords(outboxWords)
  const isInBrowser = useInBrowser()
  return (
    <>
      <Checkbox
        label={<span className="text-sm text-muted">{say('selectAll')}</span>}
        checked={selection.isAll}
        onChange={selection.toggleAll}
        className={classNames('mt-4 mb-2 px-4', !isInBrowser && 'invisible')}
      />
      <ul
        aria-label={say('list')}
        className="grid gap-3 md:block md:divide-y md:divide-line md:overflow-hidden md:rounded-panel md:border md:border-line md:bg-panel"
      >
        {lines.map((line) => (
          <Row key={line.id} line={line} to={outboxAddress(filter, line.id)} selection={selection} />
        ))}
      </ul>
    </>
  )
}

type RowProps = { readonly line: LetterLine; readonly to: string; readonly selection: Selection }

function Row({ line, to, selection }: RowProps) {
  const say = useWords(outboxWords)
  const isInBrowser = useInBrowser()
  const who = line.name ?? line.to
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1.5 px-4 py-3 hover:bg-sunk max-md:rounded-panel max-md:border max-md:border-line md:min-h-13.5 md:grid-cols-[auto_minmax(0,1.6fr)_minmax(0,1.6fr)_minmax(0,1.5fr)_auto] md:py-2',
        selection.has(line.id) ? 'bg-chosen' : 'max-md:bg-panel',
      )}
    >
      <Checkbox
        hideLabel
        label={say('select', { name: who })}
        checked={selection.has(line.id)}
        onChange={() => selection.toggle(line.id)}
        className={classNames('z-10', !isInBrowser && 'invisible')}
      />
      <div className="min-w-0">
        <Link
          to={to}
          preventScrollReset
          className="block truncate font-semibold after:absolute after:inset-0 after:rounded-panel"
        >
          {who}
        </Link>
        {line.name && <p className="truncate text-sm text-muted">{line.to}</p>}
      </div>
      <ChevronRight aria-hidden="true" className="size-5 text-muted md:order-last" />
      <p className="truncate text-[0.9375rem] max-md:col-span-2 max-md:col-start-2">{line.subject}</p>
      <div className="min-w-0 max-md:col-span-2 max-md:col-start-2">
        <span className="flex flex-wrap items-center gap-1.5">
          <MailStateBadge state={line.state} isDoubtful={line.isDoubtful} />
        </span>
        <span className="figures mt-0.5 line-clamp-2 text-sm break-words text-muted">{line.fate}</span>
      </div>
    </li>
  )
}
