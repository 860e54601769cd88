import { beforeAll, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { noDatabase, overWire, readOnly } from '../../../test/cut.ts'
import { useDatabase } from '../../../test/database.ts'
import { BROWSER } from '../../../test/house.ts'
import { screens } from '../../../test/screens.ts'
import type { Db } from '../../tables.ts'

const db = useDatabase()
// Reading every screen takes its time, and nobody may be kept waiting by it later.
beforeAll(async () => void (await screens()), 120_000)

const AWAY = 'Databáze teď neodpovídá, zkus to za chvilku.'
const READ_ONLY = 'Databáze je teď jen pro čtení'
const NOBODYS = 'x'.repeat(43)
const KNOCK = { email: 'kardan@klub.test', password: 'tajnéHeslo1', next: '/admin' }

type Asked = { readonly form?: Readonly<Record<string, string>>; readonly cookie?: string }

/** What a browser gets, by a whole page or (`.data`) by JavaScript. */
async function ask(of: Db, path: string, { form, cookie = '' }: Asked) {
  const response = await anApp(of, {}, await screens()).request(`http://localhost:3000${path}`, {
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie, ...BROWSER },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  const { status, headers } = response
  return {
    status,
    wait: headers.get('retry-after'),
    cookies: headers.getSetCookie(),
    page: await response.text(),
  }
}

const signedIn = (token = NOBODYS) => `session_token=${token}`

test.each([
  ['a stranger', ''],
  ['somebody with a session', signedIn()],
])('no database: signing in says why it failed and keeps the form, for %s', async (_, cookie) => {
  const away = await noDatabase()

  const page = await ask(away.db, '/login', { form: KNOCK, cookie })
  const data = await ask(away.db, '/login.data', { form: KNOCK, cookie })
  await away.close()

  expect([page.status, page.wait, data.status, data.wait]).toEqual([503, '5', 503, '5'])
  expect(page.page).toContain('Chyba při přihlášení')
  expect(page.page).toContain(AWAY)
  expect(page.page).toContain('value="kardan@klub.test"')
  expect(page.page).not.toContain(KNOCK.password)
  expect(data.page).toContain(AWAY)
})

test.each([
  ['a stranger', '', ''],
  ['somebody with a session', signedIn(), ''],
  ['an English reader', `${signedIn()}; language=en`, 'The database is not answering'],
])('no database: the door still stands there and says so, for %s', async (_, cookie, said) => {
  const away = await noDatabase()

  const page = await ask(away.db, '/login', { cookie })
  const data = await ask(away.db, '/login.data', { cookie })
  await away.close()

  expect([page.status, page.wait, data.status, data.wait]).toEqual([503, '5', 503, '5'])
  expect(page.page).toContain(said || AWAY)
  expect(page.page).toContain('name="password"')
  expect(data.page).toContain(said || AWAY)
})

test('no database: signing out says that it failed, with its code and another try, and the session stays', async () => {
  const away = await noDatabase()

  const page = await ask(away.db, '/logout', { form: {}, cookie: signedIn() })
  const data = await ask(away.db, '/logout.data', { form: {}, cookie: signedIn() })
  await away.close()

  expect([page.status, page.wait, page.cookies]).toEqual([503, '5', []])
  expect([data.status, data.wait, data.cookies]).toEqual([503, '5', []])
  expect(page.page).toMatch(/<title>Chyba při odhlašování · /)
  expect(page.page).toMatch(/<p [^>]*>503<\/p>.*<h1[^>]*>Chyba při odhlašování<\/h1>/)
  expect(page.page).toContain(AWAY)
  expect(page.page).toMatch(/<form [^>]*action="\/logout"/)
  expect(data.page).toContain(AWAY)
})

test('a wire that is cut after the page was begun is told alike', async () => {
  const wired = await overWire(db())
  const app = anApp(wired.db, {}, await screens())
  const send = (path: string, form?: Asked['form']) =>
    app.request(`http://localhost:3000${path}`, {
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000', ...BROWSER },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
  // The club's name is known from here on; who is in it is not.
  await send('/clear-cache')
  await wired.cut()

  const knocked = await send('/login', KNOCK)
  const looked = await send('/login')
  await wired.close()

  expect([knocked.status, knocked.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await knocked.text()).toContain('Chyba při přihlášení')
  expect([looked.status, looked.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await looked.text()).toContain('name="password"')
})

test('a club that can only be read lets nobody in or out, and says so at both doors', async () => {
  await rulesVersion(db(), 1)
  const { token } = await someone(db(), 'Webmaster')
  const copy = await readOnly(db())

  const into = await ask(copy.db, '/login', { form: KNOCK })
  const out = await ask(copy.db, '/logout', { form: {}, cookie: signedIn(token) })
  const data = await ask(copy.db, '/logout.data', { form: {}, cookie: signedIn(token) })
  await copy.close()

  expect([into.status, into.wait, out.status, out.wait, out.cookies, data.status]).toEqual([
    503,
    '15',
    503,
    '15',
    [],
    503,
  ])
  expect(into.page).toContain('Chyba při přihlášení')
  expect(into.page).toContain(READ_ONLY)
  expect(out.page).toContain('Chyba při odhlašování')
  expect(out.page).toContain(READ_ONLY)
  expect(data.page).toContain(READ_ONLY)
})

test('no database: the browser still learns where the doors are, so that it can show them', async () => {
  const away = await noDatabase()
  const lazy = { mode: 'lazy', manifestPath: '/__manifest' } as const
  const app = anApp(away.db, {}, { ...(await screens()), routeDiscovery: lazy })

  const { status, json } = await call(app, '/__manifest?paths=%2Flogin&version=test', { method: 'GET' })
  await away.close()

  expect([status, Object.keys(json ?? {})]).toEqual([
    200,
    expect.arrayContaining(['entry/sign-in/login.screen']),
  ])
})

test.each([
  ['/preferences', { language: 'en', back: '/' }],
  ['/preferences', undefined],
  ['/o/neco/potvrzeni.pdf', undefined],
] as const)('no database: %s never answers with nothing', async (path, form) => {
  const away = await noDatabase()

  const { status, page } = await ask(away.db, path, { ...(form ? { form } : {}), cookie: signedIn() })
  await away.close()

  expect(status === 503 ? page : `${status}`).toMatch(/^<!DOCTYPE html>.*503/is)
})

test.each([
  ['cs', AWAY],
  ['en', 'The database is not answering, try again in a moment.'],
])('no database: a program is told in the contract’s shape, in %s', async (language, statusMessage) => {
  const away = await noDatabase()
  const app = anApp(away.db)
  const headers = { cookie: `language=${language}` }

  const answers = [
    await call(app, '/api/auth/login', { body: { email: KNOCK.email, password: 'x' }, headers }),
    await call(app, '/api/auth/logout', { token: NOBODYS, headers }),
    await call(app, '/api/auth/logout', { headers }),
  ]
  await away.close()

  for (const { status, json, headers: said } of answers) {
    expect([status, said.get('retry-after')]).toEqual([503, '5'])
    expect(json).toEqual({ success: false, statusCode: 503, statusMessage, code: 'database_down' })
  }
})
