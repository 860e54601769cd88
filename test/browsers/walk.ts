import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { removeFolder, type RunningHouse, startHouse } from '../house.ts'
import type { Engine } from './engine.ts'
import { JOURNEYS } from './journeys.ts'
import { OFFICERS_JOURNEYS } from './officers-journeys.ts'
import { type Visit, visitBy } from './visit.ts'

/** What a browser writes down whatever the house does: an answer that says no. */
const SAID_NO = /(?:status of|status code|responded with) 4\d\d/

/** A demo club that is open already, for whoever tries one journey again and again. */
const OPEN_HOUSE = process.env.HOUSE_URL

/** All journeys in one browser, one after another, in a house of its own. */
export function walkAll(open: () => Promise<Engine>): void {
  let house: RunningHouse | null = null
  let engine: Engine
  let visit: Visit

  beforeAll(async () => {
    if (!OPEN_HOUSE) house = await startHouse()
    engine = await open()
    visit = visitBy(engine, OPEN_HOUSE ?? house?.url ?? '')
  })
  afterAll(async () => {
    await engine?.close()
    await house?.kill('SIGTERM')
    if (house) removeFolder(house.dataDir)
  })

  test.each(Object.entries({ ...JOURNEYS, ...OFFICERS_JOURNEYS }))('%s', async (title, walk) => {
    const before = engine.complaints().length
    onTestFailed(() => visit.keepPicture(title))

    await walk(visit)

    const complaints = engine.complaints().slice(before)
    expect(complaints.filter((one) => !SAID_NO.test(one))).toEqual([])
  })
}
