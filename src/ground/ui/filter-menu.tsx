import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { useCloseOutside } from './use-close-outside.ts'

export const CHIP = 'chip'

type FilterMenuProps = {
  readonly label: string
  readonly count?: number
  readonly align?: 'left' | 'right'
  readonly children: ReactNode
}

/** A chip that opens a list of choices and stays open while several are chosen. A plain <details>: it opens without JavaScript too. */
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
