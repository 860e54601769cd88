import type { ReactNode } from 'react'
import { Poster } from './poster.tsx'

type EmptyStateProps = { readonly text: ReactNode; readonly action?: ReactNode; readonly seed?: number }

/** One sentence, one action, a small poster. */
export function EmptyState({ text, action, seed = 7 }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-5 px-4 py-12 text-center">
      <Poster seed={seed} className="h-28 w-44 rounded-panel" />
      <p className="max-w-[36ch] text-lg text-balance">{text}</p>
      {action}
    </div>
  )
}
