import { beforeEach, expect, test } from 'vitest'
import { anApp } from '../app.ts'
import { rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { BROWSER } from '../house.ts'
import { screens } from '../screens.ts'
import { shared } from '../storm.ts'
import { DOORS } from '../../src/api.server.ts'
import { ADMIN_SCREENS, mayEnter } from '../../src/office/admin/guard.ts'
import { can } from '../../src/permissions.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const MEMBER = { role: 'Member', grants: [], off: [] } as const
const SHUT = Object.keys(ADMIN_SCREENS)
  .map((path) => path.replace(/:\w+/g, '1'))
  .filter((path) => !mayEnter(path, MEMBER))
const CLOSED = DOORS.filter(
  ({ method, who }) => method === 'GET' && who !== 'anyone' && who !== 'signed-in' && !can(MEMBER, who),
).map(({ path }) => path.replace(/:\w+(?:\{[^}]*\})?/g, '1'))

/** Other ways to write an address. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) =>
    path.replace(
      /\/(\w)(\w*)$/,
      (_, first: string, rest: string) => `/%${first.charCodeAt(0).toString(16)}${rest}`,
    ),
  (path) => path.replace(/\/(?=[^/]*$)/, '%2f'),
  (path) => path.replace(/\/(?=[^/]*$)/, '//'),
  (path) => path.replace(/\/(?=[^/]*$)/, '/./'),
  (path) => `/login/..${path}`,
  (path) => `/login/%2e%2e${path}`,
  (path) => `${path};x=1`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => path.toUpperCase(),
  (path) => path.replace('/a', '/A'),
  (path) => `${path}?_method=GET`,
  (path) => `${path}.data`,
  (path) => `${path}/.data`,
  (path) => `${path}.data?_routes=root`,
  (path) => `${path}\\`,
]

const REWRITERS = [
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-http-method',
  'x-method-override',
  'x-forwarded-prefix',
  'x-forwarded-path',
  'x-middleware-subrequest',
]

test('no spelling, method or header opens to a member what is not his', { timeout: 300_000 }, async () => {
  const { token } = await someone(db(), 'Member')
  const app = anApp(db(), {}, await screens())
  const open: string[] = []
  const ask = async (path: string, method: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(`http://localhost:3000${path}`, {
      method,
      headers: { ...BROWSER, host: 'localhost:3000', authorization: `Bearer ${token}`, ...headers },
    })
    const text = await answer.text()
    // What the data of a screen are asked for answers 202 where it leads elsewhere.
    const isShown = answer.ok && answer.status !== 202 && (method !== 'GET' || text.length > 0)
    if (isShown)
      open.push(`${method} ${path} ${JSON.stringify(headers)}: ${answer.status} ${text.slice(0, 80)}`)
  }

  for (const [turn, path] of [...SHUT, ...CLOSED].entries()) {
    for (const spell of shared(SPELLINGS, turn, 4)) await ask(spell(path), 'GET')
    for (const method of shared(['HEAD', 'OPTIONS', 'PROPFIND'], turn)) await ask(path, method)
    const rewriter = REWRITERS[turn % REWRITERS.length] ?? ''
    await ask('/admin/nothing-here', 'GET', { [rewriter]: path })
    await ask(path, 'GET', { [rewriter]: '/admin/profile' })
    await ask(path, 'POST', { [rewriter]: 'GET' })
  }

  expect(SHUT.length + CLOSED.length).toBeGreaterThan(100)
  expect(open).toEqual([])
})
