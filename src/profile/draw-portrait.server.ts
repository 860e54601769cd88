import { openPhoto } from '../gallery/process-photo.server.ts'
import { PORTRAIT_SIZES, type PortraitSize } from '../members/portrait.ts'
import { withPictures } from '../platform/pictures.server.ts'

/** A photo as a phone makes it, with the form around it. */
export const LARGEST_PORTRAIT = 16 * 1024 * 1024

type PortraitFile = { readonly size: PortraitSize; readonly bytes: Uint8Array }

/**
 * A square out of the middle, drawn anew: nothing of what was hidden in the file remains. Who cropped it in the browser
 * sends a square already.
 */
export function drawPortrait(load: () => Promise<Uint8Array>): Promise<readonly PortraitFile[]> {
  return withPictures(async (sharp) => {
    const largest = Math.max(...PORTRAIT_SIZES)
    const bytes = await load()
    const { data, info } = await openPhoto(sharp, bytes, (input) =>
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
  })
}
