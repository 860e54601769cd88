import { statfs } from 'node:fs/promises'
import { Refusal } from '../../refusals.ts'
import { DISK_RESERVE } from './disk.ts'

/** How much room there is where the folder lies, and how much of it is free for us. */
export async function readDisk(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** Less than the database needs to begin anything. */
const FULL_BELOW = 4 * 1024 * 1024

export async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await readDisk(folder).catch(() => null)
  return disk !== null && disk.free < FULL_BELOW
}

/** The database must never be the one who finds the disk full: what can wait is refused before. */
export async function refuseLowDisk(folder: string, bytes: number): Promise<void> {
  const { free } = await readDisk(folder)
  if (free - bytes < DISK_RESERVE) throw new Refusal('disk_low')
}
