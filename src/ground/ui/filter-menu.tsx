import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

export const CHIP =
  'inline-flex h-10 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 text-[0.9375rem] font-medium whitespace-nowrap md:h-9 md:text-sm'

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
    <details ref={details} className="group relative">
      <summary
        className={classNames(
          CHIP,
          'list-none select-none [&::-webkit-details-marker]:hidden',
          'border-line bg-panel hover:border-edge dark:border-stone-700',
        )}
      >
        {label}
        {count > 0 && (
          <span className="figures rounded-full bg-primary-400 px-1.5 text-xs text-stone-900">{count}</span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div
        className={classNames(
          'absolute top-full z-20 mt-1.5 max-h-96 min-w-56 overflow-y-auto rounded-panel border border-line bg-panel p-3 shadow-2xl',
          align === 'right' ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </div>
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
