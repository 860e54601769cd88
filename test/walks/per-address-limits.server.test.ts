import { expect, test } from 'vitest'
import { anApp, call } from '../app.ts'
import { rulesVersion } from '../club.ts'
import { useDatabase } from '../database.ts'
import { DOORS } from '../../src/api.server.ts'
import { verifyCard } from '../../src/people/membership/verify-card.server.ts'

const db = useDatabase()
const ADDRESS = '2001:db8:1:2:aaaa:bbbb:cccc:dddd'

// What a door that is open to anyone wants to see before it counts.
const BODIES: Readonly<Record<string, object>> = {
  '/api/auth/login': { email: 'kdo@klub.test', password: 'wrong' },
  '/api/auth/request-reset': { email: 'kdo@klub.test' },
  '/api/auth/reset-password': { token: 'x', newPassword: 'úplně nové heslo' },
  '/api/auth/verify': { token: 'x' },
  '/api/auth/second-factor': { challenge: 'x', code: '123456' },
}

test('whatever anybody may call counts an IPv6 network, never one of its addresses', async () => {
  await rulesVersion(db(), 1)
  const app = anApp(db(), { TRUST_PROXY: '1' })
  const open = DOORS.filter(({ who, method }) => who === 'anyone' && method !== 'GET')

  for (const { path, method } of open)
    await call(app, path.replace(/:\w+/g, '1'), {
      method,
      headers: { 'x-forwarded-for': ADDRESS },
      ...(BODIES[path] ? { body: BODIES[path] } : {}),
    })
  await verifyCard(db(), { token: 'x', today: '2026-06-01', address: ADDRESS })

  const keys = (await db().selectFrom('rateLimit').select('key').execute()).map(({ key }) => key)
  expect(keys.filter((key) => key.includes('dddd'))).toEqual([])
  expect(keys.filter((key) => key.includes('2001:db8:1:2')).toSorted()).toEqual([
    'card:network:2001:db8:1:2',
    'passkey:network:2001:db8:1:2',
    'reset:network:2001:db8:1:2',
    'sign-in:network:2001:db8:1:2',
    'verify:network:2001:db8:1:2',
  ])
})
