import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Extract } from 'tar-stream'
import { Refusal } from '../../refusals.ts'
import { type FilesDigest, isSameFiles, type Manifest, parseFilesDigest, parseManifest } from './manifest.ts'
import { unsealing } from './seal.server.ts'
import { newMeter, ownKey, readAll } from './stored-files.server.ts'

const LONGEST_TEXT = 5_000_000

/** A backup on the disk, and how far it is believed: by this house's seal, or by the word of the person at the server. */
export type Backup = {
  readonly path: string
  readonly trust: 'seal' | 'person'
  /** The bytes read of it so far. */
  readonly say?: (bytes: number) => void
}

export type StoredFile = { readonly key: string; readonly bytes: Buffer; readonly hash: string }

type Reader = {
  readonly table?: (table: Manifest['tables'][number], rows: Readable) => Promise<void>
  readonly file?: (file: StoredFile) => Promise<void>
}

type Contents = {
  readonly manifest: Manifest
  readonly keys: ReadonlySet<string>
  readonly files: FilesDigest | null
}

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never

/**
 * Reads a backup from its first byte to its last. Every table of its manifest must be there once and in order, every file
 * as its sum says, nothing else, and the seal over it all: whoever acts on what he reads waits for the end before he
 * believes it.
 */
export async function readArchive(backup: Backup, reader: Reader = {}): Promise<Contents> {
  try {
    const entries = extract()
    const flow = flowInto(entries, backup)
    // A fault on the way ends the entries with the same error, where it is caught.
    flow.catch(() => undefined)
    const contents = await readEntries(entries[Symbol.asyncIterator](), reader)
    await flow
    return contents
  } catch (error) {
    throw isUnreadable(error) ? new Refusal('not_a_backup') : error
  }
}

function flowInto(entries: Extract, { path, trust, say }: Backup): Promise<void> {
  let read = 0
  const measure = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      read += chunk.length
      say?.(read)
      done(null, chunk)
    },
  })
  const source = createReadStream(path)
  return trust === 'seal'
    ? pipeline(source, measure, unsealing(), createGunzip(), entries)
    : pipeline(source, measure, createGunzip(), entries)
}

async function readEntries(entries: AsyncIterator<Entry>, reader: Reader): Promise<Contents> {
  const next = async () => {
    const { value, done } = await entries.next()
    return done ? null : value
  }
  const first = await next()
  const manifest = first?.header.name === 'manifest.json' ? parseManifest(await readText(first)) : null
  if (!manifest) throw new Refusal('not_a_backup')
  for (const table of manifest.tables) {
    const entry = await next()
    if (entry?.header.name !== `tables/${table.name}`) throw new Refusal('not_a_backup')
    if (reader.table) await reader.table(table, entry as unknown as Readable)
    else await drain(entry)
  }
  const { keys, files } = await readFiles(next, manifest.hasFiles, reader)
  return { manifest, keys, files }
}

async function readFiles(
  next: () => Promise<Entry | null>,
  hasFiles: boolean,
  { file }: Reader,
): Promise<Pick<Contents, 'keys' | 'files'>> {
  const meter = newMeter()
  const keys = new Set<string>()
  for (let entry = await next(); entry; entry = await next()) {
    const { name } = entry.header
    if (!hasFiles) throw new Refusal('not_a_backup')
    if (name === 'end.json') {
      const files = parseFilesDigest(await readText(entry))
      if (await next()) throw new Refusal('not_a_backup')
      if (!isSameFiles(files, meter.total())) throw new Refusal('backup_damaged')
      return { keys, files }
    }
    const key = ownKey(name)
    const bytes = await readAll(entry as AsyncIterable<Buffer>)
    if (key === null || bytes === null || keys.has(key)) throw new Refusal('not_a_backup')
    const hash = createHash('sha256').update(bytes).digest('hex')
    meter.add(key, bytes.length, hash)
    keys.add(key)
    await file?.({ key, bytes, hash })
  }
  if (hasFiles) throw new Refusal('backup_damaged')
  return { keys, files: null }
}

async function drain(entry: Entry): Promise<void> {
  for await (const chunk of entry as AsyncIterable<Buffer>) void chunk
}

async function readText(entry: Entry): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of entry as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LONGEST_TEXT) throw new Refusal('not_a_backup')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** What cannot be unpacked is not a backup; the library's reason is of no use to whoever brought it. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return code.startsWith('Z_') || /tar header|end of data/i.test(error.message)
}
