import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { setClock } from '../../../test/clock.ts'
import { databaseUrl } from '../../../test/cluster.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { anObjectStore, type ObjectStore } from '../../../test/object-store.ts'
import { useFileStore } from '../../ground/files/files.server.ts'
import { s3Files } from '../../ground/files/s3-files.server.ts'
import type { CopySettings } from '../../ground/platform/config.server.ts'
import { useSurroundings } from '../../ground/platform/surroundings.server.ts'
import { bucketPlace } from '../copies/bucket-place.server.ts'
import { useCopies } from '../copies/copies.server.ts'
import { JOURNAL_COPY } from '../copies/copy-plan.ts'
import { noteErased, useJournalFile } from '../privacy/journal.server.ts'
import { findPerson } from '../privacy/persons.server.ts'
import { drillCopy, fetchCopy, fetchJournals } from './fetch-copy.server.ts'
import { runTask } from './run-task.server.ts'
import { sendJournal } from './send-copy.server.ts'

const db = useDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-copies-'))
const folder = join(dataDir, 'copies')
const passphrase = 'dlouhé heslo pro kopie klubu'
const plan = { days: 7, weeks: 5, months: 12 }
let far: ObjectStore

beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  const url = databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
  useSurroundings({ databaseUrl: url, dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: true })
  far = await anObjectStore()
})
beforeEach(async () => {
  for (const used of ['backups', 'copies', 'erasures.json'])
    rmSync(join(dataDir, used), { recursive: true, force: true })
  far.objects.clear()
  far.refuses = () => false
  // The club's files lie in the very bucket the copies go to.
  useFileStore(s3Files(far.bucket('klub')))
  useJournalFile(join(dataDir, 'erasures.json'))
  await rulesVersion(db(), 1)
})
afterAll(() => {
  useCopies(null)
  far.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function withCopies(lock: CopySettings['lock'], bucket = true): void {
  useCopies({ lock, folder, bucket: bucket ? far.bucket('klub') : null, plan })
}

/** Quicker than a passphrase, which is made slow on purpose. */
const identity = await generateIdentity()
const publicKey = { recipients: [await identityToRecipient(identity)] }

/** A trial takes long, and most of these are not about it. */
const triedLately = () =>
  db()
    .insertInto('houseTask')
    .values({ kind: 'copy', state: 'done', result: '{"isTried": true}', finishedAt: sql<Date>`now()` })
    .execute()

const ask = (method: string, path: string, token: string) => call(anApp(db()), path, { method, token })

/** A backup asked for by a person, and whatever the house begins by itself afterwards. */
async function backUp() {
  const webmaster = await someone(db(), 'Webmaster')
  const { taskId } = (await ask('POST', '/api/backups', webmaster.token)).json
  await runTask(db(), taskId)
  const [copy] = await tasksLeft()
  if (copy) await runTask(db(), copy.id)
  return { webmaster, copy: copy ? await taskOf(copy.id) : null }
}
const tasksLeft = () =>
  db().selectFrom('houseTask').select(['id', 'kind']).where('state', '=', 'waiting').execute()
const taskOf = (id: number) =>
  db()
    .selectFrom('houseTask')
    .select(['kind', 'state', 'fault', 'result'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const farNames = () => [...far.objects.keys()].map((key) => key.replace('/klub/zalohy/', '')).toSorted()

describe('a copy locked with a passphrase', { timeout: 60_000 }, () => {
  test('follows each backup into every place, is tried from there, and lets itself be opened', async () => {
    withCopies({ passphrase })
    await aMember(db(), { lastName: 'Kopírovaný' })

    const { copy } = await backUp()

    expect(copy).toMatchObject({
      kind: 'copy',
      state: 'done',
      result: { places: ['folder', 'bucket'], isTried: true },
    })
    const [name = '', journal] = farNames()
    expect([name, journal]).toEqual([expect.stringMatching(/^klubovna-.*\.tar\.gz\.age$/), JOURNAL_COPY])
    expect(readdirSync(folder).toSorted()).toEqual([name, JOURNAL_COPY])
    expect(readFileSync(join(folder, name)).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(far.unfinished()).toBe(0)

    const opened = join(dataDir, 'opened.tar.gz')
    const fetched = await fetchCopy('newest', { passphrase }, opened)
    const [backup = ''] = readdirSync(join(dataDir, 'backups'))
    expect(fetched.name).toBe(name)
    expect(readFileSync(opened).equals(readFileSync(join(dataDir, 'backups', backup)))).toBe(true)
    rmSync(opened)
  })

  test('opens for nobody who has another one, and not where it was changed', async () => {
    withCopies({ passphrase }, false)
    await triedLately()
    await backUp()
    const opened = join(dataDir, 'opened.tar.gz')

    await expect(fetchCopy('newest', { passphrase: `${passphrase}!` }, opened)).rejects.toMatchObject({
      code: 'copy_locked',
    })
    expect(existsSync(opened)).toBe(false)

    const name = readdirSync(folder).find((one) => one.startsWith('klubovna-')) ?? ''
    const bytes = readFileSync(join(folder, name))
    bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1
    writeFileSync(join(folder, name), bytes)
    await expect(drillCopy('newest', { passphrase })).rejects.toMatchObject({ code: 'copy_damaged' })
  })
})

test('a copy is not tried again within the week', async () => {
  withCopies(publicKey, false)
  await triedLately()
  const { copy } = await backUp()
  expect(copy?.result).toMatchObject({ isTried: false })
})

test(
  'a copy for a public key is tried before it is locked, and opens with the private one',
  { timeout: 60_000 },
  async () => {
    const identity = await generateIdentity()
    withCopies({ recipients: [await identityToRecipient(identity)] })

    const { copy } = await backUp()

    expect(copy).toMatchObject({ state: 'done', result: { isTried: true } })
    expect(await drillCopy('newest', { identity: `# moje\n${identity}\n` })).toMatchObject({
      place: 'folder',
      chain: { fault: null },
    })
    await expect(drillCopy('newest', { identity: await generateIdentity() })).rejects.toMatchObject({
      code: 'copy_locked',
    })
  },
)

test('a store that does not answer takes nothing from the folder, and the Webmasters are told', async () => {
  withCopies(publicKey)
  await triedLately()
  far.refuses = (method, url) => method === 'PUT' && url.includes('partNumber')

  const { copy, webmaster } = await backUp()

  expect(copy).toMatchObject({ state: 'failed', fault: 'copy_failed' })
  expect(readdirSync(folder).some((name) => name.startsWith('klubovna-'))).toBe(true)
  expect(far.unfinished()).toBe(0)
  const letters = await db()
    .selectFrom('mail')
    .select('template')
    .where('template', '=', 'copy-failed')
    .execute()
  expect(letters).toHaveLength(1)

  far.refuses = () => false
  const { taskId } = (await ask('POST', '/api/backups/copy', webmaster.token)).json
  await runTask(db(), taskId)
  expect(await taskOf(taskId)).toMatchObject({ state: 'done' })
  expect(farNames()).toHaveLength(2)
})

test('parts nobody finished go with the next copy, once they are a day old', async () => {
  const place = bucketPlace(far.bucket('klub'))
  const file = join(dataDir, 'kus')
  writeFileSync(file, 'x')
  far.refuses = (method, url) => method === 'DELETE' || url.includes('partNumber')
  await expect(place.put('klubovna-2026-01-01.age', file)).rejects.toThrow('503')
  far.refuses = () => false

  await place.put('klubovna-2026-01-02.age', file)
  const soon = far.unfinished()
  setClock(new Date(Date.now() + 2 * 86_400_000).toISOString())
  await place.put('klubovna-2026-01-03.age', file)

  expect([soon, far.unfinished()]).toEqual([1, 0])
  for (const day of ['02', '03']) await place.remove(`klubovna-2026-01-${day}.age`)
})

test('what the plan no longer wants goes after the new one lies there', async () => {
  await triedLately()
  far.objects.set('/klub/zalohy/klubovna-2020-01-05-024000.tar.gz.age', Buffer.from('a'))
  far.objects.set('/klub/zalohy/klubovna-2020-01-04-024000.tar.gz.age', Buffer.from('b'))
  far.objects.set('/klub/zalohy/poznamka.txt', Buffer.from('c'))
  useCopies({ lock: publicKey, folder, bucket: far.bucket('klub'), plan: { days: 1, weeks: 0, months: 0 } })

  await backUp()

  expect(farNames()).toEqual([expect.stringMatching(/^klubovna-20(?!20)/), 'poznamka.txt', JOURNAL_COPY])
})

test('whoever was erased since is known beside the copies, and comes back to an empty machine', async () => {
  withCopies(publicKey)
  await triedLately()
  const { id } = await aMember(db(), { lastName: 'Zapomenutý' })
  await backUp()
  const person = await findPerson(db(), { kind: 'member', id })
  if (person) await noteErased(db(), person)
  await sendJournal(db())

  rmSync(join(dataDir, 'erasures.json'), { force: true })
  await fetchJournals({ identity })

  const journal = readFileSync(join(dataDir, 'erasures.json'), 'utf8')
  expect(JSON.parse(journal)).toMatchObject([{ rows: [{ table: 'member', id }] }])
  expect(readFileSync(join(folder, JOURNAL_COPY), 'latin1')).not.toContain('member')
})

test('without a key nothing leaves', async () => {
  useCopies(null)
  const { copy, webmaster } = await backUp()

  expect(copy).toBeNull()
  const refused = await ask('POST', '/api/backups/copy', webmaster.token)
  expect([refused.status, refused.json.code]).toEqual([409, 'copies_off'])
  expect(existsSync(folder)).toBe(false)
})
