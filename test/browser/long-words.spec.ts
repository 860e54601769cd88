import { pragueMoment } from '../../src/ground/values/moment.ts'
import { removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { FACES, givenTo, isWhole, typedIn, walkEveryScreen } from './every-screen.ts'
import { bringToDays, caller, type MadeClub } from './handbook-club.ts'
import { comeAs, expect, IN_POCKET, isPhone, test as journey } from './journey.ts'

const LONG = 'Nejneobhospodařovávatelnějšími'.repeat(5).slice(0, 140)
/** A house of its own: the club is brought to days that would be in the way of other journeys. */
const test = journey.extend<object, { told: Told }>({
  told: [
    async ({ browserName: _browser }, use) => {
      const house = await startHouse()
      try {
        const days = await bringToDays(house.url)
        await use({ house, club: { ...days, ...(await bringFurther(house.url)) } })
      } finally {
        await house.kill('SIGTERM')
        removeFolder(house.dataDir)
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ told }, use) => use(told.house.url),
})

type Told = { readonly house: RunningHouse; readonly club: MadeClub & Further }
type Further = { readonly guests: number; readonly excluded: number }

/** What no recipe of the handbook leaves behind: a ride with guests, a message not sent yet, somebody excluded. */
async function bringFurther(url: string): Promise<Further> {
  const secretary = await caller(url, 'secretary')
  const { event } = await secretary.send('POST', '/api/events', {
    title: 'Jízda s hosty',
    kind: 'ride',
    startsAt: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    visibility: 'public',
    state: 'published',
    guestsWelcome: true,
  })
  await secretary.send('POST', '/api/messages', {
    subject: 'Sraz dřív',
    body: 'Jedeme v osm.',
    audience: { kind: 'everybody' },
  })
  const excluded = 31
  await (
    await caller(url, 'webmaster')
  ).send('POST', `/api/members/${excluded}/exclude`, {
    date: pragueMoment(new Date()).slice(0, 10),
    reason: 'Podle stanov.',
  })
  return { guests: event.id, excluded }
}

const PEOPLE = [
  null,
  'webmaster',
  'secretary',
  'treasurer',
  'member',
  'supervisor',
  'newcomer',
  'unverified',
  'applicant',
]

test(
  'nothing anybody can type makes any screen scroll sideways, on the narrowest phone either',
  IN_POCKET,
  async ({ page, expected, told: { club } }) => {
    test.skip(!isPhone(page), 'a wide screen has room')
    test.slow()
    // What was put into a page while its scripts were coming is not what the house sent.
    expected.push(/React error #418/)
    await page.setViewportSize({ width: 320, height: 720 })
    const wide: string[] = []
    const cut: string[] = []
    let longSeen = 0

    const unseen = await walkEveryScreen(page, {
      people: PEOPLE,
      known: [
        `/akce/${club.ride}`,
        `/akce/${club.guests}`,
        `/admin/${club.excluded}/review`,
        '/admin/40/closing',
        ...[club.open, club.empty, club.called, club.draft].flatMap((id) => [
          `/admin/meetings/${id}`,
          `/admin/membership/meetings/${id}`,
          `/schuze/${id}`,
        ]),
        // Where a link of a letter leads that nobody wrote.
        ...FACES.filter((face) => face.includes(':token')).map((face) =>
          face.replace(':token', 'x'.repeat(43)).replaceAll(/:\w+/g, '1'),
        ),
      ],
      look: async ({ path, html }) => {
        const given = givenTo(html)
        const seen = await page.evaluate(asTypedLong, { typed: typedIn(given), long: LONG })
        if (seen.over > 0) wide.push(`${path} by ${seen.over} px: ${seen.widest}`)
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 720 })
          cut.push(...(await page.evaluate(cutHints)).map((hint) => `${path} at ${width}: ${hint}`))
        }
        longSeen += seen.replaced
      },
    })

    expect.soft(wide).toEqual([])
    expect.soft(cut).toEqual([])
    expect.soft(unseen).toEqual([])
    expect(longSeen).toBeGreaterThan(isWhole ? 1000 : 300)
  },
)

/** What stands in an empty field and is longer than the field. Runs in the page. */
async function cutHints(): Promise<string[]> {
  // Drawn at the new width.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return ['nothing to measure with']
  return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
    .filter((field) => field.checkVisibility())
    .flatMap((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      pen.font = font
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      const over = Math.ceil(pen.measureText(field.placeholder).width - room)
      return over > 0 ? [`${field.placeholder} by ${over} px`] : []
    })
}

/** Puts a word without an end where somebody wrote one, and measures, all before the page can draw itself anew. Runs in the page. */
function asTypedLong({ typed, long }: { readonly typed: readonly string[]; readonly long: string }) {
  const texts: Text[] = []
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (all.nextNode()) {
    const text = all.currentNode as Text
    if (!text.parentElement?.closest('script, style, noscript, template')) texts.push(text)
  }
  let replaced = 0
  for (const text of texts) {
    const found = typed.find((one) => text.data.includes(one))
    if (found === undefined) continue
    text.data = text.data.replaceAll(found, long)
    replaced += 1
  }
  const over = document.documentElement.scrollWidth - window.innerWidth
  const widest = [...document.querySelectorAll('body *')].findLast(
    (one) => one.getBoundingClientRect().right > window.innerWidth + 1,
  )
  return { over, replaced, widest: over > 0 ? (widest?.outerHTML.slice(0, 160) ?? '') : '' }
}

journey('of a row of tabs the last one is in sight when it is the current one', async ({ page }) => {
  journey.skip(!isPhone(page), 'a wide screen has room')
  await page.setViewportSize({ width: 320, height: 720 })
  await comeAs(page, 'webmaster', '/admin/fees/statistics')

  await expect(
    page.getByRole('navigation', { name: 'Části příspěvků' }).locator('[aria-current]'),
  ).toBeInViewport({ ratio: 0.99 })
})

journey('on the narrowest phone no name in the list of members is cut', async ({ page }) => {
  journey.skip(!isPhone(page), 'a wide screen has room')
  await page.setViewportSize({ width: 320, height: 720 })
  await comeAs(page, 'webmaster', '/admin/members')

  const cut = await page
    .getByRole('table')
    .locator('.name b')
    .evaluateAll((names) =>
      names
        .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
        .map((one) => one.textContent),
    )

  expect(cut).toEqual([])
})

journey(
  'behind a letter’s link nothing stands beside the heading on a phone, and no word of it is broken',
  async ({ page, context, baseURL }) => {
    journey.skip(!isPhone(page), 'a wide screen has room')
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
    await page.goto(`/o/prihlaska/${'x'.repeat(43)}`)

    const heading = page.getByRole('heading', { name: 'Application to the club' })
    const room = await heading.evaluate((one) => [one.clientWidth, one.closest('header')?.clientWidth])

    expect(room[0]).toBe(room[1])
  },
)
