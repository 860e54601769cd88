import type { Hono } from 'hono'
import { type PosterShape, SHAPES } from '../../ground/drawings/frame.ts'
import { posterSvg } from '../../ground/drawings/poster.ts'
import { pictureQueue, withPictures } from '../../ground/files/pictures.server.ts'
import { refusalResponse } from '../../ground/http/refusal-answer.server.ts'
import { Refusal } from '../../refusals.ts'

const LONGEST_QUEUE = 20
const FILE = new RegExp(`^(${SHAPES.join('|')})-(\\d{1,9})(?:-(\\d))?\\.(svg|jpg)$`)
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Posters as files, drawn when asked for and kept by whoever asked; as photos for those who show a link. */
export function mountPosters(app: Hono): void {
  app.get('/posters/:file', async (http, next) => {
    const [, shape, seed, look, format] = FILE.exec(http.req.param('file')) ?? []
    if (!shape) return next()
    const svg = posterSvg({
      seed: Number(seed),
      shape: shape as PosterShape,
      look: look === undefined ? undefined : Number(look),
    })
    if (format === 'svg') return http.body(svg, 200, { 'content-type': 'image/svg+xml', ...KEPT })
    if (pictureQueue() > LONGEST_QUEUE)
      return refusalResponse(new Refusal('too_busy', { retryAfter: 5 }), 'cs', '')
    const bytes = await withPictures((sharp) =>
      sharp(Buffer.from(svg)).resize(1200, 630, { fit: 'cover' }).jpeg({ quality: 82 }).toBuffer(),
    )
    return http.body(new Uint8Array(bytes), 200, { 'content-type': 'image/jpeg', ...KEPT })
  })
}
