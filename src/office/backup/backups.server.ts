import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pragueSecond } from '../../ground/values/moment.ts'
import type { Manifest } from './manifest.ts'
import { readManifestOf } from './read-manifest.server.ts'
import { type BackupProgress, writeBackup } from './write-backup.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { refuseLowDisk } from '../../ground/platform/disk.server.ts'
import { fileStore } from '../../ground/files/files.server.ts'
import { surroundings } from '../../ground/platform/surroundings.server.ts'
import { klubovnaVersion } from '../../ground/platform/version.server.ts'
import { Refusal } from '../../refusals.ts'
import { type BackupKind, isBackupName, KINDS, tooOld } from './backup-name.ts'

export const backupsFolder = () => join(surroundings().dataDir, 'backups')
export const workFolder = () => join(surroundings().dataDir, 'tmp')

export type StoredBackup = {
  readonly name: string
  readonly size: number
  readonly at: Date
  /** SHA-256 of the whole file, as it was when it was written; null for one somebody put there. */
  readonly sum: string | null
}

export async function openFolder(): Promise<string> {
  const folder = backupsFolder()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  return folder
}

/** What lies in the folder, the newest first. The folder is the truth: one copied there by hand belongs there too. */
export async function listBackups(): Promise<readonly StoredBackup[]> {
  const folder = await openFolder()
  const names = (await readdir(folder)).filter(isBackupName)
  const found = await Promise.all(names.map((name) => describe(folder, name)))
  return found
    .flatMap((backup) => backup ?? [])
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.name.localeCompare(a.name))
}

async function describe(folder: string, name: string): Promise<StoredBackup | null> {
  const about = await stat(join(folder, name)).catch(() => null)
  if (!about?.isFile()) return null
  const text = await readFile(join(folder, `${name}.sha256`), 'utf8').catch(() => '')
  return { name, size: about.size, at: about.mtime, sum: /^[0-9a-f]{64}/.exec(text)?.[0] ?? null }
}

export async function findBackup(name: string): Promise<StoredBackup & { readonly path: string }> {
  const folder = await openFolder()
  const backup = isBackupName(name) ? await describe(folder, name) : null
  if (!backup) throw new Refusal('not_found')
  return { ...backup, path: join(folder, name) }
}

export async function deleteBackup(name: string): Promise<void> {
  const { path } = await findBackup(name)
  await rm(path)
  await rm(`${path}.sha256`, { force: true })
}

/** What the backup says about itself, and nothing where it is none. */
export async function manifestOf(name: string): Promise<Manifest | null> {
  return readManifestOf((await findBackup(name)).path)
}

export type MadeBackup = {
  readonly name: string
  readonly size: number
  readonly sum: string
  readonly rows: number
  readonly files: number
}

/** Under another name until it is whole and on the disk for sure; then read once more, to know that the disk kept it. */
export async function makeBackup(
  say: (progress: BackupProgress) => void,
  kind: 'made' | 'beforeUpgrade' = 'made',
): Promise<MadeBackup> {
  const folder = await openFolder()
  await refuseLowDisk(folder, (await listBackups())[0]?.size ?? 0)
  const { databaseUrl } = surroundings()
  const name = await freeName(kind)
  const draft = join(folder, `${name}.part`)
  try {
    const { manifest, files } = await writeBackup(
      { databaseUrl, files: fileStore(), workDir: workFolder(), version: klubovnaVersion(), say },
      createWriteStream(draft, { mode: 0o600, flags: 'w' }),
    )
    const { size, sum } = await keepBackup(draft, name)
    const rows = manifest.tables.reduce((total, table) => total + table.rows, 0)
    return { name, size, sum, rows, files: files.count }
  } finally {
    await rm(draft, { force: true })
  }
}

/** Gives a finished file its name and its sum. */
export async function keepBackup(draft: string, name: string): Promise<{ size: number; sum: string }> {
  await flush(draft)
  const sum = await sumOf(draft)
  const { size } = await stat(draft)
  const path = join(await openFolder(), name)
  await writeFile(`${path}.sha256`, `${sum}  ${name}\n`, { mode: 0o600 })
  await rename(draft, path)
  return { size, sum }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** klubovna-2026-11-15-220405.tar.gz, by the club's clock; a second one of the same second never takes the first one's place. */
export async function freeName(kind: BackupKind): Promise<string> {
  const [day = '', time = ''] = pragueSecond(now()).split(' ')
  const taken = new Set(await readdir(await openFolder()))
  for (let number = 1; ; number += 1) {
    const name = `${KINDS[kind]}-${day}-${time.replaceAll(':', '')}${number > 1 ? `-${number}` : ''}.tar.gz`
    if (!taken.has(name)) return name
  }
}

export async function pruneBackups(keep: number): Promise<readonly string[]> {
  const backups = await listBackups()
  const old = tooOld(
    backups.map(({ name, at }) => ({ name, at: at.getTime() })),
    keep,
  )
  for (const name of old) await deleteBackup(name)
  return old
}
