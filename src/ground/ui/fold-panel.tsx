import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

type FoldPanelProps = {
  readonly title: string
  /** What it holds, in a few words, while it is folded. */
  readonly note?: ReactNode
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A part of a form that most people leave as it is; a plain <details>, so it opens without JavaScript too. */
export function FoldPanel({ title, note, isOpen, children }: FoldPanelProps) {
  return (
    <details
      open={isOpen}
      className="group/panel overflow-hidden rounded-panel border border-line bg-panel px-5 md:px-6"
    >
      <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3 select-none [&::-webkit-details-marker]:hidden">
        <h2 className="font-display text-xl leading-tight font-bold">{title}</h2>
        <span className="min-w-0 flex-1 truncate text-muted group-open/panel:invisible">{note}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open/panel:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-6">{children}</div>
    </details>
  )
}
