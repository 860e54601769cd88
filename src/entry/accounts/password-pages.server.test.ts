import { beforeEach, expect, test } from 'vitest'
import { anAccount, rulesVersion } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'
import { action as askForLink } from './forgot-password.screen.tsx'
import { action as setPassword, loader } from './reset-password.screen.tsx'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const ask = (email: string) =>
  sendForm(db(), askForLink, { path: '/forgot-password', token: null, form: { email } })
const set = (form: Record<string, string>) =>
  sendForm(db(), setPassword, { path: '/reset-password', token: null, form })
const letters = () => db().selectFrom('mail').select(['id', 'toAddress']).execute()
const hashOf = async () =>
  (await db().selectFrom('account').select('passwordHash').executeTakeFirstOrThrow()).passwordHash

test('a link is asked for with an address, whoever has it', async () => {
  await anAccount(db(), { email: 'jarda@klub.test' })

  const wrong = await ask('')
  const known = await ask(' Jarda@klub.test ')
  const unknown = await ask('nikdo@klub.test')

  expect(wrong.fault?.fields).toHaveProperty('email')
  expect([known.answer, unknown.answer]).toEqual([{ done: { sent: true } }, { done: { sent: true } }])
  expect((await letters()).map(({ toAddress }) => toAddress)).toEqual(['jarda@klub.test'])
})

test('its link sets a new password once; a poor one is told at its field', async () => {
  await anAccount(db(), { email: 'jarda@klub.test' })
  await ask('jarda@klub.test')
  const preview = await previewMail(db(), aMailRoom(), (await letters())[0]?.id ?? 0, { withLink: true })
  const token = new URL(preview?.link ?? '').searchParams.get('token') ?? ''
  const newPassword = 'úplně nová čtyři slova'

  const shown = await seeScreen(db(), loader, { path: `/reset-password?token=${token}`, token: null })
  const short = await set({ token, newPassword: 'abc' })
  const before = await hashOf()
  const { status, location, cookies } = await set({ token, newPassword })
  const again = await set({ token, newPassword })

  expect(shown.token).toBe(token)
  expect([Object.keys(short.fault?.fields ?? {}), short.fault?.values]).toEqual([['newPassword'], { token }])
  expect(before).toBeNull()
  expect([status, location, cookies.length]).toEqual([303, '/login', 1])
  expect(await hashOf()).not.toBeNull()
  expect(again.code).toBe('link_expired')
})
