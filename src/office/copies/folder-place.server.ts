import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { refuseLowDisk } from '../../ground/platform/disk.server.ts'
import type { CopyPlace } from './copy-place.ts'

/** A folder of the server: another disk, or one that somebody carries elsewhere. */
export function folderPlace(folder: string): CopyPlace {
  const pathOf = (name: string) => join(folder, name)
  return {
    kind: 'folder',
    put: async (name, path) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await refuseLowDisk(folder, (await stat(path)).size)
      const draft = `${pathOf(name)}.part`
      try {
        await copyFile(path, draft)
        await flush(draft)
        await rename(draft, pathOf(name))
        await flush(folder)
      } finally {
        await rm(draft, { force: true })
      }
    },
    open: async (name) => {
      const found = await stat(pathOf(name)).catch(() => null)
      return found?.isFile() ? createReadStream(pathOf(name)) : null
    },
    list: async () => (await mkdir(folder, { recursive: true, mode: 0o700 }), readdir(folder)),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
