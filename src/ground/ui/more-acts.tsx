import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

/**
 * What is done now and then: buttons in a row on a desktop, on a phone a drawer behind three dots. The browser's own
 * popover opens it, so it opens without JavaScript too.
 */
export function MoreActs({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId()
  const acts = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = acts
    // What is chosen may open a dialog of its own: the drawer must not lie over it.
    const hide = () => current?.hidePopover()
    current?.addEventListener('click', hide)
    return () => current?.removeEventListener('click', hide)
  }, [])
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="more-opener button button-outline button-normal"
      >
        <Icon name="more" />
      </button>
      <div ref={acts} id={id} popover="auto" className="more-acts">
        {children}
      </div>
    </>
  )
}
