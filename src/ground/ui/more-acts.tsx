import { type ReactNode, useRef } from 'react'
import { Icon } from './icon.tsx'
import { useCloseOutside } from './use-close-outside.ts'

type MoreActsProps = {
  readonly label: string
  /** At the bottom of the screen they open upwards. */
  readonly isUp?: true
  readonly children: ReactNode
}

/** What is done now and then: buttons in a row on a desktop, on a phone behind three dots. */
export function MoreActs({ label, isUp, children }: MoreActsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useCloseOutside(details)
  return (
    <>
      <div className="contents max-md:hidden">{children}</div>
      <details ref={details} className={isUp ? 'more-acts is-up' : 'more-acts'}>
        <summary aria-label={label} className="button button-outline button-normal">
          <Icon name="more" />
        </summary>
        <div>{children}</div>
      </details>
    </>
  )
}
