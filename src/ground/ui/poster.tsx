import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { drawPoster, type PosterShape } from './poster-drawing.ts'

type PosterProps = {
  readonly seed: number
  readonly shape?: PosterShape
  readonly className?: string | undefined
}

/** A travel poster drawn from a number (an event's id, an album's). It fills the box it is given. */
export function Poster({ seed, shape = 'card', className }: PosterProps) {
  const { width, height, palette, sun, hills, road, dashes } = drawPoster(seed, shape)
  const sky = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block', className)}
    >
      <linearGradient id={sky} x2="0" y2="1">
        <stop stopColor={palette.sky[0]} />
        <stop offset=".6" stopColor={palette.sky[1]} />
      </linearGradient>
      <path fill={`url(#${sky})`} d={`M0 0H${width}V${height}H0Z`} />
      <circle cx={sun.x} cy={sun.y} r={sun.radius} fill={palette.sun} />
      {hills.map((hill) => (
        <path key={hill.path} fill={hill.colour} d={hill.path} />
      ))}
      <path fill={palette.road} d={road} />
      <path fill="#facc15" d={dashes} />
    </svg>
  )
}

type HeroPosterProps = {
  readonly seed: number
  /** Instead of the poster. It fills the box. */
  readonly picture?: ReactNode
  /** `edges`: only the header and the footer are shaded; what stands between brings its own ground. */
  readonly shade?: 'all' | 'edges'
}

const SHADES = {
  all: 'inset-0 bg-linear-to-t from-stone-950/90 via-stone-950/60 via-60% to-transparent to-90%',
  edges: 'inset-x-0 bottom-0 h-44 bg-linear-to-t from-stone-950/75 to-transparent',
} as const

/** The wide poster behind a page's title, shaded so that white text is read on any palette. */
export function HeroPoster({ seed, picture, shade = 'all' }: HeroPosterProps) {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 overflow-hidden bg-stone-900 print:hidden">
      {picture ?? <Poster seed={seed} shape="hero" className="size-full" />}
      <div className="absolute inset-x-0 top-0 h-44 bg-linear-to-b from-stone-950/75 to-transparent" />
      <div className={classNames('absolute', SHADES[shade])} />
    </div>
  )
}
