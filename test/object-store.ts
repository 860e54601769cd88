import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { S3 } from '../src/ground/platform/config.server.ts'

export type ObjectStore = {
  /** How to reach a bucket of it. */
  readonly bucket: (name: string) => S3
  /** What it holds: `/bucket/key`. */
  readonly objects: Map<string, Buffer>
  /** Uploads in parts that were neither finished nor given up. */
  readonly unfinished: () => number
  /** Answers 503 to whatever this says yes to. */
  refuses: (method: string, url: string) => boolean
  /** Closes the connection without a word to whatever this says yes to. */
  hangsUp: (method: string, url: string) => boolean
  /** Promises a whole file, gives half of it and closes the connection, to whatever this says yes to. */
  halves: (method: string, url: string) => boolean
  readonly close: () => void
}

/** A store in memory that speaks enough of S3: whole files, ranges, lists by two, uploads in parts. */
export async function anObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Buffer[]>()
  const begun = new Map<string, { readonly key: string; readonly at: Date }>()
  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const { method = '', url = '' } = request
    const [path = '', asked = ''] = url.split('?')
    const key = decodeURIComponent(path)
    const query = new URLSearchParams(asked)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=klub/'))
      return response.writeHead(403).end()
    if (store.hangsUp(method, url)) return response.destroy()
    if (store.refuses(method, url)) return response.writeHead(503).end()
    if (query.has('list-type')) return response.end(listed(objects, key, query))
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload-${begun.size + 1}`
      uploads.set(id, [])
      begun.set(id, { key, at: new Date() })
      return response.end(
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (query.has('uploads')) {
      const open = [...begun].filter(([id, { key: one }]) => uploads.has(id) && one.startsWith(`${key}/`))
      const lines = open.map(
        ([id, { key: one, at }]) =>
          `<Upload><Key>${one.slice(key.length + 1)}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
      )
      return response.end(`<ListMultipartUploadsResult>${lines.join('')}</ListMultipartUploadsResult>`)
    }
    const parts = uploads.get(query.get('uploadId') ?? '')
    if (query.has('uploadId')) {
      if (!parts) return response.writeHead(404).end()
      if (method === 'PUT') {
        parts[Number(query.get('partNumber')) - 1] = body
        return response.writeHead(200, { etag: `"${md5(body)}"` }).end()
      }
      uploads.delete(query.get('uploadId') ?? '')
      if (method === 'DELETE') return response.writeHead(204).end()
      const named = [...body.toString().matchAll(/<ETag>"([0-9a-f]+)"<\/ETag>/g)].map(([, mark]) => mark)
      // As the real thing does: the fault comes after the 200.
      if (named.join() !== parts.map(md5).join())
        return response.end('<Error><Code>InvalidPart</Code></Error>')
      objects.set(key, Buffer.concat(parts))
      return response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
    }
    if (method === 'PUT') objects.set(key, body)
    if (method === 'DELETE') objects.delete(key)
    if (method === 'PUT' || method === 'DELETE') return response.writeHead(200).end()
    const kept = objects.get(key)
    if (!kept) return response.writeHead(404).end()
    if (method === 'GET' && store.halves(method, url)) {
      response.writeHead(200, { 'content-length': kept.length })
      return response.write(kept.subarray(0, kept.length >> 1), () => response.destroy())
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (from === undefined || method === 'HEAD')
      return response.writeHead(200, { 'content-length': kept.length }).end(kept)
    const part = kept.subarray(Number(from), Number(to) + 1)
    return response.writeHead(206, { 'content-range': `bytes ${from}-${to}/${kept.length}` }).end(part)
  }
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => answer(request, response, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const store: ObjectStore = {
    bucket: (name) => ({
      endpoint: `http://127.0.0.1:${port}/`,
      bucket: name,
      region: 'auto',
      accessKeyId: 'klub',
      secretAccessKey: 'tajne',
    }),
    objects,
    unfinished: () => uploads.size,
    refuses: () => false,
    hangsUp: () => false,
    halves: () => false,
    close: () => server.close(),
  }
  return store
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

/** Two keys a page, as the real thing gives a thousand. */
function listed(objects: ReadonlyMap<string, Buffer>, bucket: string, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(`${bucket}/${prefix}`))
  const start = Number(query.get('continuation-token') ?? 0)
  const page = keys.slice(start, start + 2).map((key) => `<Key>${key.slice(bucket.length + 1)}</Key>`)
  const more = start + 2 < keys.length ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : ''
  return `<ListBucketResult>${page.join('')}${more}</ListBucketResult>`
}
