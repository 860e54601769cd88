import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { isPassing } from '../../rides/gallery/open-photo.ts'
import { demandsTooMuch } from '../../rides/gallery/photo-demands.ts'
import { photoKind } from '../../rides/gallery/photo-kind.ts'
import type { LogoPicture } from '../../ground/files/club-logos.server.ts'
import type { ClubLogo } from '../../ground/platform/request-context.ts'
import { Refusal } from '../../refusals.ts'
import { LARGEST_LOGO } from './logo-rule.ts'

const MOST_PIXELS = 25_000_000
const SMALLEST_SIDE = 64
const LARGEST_SIDE = 768
const PATIENCE = { seconds: 20 }

export type DrawnLogo = { readonly logo: ClubLogo; readonly picture: LogoPicture }

/**
 * The logo drawn anew, its empty edges cut off: nothing that was hidden in the file remains, and what calls itself a
 * picture and is none goes no further than its first bytes.
 */
export async function work(bytes: Uint8Array): Promise<DrawnLogo> {
  refuseByKind(bytes)
  try {
    return await drawAnew(bytes)
  } catch (error) {
    if (error instanceof Refusal || isPassing(error)) throw error
    throw new Refusal(/pixel limit/i.test(String(error)) ? 'logo_too_many_pixels' : 'logo_broken')
  }
}

function refuseByKind(bytes: Uint8Array): void {
  if (bytes.length > LARGEST_LOGO) throw new Refusal('logo_too_large')
  const kind = photoKind(bytes)
  if (kind === 'jpeg' || kind === 'png' || kind === 'webp') return
  const beginning = new TextDecoder().decode(bytes.subarray(0, 1000)).toLowerCase()
  throw new Refusal(beginning.includes('<svg') ? 'logo_svg' : 'logo_wrong_type')
}

async function drawAnew(bytes: Uint8Array): Promise<DrawnLogo> {
  // Notes are unpacked with the first look.
  if (demandsTooMuch(bytes, 0)) throw new Refusal('logo_too_demanding')
  const input = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { pages = 1, width: wide, height: high } = await input.metadata()
  if (pages > 1) throw new Refusal('logo_wrong_type')
  if (wide * high > MOST_PIXELS) throw new Refusal('logo_too_many_pixels')
  if (demandsTooMuch(bytes, wide * high)) throw new Refusal('logo_too_demanding')
  if (Math.min(wide, high) < SMALLEST_SIDE) throw new Refusal('logo_too_small')
  const upright = await input
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout(PATIENCE)
    .png()
    .toBuffer()
  const { data, info } = await trimmed(upright)
  const print = createHash('sha256').update(data).digest('hex').slice(0, 16)
  return {
    logo: { print, tone: await toneOf(data) },
    picture: { bytes: data, width: info.width, height: info.height },
  }
}

/** An empty or one-coloured picture has no edges to cut: it stays as it is. */
async function trimmed(upright: Buffer) {
  const asPng = (picture: Sharp) => picture.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true })
  const { hasAlpha } = await sharp(upright).metadata()
  if (!hasAlpha) return asPng(sharp(upright))
  return asPng(sharp(upright).trim({ background: '#00000000', threshold: 1 })).catch(() =>
    asPng(sharp(upright)),
  )
}

/** Is what is drawn there so dark, or so light, that one of the themes would swallow it? A picture without holes never is. */
async function toneOf(bytes: Buffer): Promise<ClubLogo['tone']> {
  const small = sharp(bytes).resize(48, 48, { fit: 'inside' }).ensureAlpha()
  const { data } = await small.raw().toBuffer({ resolveWithObject: true })
  let weight = 0
  let light = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    weight += alpha
    light += (alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)) / 255
  }
  const isWhole = weight / 255 > (data.length / 4) * 0.98
  if (isWhole || weight === 0) return 'any'
  const mean = light / weight
  if (mean < 0.32) return 'dark'
  return mean > 0.82 ? 'light' : 'any'
}
