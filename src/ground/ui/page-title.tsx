import type { ReactNode } from 'react'
import { glue } from '../values/typeset.ts'
import { classNames } from './class-names.ts'

type PageTitleProps = {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** On a phone nothing but the title and what is done: the list is what one came for. */
  readonly isShort?: true
}

/** Title, what is counted and how it is sorted, and what can be done: one line on a desktop. */
export function PageTitle({ title, note, actions, isShort }: PageTitleProps) {
  return (
    <header
      className={classNames(
        'flex flex-wrap items-end justify-between gap-x-6 gap-y-4',
        isShort ? 'short-title mb-3.5 md:mb-6' : 'mb-6',
      )}
    >
      {/* On a phone of somebody inside the search and the face stand in the corner. */}
      <div
        className={classNames(
          'flex flex-wrap items-baseline gap-x-4 gap-y-1',
          isShort ? 'min-w-0' : 'max-md:w-full max-md:pr-(--corner)',
        )}
      >
        <h1 className={classNames('heading text-4xl md:text-[2.625rem]', !isShort && 'max-md:pr-0!')}>
          {typeof title === 'string' ? glue(title) : title}
        </h1>
        {/* How many were found is said when a search changes it; a short title says it beside its filters. */}
        {note && (
          <p aria-live={isShort ? undefined : 'polite'} className="figures text-muted">
            {note}
          </p>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </header>
  )
}
