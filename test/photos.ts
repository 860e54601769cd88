import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import { type FileStore, useFileStore } from '../src/ground/files/files.server.ts'
import { folderFiles } from '../src/ground/files/folder-files.server.ts'

/** A file store of this test file's own. Call at the top of the file. */
export function useFiles(): FileStore {
  const folder = mkdtempSync(join(tmpdir(), 'kl-photos-'))
  const store = folderFiles(folder)
  useFileStore(store)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return store
}

type PhotoInput = { readonly width?: number; readonly height?: number; readonly orientation?: number }

/** A photo as a phone makes it: with a place, a camera and, if wanted, held askew. */
export function aJpeg({ width = 600, height = 400, orientation = 1 }: PhotoInput = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: '#0c4a6e' } }, left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Make: 'TajnyFotak', Copyright: 'Jan Novák' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 35/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}

type PngInput = { readonly side: number; readonly notes?: number }
/** The longest note a reader of PNG unpacks. */
const LONGEST_NOTE = 7_900_000

/** A PNG as large as it says and nearly empty, with notes that each unpack to eight megabytes. */
export function aPngOf({ side, notes = 0 }: PngInput): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const note = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(LONGEST_NOTE, 'a'))])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    ...Array.from({ length: notes }, () => pngChunk('zTXt', note)),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
