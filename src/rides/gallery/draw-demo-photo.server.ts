import { photoSvg } from '../../ground/drawings/photos.ts'
import { withPictures } from '../../ground/files/pictures.server.ts'
import { shotOf } from './demo-shots.ts'
import { PHOTO_SIZES } from './photo-file.ts'

const KEY = /^photos\/(demo-[a-z0-9-]+)\/(\d+)\.(webp|jpg)$/

/** A file of the demo's albums, drawn the first time somebody asks for it; null for any other key. */
export async function drawDemoPhoto(key: string): Promise<Uint8Array | null> {
  const [, fileKey = '', wanted, format] = KEY.exec(key) ?? []
  const size = PHOTO_SIZES.find((known) => String(known) === wanted)
  const shot = shotOf(fileKey)
  if (!shot || !size) return null
  const svg = photoSvg(shot.kind, shot.seed, shot.look)
  return withPictures((sharp) => {
    const sized = sharp(Buffer.from(svg)).resize({ width: size, withoutEnlargement: true })
    return (
      format === 'webp' ? sized.webp({ quality: 82, effort: 2 }) : sized.jpeg({ quality: 84 })
    ).toBuffer()
  })
}
