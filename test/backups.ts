import { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'

export type Part = { readonly name: string; readonly bytes: Buffer }

/** What lies in a backup, in its order. */
export async function partsOf(backup: Buffer): Promise<Part[]> {
  const parts: Part[] = []
  const entries = extract()
  const read = pipeline(Readable.from([backup]), createGunzip(), entries)
  for await (const entry of entries)
    parts.push({ name: entry.header.name, bytes: await buffer(entry as AsyncIterable<Buffer>) })
  await read
  return parts
}

/** The same parts as anybody could pack them, without the club's key. */
export async function packed(parts: readonly Part[]): Promise<Buffer> {
  const tar = pack()
  for (const { name, bytes } of parts) tar.entry({ name }, bytes)
  tar.finalize()
  return buffer(tar.pipe(createGzip()))
}

/** A place in memory for what is written. */
export function aSink(): { readonly out: Writable; readonly bytes: () => Buffer } {
  const chunks: Buffer[] = []
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk)
      done()
    },
  })
  return { out, bytes: () => Buffer.concat(chunks) }
}
