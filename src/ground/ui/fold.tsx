import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type FoldProps = {
  readonly label: ReactNode
  readonly open?: boolean
  /** What it hides cannot easily be taken back. */
  readonly isDangerous?: boolean
  readonly onOpen?: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** Something that unfolds where it stands: a plain <details>, so it opens without JavaScript too. */
export function Fold({ label, open = false, isDangerous = false, onOpen, className, children }: FoldProps) {
  return (
    <details
      open={open}
      className={classNames('group/fold', className)}
      onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}
    >
      <summary
        className={classNames(
          'flex min-h-11 cursor-pointer list-none items-center gap-2 select-none md:min-h-9 [&::-webkit-details-marker]:hidden',
          isDangerous && 'text-danger-ink',
        )}
      >
        <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5">{label}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 opacity-70 transition-transform group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
