import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { aSink, packed, partsOf, type Part } from '../../../test/backups.ts'
import { databaseUrl } from '../../../test/cluster.ts'
import { aMember, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { TEST_SECRET } from '../../../test/mail-room.ts'
import { folderFiles } from '../../ground/files/folder-files.server.ts'
import { useAppSecret } from '../../ground/platform/secret.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { digestFiles, newMeter } from './stored-files.server.ts'
import { writeBackup } from './write-backup.server.ts'

const db = useDatabase()
const workDir = mkdtempSync(join(tmpdir(), 'kl-seal-'))
const files = folderFiles(join(workDir, 'files'))
afterAll(() => rmSync(workDir, { recursive: true, force: true }))

const url = async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  return databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
}

async function backUp(): Promise<Buffer> {
  const { out, bytes } = aSink()
  await writeBackup({ databaseUrl: await url(), workDir: join(workDir, 'tmp'), files }, out)
  return bytes()
}

async function restore(backup: Buffer, trust: 'seal' | 'person' = 'seal') {
  const path = join(workDir, 'brought.tar.gz')
  writeFileSync(path, backup)
  return restoreBackup({ databaseUrl: await url(), files }, { path, trust })
}

let older: Buffer = Buffer.alloc(0)
let ours: Buffer = Buffer.alloc(0)
let parts: Part[] = []

beforeEach(async () => {
  await someone(db(), 'Webmaster')
  await files.put('photos/ab/400.jpg', Buffer.from('fotka'))
  await files.put('photos/cd/400.jpg', Buffer.from('jiná!'))
  // Made once: of the club of each test they are as good a backup as of the first one's.
  if (older.length === 0) older = await backUp()
  await aMember(db(), { lastName: 'Původní' })
  if (ours.length === 0) ours = await backUp()
  parts = await partsOf(ours)
  await aMember(db(), { lastName: 'Pozdější' })
})

const changed = (name: string, change: (text: string) => string) =>
  parts.map((part) =>
    part.name === name ? { name, bytes: Buffer.from(change(part.bytes.toString())) } : part,
  )

/** A row added to a table, with a manifest that knows of it: the sums are right, whoever made them. */
async function planted(): Promise<Buffer> {
  await someone(db(), 'Webmaster')
  const theirs = await partsOf(await backUp())
  await sql`delete from account where id = (select max(id) from account)`.execute(db())
  return packed(theirs)
}

const SWAPPED: Readonly<Record<string, string>> = {
  'files/photos/ab/400.jpg': 'jiná!',
  'files/photos/cd/400.jpg': 'fotka',
}

/** The two photographs under each other's name, with a sum that knows of it. */
function swapped(): readonly Part[] {
  const meter = newMeter()
  const others = parts.map(({ name, bytes }) => ({ name, bytes: Buffer.from(SWAPPED[name] ?? bytes) }))
  for (const { name, bytes } of others)
    if (name.startsWith('files/'))
      meter.add(name.slice(6), bytes.length, createHash('sha256').update(bytes).digest('hex'))
  return others.map((part) =>
    part.name === 'end.json' ? { ...part, bytes: Buffer.from(JSON.stringify(meter.total())) } : part,
  )
}

const ATTACKS: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'a planted Webmaster': planted,
  'nothing but packed anew': () => packed(parts),
  'a table left out of it and of its manifest': () =>
    packed(
      changed('manifest.json', (text) => {
        const manifest = JSON.parse(text)
        return JSON.stringify({
          ...manifest,
          tables: manifest.tables.filter(({ name }: { name: string }) => name !== 'permission_grant'),
        })
      }).filter(({ name }) => name !== 'tables/permission_grant'),
    ),
  'another day in its manifest': () =>
    packed(changed('manifest.json', (text) => text.replace(/"createdAt":"2/, '"createdAt":"1'))),
  'its tables in another order': () =>
    packed([...parts.slice(0, 1), ...parts.slice(1).toSorted((a, b) => b.name.localeCompare(a.name))]),
  'two photographs swapped': () => packed(swapped()),
  'a part of an older backup in it': async () => {
    const then = (await partsOf(older)).find(({ name }) => name === 'tables/member')
    return packed(parts.map((part) => (part.name === then?.name ? then : part)))
  },
  'a row that stands there twice': () => packed(changed('tables/account', (text) => text + text)),
  'a row that is none': () => packed(changed('tables/account', (text) => `${text}x\ty\n`)),
  'nothing of the numbers that were given': () =>
    packed(changed('manifest.json', (text) => JSON.stringify({ ...JSON.parse(text), series: [] }))),
  'its end cut off': () => ours.subarray(0, ours.length - 1),
  'its second half cut off': () => ours.subarray(0, ours.length / 2),
  'a byte changed in the middle': () => flipped(ours, Math.floor(ours.length / 2)),
  'its very last byte changed': () => flipped(ours, ours.length - 1),
  'a byte appended': () => Buffer.concat([ours, Buffer.from('x')]),
  'another archive appended': async () =>
    Buffer.concat([ours, await packed([{ name: 'files/photos/ef/400.jpg', bytes: Buffer.from('x') }])]),
  'an empty archive appended': () => Buffer.concat([ours, gzipSync('')]),
  'the beginning of an older one before its own end': () =>
    Buffer.concat([older.subarray(0, older.length - 200), ours.subarray(-200)]),
  'an older one before it': () => Buffer.concat([older, ours]),
}

const flipped = (backup: Buffer, at: number) => {
  const copy = Buffer.from(backup)
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
  return copy
}

describe('nothing happens to the club when somebody brings a backup with', () => {
  test.each(Object.keys(ATTACKS))('%s', async (attack) => {
    const bytes = (await ATTACKS[attack]?.()) ?? Buffer.alloc(0)
    const [people, pictures] = [await everybody(), await digestFiles(files)]

    await expect(restore(bytes)).rejects.toThrow(/unsealed_backup|backup_changed|not_a_backup/)

    expect(await everybody()).toEqual(people)
    expect(await digestFiles(files)).toEqual(pictures)
  })

  test('another key', async () => {
    useAppSecret('another key of another club altogether')
    await expect(restore(ours)).rejects.toThrow('other_secret')
    useAppSecret(TEST_SECRET)
  })
})

const everybody = () => db().selectFrom('account').select(['email', 'role']).orderBy('id').execute()

test('what the house wrote itself comes back, and any tool can still open it', async () => {
  await restore(ours)

  expect(await db().selectFrom('member').select('lastName').execute()).toEqual([{ lastName: 'Původní' }])
  expect(parts.at(0)?.name).toBe('manifest.json')
  expect(parts.at(-1)?.name).toBe('end.json')
})

const INCOMPLETE = [
  'a table left out of it and of its manifest',
  'its tables in another order',
  'a part of an older backup in it',
  'a row that stands there twice',
  'a row that is none',
  'nothing of the numbers that were given',
  'its second half cut off',
  'a byte changed in the middle',
  'another archive appended',
  'an older one before it',
] as const

describe('not even the person at the server brings in', () => {
  test.each(INCOMPLETE)('%s', async (attack) => {
    const bytes = (await ATTACKS[attack]?.()) ?? Buffer.alloc(0)
    const [people, pictures] = [await everybody(), await digestFiles(files)]

    await expect(restore(bytes, 'person')).rejects.toThrow(/backup_incomplete|backup_damaged|not_a_backup/)

    expect(await everybody()).toEqual(people)
    expect(await digestFiles(files)).toEqual(pictures)
  })
})
