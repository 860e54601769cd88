import { type ReactNode, useEffect, useId, useRef } from 'react'

type MoreActsProps = {
  readonly label: string
  /** Where there are too many for a row, they stay behind the dots on a desktop too. */
  readonly folds?: boolean
  readonly children: ReactNode
}

/**
 * What is done now and then: buttons in a row on a desktop, on a phone a drawer behind three dots. The browser's own
 * popover opens it, so it opens without JavaScript too.
 */
export function MoreActs({ label, folds = false, children }: MoreActsProps) {
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
        className="more-opener dots button button-outline button-normal"
      />
      <div ref={acts} id={id} popover="auto" className={folds ? 'more-acts folds' : 'more-acts'}>
        {children}
      </div>
    </>
  )
}
