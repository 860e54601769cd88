import type { RouteConfigEntry } from '@react-router/dev/routes'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Who } from '../../src/ground/http/door.server.ts'
import type { Act } from '../../src/ground/http/screen.server.ts'
import { findVisitor } from '../../src/entry/accounts/sessions.server.ts'
import type { Visitor } from '../../src/ground/platform/visitor.ts'
import { grantableIn } from '../../src/office/access/grant.ts'
import { ADMIN_SCREENS, type AdminScreen, mayEnter } from '../../src/office/admin/guard.ts'
import { can, type Permission, type Role, ROLES } from '../../src/permissions.ts'
import routes from '../../src/routes.ts'
import { people, rulesVersion } from '../club.ts'
import { useDatabase } from '../database.ts'
import { sendForm } from '../screen.ts'

type Declared = { readonly declared: { readonly who: Who } }
type Action = ((args: never) => unknown) & Declared & { readonly acts: Act | Readonly<Record<string, Act>> }
type Module = { readonly loader?: Partial<Declared>; readonly action?: Partial<Action> }

const modules = import.meta.glob<Module>('../../src/**/*.screen.tsx', { eager: true })

const addresses = (list: readonly RouteConfigEntry[]): (readonly [path: string, file: string])[] =>
  list.flatMap(({ path, index, file, children = [] }) => [
    ...(path !== undefined || index ? [[`/${path ?? ''}`, file] as const] : []),
    ...addresses(children),
  ])

const SCREENS = addresses(routes)
  .filter(([path]) => !path.includes('*'))
  .map(([path, file]) => ({ path, file, module: modules[`../../src/${file}`] ?? {} }))

const isAdmin = (path: string): path is AdminScreen => Object.hasOwn(ADMIN_SCREENS, path)

test('every reading and every form of a screen is declared', () => {
  const silent = SCREENS.flatMap(({ file, module: { loader, action } }) => [
    ...(loader && !loader.declared ? [`${file}: loader`] : []),
    ...(action && !action.declared ? [`${file}: action`] : []),
  ])

  expect(new Set(silent)).toEqual(new Set())
})

test('a screen of the admin asks for the right the guard asks for', () => {
  const others = SCREENS.filter(
    ({ path, module: { loader } }) =>
      isAdmin(path) && loader?.declared && loader.declared.who !== ADMIN_SCREENS[path],
  )

  expect(others.map(({ path, module: { loader } }) => [path, loader?.declared?.who])).toEqual([])
})

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const FORMS = SCREENS.flatMap(({ path, module: { action } }) => {
  if (!action?.acts) return []
  const { acts } = action
  const all = typeof acts.does === 'function' ? { '': acts as Act } : (acts as Readonly<Record<string, Act>>)
  return [{ path, action: action as Action, acts: Object.entries(all) }]
})

// Each in his role alone, and a plain member with each area that can be granted.
const PEOPLE: readonly { readonly role: Role; readonly grants: readonly Permission[] }[] = [
  ...ROLES.map((role) => ({ role, grants: [] })),
  ...grantableIn([]).map((area) => ({ role: 'Member' as const, grants: [area] })),
]

describe.each(FORMS)('forms of $path', ({ path, action, acts }) => {
  test('are answered only to those who may send them', async () => {
    const address = path.replace(':slug', 'nic').replace(':token', 'nic').replace(/:\w+/, '999999')
    const wrong: unknown[] = []
    for (const { token, visitor, ...person } of await everybody()) {
      const enters = !isAdmin(path) || mayEnter(address, { ...person, off: [] })
      for (const [intent, { who }] of acts) {
        const form = { ...(intent === '' ? {} : { intent }), nothing: 'known' }
        const { code, status } = await sendForm(db(), action, { path: address, token, visitor, form })
        const may = who === 'anyone' || who === 'signed-in' || can({ ...person, off: [] }, who)
        const turnedAway = code === 'guarded' || code === 'not_allowed' || (code === null && status === 403)
        if (turnedAway === (enters && may)) wrong.push({ ...person, intent, who, code })
      }
    }
    expect(wrong).toEqual([])
  })
})

/** The house asks with each request who stands behind it; here that is the same at every form, and asked once. */
let visitors: readonly Visitor[] = []

async function everybody() {
  const signedIn = await people(db(), PEOPLE)
  if (visitors.length === 0)
    visitors = (await Promise.all(signedIn.map(({ token }) => findVisitor(db(), token)))).filter(
      (one) => one !== null,
    )
  return signedIn.map((person, index) => {
    const visitor = visitors[index]
    if (visitor?.id !== person.id) throw new Error('somebody else stands in his place')
    return { ...person, visitor }
  })
}
