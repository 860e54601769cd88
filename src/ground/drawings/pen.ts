export type Point = readonly [x: number, y: number]

/** What a piece is made of; the scene decides how that looks in its light. */
export type Tone =
  | 'tyre'
  | 'ink'
  | 'paint'
  | 'trim'
  | 'seat'
  | 'chrome'
  | 'lamp'
  | 'jacket'
  | 'jeans'
  | 'boot'
  | 'helmet'
  | 'visor'
  | 'skin'
  | 'hair'

/** A filled shape, or a line of a width. */
export type Piece = readonly [tone: Tone, path: string, width?: number]

export type Tones = Readonly<Record<Tone, string>>

/** Pieces as SVG; neighbours of one tone share an element, which keeps the file small. */
export function ink(pieces: readonly Piece[], tones: Tones): string {
  const runs: { fill: string; width: number | undefined; path: string }[] = []
  for (const [tone, path, width] of pieces) {
    const last = runs.at(-1)
    const fill = tones[tone]
    if (last && last.fill === fill && last.width === width) last.path += path
    else runs.push({ fill, width, path })
  }
  return runs
    .map(({ fill, width, path }) =>
      width === undefined
        ? `<path fill="${fill}" d="${path}"/>`
        : `<path fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`,
    )
    .join('')
}

/** One number, as short as it can be. */
export function brief(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function at([x, y]: Point): string {
  return `${brief(x)} ${brief(y)}`
}

/** All circles turn the same way, so that those in one path do not cut holes into each other. */
export function circle([x, y]: Point, radius: number): string {
  const r = brief(radius)
  return `M${brief(x - radius)} ${brief(y)}a${r} ${r} 0 1 1 ${brief(radius * 2)} 0a${r} ${r} 0 1 1 ${brief(-radius * 2)} 0Z`
}

/** From a to b, as thick as `from` there and `to` here, with round ends. */
export function limb(a: Point, b: Point, from: number, to: number): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const [nx, ny] = [dy / length, -dx / length]
  const beside = (point: Point, reach: number) => at([point[0] + nx * reach, point[1] + ny * reach])
  return `M${beside(a, from)}L${beside(b, to)}A${brief(to)} ${brief(to)} 0 0 1 ${beside(b, -to)}L${beside(a, -from)}A${brief(from)} ${brief(from)} 0 0 1 ${beside(a, from)}Z`
}

/** Where an elbow or a knee is: two bones from a to b, bent to the side given. */
export function joint(a: Point, b: Point, bones: readonly [number, number], side: 1 | -1): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const [one, two] = bones
  const along = (one * one - two * two + length * length) / (2 * length)
  const out = Math.sqrt(Math.max(0, one * one - along * along)) * side
  return [a[0] + (dx * along - dy * out) / length, a[1] + (dy * along + dx * out) / length]
}
