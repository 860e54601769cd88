import type { ReactNode } from 'react'
import { Hero } from '../../ground/ui/hero.tsx'

type PageHeroProps = {
  readonly seed: number
  /** Instead of the poster. */
  readonly picture?: ReactNode
  readonly title: string
  readonly lead?: ReactNode
  /** What kind of thing it is, above its title. */
  readonly badges?: ReactNode
}

const LONG_TITLE = 60

/** The page's poster and title. Its screen says `handle = { hasHero: true }`. */
export function PageHero({ seed, picture, title, lead, badges }: PageHeroProps) {
  const size =
    title.length > LONG_TITLE
      ? 'text-[clamp(2.25rem,1.5rem+3vw,3.75rem)]'
      : 'text-[clamp(2.875rem,1.75rem+4.8vw,5.25rem)]'
  return (
    <Hero seed={seed} picture={picture}>
      {badges && <p className="mb-3 flex flex-wrap gap-2">{badges}</p>}
      <h1 className={`heading max-w-[24ch] leading-none text-white ${size}`}>{title}</h1>
      {lead && <p className="mt-4 max-w-[54ch] text-lg text-pretty text-stone-100 md:text-xl">{lead}</p>}
    </Hero>
  )
}
