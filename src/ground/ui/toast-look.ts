import { classNames } from './class-names.ts'
import type { Tone } from './tone.ts'

const BARS: Readonly<Record<Tone, string>> = {
  success: 'before:bg-green-600 dark:before:bg-green-400',
  error: 'before:bg-red-600 dark:before:bg-red-400',
  warning: 'before:bg-amber-500 dark:before:bg-amber-400',
  info: 'before:bg-blue-600 dark:before:bg-blue-400',
}

// A screen with a bar at its bottom lifts the toasts above it by --bottom-bar; a drawer at the right has its buttons in their corner.
export const TOAST_PLACE =
  'fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-60 w-[calc(100vw-2rem)] max-w-92 [html[data-drawer=right]_&]:right-109 [html[data-drawer=right]_&]:w-[calc(100vw-28.25rem)] print:hidden'

export function toastClass(tone: Tone): string {
  return classNames(
    'rounded-panel border border-line bg-panel text-ink shadow-xl before:absolute before:inset-y-2.5 before:left-2.5 before:w-1 before:rounded-full',
    BARS[tone],
  )
}

export const TOAST_CONTENT = 'py-3.5 pr-12 pl-6.5'
