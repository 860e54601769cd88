/** A colour as it is written: #rrggbb in small letters. */
export type Hex = `#${string}`
type Triple = readonly [number, number, number]

/** Lightness 0 to 1, how colourful, and which hue in degrees: equal steps look equal, unlike those of red, green and blue. */
export type Lch = { readonly l: number; readonly c: number; readonly h: number }

/** What somebody wrote or pasted, with or without the hash, long or short; null where it is no colour. */
export function parseHex(text: string): Hex | null {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? []
  if (!digits) return null
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${long.toLowerCase()}`
}

/** How well one is read on the other, 1 to 21, as WCAG counts it. */
export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: Hex): number {
  const [red, green, blue] = linearOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linearOf(hex: Hex): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Björn Ottosson's OKLab, in polar coordinates. */
export function lchOf(hex: Hex): Lch {
  const [red, green, blue] = linearOf(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** The nearest colour a screen can show: where it cannot be that colourful, it is less so, of the same hue. */
export function hexOf({ l, c, h }: Lch): Hex {
  for (let strength = c; strength > 0.001; strength *= 0.96) {
    const linear = toLinear({ l, c: strength, h })
    if (linear.every((value) => value >= -0.0005 && value <= 1.0005)) return written(linear)
  }
  return written(toLinear({ l, c: 0, h }))
}

function toLinear({ l, c, h }: Lch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function written(linear: Triple): Hex {
  const digits = linear.map((value) => {
    const held = Math.min(1, Math.max(0, value))
    const bent = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055
    return Math.round(bent * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}
