import { PICTURE_TERMS } from '../../ground/files/pictures.server.ts'
import { apart } from '../../ground/platform/apart.server.ts'
import type { PortraitFile, work } from './draw-square.apart.ts'

/** A photo as a phone makes it, with the form around it. */
export const LARGEST_PORTRAIT = 16 * 1024 * 1024

const drawSquare = apart<typeof work>('people/profile/draw-square', {
  ...PICTURE_TERMS,
  refusal: 'photo_too_demanding',
})

/**
 * A square out of the middle, drawn anew in another process: nothing of what was hidden in the file remains. Who cropped
 * it in the browser sends a square already.
 */
export function drawPortrait(load: () => Promise<Uint8Array>): Promise<readonly PortraitFile[]> {
  return drawSquare(load)
}
