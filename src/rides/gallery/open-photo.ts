import sharp, { type Sharp } from 'sharp'
import { Refusal } from '../../refusals.ts'
import { demandsTooMuch } from './photo-demands.ts'
import { LARGEST_PHOTO, photoKind } from './photo-kind.ts'

const MOST_PIXELS = 50_000_000
const PATIENCE = { seconds: 20 }

// Every picture is worked on once: nothing is worth remembering. One thread a picture leaves the rest to the visitors.
sharp.cache(false)
sharp.concurrency(1)

/** Works on a file somebody handed in, once it is known to be a photo and no bomb; turned as the camera was held. */
export async function openPhoto<Drawn>(
  bytes: Uint8Array,
  draw: (input: Sharp) => Promise<Drawn>,
): Promise<Drawn> {
  refuseByKind(bytes)
  // Notes are unpacked with the first look.
  if (demandsTooMuch(bytes, 0)) throw new Refusal('photo_too_demanding')
  try {
    const input = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { pages = 1, width, height } = await input.metadata()
    if (pages > 1) throw new Refusal('photo_wrong_type')
    if (width * height > MOST_PIXELS) throw new Refusal('photo_too_many_pixels')
    if (demandsTooMuch(bytes, width * height)) throw new Refusal('photo_too_demanding')
    return await draw(input.autoOrient().timeout(PATIENCE))
  } catch (error) {
    // Only what the decoder says about the file itself is the file's fault.
    if (error instanceof Refusal || isPassing(error)) throw error
    throw new Refusal(/pixel limit/i.test(String(error)) ? 'photo_too_many_pixels' : 'photo_broken')
  }
}

/** Memory, time, disk and handles run out for everybody; the same file may well be read a minute later. */
export function isPassing(error: unknown): boolean {
  return /out of memory|allocat|timeout|ENOMEM|ENOSPC|EMFILE|EIO|no space|too many open files|temporar/i.test(
    String(error),
  )
}

function refuseByKind(bytes: Uint8Array): void {
  const kind = photoKind(bytes)
  if (kind === 'heic') throw new Refusal('photo_heic')
  if (kind === 'other') throw new Refusal('photo_wrong_type')
  if (bytes.length > LARGEST_PHOTO) throw new Refusal('photo_too_large')
}
