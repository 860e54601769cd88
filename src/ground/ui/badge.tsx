import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent'

const TONES: Readonly<Record<BadgeTone, string>> = {
  neutral: 'badge-neutral',
  success: 'badge-success',
  warning: 'badge-warning',
  danger: 'badge-danger',
  info: 'badge-info',
  accent: 'badge-accent',
}

/** A state is never a colour alone: the badge always carries its word. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  readonly tone?: BadgeTone
  readonly className?: string
  readonly children: ReactNode
}) {
  return <span className={classNames(TONES[tone], className)}>{children}</span>
}
