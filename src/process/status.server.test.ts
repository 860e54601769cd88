import { expect, test } from 'vitest'
import { anewApp, call } from '../../test/app.ts'
import { useDatabase } from '../../test/database.ts'

const db = useDatabase()

const states = async (isAlive: boolean) => {
  const app = anewApp(db(), {}, undefined, { isAlive: () => isAlive })
  const [health, ready] = await Promise.all(
    ['/healthz', '/readyz'].map((path) => call(app, path, { method: 'GET' })),
  )
  return [health?.status, ready?.status, ready?.json.ready]
}

test('a database whose server has died makes the house unready, though what is left of it answers', async () => {
  expect(await states(true)).toEqual([200, 200, true])
  expect(await states(false)).toEqual([503, 503, false])
})
