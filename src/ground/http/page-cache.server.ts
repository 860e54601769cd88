import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** How a stranger asked for a page: whoever asks alike gets the same bytes. */
export type PageAsked = { readonly key: string; readonly encoding: Encoding }

type Encoding = 'br' | 'gzip' | 'identity'

type KeptPage = {
  readonly headers: Readonly<Record<string, string>>
  readonly bodies: Map<Encoding, Uint8Array<ArrayBuffer>>
  readonly keptAt: number
}

/** A page also tells what day it is and what is about to begin: it is never older than this. */
const FRESH_FOR = 10_000
const MOST_PAGES = 500

export type PageCache = ReturnType<typeof newPageCache>

/**
 * Pages as strangers see them, kept for a moment. Whatever changes in the club forgets them all; while nobody tells of
 * changes (`isListening`), nothing is kept. A kept page carries its own policy and the number its scripts are allowed by:
 * it is the same page sent again, and a new text is always a new page with a new number.
 */
export function newPageCache(clock: () => number = () => performance.now()) {
  const pages = new Map<string, KeptPage>()
  const shortcuts = new Map<string, PageAsked>()
  let generation = 0
  let isListening = false
  const fresh = (page: KeptPage | undefined) => (page && clock() - page.keptAt <= FRESH_FOR ? page : null)
  return {
    /** Something changed: forget everything, also what is just being drawn. */
    forget: () => {
      generation += 1
      pages.clear()
      shortcuts.clear()
    },
    listen: (isHeard: boolean) => {
      isListening = isHeard
      generation += 1
      pages.clear()
      shortcuts.clear()
    },
    find: ({ key, encoding }: PageAsked): Response | null => {
      const page = fresh(pages.get(key))
      return page && answer(page, encoding)
    },
    /** Whoever sends exactly these words means this page: the next one is answered without thinking. */
    learn: (words: string, asked: PageAsked) => {
      if (shortcuts.size >= MOST_PAGES) shortcuts.clear()
      shortcuts.set(words, asked)
    },
    findByWords: (words: string) => {
      const asked = shortcuts.get(words)
      const page = asked && fresh(pages.get(asked.key))
      return page ? wire(page, asked.encoding) : null
    },
    /** Draws the page and keeps it, unless the club changed while it was drawn. */
    keep: async ({ key, encoding }: PageAsked, draw: () => Promise<Response>): Promise<Response> => {
      const begunIn = generation
      const response = await draw()
      if (!isListening || response.status !== 200 || response.headers.has('set-cookie')) return response
      const body = new Uint8Array(await response.arrayBuffer())
      const headers = Object.fromEntries(response.headers)
      const page: KeptPage = { headers, bodies: new Map([['identity', body]]), keptAt: clock() }
      if (begunIn === generation) {
        if (pages.size >= MOST_PAGES) pages.clear()
        pages.set(key, page)
      }
      return answer(page, encoding)
    },
  }
}

function answer(page: KeptPage, encoding: Encoding): Response {
  const { body, headers } = wire(page, encoding)
  return new Response(body, { headers })
}

function wire({ headers, bodies }: KeptPage, encoding: Encoding) {
  const plain = bodies.get('identity') ?? new Uint8Array()
  const body = bodies.get(encoding) ?? compressed(plain, encoding)
  bodies.set(encoding, body)
  return {
    body,
    headers: {
      ...headers,
      'content-length': String(body.length),
      vary: 'accept-encoding, cookie',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  }
}

function compressed(plain: Uint8Array<ArrayBuffer>, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'identity') return plain
  const bytes =
    encoding === 'br'
      ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : gzipSync(plain, { level: 6 })
  return new Uint8Array(bytes)
}

export function encodingFor(accepted: string | null): Encoding {
  const names = (accepted ?? '').split(',').map((part) => part.trim().split(';')[0])
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}
