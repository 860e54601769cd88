import { apart } from '../../ground/platform/apart.server.ts'
import { PICTURE_TERMS, withPicturesLater } from '../../ground/files/pictures.server.ts'
import type { work } from './draw-photo.apart.ts'
import { AVIF_SIZES, type PhotoFile, type ProcessedPhoto } from './photo-file.ts'

const drawPhoto = apart<typeof work>('rides/gallery/draw-photo', PICTURE_TERMS)
const drawOnce = apart<typeof work>('rides/gallery/draw-photo', {
  ...PICTURE_TERMS,
  refusal: 'photo_too_demanding',
})

/**
 * All sizes from one decoding, in another process: a picture is what strangers hide things in. It is drawn anew, turned as
 * the camera was held, so nothing of what the camera or anybody else had put into the file remains. `load` is called when
 * its turn comes: who waits holds no memory.
 */
export function processPhoto(load: () => Promise<Uint8Array>): Promise<ProcessedPhoto> {
  return drawPhoto(load)
}

/** The same where nobody tries a second time: what is too much for us is said at once. */
export function processOnce(load: () => Promise<Uint8Array>): Promise<ProcessedPhoto> {
  return drawOnce(load)
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
