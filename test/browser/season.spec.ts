import { BROWSER } from '../house.ts'
import { aCrowd, SEASON_TAG, truthOf } from '../season.ts'
import { AT_DESK, expect, expectAccessible, isPhone } from './journey.ts'
import { DAY, house, push, rider, test, wall } from './season-club.ts'
import { lettersOfChange, openOnePlace, publish, read, refundsOf, statusOf } from './season-planner.ts'
import {
  askAsGuest,
  leaveLate,
  pay,
  proveGuest,
  raceForTheLast,
  sayByLink,
  saySignedIn,
  turnOn,
} from './season-riders.ts'

// A season at its real size takes minutes; it is walked by `npm run journeys`.
const PEOPLE = 120
const SIGNED_IN = 12
const YES = 40
const NO = 20
const PAIRS = 4
const GUESTS = 10
const UNPROVED = 3
const KEPT = 4
/** Everybody who goes, those of the division among them, and not one more. */
const CAPACITY = YES + PAIRS + (GUESTS - UNPROVED) + KEPT

test.describe('a season', AT_DESK, () => {
  test.skip(process.env.JOURNEYS !== 'whole', 'npm run journeys')
  test.describe.configure({ timeout: 1_200_000 })
  test.beforeEach(({ page }) => test.skip(isPhone(page), 'a planner sits at a desk'))

  test('of 120 invited, 40 of them yes, 20 no, 10 guests: every number is true at every reading', async ({
    page,
    browser,
  }) => {
    const { dataDir } = house
    const crowd = await aCrowd(dataDir, PEOPLE, SIGNED_IN)
    for (const rider of crowd.slice(0, SIGNED_IN / 2)) await turnOn(rider)
    const id = await publish(page, { capacity: CAPACITY, kept: KEPT })
    const readings = () => read(page, id)

    // Invited.
    await page.getByLabel(`Štítek ${SEASON_TAG}`).check()
    await page.getByRole('button', { name: 'Ukázat seznam a dopis' }).click()
    await page.getByRole('button', { name: `Pozvat ${PEOPLE} lidí` }).click()
    await expect.poll(async () => (await truthOf(dataDir, id)).silent).toBe(PEOPLE)
    await readings()
    await page.goto(`/admin/events/${id}/invite`)
    await expectAccessible(page)
    await expect.poll(() => push.taken.length).toBe(SIGNED_IN / 2)
    expect(push.taken.every(({ message }) => message?.path === `/akce/${id}`)).toBe(true)

    // Answered: by the link in a browser without scripts, or signed in.
    const plain = await browser.newContext({ javaScriptEnabled: false, userAgent: BROWSER['user-agent'] })
    for (const [index, rider] of crowd.slice(0, YES + NO).entries()) {
      const says = index < YES ? 'yes' : 'no'
      const pillion = index < PAIRS ? `Eva Spolujezdkyně ${index}` : null
      if (rider.token && index >= PAIRS) await saySignedIn(browser, rider, id)
      else await sayByLink(plain, rider, { index, says, pillion })
      if (index % 20 === 19) await readings()
    }
    expect(await truthOf(dataDir, id)).toMatchObject({
      going: YES,
      no: NO,
      silent: PEOPLE - YES - NO,
      seats: YES + PAIRS,
    })

    // Guests: three never prove their address, and take no place.
    for (let guest = 0; guest < GUESTS; guest += 1) await askAsGuest(plain, id, guest)
    await readings()
    expect((await truthOf(dataDir, id)).parties).toBe(YES)
    for (let guest = UNPROVED; guest < GUESTS; guest += 1) await proveGuest(plain, guest)
    await readings()
    expect(await truthOf(dataDir, id)).toMatchObject({ parties: YES + GUESTS - UNPROVED, free: KEPT })

    // What is left is kept for a division: others wait, its people do not.
    const waiting = rider(crowd, YES + NO)
    await sayByLink(plain, waiting, { index: 200, says: 'queue', pillion: null })
    await sayByLink(plain, rider(crowd, PEOPLE - 1), { index: 201, says: 'yes', pillion: null })
    await readings()
    expect(await truthOf(dataDir, id)).toMatchObject({ queue: 1, free: KEPT - 1 })

    // Somebody who has paid leaves after the day: told first, half goes back, and who waits has the place.
    const leaver = rider(crowd, PAIRS + 1)
    await pay(id, leaver)
    await leaveLate(browser, leaver, id)
    await readings()
    expect(await truthOf(dataDir, id)).toMatchObject({ queue: 0, no: NO + 1, free: KEPT - 1 })
    expect(await statusOf(id, waiting)).toBe('registered')
    expect(await refundsOf(leaver)).toEqual([10_000])

    // Another time, told once to everybody who answered, also to those who said no and to guests.
    await page.goto(`/admin/events/${id}/edit`)
    await page.getByLabel('Začátek').fill(wall(Date.now() + 3 * DAY))
    await page.getByRole('button', { name: 'Uložit změny' }).click()
    const answered = YES + NO + 2 + GUESTS - UNPROVED
    await expect(page.getByText(`O změně jsme napsali ${answered} lidem.`).first()).toBeVisible()
    expect(await lettersOfChange(id)).toBe(answered)
    await expect
      .poll(() => push.taken.filter(({ message }) => message?.path === `/akce/${id}`).length)
      .toBeGreaterThanOrEqual(SIGNED_IN)
    await readings()

    // One more place, and nine want it at one moment: three signed in, three by the link, three guests.
    await openOnePlace(id, CAPACITY + 1)
    await raceForTheLast(crowd.slice(YES + NO + 1), id, plain)
    await readings()
    expect(await truthOf(dataDir, id)).toMatchObject({ queue: 8, free: KEPT - 1 })
    await plain.close()
  })
})
