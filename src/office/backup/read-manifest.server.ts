import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { type Manifest, parseManifest } from './manifest.ts'

const LONGEST = 5_000_000

/** What a backup says about itself; null for what is none. Only its beginning is read. */
export async function readManifestOf(path: string): Promise<Manifest | null> {
  const entries = extract()
  const source = createReadStream(path)
  // The rest of the file is never wanted, so the line breaks off in the middle, and that is no fault.
  pipeline(source, createGunzip(), entries, () => undefined)
  try {
    for await (const entry of entries) {
      if (entry.header.name !== 'manifest.json' || (entry.header.size ?? 0) > LONGEST) return null
      const chunks: Buffer[] = []
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk)
      return parseManifest(Buffer.concat(chunks).toString('utf8'))
    }
    return null
  } catch {
    return null
  } finally {
    source.destroy()
  }
}
