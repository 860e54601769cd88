import { expect, test } from 'vitest'
import { aFolder } from '../house.ts'
import { atDesk } from './by-browser.ts'
import { aClubOf400, officers, OWING, YEAR } from './club-of-400.ts'
import { asking } from './hands.ts'
import { liveAYear } from './live-a-year.ts'
import { openWorld } from './world.ts'

test('January of a club of 400 by browser and a bank: under 40 clicks, every haléř where it belongs', async () => {
  const world = await openWorld({ dataDir: aFolder(), env: { DEMO: 'off' } })
  await world.moveTo(`${YEAR - 1}-12-20`, '10:00')
  const { people, treasurer, secretary } = await world.look(async (db) => ({
    people: await aClubOf400(db, { people: OWING }),
    ...(await officers(db)),
  }))
  const ask = asking(world, treasurer.token)
  const desk = await atDesk(world, { ask, token: treasurer.token })
  const told = (step: string) => process.stderr.write(`${step}: ${desk.clicks.length} clicks\n`)

  const year = await liveAYear({
    world,
    people,
    hands: desk.hands,
    secretary: asking(world, secretary.token),
    tell: told,
  })

  await desk.close()
  process.stderr.write(`${desk.clicks.join('\n')}\n`)
  process.stderr.write(`${JSON.stringify({ ...year, people: 0, coming: year.coming.length })}\n`)
  expect(year.coming).toHaveLength(380)
  // Who paid a day late has paid, and it waits to be given back.
  expect(year.end).toEqual({ paid: OWING + 15 - 2, closed: 2, open: 0, ended: 3, toGiveBack: 1 })
  expect(desk.clicks.length).toBeLessThan(40)
  await world.close()
})
