import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { anApp } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'

const db = useDatabase()

test.each([
  ['/api/openapi.json', 'gzip, deflate, br', 'gzip'],
  ['/api/openapi.json', 'br', null],
  ['/api/openapi.json', 'gzip;q=0, identity', null],
  ['/api/openapi.json', undefined, null],
  // Too short to be worth it.
  ['/api/account/keys', 'gzip', null],
])('%s to who takes %s', async (path, accepted, encoding) => {
  await rulesVersion(db(), 1)
  const { token } = await someone(db(), 'Secretary')
  const ask = (headers: Record<string, string>) =>
    anApp(db()).request(`http://localhost:3000${path}`, {
      headers: { host: 'localhost:3000', authorization: `Bearer ${token}`, ...headers },
    })
  const plain = await (await ask({})).text()
  const answer = await ask(accepted === undefined ? {} : { 'accept-encoding': accepted })
  const bytes = Buffer.from(await answer.arrayBuffer())

  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
  expect((encoding === null ? bytes : gunzipSync(bytes)).equals(Buffer.from(plain))).toBe(true)
})
