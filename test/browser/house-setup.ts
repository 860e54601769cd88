import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder, startHouse } from '../house.ts'
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
    for (const folder of [house.dataDir, sights]) removeFolder(folder)
    throwClubsAway()
  }
}
