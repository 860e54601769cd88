import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent'

const TONES: Readonly<Record<BadgeTone, string>> = {
  neutral: 'bg-sunk text-muted dark:text-stone-300',
  success: 'bg-success text-success-ink',
  warning: 'bg-warning text-warning-ink',
  danger: 'bg-danger text-danger-ink',
  info: 'bg-info text-info-ink',
  accent: 'bg-primary-400 text-stone-900',
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
  return (
    <span
      className={classNames(
        'figures inline-flex items-center rounded-[5px] px-2 py-0.5 text-[0.8125rem] leading-5 font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
