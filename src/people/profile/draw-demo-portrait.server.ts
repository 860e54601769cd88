import { portraitSvg } from '../../ground/drawings/portrait.ts'
import { withPictures } from '../../ground/files/pictures.server.ts'
import { PORTRAIT_SIZES } from '../members/portrait.ts'
import { faceOf } from './demo-face.ts'

const KEY = /^portraits\/([0-9a-f]{32})\/(\d+)\.webp$/

/** A face of the demo, drawn the first time somebody looks at it; null for any other key. */
export async function drawDemoPortrait(key: string): Promise<Uint8Array | null> {
  const [, photoKey = '', wanted] = KEY.exec(key) ?? []
  const size = PORTRAIT_SIZES.find((known) => String(known) === wanted)
  const face = faceOf(photoKey)
  if (!face || !size) return null
  const svg = portraitSvg(face.seed, face.isWoman)
  return withPictures((sharp) =>
    sharp(Buffer.from(svg)).resize(size).webp({ quality: 84, effort: 2 }).toBuffer(),
  )
}
