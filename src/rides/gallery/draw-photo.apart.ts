import sharp, { type Sharp } from 'sharp'
import { openPhoto } from './open-photo.ts'
import { PHOTO_SIZES, type PhotoFile, type ProcessedPhoto } from './photo-file.ts'

const LARGEST_SIDE = 1920

export function work(bytes: Uint8Array): Promise<ProcessedPhoto> {
  return openPhoto(bytes, drawAnew)
}

async function drawAnew(input: Sharp): Promise<ProcessedPhoto> {
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
