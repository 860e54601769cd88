import type { ReactNode } from 'react'

type PageTitleProps = { readonly title: ReactNode; readonly note?: ReactNode; readonly actions?: ReactNode }

/** Title, what is counted and how it is sorted, and what can be done: one line on a desktop. */
export function PageTitle({ title, note, actions }: PageTitleProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      {/* On a phone the search and the face stand in the corner. */}
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 max-md:pr-24">
        <h1 className="heading text-4xl md:text-[2.625rem]">{title}</h1>
        {note && <p className="figures text-muted">{note}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </header>
  )
}
