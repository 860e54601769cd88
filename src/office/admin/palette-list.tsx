import type { MouseEvent, ReactNode } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { type Finding, KINDS } from './finding.ts'
import { searchWords } from './search.words.ts'

// No tag can be all of this: rows that are links, in groups, pointed at from the box.
const LIST = { role: 'listbox' } as const
const GROUP = { role: 'group' } as const
const OPTION = { role: 'option' } as const

type PaletteListProps = {
  readonly id: string
  readonly rows: readonly Finding[]
  readonly chosen: Finding | undefined
  /** Over the rows, where they are not divided into groups. */
  readonly title: string | null
  readonly onChoose: (place: number) => void
  readonly onGo: (to: string) => void
  readonly children: ReactNode
}

/** What was found, by groups; the focus stays in the box, the chosen row is only pointed at. */
export function PaletteList({ id, rows, chosen, title, onChoose, onGo, children }: PaletteListProps) {
  const say = useWords(searchWords)
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pt-3 pb-2">
      {children}
      <div id={id} {...LIST} aria-label={title ?? say('results')}>
        {KINDS.map((kind) => {
          const own = rows.flatMap((row, place) => (row.kind === kind ? [{ row, place }] : []))
          if (own.length === 0) return null
          return (
            <div key={kind} {...GROUP} aria-labelledby={`${id}-${kind}`} className="mb-2">
              <div
                id={`${id}-${kind}`}
                role="presentation"
                className="px-5 pt-1 pb-0.5 text-[0.8125rem] font-semibold tracking-[0.1em] text-muted uppercase"
              >
                {title ?? say(kind)}
              </div>
              {own.map(({ row, place }) => (
                <Row
                  key={row.to}
                  id={`${id}-${place}`}
                  row={row}
                  isChosen={row === chosen}
                  onPoint={() => onChoose(place)}
                  onGo={onGo}
                />
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

type RowProps = {
  readonly id: string
  readonly row: Finding
  readonly isChosen: boolean
  readonly onPoint: () => void
  readonly onGo: (to: string) => void
}

function Row({ id, row, isChosen, onPoint, onGo }: RowProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onGo(row.to)
  }
  return (
    <Link
      id={id}
      to={row.to}
      {...OPTION}
      aria-selected={isChosen}
      tabIndex={-1}
      onMouseMove={isChosen ? undefined : onPoint}
      onClick={follow}
      className={classNames(
        'mx-2 flex min-h-12 items-center gap-3 rounded-lg px-3 md:min-h-10',
        isChosen && 'bg-primary-100 dark:bg-chosen forced-colors:outline',
      )}
    >
      <span className="max-w-[75%] shrink-0 truncate font-semibold">{row.label}</span>
      <span className="min-w-0 flex-1 truncate text-muted">{row.note}</span>
      {isChosen && (
        <span className="max-md:hidden">
          <KeyCap>Enter</KeyCap>
        </span>
      )}
    </Link>
  )
}

export function KeyCap({ children }: { readonly children: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="rounded-md bg-stone-200 px-2 py-1 font-sans text-xs font-semibold text-stone-800 dark:bg-stone-700 dark:text-stone-100"
    >
      {children}
    </kbd>
  )
}
