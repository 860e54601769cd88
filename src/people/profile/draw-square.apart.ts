import sharp from 'sharp'
import { openPhoto } from '../../rides/gallery/open-photo.ts'
import { PORTRAIT_SIZES, type PortraitSize } from '../members/portrait.ts'

export type PortraitFile = { readonly size: PortraitSize; readonly bytes: Uint8Array }

export async function work(photo: Uint8Array): Promise<readonly PortraitFile[]> {
  const largest = Math.max(...PORTRAIT_SIZES)
  const { data, info } = await openPhoto(photo, (input) =>
    input
      .resize({ width: largest, height: largest, fit: 'cover', position: 'centre' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = info
  const files: PortraitFile[] = []
  for (const size of PORTRAIT_SIZES) {
    const sized = sharp(data, { raw: { width, height, channels } }).resize(size, size)
    files.push({ size, bytes: await sized.webp({ quality: 80, effort: 4 }).toBuffer() })
  }
  return files
}
