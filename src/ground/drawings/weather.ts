import type { Frame } from './frame.ts'
import type { Look } from './looks.ts'
import { brief, circle } from './pen.ts'
import type { Random } from './random.ts'

export type Sun = { readonly x: number; readonly y: number; readonly radius: number }

/** What stands in the sky behind the hills: the sun or the moon, stars, clouds, birds. */
export function heaven(frame: Frame, look: Look, sun: Sun, random: Random): string {
  const disc = `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${look.sun}"/>`
  if (look.weather === 'moon') return stars(frame, look, random) + moon(look, sun)
  if (look.weather === 'night') return stars(frame, look, random) + disc
  if (look.weather === 'rain') return disc + clouds(frame, look, random, 5)
  if (look.weather === 'fog') return disc
  const clear = random()
  if (clear < 0.45) return disc + clouds(frame, look, random, 2 + Math.floor(random() * 2))
  return clear < 0.7 ? disc + birds(frame, look, random) : disc
}

function stars({ width, height, horizon }: Frame, { sun }: Look, random: Random): string {
  const path = Array.from({ length: Math.round(width / 18) }, () => {
    const y = random() ** 1.4 * horizon * 0.85 * height
    return circle([random() * width, y], 0.7 + random() * 1.1)
  })
  return `<path fill="${sun}" opacity=".75" d="${path.join('')}"/>`
}

/** Not quite full, with its seas. */
function moon({ sun: light, sky }: Look, { x, y, radius }: Sun): string {
  const sea = (dx: number, dy: number, size: number) =>
    circle([x + dx * radius, y + dy * radius], size * radius)
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${light}"/><path fill="${sky[1]}" opacity=".16" d="${sea(-0.3, -0.25, 0.26)}${sea(0.3, 0.2, 0.34)}${sea(-0.35, 0.4, 0.16)}${sea(0.35, -0.45, 0.14)}"/>`
}

/** Flat below, round above. */
function clouds({ width, height, horizon }: Frame, look: Look, random: Random, count: number): string {
  const path = Array.from({ length: count }, () => {
    const wide = height * (0.16 + random() * 0.22)
    const tall = wide * 0.16
    const x = random() * (width - wide)
    const y = height * horizon * (0.14 + random() * 0.55)
    return (
      `M${brief(x)} ${brief(y)}c0 ${brief(-tall)} ${brief(wide * 0.16)} ${brief(-tall)} ${brief(wide * 0.22)} ${brief(-tall * 0.8)}` +
      `c${brief(wide * 0.05)} ${brief(-tall * 1.3)} ${brief(wide * 0.34)} ${brief(-tall * 1.3)} ${brief(wide * 0.4)} ${brief(-tall * 0.1)}` +
      `c${brief(wide * 0.16)} ${brief(-tall * 0.5)} ${brief(wide * 0.38)} ${brief(tall * 0.1)} ${brief(wide * 0.38)} ${brief(tall * 0.9)}Z`
    )
  })
  return `<path fill="${look.sun}" opacity="${look.weather === 'rain' ? '.4' : '.55'}" d="${path.join('')}"/>`
}

function birds({ width, height, horizon }: Frame, { hills }: Look, random: Random): string {
  const [x, y] = [width * (0.3 + random() * 0.4), height * horizon * (0.25 + random() * 0.3)]
  const path = Array.from({ length: 4 }, () => {
    const size = height * (0.012 + random() * 0.01)
    return `M${brief(x + (random() - 0.5) * height * 0.3)} ${brief(y + (random() - 0.5) * height * 0.12)}q${brief(size)} ${brief(-size)} ${brief(size * 1.6)} ${brief(size * 0.4)}q${brief(size * 0.6)} ${brief(-size * 1.4)} ${brief(size * 1.6)} ${brief(-size * 0.4)}`
  })
  return `<path fill="none" stroke="${hills[2]}" stroke-width="${brief(height * 0.006)}" stroke-linecap="round" d="${path.join('')}"/>`
}

/** What falls before everything. */
export function falling({ width, height }: Frame, look: Look, random: Random): string {
  if (look.weather === 'rain') {
    const lines = Array.from({ length: Math.round((width * height) / 3600) }, () => {
      const long = height * (0.04 + random() * 0.05)
      return `M${brief(random() * width)} ${brief(random() * height)}l${brief(-long * 0.3)} ${brief(long)}`
    })
    return `<path fill="none" stroke="${look.sun}" stroke-opacity=".32" stroke-width="${brief(height * 0.004)}" d="${lines.join('')}"/>`
  }
  if (look.weather === 'leaves') {
    const leaves = Array.from({ length: Math.round(width / 34) }, () => {
      const size = height * (0.008 + random() * 0.008)
      return `M${brief(random() * width)} ${brief(height * (0.3 + random() * 0.65))}q${brief(size * 2)} ${brief(-size * (random() - 0.2) * 2)} ${brief(size * 2.4)} ${brief(size)}q${brief(-size * 1.8)} ${brief(size)} ${brief(-size * 2.4)} ${brief(-size)}Z`
    })
    return `<path fill="${look.hills[0]}" d="${leaves.join('')}"/>`
  }
  return ''
}

/** A bank of fog that lies in the valley behind the next hill. */
export function fog({ width, height }: Frame, look: Look, y: number): string {
  if (look.weather !== 'fog' && look.weather !== 'rain') return ''
  const tall = height * 0.16
  const id = `f${Math.round(y)}`
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${look.sun}" stop-opacity="0"/><stop offset="1" stop-color="${look.sun}" stop-opacity="${look.weather === 'fog' ? '.7' : '.3'}"/></linearGradient><path fill="url(#${id})" d="M0 ${brief(y - tall)}H${width}V${brief(y)}H0Z"/>`
}
