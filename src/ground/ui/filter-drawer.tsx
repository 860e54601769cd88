import X from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import { kitWords } from './kit.words.ts'
import { useWords } from './use-words.ts'

type FilterDrawerProps = {
  readonly label: string
  /** How many are chosen, said on the button. */
  readonly count: number
  /** What is found now: the way back to the list. */
  readonly found: string
  readonly children: ReactNode
}

/**
 * Filters of a list: in a row on a desktop, on a phone one button and a drawer from below. The drawer is the browser's own
 * dialog, so it keeps the focus and Escape; where no script runs, what is in it simply stands there.
 */
export function FilterDrawer({ label, count, found, children }: FilterDrawerProps) {
  const say = useWords(kitWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="filter-opener"
        onClick={() => dialog.current?.showModal()}
      >
        {label}
        {count > 0 && <span>{count}</span>}
      </button>
      <dialog
        ref={dialog}
        aria-label={label}
        className="filter-drawer"
        // A tap beside it closes it, where the browser knows how; Escape and the two buttons do so everywhere.
        {...{ closedby: 'any' }}
      >
        <header>
          <h2>{label}</h2>
          <button type="button" aria-label={say('close')} className="row-more" onClick={close}>
            <X aria-hidden="true" />
          </button>
        </header>
        <div>{children}</div>
        <footer>
          <button type="button" className="button button-primary button-large" onClick={close}>
            {found}
          </button>
        </footer>
      </dialog>
    </>
  )
}
