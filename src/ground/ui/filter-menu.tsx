import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export const CHIP = 'chip'

type FilterMenuProps = {
  readonly label: string
  readonly count?: number
  readonly align?: 'left' | 'right'
  readonly children: ReactNode
}

/** A chip that opens a list of choices. A plain <details>, so that it opens without JavaScript too. */
export function FilterMenu({ label, count = 0, align = 'left', children }: FilterMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useCloseOutside(details)
  return (
    <details ref={details} className="relative">
      <summary className={CHIP}>
        {label}
        {count > 0 && (
          <span className="figures rounded-full bg-primary-400 px-1.5 text-xs text-stone-900">{count}</span>
        )}
        <Icon name="down" />
      </summary>
      <div className={classNames('chip-choices', align === 'right' ? 'right-0' : 'left-0')}>{children}</div>
    </details>
  )
}

function useCloseOutside(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = details
      if (!current?.open) return
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      const isOutside =
        event.type === 'pointerdown' && event.target instanceof Node && !current.contains(event.target)
      if (!isEscape && !isOutside) return
      current.open = false
      if (isEscape && current.contains(document.activeElement)) current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [details])
}
