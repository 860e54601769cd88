import { LOOKS } from './looks.ts'
import { bust, somebody } from './person.ts'
import { pick, randomFrom } from './random.ts'
import { fill } from './scenery.ts'

/** A face for somebody who was invented: square, before hills of his own. */
export function portraitSvg(seed: number, isWoman: boolean): string {
  const random = randomFrom(seed * 7 + 3)
  const { sky, sun, hills } = pick(random, LOOKS)
  const [x, y] = [random() < 0.5 ? 96 : 304, 80 + Math.round(random() * 40)]
  const lift = Math.round(random() * 50)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">',
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".8" stop-color="${sky[1]}"/></linearGradient>`,
    `<path fill="url(#s)" d="M0 0H400V400H0Z"/><circle cx="${x}" cy="${y}" r="52" fill="${sun}"/>`,
    fill(
      hills[0],
      `M0 400V${230 - lift}C90 ${170 + lift} 160 ${260 - lift} 250 ${220 + lift / 2}C320 ${190 + lift / 2} 360 ${210 - lift} 400 ${225 - lift / 2}V400Z`,
    ),
    fill(hills[1], `M0 400V${270 + lift / 2}C120 ${330 - lift} 220 ${230 + lift} 400 ${290 - lift / 2}V400Z`),
    bust(somebody(random, isWoman)),
    '</svg>',
  ].join('')
}
