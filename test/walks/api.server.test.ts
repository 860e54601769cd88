import { describe, expect, test } from 'vitest'
import { anApp, call } from '../app.ts'
import { rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { fieldsOf } from '../plausible.ts'
import { DOORS } from '../../src/api.server.ts'
import { can, ROLES } from '../../src/permissions.ts'

const db = useDatabase()
const concrete = (path: string) => path.replace(/:(\w+)(?:\{[^}]*\})?/g, '1')
/** Some doors know their things by other names than numbers; there '1' is simply not found. */
const knowsNumbers = ({ path, params }: (typeof DOORS)[number]) => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1'])
  return !params || params.safeParse(Object.fromEntries(names)).success
}

describe('every door', () => {
  test('says who may pass, once for each call', () => {
    const names = DOORS.map(({ method, path }) => `${method} ${path}`)

    expect(new Set(names).size).toBe(names.length)
    expect(DOORS.filter(({ who, summary }) => !who || !summary)).toEqual([])
  })

  test('keeps no answer to a password, a code, a file, nor to whoever is just signing in', () => {
    const SECRET = /^(?:password|newPassword|token|code|passkey|challenge|setup)$/
    const keeping = DOORS.filter(({ keepsAnswer }) => keepsAnswer)

    expect(
      keeping
        .filter(
          ({ path, file, body }) =>
            file || path.startsWith('/api/auth/') || fieldsOf(body).some((field) => SECRET.test(field)),
        )
        .map(({ method, path }) => `${method} ${path}`)
        // The code of a card at the start of a ride opens nothing.
        .filter((name) => !name.endsWith('/check-in')),
    ).toEqual([])
    expect(keeping.length).toBeGreaterThan(90)
  })

  test('is shut to strangers, before they learn what it takes', async () => {
    const app = anApp(db())
    for (const { method, path, who, toStrangers } of DOORS.filter((door) => door.who !== 'anyone')) {
      const { status, json } = await call(app, concrete(path), {
        method,
        body: method === 'GET' ? undefined : '{nonsense',
      })
      expect([method, path, who, status, json?.code]).toEqual([
        method,
        path,
        who,
        401,
        toStrangers ?? 'not_signed_in',
      ])
    }
  })

  // Every role at every door: the club has more and more of them.
  test('opens to those whom the table names and to no others', { timeout: 120_000 }, async () => {
    await rulesVersion(db(), 1)
    const app = anApp(db())
    for (const role of ROLES) {
      const { token } = await someone(db(), role)
      for (const { method, path, who } of DOORS.filter(
        (door) => door.who !== 'anyone' && door.who !== 'signed-in',
      )) {
        if (who === 'anyone' || who === 'signed-in') continue
        const { status } = await call(app, concrete(path), {
          method,
          token,
          body: method === 'GET' ? undefined : {},
        })
        expect([role, method, path, status === 403]).toEqual([
          role,
          method,
          path,
          !can({ role, grants: [] }, who),
        ])
      }
    }
  })

  test('that asks for nothing takes nothing', async () => {
    await rulesVersion(db(), 1)
    const app = anApp(db())
    const { token } = await someone(db(), 'Webmaster')
    for (const { method, path } of DOORS.filter(
      (door) =>
        door.method !== 'GET' && !door.body && !door.file && door.who !== 'anyone' && knowsNumbers(door),
    )) {
      const { status, json } = await call(app, concrete(path), { method, token, body: { role: 'Webmaster' } })
      expect([method, path, status, json?.fields?.role]).toEqual([method, path, 422, expect.any(String)])
    }
  })

  test('stays shut until the rules are confirmed and the profile is verified', async () => {
    await rulesVersion(db(), 1)
    const app = anApp(db())
    const unread = await someone(db(), 'Webmaster', { confirmedRulesVersion: null, verifiedProfileAt: null })
    const unverified = await someone(db(), 'Webmaster', { verifiedProfileAt: null })
    for (const { method, path } of DOORS.filter((door) => door.who !== 'anyone' && !door.beforeOnboarding)) {
      const body = method === 'GET' ? undefined : {}
      expect((await call(app, concrete(path), { method, token: unread.token, body })).json?.code).toBe(
        'rules_not_confirmed',
      )
      expect((await call(app, concrete(path), { method, token: unverified.token, body })).json?.code).toBe(
        'profile_not_verified',
      )
    }
  })

  test('refuses a foreign page and a cookie without an origin, and changes nothing', async () => {
    await rulesVersion(db(), 1)
    const app = anApp(db())
    const { token } = await someone(db(), 'Webmaster')
    const cookie = `session_token=${token}`
    for (const { method, path } of DOORS.filter((door) => door.method !== 'GET')) {
      const foreign: Record<string, string>[] = [
        { origin: 'https://evil.cz', cookie },
        { 'sec-fetch-site': 'cross-site', cookie },
        { cookie },
      ]
      for (const headers of foreign) {
        const { status, json } = await call(app, concrete(path), { method, body: {}, headers })
        expect([method, path, headers, status, json?.code]).toEqual([
          method,
          path,
          headers,
          403,
          'foreign_origin',
        ])
      }
    }
    expect(await db().selectFrom('session').select('id').execute()).toHaveLength(1)
  })

  test('takes only JSON, and no more of it than a quarter of a megabyte', async () => {
    const app = anApp(db())
    for (const door of DOORS.filter(({ body, who }) => body && who === 'anyone')) {
      const { method } = door
      const path = door.path.replaceAll(/:\w+/g, '1')
      const plain = await call(app, path, {
        method,
        body: 'a=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      const broken = await call(app, path, { method, body: '{"a":' })
      const huge = await call(app, path, { method, body: JSON.stringify({ a: 'x'.repeat(300_000) }) })
      const nul = await call(app, path, { method, body: '{"a":"\\u0000"}' })
      expect([path, plain.status, broken.status, huge.status, nul.status]).toEqual([path, 415, 400, 413, 400])
    }
  })
})

test('whoever sends a call anything but JSON is told so, whatever his role', async () => {
  await rulesVersion(db(), 1)
  const app = anApp(db())
  const { token } = await someone(db(), 'Webmaster')
  const wrong: unknown[] = []
  for (const door of DOORS.filter((one) => one.body && one.who !== 'anyone' && knowsNumbers(one))) {
    const { method } = door
    const path = concrete(door.path)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const statuses = [
      (await call(app, path, { method, token, body: 'a=1', headers: form })).status,
      (await call(app, path, { method, token, body: '{"a":' })).status,
      (await call(app, path, { method, token, body: '[1,2' })).status,
    ]
    if (String(statuses) !== '415,400,400') wrong.push([method, path, statuses])
  }

  expect(wrong).toEqual([])
})

test('a body that does not say how long it is, and does not end, is cut off at the same size', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      sent += 16_384
      stream.enqueue(new Uint8Array(16_384).fill(32))
    },
  })

  const answer = await anApp(db()).request('http://localhost:3000/api/auth/login', {
    method: 'POST',
    headers: { host: 'localhost:3000', 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit)

  expect(answer.status).toBe(413)
  expect(sent).toBeLessThan(1_000_000)
})

test('a name that means something to the language means nothing in a body', async () => {
  await rulesVersion(db(), 1)
  const app = anApp(db())
  const { token } = await someone(db(), 'Member')
  const own = '{"role":"Webmaster","grants":["fees.manage"],"who":"anyone","isTrusted":true}'
  const body = `{"__proto__":${own},"constructor":{"prototype":${own}},"prototype":${own}}`
  for (const { method, path } of DOORS.filter(({ method, file }) => method !== 'GET' && !file)) {
    const { status } = await call(app, concrete(path), { method, token, body })
    expect([method, path, status < 500]).toEqual([method, path, true])
  }

  const later = await someone(db(), 'Member')
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as { role?: string }).role).toBeUndefined()
  expect((await call(app, '/api/accounts', { method: 'GET', token: later.token })).status).toBe(403)
})

describe('every answer', () => {
  test.each(['/api/auth/verify', '/api/nothing', '/healthz', '/builds/latest.json'])(
    '%s carries the browser’s instructions and a number',
    async (path) => {
      const { headers } = await call(anApp(db()), path, { method: 'GET' })

      expect(headers.get('content-security-policy')).toMatch(/script-src 'nonce-[\w-]{22}' 'strict-dynamic'/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
      expect(headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  test('an unknown call is 404, a known one called wrongly 405, both in the contract’s shape', async () => {
    const app = anApp(db())

    expect((await call(app, '/api/nothing', { method: 'GET' })).json).toEqual({
      success: false,
      statusCode: 404,
      statusMessage: 'Nic takového tu není.',
      code: 'not_found',
    })
    expect((await call(app, '/api/auth/login', { method: 'GET' })).status).toBe(405)
  })

  test('speaks the reader’s language', async () => {
    const answer = await call(anApp(db()), '/api/nothing', {
      method: 'GET',
      headers: { cookie: 'language=en', 'accept-language': 'cs' },
    })

    expect(answer.json.statusMessage).toBe('There is nothing here.')
  })

  test('a strange host is sent away', async () => {
    const response = await anApp(db()).request('http://evil.cz/api/nothing', { headers: { host: 'evil.cz' } })

    expect(response.status).toBe(421)
  })
})

describe('a repeated request', () => {
  const confirm = (token: string, key: string, version = 1) =>
    call(anApp(db()), '/api/onboarding/rules', {
      token,
      body: { version },
      headers: { 'idempotency-key': key },
    })

  test('with the same key is done once and answered the same', async () => {
    await rulesVersion(db(), 1)
    const { token } = await someone(db(), 'Member', { confirmedRulesVersion: null })

    const answers = await Promise.all([confirm(token, 'k1'), confirm(token, 'k1'), confirm(token, 'k1')])
    const later = await confirm(token, 'k1')

    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true)
    expect(later.status).toBe(200)
    expect(await db().selectFrom('auditEntry').select('seq').execute()).toHaveLength(1)
  })

  test('with the same key but another body is refused', async () => {
    await rulesVersion(db(), 1)
    const { token } = await someone(db(), 'Member', { confirmedRulesVersion: null })
    await confirm(token, 'k2')

    expect((await confirm(token, 'k2', 7)).json.code).toBe('key_reused')
  })

  test('a refusal is not remembered for ever', async () => {
    const { token } = await someone(db(), 'Member', { confirmedRulesVersion: null })
    const early = await confirm(token, 'k3')
    await rulesVersion(db(), 1)

    expect([early.status, (await confirm(token, 'k3')).status]).toEqual([409, 200])
  })
})
