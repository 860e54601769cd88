import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { HeroPoster } from './poster.tsx'
import { Road } from './road.tsx'

type HeroProps = {
  readonly seed: number
  readonly picture?: ReactNode
  readonly isTall?: boolean
  readonly children: ReactNode
}

/** The beginning of a public page: its poster, its title, the road. The route says `handle = { hasHero: true }`. */
export function Hero({ seed, picture, isTall = false, children }: HeroProps) {
  return (
    <section
      className={classNames(
        'night relative isolate flex flex-col justify-end overflow-clip pt-20 print:min-h-0 print:pt-14 print:[&_*]:text-ink',
        isTall ? 'min-h-[min(44rem,88svh)]' : 'min-h-124',
      )}
    >
      <HeroPoster seed={seed} picture={picture} />
      <div className="column pt-24 pb-12 md:pb-14 print:py-4">
        <div className="dusk">{children}</div>
      </div>
      <Road className="h-1.5 bg-stone-900" />
    </section>
  )
}
