import type { ReactNode } from 'react'
import { inFigures } from '../values/words.ts'
import { classNames } from './class-names.ts'
import { useLanguage } from './use-words.ts'

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent'

const TONES: Readonly<Record<BadgeTone, string>> = {
  neutral: 'badge-neutral',
  success: 'badge-success',
  warning: 'badge-warning',
  danger: 'badge-danger',
  info: 'badge-info',
  accent: 'badge-accent',
}

/** A state is never a colour alone: the badge always carries its word, or a number as a sentence would write it. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  readonly tone?: BadgeTone
  readonly className?: string
  readonly children: ReactNode
}) {
  const language = useLanguage()
  return (
    <span className={classNames(TONES[tone], className)}>
      {typeof children === 'number' ? inFigures(children, language) : children}
    </span>
  )
}
