import { execFile, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFile } from '../../src/ground/files/files.server.ts'
import { s3Files } from '../../src/ground/files/s3-files.server.ts'
import { bucketPlace } from '../../src/office/copies/bucket-place.server.ts'
import type { Db } from '../../src/tables.ts'
import { setClock } from '../clock.ts'
import { aFolder, login, removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { timePasses, until } from '../until.ts'
import { type Ceph, startCeph } from './ceph.ts'
import { describeWith } from './parts.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const MEGABYTE = 1024 * 1024
const PASSPHRASE = 'dlouhé heslo pro kopie klubu'
const DAY = 86_400_000

const hasNothingToDo = async (db: Db) =>
  (await db.selectFrom('houseTask').select('id').where('finishedAt', 'is', null).execute()).length === 0

describeWith(['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw'], 'with Ceph’s radosgw', () => {
  const folder = aFolder()
  let ceph: Ceph
  let house: RunningHouse
  const files = () => s3Files(ceph.bucket)
  const asked = async (query: string, method = 'GET') => {
    const { endpoint, bucket, accessKeyId, secretAccessKey, region } = ceph.bucket
    const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
    return client.fetch(`${endpoint}/${bucket}${query}`, { method })
  }

  beforeAll(async () => {
    ceph = await startCeph(folder)
    house = await startHouse({ env: settings() })
  })
  afterAll(async () => {
    await house.kill('SIGTERM')
    await ceph.stop()
    for (const one of [house.dataDir, folder]) removeFolder(one)
  })

  const settings = () => ({
    S3_ENDPOINT: ceph.bucket.endpoint,
    S3_BUCKET: ceph.bucket.bucket,
    S3_ACCESS_KEY_ID: ceph.bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: ceph.bucket.secretAccessKey,
    BACKUP_PASSPHRASE: PASSPHRASE,
  })

  test('a file comes back whole, in part, empty or not at all, and more of them than fit a page are listed', async () => {
    const big = randomBytes(20 * MEGABYTE)
    await files().put('fotky/velka', big)
    await files().put('fotky/prazdna', new Uint8Array())
    for (let turn = 0; turn < 1100; turn += 20)
      await Promise.all(
        Array.from({ length: 20 }, (_, one) => files().put(`mnoho/${turn + one}`, Buffer.from('x'))),
      )

    const part = await files().open('fotky/velka', { start: 5, end: 9 })
    const keys: string[] = []
    for await (const key of files().list()) if (key.startsWith('mnoho/')) keys.push(key)

    expect(big.equals((await readFile(files(), 'fotky/velka')) ?? Buffer.of())).toBe(true)
    expect(part?.size).toBe(big.length)
    expect(Buffer.from(await new Response(part?.body).arrayBuffer())).toEqual(big.subarray(5, 10))
    expect(await files().size('fotky/prazdna')).toBe(0)
    expect([await files().open('fotky/neni'), await files().size('fotky/neni')]).toEqual([null, null])
    expect(new Set(keys).size).toBe(1100)
    await files().remove('fotky/velka')
    expect(await files().size('fotky/velka')).toBeNull()
  })

  test.each([
    ['a wrong key', { secretAccessKey: 'jiny' }, '403'],
    ['a bucket that is not there', { bucket: 'jinde' }, 'no bucket jinde'],
  ])('%s is said', async (_, wrong, said) => {
    await expect(s3Files({ ...ceph.bucket, ...wrong }).put('fotky/1', Buffer.from('x'))).rejects.toThrow(said)
  })

  test('a document handed in lies there, and is read back by whoever may', async () => {
    const token = await login(house.url, 'secretary')
    const facts = 'title=Zapis&kind=minutes&datedOn=2026-11-12&audience=officers&fileName=z.txt'
    const handed = await fetch(`${house.url}/api/documents?${facts}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: 'Zápis ze schůze v Cephu.',
    })
    const { document } = (await handed.json()) as { document: { id: number } }

    const read = await fetch(`${house.url}/api/documents/${document.id}/file`, {
      headers: { authorization: `Bearer ${token}` },
    })

    expect(await read.text()).toBe('Zápis ze schůze v Cephu.')
    expect(await (await asked('?list-type=2&prefix=documents')).text()).toContain('<Key>documents/')
  })

  test('a backup goes there locked, and is drilled from there with all its files', async () => {
    const saved = await club('backup', join(folder, 'zaloha.tar.gz'))
    const token = await login(house.url, 'webmaster')
    const made = await fetch(`${house.url}/api/backups`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    await until(async () => (await bucketPlace(ceph.bucket).list()).some((name) => name.endsWith('.age')), {
      within: 300_000,
      every: 500,
    })
    // The night may have been missed: a backup of that, and its copies, come by themselves.
    await until(() => databaseAt(house.dataDir, hasNothingToDo), { within: 300_000, every: 500 })
    // The folder beside the club is asked first.
    rmSync(join(house.dataDir, 'copies'), { recursive: true })

    const drilled = await club('drill-copy', 'newest')

    expect([saved, made.status]).toEqual([expect.stringContaining('zaloha.tar.gz'), 202])
    expect(drilled).toContain('(object store)')
  })

  test('a copy in parts comes back byte for byte', async () => {
    const path = aFile(40)
    const place = bucketPlace(ceph.bucket)

    await place.put('klubovna-čtyřicet+mega.age', path)

    const sum = createHash('sha256')
    for await (const piece of (await place.open('klubovna-čtyřicet+mega.age')) ?? [])
      sum.update(piece as Buffer)
    expect(sum.digest('hex')).toBe(sumOf(path))
    expect(await place.list()).toContain('klubovna-čtyřicet+mega.age')
    expect(await unfinished()).toBe(0)
  })

  test('the store killed in the middle of a copy: it is said, the next one is whole, the parts go a day later', async () => {
    const place = bucketPlace(ceph.bucket)
    const sending = place.put('klubovna-prerusena.age', aFile(80)).then(
      () => 'sent',
      () => 'failed',
    )
    await until(async () => (await unfinished()) > 0)
    await ceph.kill()
    expect(await sending).toBe('failed')

    await ceph.start()
    await place.put('klubovna-dalsi.age', aFile(1))
    const left = await unfinished()
    setClock(new Date(Date.now() + 2 * DAY).toISOString())
    await place.put('klubovna-pozdejsi.age', aFile(1))

    expect([left, await unfinished()]).toEqual([1, 0])
    expect(await place.list()).not.toContain('klubovna-prerusena.age')
  })

  test('whoever reads slowly gets everything; a store that falls silent is given up, and heard again', async () => {
    const bytes = randomBytes(30 * MEGABYTE)
    await files().put('fotky/pomalu', bytes)
    const slow = (await files().open('fotky/pomalu'))?.body.getReader()
    const first = await slow?.read()

    // Longer than the store may be silent.
    await timePasses(33_000)
    const sum = createHash('sha256').update(first?.value ?? '')
    for (let piece = await slow?.read(); piece && !piece.done; piece = await slow?.read())
      sum.update(piece.value)
    expect(sum.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))

    ceph.freeze()
    await expect(files().size('fotky/pomalu')).rejects.toThrow('silent')
    ceph.thaw()
    expect(await files().size('fotky/pomalu')).toBe(bytes.length)
  })

  const unfinished = async () => (await (await asked('?uploads')).text()).match(/<Upload>/g)?.length ?? 0

  function aFile(megabytes: number): string {
    const path = join(folder, `soubor-${megabytes}`)
    writeFileSync(path, randomBytes(megabytes * MEGABYTE))
    return path
  }

  /** Beside the running house; while it works, connections are looked after. */
  async function club(...args: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'src/process/club.ts', ...args],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          ...settings(),
          DATA_DIR: house.dataDir,
          KLUBOVNA_LANG: 'en',
          LOG_LEVEL: 'warn',
        },
      },
    )
    return stdout
  }
})

function sumOf(path: string): string {
  const { stdout } = spawnSync('sha256sum', [path], { encoding: 'utf8' })
  return stdout.slice(0, 64)
}
