import type Sharp from 'sharp'
import type { Sharp as Drawing } from 'sharp'
import { withPictures, withPicturesLater } from '../platform/pictures.server.ts'
import { Refusal } from '../refusals.ts'
import { AVIF_SIZES, PHOTO_SIZES, type PhotoFormat, type PhotoSize } from './photo-file.ts'
import { photoKind } from './photo-kind.ts'

export const LARGEST_PHOTO = 15 * 1024 * 1024
const MOST_PIXELS = 50_000_000
const LARGEST_SIDE = 1920
const PATIENCE = { seconds: 20 }

type PhotoFile = { readonly size: PhotoSize; readonly format: PhotoFormat; readonly bytes: Uint8Array }

export type ProcessedPhoto = {
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly files: readonly PhotoFile[]
}

/**
 * All sizes from one decoding. The picture is drawn anew, turned as the camera was held, so nothing of what the camera or
 * anybody else had hidden in the file remains. `load` is called when its turn comes: who waits holds no memory.
 */
export function processPhoto(load: () => Promise<Uint8Array>): Promise<ProcessedPhoto> {
  return withPictures(async (sharp) => {
    const bytes = await load()
    return openPhoto(sharp, bytes, (input) => drawAnew(sharp, input))
  })
}

/** Works on a file somebody handed in, once it is known to be a photo and no bomb; turned as the camera was held. */
export async function openPhoto<Drawn>(
  sharp: typeof Sharp,
  bytes: Uint8Array,
  draw: (input: Drawing) => Promise<Drawn>,
): Promise<Drawn> {
  refuseByKind(bytes)
  try {
    const input = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { pages = 1, width, height } = await input.metadata()
    if (pages > 1) throw new Refusal('photo_wrong_type')
    if (width * height > MOST_PIXELS) throw new Refusal('photo_too_many_pixels')
    return await draw(input.autoOrient().timeout(PATIENCE))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(/pixel limit/i.test(String(error)) ? 'photo_too_many_pixels' : 'photo_broken')
  }
}

function refuseByKind(bytes: Uint8Array): void {
  const kind = photoKind(bytes)
  if (kind === 'heic') throw new Refusal('photo_heic')
  if (kind === 'other') throw new Refusal('photo_wrong_type')
  if (bytes.length > LARGEST_PHOTO) throw new Refusal('photo_too_large')
}

async function drawAnew(sharp: typeof Sharp, input: Drawing): Promise<ProcessedPhoto> {
  const { data, info } = await input
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const raw = { raw: { width, height, channels } }
  const files: PhotoFile[] = []
  for (const size of PHOTO_SIZES) {
    const sized = sharp(data, raw).resize({
      width: size,
      height: size,
      fit: 'inside',
      withoutEnlargement: true,
    })
    files.push({
      size,
      format: 'webp',
      bytes: await sized.clone().webp({ quality: 78, effort: 3 }).toBuffer(),
    })
    files.push({ size, format: 'jpg', bytes: await sized.clone().jpeg({ quality: 80 }).toBuffer() })
  }
  const [red = 0, green = 0, blue = 0] = await sharp(data, raw).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return { width, height, colour: hexColour([red, green, blue]), files }
}

function hexColour(parts: readonly number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** AVIF takes long to make and saves a third: it is made when nobody waits. */
export function makeAvif(source: Uint8Array): Promise<PhotoFile[]> {
  return withPicturesLater(async (sharp) => {
    const files: PhotoFile[] = []
    for (const size of AVIF_SIZES) {
      const bytes = await sharp(source)
        .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
        .avif({ quality: 52, effort: 2 })
        .timeout({ seconds: 60 })
        .toBuffer()
      files.push({ size, format: 'avif', bytes })
    }
    return files
  })
}
