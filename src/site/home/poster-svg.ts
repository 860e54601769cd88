import { drawPoster } from '../../ground/ui/poster-drawing.ts'

/** The poster of a number as a file of its own. */
export function posterSvg(seed: number): string {
  const { width, height, palette, sun, hills, road, dashes } = drawPoster(seed, 'hero')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${palette.sky[0]}"/><stop offset=".6" stop-color="${palette.sky[1]}"/></linearGradient>`,
    `<path fill="url(#sky)" d="M0 0H${width}V${height}H0Z"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${palette.sun}"/>`,
    ...hills.map(({ path, colour }) => `<path fill="${colour}" d="${path}"/>`),
    `<path fill="${palette.road}" d="${road}"/><path fill="#facc15" d="${dashes}"/></svg>`,
  ].join('')
}
