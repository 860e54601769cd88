import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BROWSER, login, removeFolder, type RunningHouse, startHouse, visit } from '../house.ts'

// The specification's own table, written out by hand: the code's table must give the same.
const CLUB = ['webmaster', 'applicant', 'member', 'secretary', 'membershipofficer', 'treasurer', 'supervisor']
const EVERYONE = [...CLUB, 'roadcaptain']
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  '/admin': CLUB,
  '/admin/members': CLUB,
  '/admin/events': CLUB,
  '/admin/donate': CLUB,
  '/admin/1/edit': CLUB,
  '/admin/members/import': ['webmaster', 'secretary', 'membershipofficer'],
  '/admin/members/doubles': ['webmaster', 'secretary', 'membershipofficer'],
  '/admin/applications': ['webmaster', 'secretary'],
  '/admin/hog': ['webmaster', 'membershipofficer'],
  '/admin/fees': ['webmaster', 'treasurer'],
  '/admin/fees/bank': ['webmaster', 'treasurer'],
  '/admin/patches': ['webmaster', 'supervisor'],
  '/admin/ritual': ['webmaster', 'secretary', 'membershipofficer'],
  '/admin/sprava': ['webmaster', 'secretary'],
  '/admin/potential-matches': ['webmaster'],
  '/admin/profile': EVERYONE,
  '/admin/settings': EVERYONE,
  '/admin/membership': EVERYONE,
  '/admin/nonsense': [],
  '/admin/abc/edit': [],
}
const THANKED = ['webmaster', 'applicant', 'member', 'secretary', 'membershipofficer']

let house: RunningHouse
const tokens = new Map<string, string>()

beforeAll(async () => {
  house = await startHouse()
  for (const name of [...EVERYONE, 'newcomer', 'unverified', 'nocard'])
    tokens.set(name, await login(house.url, name))
})
afterAll(async () => {
  await house.kill('SIGTERM')
  removeFolder(house.dataDir)
})

const outcome = async (path: string, token?: string) => {
  const response = await visit(house.url, path, token)
  await response.arrayBuffer()
  return response.status === 200 ? 'enter' : (response.headers.get('location') ?? response.status)
}

describe('every row of the permission table', () => {
  test.each(EVERYONE)('%s', async (name) => {
    const seen: Record<string, unknown> = {}
    for (const path of Object.keys(ALLOWED)) seen[path] = await outcome(path, tokens.get(name))

    const expected = Object.fromEntries(
      Object.entries(ALLOWED).map(([path, who]) => [path, who.includes(name) ? 'enter' : '/admin/thanks']),
    )
    expect(seen).toEqual(expected)
  })

  test('in-app navigation meets the same guard', async () => {
    const inside = await visit(house.url, '/admin/fees.data', tokens.get('treasurer'))
    const outside = await visit(house.url, '/admin/fees.data', tokens.get('member'))

    expect(inside.status).toBe(200)
    expect(await inside.text()).not.toContain('/admin/thanks')
    expect(await outside.text()).toContain('/admin/thanks')
  })
})

describe('every step of the guard', () => {
  test.each(Object.keys(ALLOWED))(
    '%s without a token, or with a dead one, leads to the login',
    async (path) => {
      expect(await outcome(path)).toBe('/login')
      expect(await outcome(path, 'x'.repeat(43))).toBe('/login')
    },
  )

  test('a dead token is taken out of the browser', async () => {
    const response = await visit(house.url, '/admin', 'x'.repeat(43))

    expect(response.headers.getSetCookie().join()).toContain(
      'session_token=; Path=/; SameSite=Lax; Max-Age=0',
    )
  })

  test('the newcomer reads the rules first, the unverified checks his profile', async () => {
    expect(await outcome('/admin', tokens.get('newcomer'))).toBe('/onboarding/rules')
    expect(await outcome('/admin/members', tokens.get('newcomer'))).toBe('/onboarding/rules')
    expect(await outcome('/admin/fees', tokens.get('newcomer'))).toBe('/admin/thanks')
    expect(await outcome('/admin', tokens.get('unverified'))).toBe('/onboarding/profile')
    expect(await outcome('/admin', tokens.get('nocard'))).toBe('enter')
  })
})

describe('the thanks page', () => {
  test.each(THANKED)('%s is thanked', async (name) => {
    expect(await outcome('/admin/thanks', tokens.get(name))).toBe('enter')
  })

  test.each(['treasurer', 'supervisor', 'roadcaptain'])(
    '%s is signed out, sent home and told why',
    async (name) => {
      const token = await login(house.url, name)

      const response = await visit(house.url, '/admin/thanks', token)

      expect(response.headers.get('location')).toBe('/')
      expect(response.headers.getSetCookie().join()).toMatch(/session_token=; .*toast=(?:noAccess|notHere)/)
      expect(await outcome('/admin/profile', token)).toBe('/login')
    },
  )
})

describe('tricks with the address', () => {
  const tricks = [
    '/admin//fees',
    '/admin/%66ees',
    '/admin/fees;x',
    '/Admin/fees',
    '/admin/fees/',
    '/admin/./fees',
    '/admin/x/../fees',
    '/admin/fees%2f',
    '//admin/fees',
    '/admin/fees?_method=x',
  ]

  test.each(tricks)('%s shows a member no fees', async (path) => {
    const response = await visit(house.url, path, tokens.get('member'))
    const text = await response.text()

    expect([response.status !== 200 || !text.includes('Příspěvky')]).toEqual([true])
  })

  test('headers that rewrite the address are not heard', async () => {
    for (const header of ['x-original-url', 'x-rewrite-url', 'x-http-method-override']) {
      const response = await fetch(`${house.url}/admin/fees`, {
        redirect: 'manual',
        headers: { cookie: `session_token=${tokens.get('member')}`, [header]: '/admin' },
      })
      expect(response.headers.get('location')).toBe('/admin/thanks')
    }
  })
})

test('whoever is sent to the thanks page reads where he wanted to go, why not, and whom to ask; once', async () => {
  const away = await visit(house.url, '/admin/fees/pending', tokens.get('member'))
  const cookie = `session_token=${tokens.get('member')}; ${away.headers.getSetCookie()[0]?.split(';')[0]}`
  const read = async (cookies: string) =>
    (await fetch(`${house.url}/admin/thanks`, { headers: { ...BROWSER, cookie: cookies } })).text()

  const told = await read(cookie)

  expect(away.headers.get('location')).toBe('/admin/thanks')
  expect(told).toContain('/admin/fees/pending')
  expect(told).toContain('Smí sem Pokladník a\u00a0Webmaster.')
  expect(await read(`session_token=${tokens.get('member')}`)).toContain('Díky, že jsi s námi')
})
