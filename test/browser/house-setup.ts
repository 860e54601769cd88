import { removeFolder, startHouse } from '../house.ts'

/** One house for all journeys; each person of the cast belongs to one journey, so that none disturbs another. */
export default async function setUp(): Promise<() => Promise<void>> {
  const house = await startHouse()
  process.env.HOUSE_URL = house.url
  process.env.HOUSE_DATA = house.dataDir
  return async () => {
    await house.kill('SIGTERM')
    removeFolder(house.dataDir)
  }
}
