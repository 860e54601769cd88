import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { classNames } from '../../ground/ui/class-names.ts'
import { Dialog } from '../../ground/ui/dialog-part.tsx'
import { CONTROL } from '../../ground/ui/field.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { moveChoice } from './finding.ts'
import { searchWords } from './search.words.ts'
import { useFindings } from './use-findings.ts'

/** Type and press Enter for the first that is found, or walk down to another: the quickest way anywhere. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(searchWords)
  const goTo = useNavigate()
  const stops = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const { items, failed, isLooking } = useFindings(query)
  const walkOn = (event: KeyboardEvent) => walk(event, stops.current)
  const enterFirst = (event: KeyboardEvent) => {
    walkOn(event)
    const [first] = items
    if (event.key !== 'Enter' || isLooking || !first) return
    onClose()
    void goTo(first.to)
  }
  return (
    <Dialog open onOpenChange={onClose} title={say('title')}>
      <div ref={stops}>
        <input
          type="search"
          aria-label={say('box')}
          placeholder={say('box')}
          maxLength={100}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={enterFirst}
          className={classNames(CONTROL, 'h-12')}
        />
        <output className="mt-3 block min-h-5 text-sm text-muted">
          {failed && say('failed')}
          {!failed && query === '' && say('hint')}
          {!failed && query !== '' && !isLooking && items.length === 0 && say('nothing')}
          {!failed && query !== '' && !isLooking && items.length > 0 && say('found', { count: items.length })}
        </output>
        <ul className="-mx-2 mt-1 min-h-40">
          {items.map(({ to, label, note, kind }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={onClose}
                onKeyDown={walkOn}
                className="flex min-h-11 items-center justify-between gap-3 rounded-lg px-2 hover:bg-sunk focus-visible:bg-chosen"
              >
                <span className="min-w-0 truncate font-medium">{label}</span>
                <span className="shrink-0 text-sm text-muted">{note || say(kind)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

/** Arrows go from the box down the links and round again. */
function walk(event: KeyboardEvent, area: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const stops = [...(area?.querySelectorAll<HTMLElement>('input, a') ?? [])]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[moveChoice(at, event.key === 'ArrowDown' ? 1 : -1, stops.length)]?.focus()
}
