import { createServer, request, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/entry/accounts/demo-password.ts'
import { BROWSER, freePort, removeFolder, type RunningHouse, startHouse } from '../house.ts'

let house: RunningHouse
let proxy: Server
let proxyUrl = ''

// The proxy speaks plain http here, but tells the app what a TLS-terminating one would tell it.
beforeAll(async () => {
  house = await startHouse({ env: { TRUST_PROXY: '1' } })
  const target = new URL(house.url)
  proxy = createServer((incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      host: `127.0.0.1:${target.port}`,
      'x-forwarded-for': [incoming.headers['x-forwarded-for'], '203.0.113.7'].filter(Boolean).join(', '),
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'klub.example.cz',
    }
    const forwarded = request(
      { host: '127.0.0.1', port: target.port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(outgoing)
      },
    )
    incoming.pipe(forwarded)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  proxyUrl = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  proxy.close()
  await house.kill('SIGTERM')
  removeFolder(house.dataDir)
})

const submit = (origin: string, email = 'member@klubovna.example') =>
  fetch(`${proxyUrl}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...BROWSER,
      origin,
      'sec-fetch-site': origin === 'https://klub.example.cz' ? 'same-origin' : 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ email, password: DEMO_PASSWORD }),
  })

test('a login form posted through a TLS proxy works, and its cookie is Secure', async () => {
  const response = await submit('https://klub.example.cz')

  expect([response.status, response.headers.get('location')]).toEqual([303, '/admin'])
  expect(response.headers.getSetCookie().find((cookie) => cookie.startsWith('session_token='))).toContain(
    '; Secure',
  )
  expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000')
})

test('a form of another site is refused there too', async () => {
  expect((await submit('https://evil.cz')).status).toBe(403)
})

test('an attacker behind the proxy cannot hide behind invented addresses', async () => {
  const statuses: number[] = []
  // Each time somebody else's account, so that only where he comes from can be counted: twenty an hour from one network.
  for (let attempt = 0; attempt < 21; attempt += 1) {
    const response = await fetch(`${proxyUrl}/api/auth/request-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${attempt}.0.1` },
      body: JSON.stringify({ email: `nikdo${attempt}@klubovna.example` }),
    })
    statuses.push(response.status)
  }

  expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
})
