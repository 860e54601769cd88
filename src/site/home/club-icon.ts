import { YELLOW } from '../../ground/values/accent.ts'
import type { Club } from '../../ground/platform/request-context.ts'

/** The club's shield, as the header draws it, on a ground of its own where a phone cuts its icons round. */
export function shieldSvg({
  size,
  margin,
  ground,
  colour,
}: {
  size: number
  margin: number
  ground?: string
  colour: string
}): string {
  const scale = (size * (1 - 2 * margin)) / HEIGHT
  const left = (size - WIDTH * scale) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    ground ? `<path fill="${ground}" d="M0 0h${size}v${size}H0z"/>` : '',
    `<path fill="${colour}" transform="translate(${left} ${size * margin}) scale(${scale})" d="${SHIELD}"/>`,
    '</svg>',
  ].join('')
}

/** For a browser's tab: the letters are drawn by the browser. */
export function tabIconSvg({ shortName, colour }: Pick<Club, 'shortName' | 'colour'>): string {
  const letters = shortName.slice(0, 4)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 0 36 36">',
    `<path fill="${colour ?? YELLOW}" stroke="#1c1917" stroke-width="1" d="${SHIELD}"/>`,
    `<text x="16" y="24" text-anchor="middle" font-family="'Barlow Condensed','Arial Narrow',sans-serif" font-weight="700"`,
    ` font-size="${[18, 18, 18, 14, 11][letters.length] ?? 11}" fill="#1c1917">${escaped(letters)}</text></svg>`,
  ].join('')
}

/** A picture in the clothes of a drawing: a browser's tab asks for one address, whatever the club has. */
export function wrappedPng(bytes: Buffer): string {
  const source = `data:image/png;base64,${bytes.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><image width="96" height="96" href="${source}"/></svg>`
}

const WIDTH = 32
const HEIGHT = 36
const SHIELD = 'M16 0 31.6 5.2 29.4 26 16 36 2.6 26 .4 5.2Z'

export function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
