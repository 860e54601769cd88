import type { ReactNode } from 'react'
import { Fold } from './fold.tsx'

type EditFoldProps = {
  readonly label: string
  /** Whose it is, for who hears the label alone. */
  readonly name: string | undefined
  readonly open: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** The form of one thing in a list, folded under what is told of it. */
export function EditFold({ label, name, open, className = 'mt-3', children }: EditFoldProps) {
  return (
    <Fold
      label={
        <span className="font-semibold">
          {label} <span className="sr-only">{name}</span>
        </span>
      }
      open={open}
      className={className}
    >
      {children}
    </Fold>
  )
}
