import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PanelProps = {
  readonly title?: ReactNode
  readonly actions?: ReactNode
  /** For tables and lists that reach the edges. */
  readonly flush?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Panel({ title, actions, flush = false, className, children }: PanelProps) {
  return (
    <section
      className={classNames(
        'overflow-hidden rounded-panel border border-line bg-panel',
        !flush && 'p-5 md:p-6',
        className,
      )}
    >
      {(title || actions) && (
        <header
          className={classNames(
            'flex flex-wrap items-center justify-between gap-3',
            flush ? 'p-5 md:px-6' : 'mb-4',
          )}
        >
          <h2 className="font-display text-2xl leading-tight font-bold">{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </section>
  )
}
