import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '../../src/entry/accounts/demo-password.ts'
import { removeFolder, startHouse } from '../house.ts'
import { refuseTellingLogs } from '../house-log.ts'
import { noteSecret } from '../known-secrets.ts'
import setUpClubs from '../made-club.ts'

/** One house for all journeys; each person of the cast belongs to one journey, so that none disturbs another. */
export default async function setUp(): Promise<() => Promise<void>> {
  const throwClubsAway = await setUpClubs()
  const sights = mkdtempSync(join(tmpdir(), 'kl-sights-'))
  process.env.SIGHTS = sights
  const house = await startHouse()
  process.env.HOUSE_URL = house.url
  process.env.HOUSE_DATA = house.dataDir
  return async () => {
    await house.kill('SIGTERM')
    noteSecret(DEMO_PASSWORD)
    for (const folder of [house.dataDir, sights]) removeFolder(folder)
    throwClubsAway()
    refuseTellingLogs()
  }
}
