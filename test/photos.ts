import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
