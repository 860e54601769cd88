import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { useSurroundings } from '../../ground/platform/surroundings.server.ts'
import { action, loader } from './backup.screen.tsx'

const db = useDatabase()
const PATH = '/admin/sprava/backup'
const NAME = 'klubovna-2026-11-16-030000.tar.gz'
const password = 'Tajne-heslo-2026'
const dataDir = mkdtempSync(join(tmpdir(), 'kl-backup-page-'))
const folder = join(dataDir, 'backups')
let token = ''

beforeAll(() => {
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false })
  mkdirSync(folder)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Webmaster', { password })).token
  writeFileSync(join(folder, NAME), 'x')
})

const send = (form: Readonly<Record<string, string>>) => sendForm(db(), action, { path: PATH, token, form })
const faults = ({ fault }: Awaited<ReturnType<typeof send>>) => Object.keys(fault?.fields ?? {})

test.each(['backup', 'drill'] as const)('%s is begun once', async (intent) => {
  const begun = await send({ intent })
  const twice = await send({ intent })

  expect([begun.status, begun.location, begun.cookies]).toEqual([303, PATH, []])
  expect(twice.status).toBe(409)
  expect(await db().selectFrom('houseTask').select('kind').execute()).toEqual([{ kind: intent }])
})

test('the plan is changed with the password', async () => {
  const wrong = await send({ intent: 'plan', every: 'week', keep: '0', password })
  const unproved = await send({ intent: 'plan', every: 'week', keep: '3' })
  const saved = await send({ intent: 'plan', every: 'week', keep: '3', password })

  expect([faults(wrong), faults(unproved), saved.location]).toEqual([['keep'], ['password'], PATH])
  expect(wrong.fault?.values).toEqual({ intent: 'plan' })
  expect(
    await db().selectFrom('clubSetting').select('value').where('key', '=', 'backups').executeTakeFirst(),
  ).toEqual({ value: { every: 'week', keep: 3 } })
})

test('one is handed out for the password, at an address of its own', async () => {
  const wrong = await send({ intent: 'download', name: NAME, password: 'jine' })
  const strange = await send({ intent: 'download', name: '../secret', password })
  const given = await send({ intent: 'download', name: NAME, password })

  expect([faults(wrong), faults(strange)]).toEqual([['password'], ['name']])
  expect(given.location).toMatch(new RegExp(`^/api/backups/${NAME}\\?`))
})

test('one is thrown away with the password', async () => {
  const unproved = await send({ intent: 'delete', name: NAME })
  expect(readdirSync(folder)).toContain(NAME)
  const gone = await send({ intent: 'delete', name: NAME, password })

  expect([faults(unproved), gone.location]).toEqual([['password'], PATH])
  expect(readdirSync(folder)).not.toContain(NAME)
})

test('nothing is restored without the word, the password and a backup that can be read', async () => {
  const form = { intent: 'restore', name: NAME, password, confirmation: 'OBNOVIT' }

  const unsaid = await send({ ...form, confirmation: 'ano' })
  const unproved = await send({ ...form, password: '' })
  const unreadable = await send(form)

  expect([faults(unsaid), faults(unproved)]).toEqual([['confirmation'], ['password']])
  expect(unreadable.code).toBe('not_a_backup')
  expect(await db().selectFrom('houseTask').select('kind').execute()).toEqual([])
})

test('what is done with one is asked in the address: by the Webmaster, and of one that is there', async () => {
  const secretary = (await someone(db(), 'Secretary')).token
  const see = async (query: string, whose = token) => {
    const { act, contents, isWebmaster } = await seeScreen(db(), loader, {
      path: `${PATH}?${query}`,
      token: whose,
    })
    return [act, contents, isWebmaster]
  }

  expect(await see(`smazat=${NAME}`)).toEqual([{ intent: 'delete', name: NAME }, null, true])
  expect(await see(`stahnout=${NAME}`)).toEqual([{ intent: 'download', name: NAME }, null, true])
  expect(await see(`obnovit=${NAME}`)).toEqual([
    { intent: 'restore', name: NAME },
    expect.objectContaining({ obstacle: expect.any(String) }),
    true,
  ])
  expect(await see(`obnovit=${NAME.replace('2026', '2020')}`)).toEqual([null, null, true])
  expect(await see(`smazat=${NAME}`, secretary)).toEqual([null, null, false])
})
