import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { databaseUrl } from '../../../test/cluster.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen } from '../../../test/screen.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { loader } from './backup.screen.tsx'
import { refuseLowDisk } from '../../ground/platform/disk.server.ts'
import { fileStore, useFileStore } from '../../ground/files/files.server.ts'
import { folderFiles } from '../../ground/files/folder-files.server.ts'
import { useSurroundings } from '../../ground/platform/surroundings.server.ts'
import { pruneBackups } from './backups.server.ts'
import { runTask } from './run-task.server.ts'

const db = useDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-watch-'))
const folder = join(dataDir, 'backups')
const password = 'Tajne-heslo-2026'

beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  const url = databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
  useSurroundings({ databaseUrl: url, dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false })
  useFileStore(folderFiles(join(dataDir, 'files')))
})
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  return rulesVersion(db(), 1)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const ask = (method: string, path: string, token: string, body?: unknown) =>
  call(anApp(db()), path, { method, token, body })

async function aBackup(token: string): Promise<string> {
  const { taskId } = (await ask('POST', '/api/backups', token)).json
  await runTask(db(), taskId)
  const { items } = (await ask('GET', '/api/backups', token)).json
  return items[0].name
}

describe('a backup', () => {
  test('is made in the background, for its owner’s eyes alone, and comes for the password', async () => {
    const webmaster = await someone(db(), 'Webmaster', { password })
    const name = await aBackup(webmaster.token)

    const wrong = await ask('POST', `/api/backups/${name}/download`, webmaster.token, { password: 'jine' })
    const { address } = (await ask('POST', `/api/backups/${name}/download`, webmaster.token, { password }))
      .json
    const response = await anApp(db()).request(`http://localhost:3000${address}`, {
      headers: { host: 'localhost:3000', authorization: `Bearer ${webmaster.token}` },
    })
    const bytes = await response.arrayBuffer()

    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    expect([wrong.status, wrong.json.fields]).toEqual([422, { password: expect.any(String) }])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(bytes.byteLength).toBe(statSync(join(folder, name)).size)
    const other = await someone(db(), 'Webmaster')
    expect((await ask('GET', address, other.token)).status).toBe(422)
    expect((await ask('GET', address.replace(/.$/, 'x'), webmaster.token)).status).toBe(422)
  })

  test.each([
    ['POST', '/api/backups/:name/download', { password }],
    ['POST', '/api/backups/:name/restore', { password, confirmation: 'OBNOVIT' }],
    ['DELETE', '/api/backups/:name', undefined],
    ['POST', '/api/backups/uploads', { size: 5 }],
    ['PUT', '/api/backups/plan', { every: 'off', keep: 1 }],
  ])('%s %s is the Webmaster’s, also where the right was granted', async (method, path, body) => {
    const secretary = await someone(db(), 'Secretary', { password })
    await db()
      .insertInto('permissionGrant')
      .values({ permission: 'club.restore', accountId: secretary.id })
      .execute()

    const { status } = await ask(method, path.replace(':name', 'klubovna-1.tar.gz'), secretary.token, body)

    expect(status).toBe(403)
  })

  test.each(['..%2F..%2Fsecret', 'klubovna.tar.gz.sha256', 'nic.tar.gz'])(
    'named %s is not there',
    async (name) => {
      const { token } = await someone(db(), 'Webmaster')

      expect((await ask('DELETE', `/api/backups/${name}`, token)).status).toBe(404)
    },
  )

  test('makes room for itself: the oldest beyond the number kept go', async () => {
    const { token } = await someone(db(), 'Webmaster', { password })
    const name = await aBackup(token)
    writeFileSync(join(folder, 'klubovna-stara.tar.gz'), 'x')
    writeFileSync(join(folder, 'nahrana-cizi.tar.gz'), 'x')
    await ask('PUT', '/api/backups/plan', token, { every: 'week', keep: 1, password })

    await pruneBackups(1)

    expect(readdirSync(folder).filter((file) => file.endsWith('.gz'))).toHaveLength(2)
    expect(readdirSync(folder)).toContain('nahrana-cizi.tar.gz')
    expect(
      (await db().selectFrom('clubSetting').select('value').where('key', '=', 'backups').execute())[0]?.value,
    ).toEqual({ every: 'week', keep: 1 })
    expect(name).toMatch(/^klubovna-\d{4}-\d\d-\d\d-\d{6}(?:-\d)?\.tar\.gz$/)
  })

  test('is refused while there is hardly any room', async () => {
    await expect(refuseLowDisk(dataDir, 1e18)).rejects.toThrow('disk_low')
  })
})

describe('a restore', () => {
  test('brings the club back, signs everybody out, keeps what it threw away, and says so', async () => {
    const webmaster = await someone(db(), 'Webmaster', { password })
    await aMember(db(), { lastName: 'Původní' })
    await fileStore().put('photos/aa/400.jpg', Buffer.from('fotka'))
    const name = await aBackup(webmaster.token)
    await aMember(db(), { lastName: 'Pozdější' })
    await fileStore().put('photos/bb/400.jpg', Buffer.from('pozdější'))
    const restore = (confirmation: string) =>
      ask('POST', `/api/backups/${name}/restore`, webmaster.token, { password, confirmation })

    const careless = await restore('ano')
    const { taskId } = (await restore('obnovit')).json
    await runTask(db(), taskId)

    expect(careless.json.code).toBe('wrong_confirmation')
    expect((await ask('GET', '/api/backups', webmaster.token)).status).toBe(401)
    expect(await db().selectFrom('member').select('lastName').execute()).toEqual([{ lastName: 'Původní' }])
    expect(await fileStore().size('photos/bb/400.jpg')).toBeNull()
    const task = await db()
      .selectFrom('houseTask')
      .selectAll()
      .where('id', '=', taskId)
      .executeTakeFirstOrThrow()
    expect(task).toMatchObject({ state: 'done', result: { name, files: 1 } })
    expect(readdirSync(folder).filter((file) => file.endsWith('.gz'))).toHaveLength(2)
    expect(
      await db()
        .selectFrom('auditEntry')
        .select('actorAccountId')
        .where('action', '=', 'CLUB_RESTORED')
        .execute(),
    ).toEqual([{ actorAccountId: webmaster.id }])
  })

  test.each([
    [
      'changed',
      'backup_changed',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 900), bytes.subarray(901)]),
    ],
    ['without its end', 'unsealed_backup', (bytes: Buffer) => bytes.subarray(0, -100)],
    ['with itself once more after it', 'backup_changed', (bytes: Buffer) => Buffer.concat([bytes, bytes])],
  ] as const)('of a backup %s is not begun, and it is not taken in either', async (_how, code, change) => {
    const { token } = await someone(db(), 'Webmaster', { password })
    const name = await aBackup(token)
    const bytes = change(readFileSync(join(folder, name)))
    writeFileSync(join(folder, name), bytes)
    const { upload } = (await ask('POST', '/api/backups/uploads', token, { size: bytes.length, password }))
      .json
    await anApp(db()).request(`http://localhost:3000/api/backups/uploads/${upload.id}?offset=0`, {
      method: 'PUT',
      headers: {
        host: 'localhost:3000',
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
      },
      body: new Uint8Array(bytes),
    })

    const asked = await ask('POST', `/api/backups/${name}/restore`, token, {
      password,
      confirmation: 'OBNOVIT',
    })
    const finished = await ask('POST', `/api/backups/uploads/${upload.id}/finish`, token, {
      size: bytes.length,
    })

    expect([asked.json.code, finished.json.code]).toEqual([code, code])
    expect(await db().selectFrom('houseTask').select('id').where('kind', '=', 'restore').execute()).toEqual(
      [],
    )
    expect(readdirSync(folder).filter((file) => file.endsWith('.gz'))).toEqual([name])
  })

  test('cut off before it happened is not begun again; after that it is only finished', async () => {
    const { token } = await someone(db(), 'Webmaster', { password })
    const name = await aBackup(token)
    const { taskId } = (
      await ask('POST', `/api/backups/${name}/restore`, token, { password, confirmation: 'OBNOVIT' })
    ).json
    const die = (switched: boolean) =>
      sql`update house_task set state = 'running', fault = null, attempts = 1, beat_at = now() - interval '2 minutes',
        switched_at = ${switched ? new Date() : null}, result = ${JSON.stringify({ name, createdAt: '2026-11-15T20:00:00.000Z', rows: 1, files: 0, saved: null })}
        where id = ${taskId}`.execute(db())
    const state = async () => {
      await runTask(db(), taskId)
      const task = await db()
        .selectFrom('houseTask')
        .selectAll()
        .where('id', '=', taskId)
        .executeTakeFirstOrThrow()
      return [task.state, task.fault]
    }

    await die(false)
    const before = await state()
    await die(true)
    const after = await state()

    expect(before).toEqual(['failed', 'task_interrupted'])
    expect(after).toEqual(['done', null])
  })

  test('of what was brought in pieces works like of any other, and nonsense is thrown away', async () => {
    const { token } = await someone(db(), 'Webmaster', { password })
    const bytes = Buffer.from('tohle není záloha')
    const { upload } = (await ask('POST', '/api/backups/uploads', token, { size: bytes.length, password }))
      .json
    const put = (offset: number, piece: Buffer) =>
      anApp(db()).request(`http://localhost:3000/api/backups/uploads/${upload.id}?offset=${offset}`, {
        method: 'PUT',
        headers: {
          host: 'localhost:3000',
          authorization: `Bearer ${token}`,
          'content-type': 'application/octet-stream',
        },
        body: new Uint8Array(piece),
      })

    const first = await put(0, bytes.subarray(0, 8))
    const again = await put(0, bytes.subarray(0, 8))
    const gap = await put(12, bytes.subarray(12))
    const early = await ask('POST', `/api/backups/uploads/${upload.id}/finish`, token, { size: bytes.length })
    await put(8, bytes.subarray(8))
    const late = await ask('POST', `/api/backups/uploads/${upload.id}/finish`, token, { size: bytes.length })

    expect([first.status, again.status, gap.status]).toEqual([200, 200, 409])
    expect([early.json.code, late.json.code]).toEqual(['upload_incomplete', 'not_a_backup'])
    expect(readdirSync(folder)).toEqual([])
  })
})

test('before one comes back it is told what is in it, and how much was written since', async () => {
  const { token } = await someone(db(), 'Webmaster', { password })
  await aMember(db())
  const name = await aBackup(token)
  const contents = async () =>
    (await seeScreen(db(), loader, { path: `/admin/sprava/backup?obnovit=${name}`, token })).contents
  const before = await contents()
  await aMember(db())
  await inTransaction(db(), async (tx) => recordAudit(tx, { action: 'MEMBER_CREATED', actorId: null }))
  const after = await contents()

  const members = (of: typeof before) => of?.rows.find(({ table }) => table === 'member')
  expect([members(before), members(after)]).toMatchObject([
    { inBackup: 1, now: 1 },
    { inBackup: 1, now: 2 },
  ])
  expect((after?.since ?? 0) - (before?.since ?? 0)).toBe(1)
})
