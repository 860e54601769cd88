import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOORS } from '../../src/api.server.ts'
import { keptOnce } from '../../src/ground/platform/kept-once.server.ts'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'
import { anApp, call } from '../app.ts'
import { someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { aLivingClub } from '../living-club.ts'
import { useFiles } from '../photos.ts'
import { plausibleBody } from '../plausible.ts'

const db = useDatabase()
useFiles()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-yours-'))
beforeAll(() =>
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false }),
)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const OF_ONE = DOORS.filter(({ path }) => /:\w*id\b/i.test(path) && !path.includes(':token'))
/** Somebody's, whoever's it is; and nobody's. */
const THERE = ['2', '7']
const NOWHERE = '999999999'
/** All of the invented club have been called; of a draft `voters.server.test.ts` tells. */
const OF_A_MEETING = /^\/api\/(?:meetings|votes|resolutions)\//

test('what is another’s and refused is refused as if it were not there', { timeout: 300_000 }, async () => {
  await aLivingClub(db())
  const { token } = await someone(db(), 'Member', { confirmedRulesVersion: 99 })
  const app = anApp(db())
  const told: string[] = []
  /** A ride he sees, a meeting he was called to: that it is there is no secret, and he reads why its act is not his. */
  const isShown = async (path: string, id: string) =>
    path.startsWith('/api/events/')
      ? (await call(app, `/api/events/${id}`, { method: 'GET', token })).status === 200
      : OF_A_MEETING.test(path)
  for (const { method, path, body, file } of OF_ONE) {
    const sent = body && !file ? plausibleBody(body) : undefined
    const ask = async (id: string) => {
      keptOnce('fair-share', () => new Map<string, unknown>()).clear()
      const address = path.replace(/:\w+(?:\{[^}]*\})?/g, id)
      const { status, json } = await call(app, address, { method, token, body: sent })
      return { status, said: `${status} ${json?.code} ${json?.statusMessage}` }
    }
    const missing = await ask(NOWHERE)
    for (const id of THERE) {
      const { status, said } = await ask(id)
      if (status < 400 || said === missing.said || (await isShown(path, id))) continue
      told.push(`${method} ${path} ${id}: ${said}, of what is not there ${missing.said}`)
    }
  }

  expect(OF_ONE.length).toBeGreaterThan(60)
  expect(told).toEqual([])
})
