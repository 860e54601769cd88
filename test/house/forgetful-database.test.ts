import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/ground/postgres/embedded-postgres.server.ts'
import { aFolder, ended, freePort, removeFolder, spawnHouse, startHouse } from '../house.ts'

const SECRET = 'a secret of a house that is not to open'
const folder = aFolder()
let postgres: EmbeddedPostgres
// A database of the tests is in a hurry: it writes when it pleases.
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ folder: join(folder, 'pg18'), throwAway: true })
})
afterAll(async () => {
  await postgres.stop()
  removeFolder(folder)
})

test('a database that confirms what it has not written ends the start of a club others come to, unless somebody says that he has nothing to lose', async () => {
  const env = {
    DATABASE_URL: postgres.url('postgres'),
    APP_SECRET: SECRET,
    DEMO: 'off',
    APP_URL: 'https://klub.test',
  }
  const dataDir = aFolder()
  const { child, output } = spawnHouse({
    ...env,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ALLOW_FORGETFUL_DATABASE: 'off',
  })

  expect(await ended(child)).toBe(1)
  expect(output()).toContain('fsync')
  expect(output()).toContain('ALLOW_FORGETFUL_DATABASE=on')
  removeFolder(dataDir)

  const house = await startHouse({ env: { ...env, ALLOW_FORGETFUL_DATABASE: 'on' } })
  expect(house.output()).toContain('Pozor: DATABASE_URL')
  await house.kill('SIGTERM')
})

test('where nobody but this computer is let in it is only warned of', async () => {
  const env = { DATABASE_URL: postgres.url('postgres'), APP_SECRET: SECRET, ALLOW_FORGETFUL_DATABASE: 'off' }
  const house = await startHouse({ env })
  expect(house.output()).toContain('Pozor: DATABASE_URL')
  await house.kill('SIGTERM')
})
