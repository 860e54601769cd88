import { brief, circle } from './pen.ts'
import type { Random } from './random.ts'
import { fill } from './scenery.ts'

// Places where a club stops, at the scale of people: a unit is a centimetre, the ground is at 0.

/** A pub by the road, about ten metres wide, its lower left corner at 0 0. */
export function pub(wall: string, roof: string, light: string): string {
  const window = (x: number) =>
    fill('#5b4636', `M${x} -230h100v130h-100Z`) +
    fill(
      light,
      `M${x + 8} -222h38v54h-38ZM${x + 54} -222h38v54h-38ZM${x + 8} -160h38v52h-38ZM${x + 54} -160h38v52h-38Z`,
    )
  return [
    fill(wall, 'M0 0V-330H1000V0Z'),
    fill(roof, 'M-60-320L120-560H880L1060-320Z'),
    fill('#4a3a30', 'M250-560V-640H310V-560ZM-60-320H1060V-304H-60Z'),
    fill('#6b5443', 'M0 0V-54H1000V0Z'),
    [70, 240, 640, 820].map(window).join(''),
    fill('#3d2c22', 'M430 0V-240C430-270 570-270 570-240V0Z'),
    fill('#5b4330', 'M444 0V-232C444-254 556-254 556-232V0Z'),
    fill(light, 'M470-220h60v60h-60Z'),
    fill('#1c1917', 'M380-308h240v52h-240Z'),
    // A full glass says what the house is, in every language.
    fill('#facc15', 'M480-300H512V-264H480Z') + fill('#f2e6c8', 'M476-304C476-312 516-312 516-304V-294H476Z'),
    '<path fill="none" stroke="#facc15" stroke-width="6" d="M512-292H526V-272H512"/>',
  ].join('')
}

/** A country church seen from its door. */
export function church(wall: string, roof: string): string {
  return [
    fill(wall, 'M-170 0V-330H170V0Z'),
    fill(roof, 'M-190-320L0-470L190-320Z'),
    fill(wall, 'M-70-300V-640H70V-300Z'),
    fill(
      roof,
      'M-84-630C-84-720-20-720-26-790C-26-820-6-830 0-900C6-830 26-820 26-790C20-720 84-720 84-630Z',
    ),
    fill('#c9a227', 'M-3-950H3V-896H-3ZM-16-934H16V-928H-16Z'),
    fill(
      '#4a3a30',
      'M-44 0V-130C-44-170 44-170 44-130V0ZM-24-560C-24-590 24-590 24-560V-490H-24ZM-130-240C-130-262-94-262-94-240V-170H-130ZM94-240C94-262 130-262 130-240V-170H94Z',
    ),
    fill('#efe6d2', circle([0, -420], 30)),
    '<path d="M0-420V-440M0-420L14-412" stroke="#231d1a" stroke-width="5"/>',
  ].join('')
}

export function tent(colour: string, dark: string): string {
  return (
    fill(colour, 'M-150 0L-20-170L130 0Z') +
    fill(dark, 'M-20-170L130 0L190-16L50-178Z') +
    fill('#1c1917', 'M-52 0L-20-120L14 0Z')
  )
}

/** A fire with its light around it; its gradient is `#glow`. */
export function fire(): string {
  return [
    '<radialGradient id="glow"><stop stop-color="#ffd27a" stop-opacity=".75"/><stop offset=".35" stop-color="#f59e42" stop-opacity=".35"/><stop offset="1" stop-color="#f59e42" stop-opacity="0"/></radialGradient>',
    '<circle cy="-40" r="420" fill="url(#glow)"/>',
    fill('#3b2a20', 'M-80 0L60-26L66-10L-74 14ZM80 0L-60-26L-66-10L74 14Z'),
    fill('#e8712a', 'M-52-8C-70-70-26-80-30-140C4-116 8-86 18-104C60-66 66-30 50-8Z'),
    fill('#fbbf4a', 'M-30-8C-42-50-12-60-12-96C14-70 10-56 22-62C40-36 40-20 30-8Z'),
    fill('#fff0b8', 'M-14-8C-20-36 0-40 0-58C16-36 20-20 14-8Z'),
  ].join('')
}

/** A pump of the old kind. */
export function pump(colour: string): string {
  return [
    fill('#57504a', 'M-60 0V-16H60V0Z'),
    fill(colour, 'M-44-14V-170C-44-196 44-196 44-170V-14Z'),
    fill('#f2ead8', 'M-32-160H32V-104H-32Z'),
    fill('#231d1a', 'M-26-150H26V-138H-26ZM-26-130H10V-120H-26Z'),
    fill('#f2ead8', circle([0, -226], 34)),
    fill(colour, circle([0, -226], 22)),
    '<path fill="none" stroke="#231d1a" stroke-width="7" stroke-linecap="round" d="M44-150C86-150 84-40 62-30C48-24 46-60 52-90"/>',
    fill('#3a332f', 'M44-118H62V-86H44Z'),
  ].join('')
}

export function balloons(random: Random): string {
  const colours = ['#c0392b', '#e0a52b', '#3f7f93', '#5c8a46', '#8a4f8a']
  return Array.from({ length: 4 }, (_, balloon) => {
    const [x, y] = [(balloon - 1.5) * 26 + random() * 10, -210 - random() * 60]
    return `<path fill="none" stroke="#3a332f" stroke-width="1.5" d="M0-84Q${brief(x / 2)} ${brief(y / 1.6)} ${brief(x)} ${brief(y)}"/>${fill(colours[balloon] ?? '#c0392b', `M${brief(x)} ${brief(y)}C${brief(x - 26)} ${brief(y - 14)} ${brief(x - 22)} ${brief(y - 56)} ${brief(x)} ${brief(y - 56)}C${brief(x + 22)} ${brief(y - 56)} ${brief(x + 26)} ${brief(y - 14)} ${brief(x)} ${brief(y)}Z`)}`
  }).join('')
}

/** The inside of the clubhouse: planks, lamps on a string, the club's flag. Fifteen metres by ten. */
export function hall(): string {
  const planks = Array.from({ length: 22 }, (_, plank) => `M${plank * 70} 0V700`).join('')
  const lamps = Array.from({ length: 12 }, (_, lamp) =>
    circle([60 + lamp * 126, 96 + (lamp % 2) * 26], 13),
  ).join('')
  return [
    fill('#5f4634', 'M0 0H1500V1000H0Z'),
    `<path stroke="#4c3729" stroke-width="5" d="${planks}"/>`,
    fill('#3a2a20', 'M0 690H1500V1000H0Z'),
    fill('#2c201a', 'M0 690H1500V704H0Z'),
    '<path fill="none" stroke="#231a15" stroke-width="4" d="M0 70C260 150 500 60 760 100C1000 140 1250 60 1500 110"/>',
    `<g opacity=".25">${fill('#ffdf9a', Array.from({ length: 12 }, (_, lamp) => circle([60 + lamp * 126, 96 + (lamp % 2) * 26], 44)).join(''))}</g>`,
    fill('#ffe9b0', lamps),
    fill('#1c1917', 'M610 170H890V470L750 520L610 470Z'),
    fill('#facc15', 'M680 250L750 226L820 250L812 350L750 420L688 350Z'),
    fill('#1c1917', 'M716 290H784L778 336L750 368L722 336Z'),
  ].join('')
}

/** A map on a table, with what one has in one's pockets. */
export function mapOnTable(random: Random): string {
  const roads = Array.from({ length: 7 }, () => {
    const y = 140 + random() * 700
    return `M160 ${brief(y)}C${brief(400 + random() * 100)} ${brief(y - 160 + random() * 320)} ${brief(900)} ${brief(y - 200 + random() * 400)} 1340 ${brief(120 + random() * 740)}`
  }).join('')
  return [
    fill('#6a4a34', 'M0 0H1500V1000H0Z'),
    '<path stroke="#5a3e2b" stroke-width="8" d="M0 170H1500M0 380H1500M0 600H1500M0 820H1500"/>',
    '<g transform="rotate(-4 750 500)">',
    fill('#efe6cf', 'M150 110H1350V890H150Z'),
    fill(
      '#d7dfb8',
      'M150 110H520C600 260 420 400 520 520C400 640 260 560 150 620ZM900 890C860 700 1100 660 1350 560V890Z',
    ),
    fill(
      '#b9d3d6',
      'M760 110C800 240 720 330 800 420C870 500 820 600 900 690L930 680C860 590 900 500 832 410C764 320 850 240 800 110Z',
    ),
    `<path fill="none" stroke="#c9b68a" stroke-width="7" d="${roads}"/>`,
    '<path fill="none" stroke="#1c1917" stroke-width="20" stroke-linecap="round" d="M300 740C420 640 380 480 540 450C700 420 700 620 860 560C1020 500 960 300 1140 260"/>',
    '<path fill="none" stroke="#facc15" stroke-width="5" stroke-dasharray="24 18" d="M300 740C420 640 380 480 540 450C700 420 700 620 860 560C1020 500 960 300 1140 260"/>',
    fill('#9c3826', circle([300, 740], 22) + circle([1140, 260], 22)),
    '<path stroke="#d8cba9" stroke-width="4" d="M450 110V890M750 110V890M1050 110V890M150 500H1350"/></g>',
    fill('#2c2624', circle([1230, 760], 150)),
    fill('#f2ead8', circle([1230, 760], 118)),
    fill('#3d2418', circle([1230, 760], 96)),
    `<path fill="none" stroke="#f2ead8" stroke-width="26" d="M1340 700C1440 680 1440 840 1340 820"/>`,
    fill(
      '#1d1a18',
      'M120 250C100 190 150 170 170 210L190 120C200 90 236 96 232 130L228 90C236 60 270 66 270 100L274 96C290 76 316 86 312 120L306 150C330 140 350 160 336 190L300 300C270 350 160 350 140 300Z',
    ),
  ].join('')
}
