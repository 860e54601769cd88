import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { refuseLowDisk } from '../platform/disk.server.ts'
import { checkKey, type FileStore, isKey } from './files.server.ts'
import { sqlState } from '../postgres/transaction.server.ts'

/** Files in a folder of the server. */
export function folderFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, ...checkKey(key).split('/'))
  const size = async (key: string) => {
    try {
      const { size: bytes } = await stat(pathOf(key))
      return bytes
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await refuseLowDisk(dirname(path), bytes.length)
      await writeWhole(path, bytes)
    },
    open: async (key, range) => {
      const bytes = await size(key)
      if (bytes === null) return null
      const stream = createReadStream(pathOf(key), range ? { start: range.start, end: range.end } : {})
      return { size: bytes, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> }
    },
    size,
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => keysIn(folder, ''),
  }
}

/** Drafts of files that were never finished have no key, and are nobody's. */
async function* keysIn(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for await (const entry of entries) {
    if (entry.isDirectory()) yield* keysIn(join(folder, entry.name), `${prefix}${entry.name}/`)
    else if (isKey(prefix + entry.name)) yield prefix + entry.name
  }
}

/** Under another name first, so that nobody ever reads half a file; then on the disk for sure, the folder's entry too. */
export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.datasync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(sqlState(error))
}
