import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { s3Line } from '../../ground/files/s3-line.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { log } from '../../ground/platform/log.server.ts'
import type { S3 } from '../../ground/platform/config.server.ts'
import { DAY_MS } from '../../ground/values/day.ts'
import type { CopyPlace } from './copy-place.ts'

const FOLDER = 'zalohy'
// Ten thousand parts are the most a store takes: 160 GB in one copy.
const PART_BYTES = 16 * 1024 * 1024
/** For one part on a slow line. */
const SILENCE = 300_000

/** A store that speaks S3: sent in parts, so that a copy of any size costs the memory of one. */
export function bucketPlace(store: S3): CopyPlace {
  const { endpoint, bucket } = store
  const line = s3Line(store, SILENCE)
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const ask = async (method: string, address: string, body?: Uint8Array<ArrayBuffer> | string) => {
    const response = await line(address, { method, ...(body === undefined ? {} : { body }) })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return null
    throw new Error(`the store of copies answered ${response.status} to ${method}`)
  }
  const must = async (...asked: Parameters<typeof ask>) => {
    const response = await ask(...asked)
    if (!response) throw new Error(`the store of copies has no bucket ${bucket}`)
    return response
  }
  const addressOf = (name: string) => `${base}/${FOLDER}/${encodeURIComponent(name)}`

  const sendParts = async (address: string, path: string) => {
    const begun = await (await must('POST', `${address}?uploads`)).text()
    const upload = encodeURIComponent(/<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1] ?? '')
    if (!upload) throw new Error('the store of copies did not begin an upload')
    try {
      const marks: string[] = []
      for await (const part of partsOf(path)) {
        const number = marks.length + 1
        const kept = await must('PUT', `${address}?partNumber=${number}&uploadId=${upload}`, part)
        marks.push(
          `<Part><PartNumber>${number}</PartNumber><ETag>${kept.headers.get('etag') ?? ''}</ETag></Part>`,
        )
      }
      const whole = `<CompleteMultipartUpload>${marks.join('')}</CompleteMultipartUpload>`
      const said = await (await must('POST', `${address}?uploadId=${upload}`, whole)).text()
      // A store may find a fault after it has said 200.
      if (!said.includes('CompleteMultipartUploadResult'))
        throw new Error('the store of copies did not put the parts together')
    } catch (error) {
      // Parts of what was never finished are paid for as if they were whole.
      await ask('DELETE', `${address}?uploadId=${upload}`).catch(() => undefined)
      throw error
    }
  }

  /** Parts whose sender was killed, or whose store was away when he gave up: a day later they are nobody's. */
  const forgetUnfinished = async () => {
    const answer = await (await must('GET', `${base}?uploads&prefix=${FOLDER}%2F`)).text()
    for (const [, upload = ''] of answer.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
      const said = (name: string) => new RegExp(`<${name}>([^<]+)</${name}>`).exec(upload)?.[1] ?? ''
      const name = nameIn(said('Key'))
      if (!name || now().getTime() - Date.parse(said('Initiated')) < DAY_MS) continue
      await ask('DELETE', `${addressOf(name)}?uploadId=${encodeURIComponent(said('UploadId'))}`)
    }
  }

  return {
    kind: 'bucket',
    put: async (name, path) => {
      // A store that will not tell of them takes the copy all the same.
      await forgetUnfinished().catch((error: unknown) =>
        log.warn({ err: error }, 'unfinished uploads could not be looked after'),
      )
      await sendParts(addressOf(name), path)
    },
    open: async (name) => {
      const response = await ask('GET', addressOf(name))
      return response?.body ? Readable.fromWeb(response.body as NodeStream<Uint8Array>) : null
    },
    list: async () => {
      const names: string[] = []
      for (let page = ''; ;) {
        const answer = await (await must('GET', `${base}?list-type=2&prefix=${FOLDER}%2F${page}`)).text()
        names.push(...[...answer.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => nameIn(key)))
        const next = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(answer)?.[1]
        if (!next) return names.filter(Boolean)
        page = `&continuation-token=${encodeURIComponent(next)}`
      }
    },
    remove: async (name) => {
      await ask('DELETE', addressOf(name))
    },
  }
}

const nameIn = (key: string) => (key.startsWith(`${FOLDER}/`) ? key.slice(FOLDER.length + 1) : '')

/** At least one, for an empty file is a file. */
async function* partsOf(path: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const file = await open(path, 'r')
  try {
    for (let sent = 0; ;) {
      const part = new Uint8Array(PART_BYTES)
      const { bytesRead } = await file.read(part, 0, PART_BYTES, sent)
      if (bytesRead === 0 && sent > 0) return
      yield part.subarray(0, bytesRead)
      sent += bytesRead
      if (bytesRead < PART_BYTES) return
    }
  } finally {
    await file.close()
  }
}
