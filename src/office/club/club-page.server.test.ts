import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { useFiles } from '../../../test/photos.ts'
import { sendForm } from '../../../test/screen.ts'
import { forgetClub } from '../../ground/platform/club-settings.server.ts'
import { action } from './club.screen.tsx'
import { viewClub } from './view-club.server.ts'

const db = useDatabase()
useFiles()
const PATH = '/admin/sprava/club'
const password = 'Tajne-heslo-2026'
let token = ''

beforeEach(async () => {
  forgetClub()
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Webmaster', { password })).token
})

const send = (form: Readonly<Record<string, string>>, file?: File) =>
  sendForm(db(), action, { path: PATH, token, form, ...(file ? { files: { file } } : {}) })
const faults = (told: Awaited<ReturnType<typeof send>>) => [
  Object.keys(told.fault?.fields ?? {}),
  told.fault?.values.intent,
]

test('its name, its contact and its batches are saved, each by a form of its own', async () => {
  const told = [
    await send({ intent: 'identity', version: '1', name: 'Vlci', shortName: 'VJ', foundedIn: '1999' }),
    await send({
      intent: 'contact',
      version: '2',
      email: '',
      city: 'Jeseník',
      registrationNumber: '27011216',
    }),
    await send({ intent: 'batches', version: '3', batchSize: '25' }),
  ]

  for (const { status, location } of told) expect([status, location]).toEqual([303, PATH])
  expect(await viewClub(db())).toMatchObject({
    name: 'Vlci',
    shortName: 'VJ',
    foundedIn: 1999,
    city: 'Jeseník',
    registrationNumber: '27011216',
    batchSize: 25,
    withHog: true,
    version: 4,
  })
})

test('all of the settings are saved by one button, and a box that is not ticked is off', async () => {
  const all = {
    intent: 'all',
    name: 'Vlci',
    shortName: 'VJ',
    foundedIn: '1999',
    claimCs: '',
    claimEn: '',
    introCs: '',
    introEn: '',
    email: '',
    street: '',
    city: 'Jeseník',
    postalCode: '',
    registrationNumber: '',
    colour: 'own',
    ownColour: '#38bdf8',
    batchSize: '25',
    officersIdleHours: '4',
    membersIdleDays: '14',
    withHog: 'on',
  }

  expect(faults(await send({ ...all, version: '1', batchSize: 'moc' }))).toEqual([['batchSize'], 'all'])
  expect(await send({ ...all, version: '1' })).toMatchObject({ status: 303, location: PATH })
  expect(await viewClub(db())).toMatchObject({
    name: 'Vlci',
    city: 'Jeseník',
    colour: '#38bdf8',
    batchSize: 25,
    officersIdleHours: 4,
    membersIdleDays: 14,
    withOfficersStep: false,
    withHog: true,
    withRitual: false,
    version: 2,
  })
})

test('what is wrong is told at its field of its form, what somebody changed meanwhile is not overwritten', async () => {
  expect(faults(await send({ intent: 'identity', version: '1', name: ' ', foundedIn: 'loni' }))).toEqual([
    ['name', 'foundedIn'],
    'identity',
  ])
  expect(faults(await send({ intent: 'contact', version: '1', email: 'klub' }))).toEqual([
    ['email'],
    'contact',
  ])
  expect(faults(await send({ intent: 'batches', version: '1', batchSize: '' }))).toEqual([
    ['batchSize'],
    'batches',
  ])
  expect((await send({ intent: 'batches', version: '7', batchSize: '25' })).code).toBe('changed_meanwhile')
  expect((await viewClub(db())).version).toBe(1)
})

test('a colour is chosen from the row or by oneself', async () => {
  await send({ intent: 'colour', version: '1', colour: 'own', ownColour: '#2dd4bf' })
  expect((await viewClub(db())).colour).toBe('#2dd4bf')

  const none = await send({ intent: 'colour', version: '2', colour: 'own', ownColour: '' })
  await send({ intent: 'colour', version: '2', colour: '#fb923c', ownColour: '#2dd4bf' })

  expect(faults(none)).toEqual([['colour'], 'colour'])
  expect((await viewClub(db())).colour).toBe('#fb923c')
})

test('parts that are not ticked are off', async () => {
  await send({ intent: 'parts', version: '1', withRitual: 'on' })

  expect(await viewClub(db())).toMatchObject({ withHog: false, withRitual: true, withPatches: false })
})

test('where it is paid is said with the password', async () => {
  const wrong = await send({ intent: 'account', account: 'účet', password })
  const unproved = await send({ intent: 'account', account: '2900000021/2010', password: '' })
  expect((await viewClub(db())).account).toBeNull()
  const saved = await send({ intent: 'account', account: '2900000021/2010', password })

  expect([faults(wrong), faults(unproved), saved.location]).toEqual([
    [['account'], 'account'],
    [['password'], 'account'],
    PATH,
  ])
  expect(wrong.fault?.values).toEqual({ intent: 'account', account: 'účet' })
  expect((await viewClub(db())).account).toContain('2900000021')
})

test('a logo is hung up and taken down', async () => {
  const picture = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#b91c1c' } })
    .png()
    .toBuffer()
  const logo = new File([new Uint8Array(picture)], 'logo.png')

  const none = await send({ intent: 'logo', version: '1' })
  const strange = await send({ intent: 'identity', version: '1', name: 'Vlci' }, logo)
  await send({ intent: 'logo', version: '1' }, logo)
  expect((await viewClub(db())).logo).not.toBeNull()
  await send({ intent: 'remove-logo', version: '2' })

  expect([faults(none), strange.code]).toEqual([[['file'], 'logo'], 'malformed'])
  expect((await viewClub(db())).logo).toBeNull()
})

test('the account is told with its number abroad, four figures at a time', async () => {
  expect((await viewClub(db())).iban).toBeNull()
  await send({ intent: 'account', account: '2900000021/2010', password })

  expect((await viewClub(db())).iban?.replaceAll('\u00a0', ' ')).toMatch(/^CZ\d\d(?: \d{4}){5}$/)
})
