import { contrast, type Hex, hexOf, lchOf, parseHex } from './colour.ts'

/** The one colour a club chooses: of the next thing to do, of what is chosen, and of the road. */
export const YELLOW: Hex = '#facc15'

const INK: Hex = '#1c1917'
const PAPER: Hex = '#fafaf9'
const READABLE = 4.5
/** A hair above, so that rounding never falls below. */
const COMFORTABLE = 4.6

/** Colours to choose from; a test says that all of them can be read. */
export const ACCENTS: readonly { readonly name: AccentName; readonly hex: Hex }[] = [
  { name: 'yellow', hex: YELLOW },
  { name: 'orange', hex: '#fb923c' },
  { name: 'red', hex: '#ff7f7a' },
  { name: 'pink', hex: '#f58ac0' },
  { name: 'violet', hex: '#b79cf7' },
  { name: 'blue', hex: '#6bb2fb' },
  { name: 'turquoise', hex: '#2dd4bf' },
  { name: 'green', hex: '#6fd873' },
  { name: 'silver', hex: '#c9c5c1' },
]
export type AccentName =
  | 'yellow'
  | 'orange'
  | 'red'
  | 'pink'
  | 'violet'
  | 'blue'
  | 'turquoise'
  | 'green'
  | 'silver'

/** Dark letters stand on it in both themes, and it stands on asphalt: one question answers both. */
export function isReadableAccent(hex: Hex): boolean {
  return contrast(hex, INK) >= READABLE
}

/** The nearest lighter tone of the same hue that can be read; the colour itself where it can be. */
export function readableAccent(hex: Hex): Hex {
  if (isReadableAccent(hex)) return hex
  const { c, h } = lchOf(hex)
  for (let l = lchOf(hex).l; l < 1; l += 0.005) {
    const lighter = hexOf({ l, c, h })
    if (contrast(lighter, INK) >= COMFORTABLE) return lighter
  }
  return YELLOW
}

/** Lightness and colourfulness of each shade beside the accent's own. */
const SHADES: Readonly<Record<number, readonly [lightness: number, colour: number]>> = {
  50: [0.987, 0.13],
  100: [0.973, 0.36],
  200: [0.945, 0.65],
  300: [0.905, 0.9],
}
const DARKER: Readonly<Record<number, number>> = {
  500: 0.93,
  600: 0.8,
  700: 0.65,
  800: 0.56,
  900: 0.49,
  950: 0.33,
}

/** What the accent changes on every page, as CSS variables; nothing where the club keeps the yellow. */
export function accentVariables(colour: string | null): Readonly<Record<string, string>> {
  const hex = colour === null ? null : parseHex(colour)
  if (!hex || hex === YELLOW || !isReadableAccent(hex)) return {}
  const { l, c, h } = lchOf(hex)
  return {
    ...Object.fromEntries(
      Object.entries(SHADES).map(([shade, [lightness, share]]) => [
        `--color-primary-${shade}`,
        hexOf({ l: Math.max(l, lightness), c: c * share, h }),
      ]),
    ),
    '--color-primary-400': hex,
    ...Object.fromEntries(
      Object.entries(DARKER).map(([shade, share]) => [
        `--color-primary-${shade}`,
        hexOf({ l: l * share, c, h }),
      ]),
    ),
    '--accent-ink': inkOf(hex),
    '--accent-night': hexOf({ l: 0.268, c: Math.min(0.035, c * 0.2), h }),
  }
}

/** The same hue, dark enough to be read on paper. */
export function inkOf(hex: Hex): Hex {
  const { c, h } = lchOf(hex)
  for (let l = 0.6; l > 0; l -= 0.005) {
    const darker = hexOf({ l, c, h })
    if (contrast(darker, PAPER) >= 5) return darker
  }
  return INK
}
