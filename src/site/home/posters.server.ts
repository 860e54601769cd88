import type { Hono } from 'hono'
import { pictureQueue, withPictures } from '../../ground/files/pictures.server.ts'
import { refusalResponse } from '../../ground/http/refusal-answer.server.ts'
import { Refusal } from '../../refusals.ts'
import { posterSvg } from './poster-svg.ts'

const LONGEST_QUEUE = 20

/** Posters as pictures, for those who show a link: drawn when asked for, kept by whoever asked. */
export function mountPosters(app: Hono): void {
  app.get('/posters/:file{[1-9]\\d{0,8}\\.jpg}', async (http) => {
    if (pictureQueue() > LONGEST_QUEUE)
      return refusalResponse(new Refusal('too_busy', { retryAfter: 5 }), 'cs', '')
    const svg = posterSvg(Number.parseInt(http.req.param('file'), 10))
    const bytes = await withPictures((sharp) =>
      sharp(Buffer.from(svg)).resize(1200, 630, { fit: 'cover' }).jpeg({ quality: 82 }).toBuffer(),
    )
    return http.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}
