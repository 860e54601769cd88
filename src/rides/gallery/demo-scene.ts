// Landscapes for the demo club, which has no photographer: the same number always draws the same picture.

type Random = () => number
type Sky = { readonly sky: readonly [string, string]; readonly sun: string; readonly land: readonly string[] }

const SKIES: readonly Sky[] = [
  {
    sky: ['#5b8fb9', '#e8d9b5'],
    sun: '#fff6d8',
    land: ['#8fa9b5', '#6d8f86', '#527a55', '#3b5f36', '#27431f'],
  },
  {
    sky: ['#35496b', '#e79a6b'],
    sun: '#ffe3a8',
    land: ['#7f6f8d', '#64566f', '#4b4152', '#37303a', '#241f24'],
  },
  {
    sky: ['#86b6c9', '#f4ead2'],
    sun: '#ffffff',
    land: ['#a9c0a6', '#86a86f', '#64904c', '#487536', '#2f5225'],
  },
  {
    sky: ['#7d8a96', '#d5d8d8'],
    sun: '#f2f2ec',
    land: ['#a3adb0', '#84938f', '#66796d', '#4b5e4f', '#324034'],
  },
  {
    sky: ['#c65f3a', '#f6cf86'],
    sun: '#fff1c4',
    land: ['#b07a5c', '#8d5b48', '#6b4338', '#4b3029', '#2c1d1a'],
  },
  {
    sky: ['#16233f', '#5a6b8c'],
    sun: '#f4efd9',
    land: ['#43506b', '#333f58', '#263046', '#1a2233', '#0f1520'],
  },
]

export type Scene = { readonly svg: string; readonly width: number; readonly height: number }

/** One picture: sky, light, ranges of hills, and something in front of them. */
export function drawScene(seed: number): Scene {
  const random = randomFrom(seed)
  const isTall = random() < 0.25
  const [width, height] = isTall ? [1067, 1600] : [1600, 1067]
  const look = SKIES[Math.floor(random() * SKIES.length)] ?? SKIES[0]
  if (!look) throw new Error('no sky to draw')
  const horizon = height * (0.38 + random() * 0.16)
  const ranges = look.land.slice(0, 4).map((colour, depth) => {
    const base = horizon + (height - horizon) * (depth * 0.17)
    return range({ width, height, base, swing: height * (0.1 - depth * 0.012), colour, random })
  })
  const front = FRONTS[Math.floor(random() * FRONTS.length)] ?? road
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${look.sky[0]}"/><stop offset=".7" stop-color="${look.sky[1]}"/></linearGradient>`,
    `<radialGradient id="g"><stop stop-color="${look.sun}" stop-opacity=".95"/><stop offset=".18" stop-color="${look.sun}" stop-opacity=".9"/><stop offset=".2" stop-color="${look.sun}" stop-opacity=".35"/><stop offset="1" stop-color="${look.sun}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="h" x2="0" y2="1"><stop stop-color="${look.sky[1]}" stop-opacity="0"/><stop offset=".4" stop-color="${look.sky[1]}" stop-opacity=".5"/><stop offset="1" stop-color="${look.sky[1]}" stop-opacity="0"/></linearGradient></defs>`,
    `<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>`,
    `<circle cx="${round(width * (0.15 + random() * 0.7))}" cy="${round(horizon * (0.35 + random() * 0.5))}" r="${round(height * 0.3)}" fill="url(#g)"/>`,
    clouds(width, horizon, random),
    ...ranges,
    `<path fill="url(#h)" d="M0 ${round(horizon - height * 0.08)}h${width}v${round(height * 0.34)}H0z"/>`,
    front({ width, height, colour: look.land[4] ?? '#222', random }),
    '</svg>',
  ].join('')
  return { svg, width, height }
}

type Range = {
  readonly width: number
  readonly height: number
  readonly base: number
  readonly swing: number
  readonly colour: string
  readonly random: Random
}

function range({ width, height, base, swing, colour, random }: Range): string {
  const knots = 7
  let path = `M0 ${height}V${round(base + (random() - 0.5) * swing)}`
  for (let knot = 1; knot <= knots; knot += 1) {
    const x = (width * knot) / knots
    const y = base + (random() - 0.5) * 2 * swing
    path += `S${round(x - width / knots / 2)} ${round(y)} ${round(x)} ${round(y)}`
  }
  return `<path fill="${colour}" d="${path}V${height}z"/>`
}

function clouds(width: number, horizon: number, random: Random): string {
  return Array.from({ length: 3 + Math.floor(random() * 4) }, () => {
    const x = random() * width
    const y = horizon * (0.1 + random() * 0.6)
    const wide = width * (0.06 + random() * 0.12)
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(wide)}" ry="${round(wide * 0.12)}" fill="#fff" opacity=".28"/>`
  }).join('')
}

type Front = {
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly random: Random
}

/** The road we stand on, with its centre line. */
function road({ width, height, random }: Front): string {
  const far = width * (0.35 + random() * 0.3)
  const bend = width * (0.2 + random() * 0.6)
  const top = height * 0.66
  const edge = (side: number) =>
    `${round(width / 2 + side * width * 0.34)} ${height}Q${round(bend + side * width * 0.1)} ${round(height * 0.8)} ${round(far + side * 6)} ${round(top)}`
  const dashes = [0.05, 0.24, 0.42, 0.58, 0.72, 0.84].map((at) => {
    const point = (t: number) => {
      const x = (1 - t) ** 2 * (width / 2) + 2 * t * (1 - t) * bend + t * t * far
      const y = (1 - t) ** 2 * height + 2 * t * (1 - t) * height * 0.8 + t * t * top
      return `${round(x)} ${round(y)}`
    }
    return `<path d="M${point(at)}L${point(at + 0.08)}" stroke="#facc15" stroke-width="${round(width * 0.014 * (1 - at) + 2)}"/>`
  })
  const [left, right] = [edge(-1), edge(1)]
  const back = right.split('Q')
  return `<path fill="#2b2826" d="M${left}L${(back[1] ?? '').split(' ').slice(2).join(' ')}Q${(back[1] ?? '').split(' ').slice(0, 2).join(' ')} ${back[0]}z"/>${dashes.join('')}`
}

/** Spruces by the road. */
function wood({ width, height, colour, random }: Front): string {
  const trees = Array.from({ length: 26 }, () => {
    const x = random() * width
    const tall = height * (0.16 + random() * 0.24)
    const foot = height * (0.94 + random() * 0.1)
    const half = tall * 0.17
    return [0, 0.28, 0.5]
      .map(
        (step, layer) =>
          `M${round(x)} ${round(foot - tall * (1 - step * 0.9))}l${round(half * (0.5 + layer * 0.25))} ${round(tall * 0.36)}h-${round(half * (1 + layer * 0.5))}z`,
      )
      .join('')
  })
  return `<path fill="${colour}" d="${trees.join('')}M0 ${round(height * 0.95)}H${width}V${height}H0z"/>`
}

/** Water with the evening on it. */
function lake({ width, height, random }: Front): string {
  const top = height * 0.72
  const lines = Array.from({ length: 40 }, () => {
    const y = top + random() ** 1.5 * (height - top)
    const wide = 30 + random() * width * 0.16
    return `<path d="M${round(random() * width)} ${round(y)}h${round(wide)}" stroke="#fff" stroke-opacity="${round(random() * 25) / 100}" stroke-width="${round(1 + ((y - top) / (height - top)) * 5)}"/>`
  })
  return `<path fill="#35566b" opacity=".85" d="M0 ${round(top)}h${width}V${height}H0z"/>${lines.join('')}`
}

/** A village under its church. */
function village({ width, height, colour, random }: Front): string {
  const ground = height * 0.86
  const houses = Array.from({ length: 13 }, (_, house) => {
    const wide = width * (0.05 + random() * 0.05)
    const tall = height * (0.05 + random() * 0.06)
    const x = (width / 13) * house + random() * 20
    const walls = ['#e8dcc4', '#d9c2a0', '#efe6d8', '#c9b79a'][Math.floor(random() * 4)] ?? '#eee'
    return `<path fill="${walls}" d="M${round(x)} ${round(ground)}v-${round(tall)}h${round(wide)}v${round(tall)}z"/><path fill="#a2452f" d="M${round(x - 8)} ${round(ground - tall)}l${round(wide / 2 + 8)}-${round(tall * 0.7)} ${round(wide / 2 + 8)} ${round(tall * 0.7)}z"/>`
  })
  const x = width * (0.2 + random() * 0.6)
  const tower = `<path fill="#efe6d8" d="M${round(x)} ${round(ground)}v-${round(height * 0.2)}h${round(width * 0.035)}v${round(height * 0.2)}z"/><path fill="#4b5d52" d="M${round(x - 6)} ${round(ground - height * 0.2)}l${round(width * 0.0175 + 6)}-${round(height * 0.11)} ${round(width * 0.0175 + 6)} ${round(height * 0.11)}z"/>`
  return `${tower}${houses.join('')}<path fill="${colour}" d="M0 ${round(ground - 4)}Q${round(width / 2)} ${round(ground - 30 * random())} ${width} ${round(ground)}V${height}H0z"/>`
}

const FRONTS: readonly ((front: Front) => string)[] = [road, wood, lake, village, road]

function round(value: number): number {
  return Math.round(value)
}

/** Mulberry32. */
function randomFrom(seed: number): Random {
  let state = Math.imul(seed + 0x9e37, 0x85ebca6b) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
