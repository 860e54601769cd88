import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { posterAddress, type PosterShape } from './poster-address.ts'

type PosterProps = {
  readonly seed: number
  /** `person` holds its rider on the right and has its own road along the bottom. */
  readonly shape?: PosterShape
  /** In a list: from `neighbourLooks`, so that no two neighbours wear one palette. */
  readonly look?: number | undefined
  readonly className?: string | undefined
}

/** What must not be cut away when the box is narrow: the sun and the riders stand right of the middle. */
const POSITIONS = { card: '', hero: 'object-[72%_50%]', person: 'object-right-bottom' } as const

/** A travel poster drawn from a number (an event's id, an album's). It fills the box it is given. */
export function Poster({ seed, shape = 'card', look, className }: PosterProps) {
  return (
    <img
      src={posterAddress({ seed, shape, look })}
      alt=""
      loading={shape === 'card' ? 'lazy' : 'eager'}
      className={classNames('block object-cover', POSITIONS[shape], className)}
    />
  )
}

type HeroPosterProps = {
  readonly seed: number
  /** Instead of the poster. It fills the box. */
  readonly picture?: ReactNode
  /** Something is read along the bottom as well. */
  readonly hasFooter?: boolean
}

/** The wide poster behind a page's title, shaded under the header so that white text is read on any palette. */
export function HeroPoster({ seed, picture, hasFooter = false }: HeroPosterProps) {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 overflow-hidden bg-stone-900 print:hidden">
      {picture ?? <Poster seed={seed} shape="hero" className="size-full" />}
      <div className="absolute inset-x-0 top-0 header-dusk" />
      {hasFooter && (
        <div className="absolute inset-x-0 bottom-0 h-44 bg-linear-to-t from-stone-950/75 to-transparent" />
      )}
    </div>
  )
}
