import type { ReactNode } from 'react'
import { Poster } from '../../ground/ui/poster.tsx'

type EntranceProps = {
  readonly title: string
  readonly text?: string | undefined
  readonly seed: number
  readonly children: ReactNode
}

/** The doors of the clubhouse: one short form, and the road beside it where there is room. */
export function Entrance({ title, text, seed, children }: EntranceProps) {
  return (
    <div className="column grid items-start gap-10 py-8 md:py-14 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-16">
      <div className="mx-auto w-full max-w-104 lg:mx-0">
        <h1 className="heading text-5xl md:text-6xl">{title}</h1>
        {text && <p className="mt-3 text-lg text-muted">{text}</p>}
        <div className="mt-7">{children}</div>
      </div>
      <Poster seed={seed} shape="hero" className="h-140 w-full rounded-panel max-lg:hidden" />
    </div>
  )
}
