import { Dialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { BACKDROP } from '../../ground/ui/overlay-look.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { type Finding, moveChoice, withRecent } from './finding.ts'
import { KeyCap, PaletteList } from './palette-list.tsx'
import { searchWords } from './search.words.ts'
import { keepRecent, recentPlaces, useFindings } from './use-findings.ts'

// Neither its place nor its size ever depends on what was found.
const POPUP =
  'fixed inset-x-3 top-3 z-50 mx-auto flex h-[min(36rem,calc(100dvh-1.5rem))] max-w-150 flex-col overflow-hidden rounded-panel border border-line bg-panel text-ink shadow-2xl transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 md:top-[min(15dvh,8.5rem)] md:h-[min(36rem,calc(100dvh-15dvh-1rem))]'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Type and press Enter for the first that is found, or walk down to another: the quickest way anywhere. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(searchWords)
  const goTo = useNavigate()
  const listId = useId()
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState(0)
  const [isHurried, setHurried] = useState(false)
  // Whose acts are shown instead of what was found.
  const [person, setPerson] = useState<Finding | null>(null)
  const { items, failed, isLooking } = useFindings(query)
  const rows = person ? person.acts.map((act) => ({ ...act, kind: 'act' as const, acts: [] })) : items
  const at = Math.min(place, rows.length - 1)
  const chosen = rows[at]
  const go = (to: string) => {
    onClose()
    if (!to.startsWith('/')) return window.location.assign(to)
    keepRecent(withRecent(recentPlaces(), to))
    return void goTo(to)
  }
  const open = useEffectEvent(() => chosen && go(chosen.to))
  useEffect(() => {
    if (isHurried && !isLooking) open()
  }, [isHurried, isLooking])
  const show = (next: Finding | null) => {
    setPerson(next)
    setPlace(0)
  }
  const ask = (text: string) => {
    setQuery(text)
    setHurried(false)
    show(null)
  }
  const steer = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step) setPlace(moveChoice(at, step, rows.length))
    else if (event.key === 'Escape' && person) show(null)
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    else if (isLooking) setHurried(true)
    else if (chosen && !(event.ctrlKey || event.metaKey)) go(chosen.to)
    else if (chosen && chosen.acts.length > 0) show(chosen)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className={`${BACKDROP} duration-200`} />
        <Dialog.Popup className={POPUP}>
          <Dialog.Title className="sr-only">{say('title')}</Dialog.Title>
          <div className="flex h-16 shrink-0 items-center gap-3 border-b border-line px-5">
            <input
              type="search"
              role="combobox"
              aria-label={say('box')}
              aria-expanded="true"
              aria-controls={listId}
              aria-activedescendant={chosen && `${listId}-${at}`}
              aria-autocomplete="list"
              placeholder={say('box')}
              maxLength={100}
              autoComplete="off"
              value={query}
              onChange={(event) => ask(event.target.value)}
              onKeyDown={steer}
              className="h-full min-w-0 flex-1 bg-transparent text-xl shadow-none! outline-0! placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
            />
            <Dialog.Close className="-mr-2 grid min-h-12 min-w-12 cursor-pointer place-items-center rounded-lg">
              <span className="sr-only">{say('close')}</span>
              <X aria-hidden="true" className="size-5 md:hidden" />
              <span className="max-md:hidden">
                <KeyCap>Esc</KeyCap>
              </span>
            </Dialog.Close>
          </div>
          <PaletteList
            id={listId}
            rows={rows}
            chosen={chosen}
            title={person && say('actsOf', { name: person.label })}
            onChoose={setPlace}
            onGo={go}
          >
            <output className="block px-5 text-muted empty:hidden">
              {failed && say('failed')}
              {!failed && !isLooking && query !== '' && rows.length === 0 && say('nothing')}
              {!failed && !isLooking && query !== '' && rows.length > 0 && (
                <span className="sr-only">{say('found', { count: rows.length })}</span>
              )}
            </output>
          </PaletteList>
          <footer className="flex h-10 shrink-0 items-center gap-5 border-t border-line px-5 text-sm text-muted">
            <span className="max-md:hidden">{say('choose', { keys: '↑↓' })}</span>
            <span className="max-md:hidden">{say('enter')}</span>
            {person ? (
              <button
                type="button"
                className="min-h-10 cursor-pointer hover:text-ink"
                onClick={() => show(null)}
              >
                <span className="max-md:hidden">Esc </span>
                {say('back')}
              </button>
            ) : (
              chosen &&
              chosen.acts.length > 0 && (
                <button
                  type="button"
                  className="min-h-10 cursor-pointer hover:text-ink"
                  onClick={() => show(chosen)}
                >
                  <span className="max-md:hidden">Ctrl+Enter </span>
                  {say('more')}
                </button>
              )
            )}
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
