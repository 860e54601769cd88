import { parseRange } from './byte-range.ts'
import type { FileStore } from '../files/files.server.ts'

type Answer = {
  readonly type: string
  /** `public` may be kept by anybody for a minute, `asked` by the one browser if it asks each time, `unkept` by nobody. */
  readonly keeping: 'public' | 'asked' | 'unkept'
  /** The name under which the browser saves it; absent where it is shown. */
  readonly fileName?: string
}

const KEEPING = {
  // What is public now may be hidden at any time, and within a minute it is gone from everywhere.
  public: 'public, max-age=60, must-revalidate',
  asked: 'private, no-cache',
  unkept: 'private, no-store',
} as const

/** One file of the store as an HTTP answer: whole, in part, or 'you have it already'. */
export async function answerFile(
  request: Request,
  store: Pick<FileStore, 'open' | 'size'>,
  key: string,
  { type, keeping, fileName }: Answer,
): Promise<Response | null> {
  // What lies under a key never changes, so the key is its own mark.
  const etag = `"${key}"`
  const headers = new Headers({
    'content-type': type,
    'cache-control': KEEPING[keeping],
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; sandbox",
    etag,
  })
  if (fileName) headers.set('content-disposition', attachment(fileName))
  if (
    request.headers
      .get('if-none-match')
      ?.split(',')
      .some((one) => one.trim() === etag)
  )
    return new Response(null, { status: 304, headers })

  const wanted = wantedRange(request, etag)
  const size = wanted && (await store.size(key))
  const range = size ? parseRange(wanted, size) : null
  if (range === 'beyond') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const file = await store.open(key, range ?? undefined)
  if (!file) return null
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  headers.set('content-length', String(range ? range.end - range.start + 1 : file.size))
  if (request.method === 'HEAD') await file.body.cancel()
  return new Response(request.method === 'HEAD' ? null : file.body, { status: range ? 206 : 200, headers })
}

function wantedRange({ headers }: Request, etag: string): string | null {
  const condition = headers.get('if-range')
  return condition === null || condition === etag ? headers.get('range') : null
}

/** By RFC 6266: plain letters for old programs, the real name for the rest. */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]+/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, '_')}`
}
