import jsQR from 'jsqr'

/** Looks at dark and light dots as a phone's camera would: pixels, nothing else. */
export function readByCamera(side: number, isDark: (x: number, y: number) => boolean): string | undefined {
  const dots = Math.max(1, Math.round(300 / side))
  const width = side * dots
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isDark(Math.floor(x / dots), Math.floor(y / dots)))
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return jsQR(pixels, width, width)?.data
}

/** The dots of a path of 'M x y h length v1 h-length z' strokes, as our screens draw them. */
export function dotsOfPath(path: string): (x: number, y: number) => boolean {
  const dark = new Set<string>()
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(length); step += 1) dark.add(`${Number(x) + step} ${y}`)
  return (x, y) => dark.has(`${x} ${y}`)
}
