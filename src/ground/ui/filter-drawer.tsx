import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, type ToggleEvent, useId } from 'react'
import { kitWords } from './kit.words.ts'
import { useWords } from './use-words.ts'

type FilterDrawerProps = {
  readonly label: string
  /** How many are chosen, said on the button. */
  readonly count: number
  /** What is found now: the way back to the list. */
  readonly found: string
  /** Fields of a form that is sent when it is filled in: the way back is what sends it. */
  readonly sends?: true
  readonly children: ReactNode
}

/**
 * Filters of a list: in a row on a desktop, on a phone one button and a drawer from below. The drawer is the browser's own
 * popover: it opens without JavaScript too, closes by Escape or a tap beside it, and gives the focus back.
 */
export function FilterDrawer({ label, count, found, sends, children }: FilterDrawerProps) {
  const say = useWords(kitWords)
  const id = useId()
  const closes = { type: 'button', popoverTarget: id, popoverTargetAction: 'hide' } as const
  return (
    <>
      <button type="button" popoverTarget={id} className="filter-opener">
        {label}
        {count > 0 && <span>{count}</span>}
      </button>
      <section id={id} popover="auto" aria-label={label} className="filter-drawer" onToggle={leaveList}>
        <header>
          <h2>{label}</h2>
          <button {...closes} aria-label={say('close')} className="row-more">
            <X aria-hidden="true" />
          </button>
        </header>
        <div className={sends && 'gap-4'}>{children}</div>
        <footer>
          <button {...(sends ? SENDS : closes)} className="button button-primary button-large">
            {found}
          </button>
        </footer>
      </section>
    </>
  )
}

/** Closed first: the list that comes must not be out of reach. */
const SENDS = {
  type: 'submit',
  onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover(),
} as const

/** While the drawer lies over it, the list is out of reach and is not read aloud. */
function leaveList({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  let beside = currentTarget.closest('search')?.nextElementSibling
  while (beside) {
    beside.toggleAttribute('inert', newState === 'open')
    beside = beside.nextElementSibling
  }
}
