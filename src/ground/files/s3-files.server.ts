import { checkKey, type FileStore, isKey } from './files.server.ts'
import type { S3 } from '../platform/config.server.ts'
import { s3Line } from './s3-line.server.ts'

const SILENCE = 30_000

/** Files in a bucket of any store that speaks S3. */
export function s3Files(store: S3): FileStore {
  const { endpoint, bucket } = store
  const line = s3Line(store, SILENCE)
  const ask = async (method: string, key: string, init: Pick<RequestInit, 'body' | 'headers'> = {}) => {
    const address = `${endpoint.replace(/\/+$/, '')}/${bucket}/${checkKey(key)}`
    const response = await line(address, { ...init, method })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`the file store answered ${response.status} to ${method} ${key}`)
  }
  const found = async (method: string, key: string, init?: Pick<RequestInit, 'body' | 'headers'>) => {
    const response = await ask(method, key, init)
    if (response.status !== 404) return response
    await response.body?.cancel()
    return null
  }
  return {
    put: async (key, bytes) => {
      if (!(await found('PUT', key, { body: new Uint8Array(bytes) })))
        throw new Error(`the file store has no bucket ${bucket}`)
    },
    open: async (key, range) => {
      const response = await found(
        'GET',
        key,
        range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {},
      )
      return response?.body ? { size: wholeSize(response), body: response.body } : null
    },
    size: async (key) => {
      const response = await found('HEAD', key)
      return response && wholeSize(response)
    },
    remove: async (key) => {
      await found('DELETE', key)
    },
    list: async function* () {
      const address = `${endpoint.replace(/\/+$/, '')}/${bucket}?list-type=2`
      for (let page = ''; ;) {
        const response = await line(address + page)
        const answer = await response.text()
        if (!response.ok) throw new Error(`the file store answered ${response.status} to a list`)
        yield* [...answer.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key).filter(isKey)
        const next = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(answer)?.[1]
        if (!next) return
        page = `&continuation-token=${encodeURIComponent(next)}`
      }
    },
  }
}

/** Of a part the store says `bytes 0-99/1234`. */
function wholeSize({ headers }: Response): number {
  return Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length') ?? 0)
}
