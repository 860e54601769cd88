import { beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { sendForm } from '../../../test/screen.ts'
import { Refusal } from '../../refusals.ts'
import { sessionCookie, toastCookie } from './cookies.ts'
import { declareScreen, seeOther } from './screen.server.ts'

const db = useDatabase()
let done: string[] = []
beforeEach(async () => {
  done = []
  await rulesVersion(db(), 1)
})

const screen = declareScreen({ who: 'signed-in' })
const noting = (intent: string, then: () => unknown) =>
  screen.act({
    does: async () => {
      done.push(intent)
      return then()
    },
  })
const action = screen.acts({
  keeps: [],
  acts: {
    leads: noting('leads', () => seeOther('/there', toastCookie('eventLeft'))),
    tells: noting('tells', () => ({ fault: undefined, secret: 'only once' })),
    refuses: noting('refuses', () => {
      throw new Refusal('not_allowed')
    }),
    enters: noting('enters', () => seeOther('/there', sessionCookie('token', false))),
  },
})

async function twice(intent: string, second: { readonly key?: string; readonly more?: string } = {}) {
  const { token } = await someone(db(), 'Member')
  const send = (key: string, more = '') =>
    sendForm(db(), action, { path: '/here?tab=1', token, key, form: { intent, more } })
  const first = await send('a press')
  return [first, await send(second.key ?? 'a press', second.more)] as const
}

test('what was sent twice with one key is done once, and leads to the same place', async () => {
  const [first, again] = await twice('leads')

  expect(done).toEqual(['leads'])
  expect([again.location, again.cookies]).toEqual([first.location, first.cookies])
})

test('another key is another press of the button', async () => {
  await twice('leads', { key: 'another' })

  expect(done).toEqual(['leads', 'leads'])
})

test('the same key for something else is refused', async () => {
  const [, again] = await twice('leads', { more: 'else' })

  expect(again.code).toBe('key_reused')
})

test('what an act told is not remembered: whoever asks again is shown the screen as it is now', async () => {
  const [, again] = await twice('tells')
  const rows = await db().selectFrom('idempotencyKey').select('body').execute()

  expect(done).toEqual(['tells'])
  expect([again.status, again.location]).toEqual([303, '/here?tab=1'])
  expect(rows.map(({ body }) => body).join()).not.toContain('only once')
})

test('what was refused may be tried again', async () => {
  const [, again] = await twice('refuses')

  expect([done, again.code]).toEqual([['refuses', 'refuses'], 'not_allowed'])
})

test('nothing that lets somebody in is remembered', async () => {
  await twice('enters')

  expect(done).toEqual(['enters', 'enters'])
  expect(await db().selectFrom('idempotencyKey').selectAll().execute()).toEqual([])
})
