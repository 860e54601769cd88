import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { sendForm } from '../../../test/screen.ts'
import { declareScreen } from './screen.server.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const screen = declareScreen({ who: 'signed-in' })
const action = screen.acts({
  keeps: ['name'],
  acts: {
    '': screen.act({
      takesFiles: ['photo'],
      does: async ({ files }) => ({ fault: undefined, photos: files.photo?.length ?? 0 }),
    }),
    rename: screen.act({
      takes: z.strictObject({ name: z.string().min(1) }),
      does: async (_, { name }) => ({ fault: undefined, name }),
    }),
  },
})
const photo = new File(['x'], 'x.jpg')
const nothing = new File([], '')

const send = async (form: Record<string, string>, files: Record<string, File> = {}) =>
  sendForm(db(), action, { path: '/', token: (await someone(db(), 'Member')).token, form, files })

test('a form without a button brings its file to the act that takes it', async () => {
  expect((await send({}, { photo })).answer).toEqual({ photos: 1 })
})

test('a field of files left empty has none', async () => {
  expect((await send({}, { photo: nothing })).answer).toEqual({ photos: 0 })
})

test('a file nobody takes is refused', async () => {
  expect((await send({ intent: 'rename', name: 'Jan' }, { photo })).code).toBe('malformed')
  expect((await send({}, { other: photo })).code).toBe('malformed')
})

test('the pressed button decides what its form takes', async () => {
  expect((await send({ intent: 'rename', name: 'Jan' })).answer).toEqual({ name: 'Jan' })
  expect((await send({ intent: 'rename', name: '' })).fault?.fields).toHaveProperty('name')
  expect((await send({ intent: 'unknown' })).fault?.fields).toHaveProperty('intent')
})

test('of a stranger nothing is read', async () => {
  const told = await sendForm(db(), action, { path: '/', token: null, form: {} })

  expect([told.status, told.location]).toEqual([302, '/login'])
})

const open = declareScreen({ who: 'anyone' })
const place = open.acts({
  keeps: [],
  acts: {
    place: open.actFor('signed-in', {
      takes: z.strictObject({ id: z.string(), place: z.string() }),
      toStrangers: 'sign_in_to_register',
      does: async (_, input) => ({ fault: undefined, input }),
    }),
  },
})
const put = (token: string | null, intent = 'place:17') =>
  sendForm(db(), place, { path: '/', token, form: { intent, id: '3' } })

test('what a button says behind a colon is a field of its act', async () => {
  const { token } = await someone(db(), 'Member')

  expect((await put(token)).answer).toEqual({ input: { id: '3', place: '17' } })
  expect((await put(token, 'place')).fault?.fields).toHaveProperty('place')
})

test('a form where strangers see it asks who sends it, as its call does', async () => {
  const newcomer = await someone(db(), 'Member', { confirmedRulesVersion: null })

  expect((await put(null)).code).toBe('sign_in_to_register')
  expect((await put(newcomer.token)).code).toBe('rules_not_confirmed')
})
