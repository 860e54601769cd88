import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { kitWords } from './kit.words.ts'
import { useWords } from './use-words.ts'

type SheetProps = {
  readonly title: string
  readonly note?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * What belongs to one row of a list: from the bottom on a phone, in the middle elsewhere. The browser's own dialog, so that a
 * sheet the server was asked for is open, and can be closed, where no script runs.
 */
export function Sheet({ title, note, onClose, children }: SheetProps) {
  const say = useWords(kitWords)
  const id = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = sheet
    // Not closed, which would be told: only opened in another way, over everything else.
    current?.removeAttribute('open')
    current?.showModal()
    // A press beside it closes it; Escape and the cross do so too.
    const press = ({ target }: Event) => target === current && current?.close()
    current?.addEventListener('click', press)
    return () => current?.removeEventListener('click', press)
  }, [])
  return (
    <dialog ref={sheet} open aria-labelledby={id} className="sheet" onClose={onClose}>
      <div>
        <header>
          <div className="min-w-0">
            <h2 id={id} className="font-display text-2xl leading-tight font-bold">
              {title}
            </h2>
            {note && <p className="figures text-sm text-muted">{note}</p>}
          </div>
          <form method="dialog">
            <button type="submit" aria-label={say('close')} className="row-more">
              <X aria-hidden="true" />
            </button>
          </form>
        </header>
        {children}
      </div>
    </dialog>
  )
}
