import { createHash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pack } from 'tar-stream'
import { type FileStore, isKey, type OpenFile } from '../../ground/files/files.server.ts'
import type { FilesDigest } from './manifest.ts'

/** Larger than anything the house takes in; one file at a time is in memory while it comes back. */
const LARGEST_FILE = 512 * 1024 * 1024
const SUM_BITS = 128n

/** A sum over files that does not depend on their order: how many, how large, and what is in each under which name. */
export function newMeter() {
  let count = 0
  let bytes = 0
  let sum = 0n
  return {
    add: (key: string, size: number, content: string) => {
      count += 1
      bytes += size
      const mark = createHash('sha256').update(`${key}\n${size}\n${content}`).digest('hex').slice(0, 32)
      sum = BigInt.asUintN(Number(SUM_BITS), sum + BigInt(`0x${mark}`))
    },
    total: (): FilesDigest => ({ count, bytes, digest: sum.toString(16).padStart(32, '0') }),
  }
}

export async function digestFiles(store: FileStore): Promise<FilesDigest> {
  const meter = newMeter()
  for await (const key of store.list()) {
    const file = await store.open(key)
    if (file) meter.add(key, file.size, await hashOf(file))
  }
  return meter.total()
}

/** Every file of the store into the archive, one after the other; what was taken away meanwhile is left out. */
export async function packFiles(
  tar: Pack,
  store: FileStore,
  say: (bytes: number) => void,
): Promise<FilesDigest> {
  const meter = newMeter()
  for await (const key of store.list()) {
    const file = await store.open(key)
    if (!file) continue
    const hash = createHash('sha256')
    const measure = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        hash.update(chunk)
        say(chunk.length)
        done(null, chunk)
      },
    })
    const entry = tar.entry({ name: `files/${key}`, size: file.size })
    await pipeline(Readable.fromWeb(file.body as Parameters<typeof Readable.fromWeb>[0]), measure, entry)
    meter.add(key, file.size, hash.digest('hex'))
  }
  return meter.total()
}

/** One file back into the store. What is there already is not written again. */
export async function putBack(
  store: FileStore,
  { key, bytes, hash }: { readonly key: string; readonly bytes: Buffer; readonly hash: string },
): Promise<void> {
  if (!(await isThere(store, key, bytes.length, hash))) await store.put(key, bytes)
}

async function isThere(store: FileStore, key: string, size: number, hash: string): Promise<boolean> {
  if ((await store.size(key)) !== size) return false
  const file = await store.open(key)
  return file !== null && (await hashOf(file)) === hash
}

async function hashOf({ body }: OpenFile): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of body) hash.update(chunk)
  return hash.digest('hex')
}

export async function readAll(content: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size <= LARGEST_FILE) chunks.push(chunk)
  }
  return size <= LARGEST_FILE ? Buffer.concat(chunks) : null
}

/** The key of a file by its name in a backup; null when that is none of ours. */
export function ownKey(name: string): string | null {
  const key = name.startsWith('files/') ? name.slice('files/'.length) : ''
  return isKey(key) ? key : null
}
