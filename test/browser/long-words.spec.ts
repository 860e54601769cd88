import { expect, isPhone, comeAs, test } from './journey.ts'

const LONG = 'Nejneobhospodařovávatelnějšími'.repeat(5).slice(0, 140)
/** What the demo club calls its things, and might call them. */
const NAMES = [
  'Vyjížďka do Štramberku',
  'Zápis z členské schůze',
  'Členská schůze: co jsme odhlasovali',
  'Adamec',
  'Cech',
  'Beneš',
  'Hranice',
]
const STRANGERS = ['/', '/akce', '/gallery']
const WEBMASTERS = [
  '/admin',
  '/admin/members',
  '/admin/events',
  '/admin/documents',
  '/admin/news',
  '/admin/fees',
  '/admin/fees/pending',
  '/admin/fees/pairing',
  '/admin/settings',
  '/admin/membership',
  '/admin/1/edit',
  '/admin/hog?tab=all',
  '/admin/membership/card',
  '/admin/sprava/audit',
  '/admin/sprava/first-run',
]

test('nothing anybody can type makes a page scroll sideways, on the narrowest phone either', async ({
  page,
  expected,
}) => {
  test.skip(!isPhone(page), 'a wide screen has room')
  // What is computed of a name, its initials for instance, does not fit the name put in its place.
  expected.push(/React error #418/)
  await page.setViewportSize({ width: 320, height: 720 })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    let body = await response.text()
    for (const name of NAMES) body = body.replaceAll(name, LONG)
    return route.fulfill({ response, body })
  })
  const wide: string[] = []
  let isLongSeen = false
  const look = async (path: string) => {
    await page.goto(path)
    isLongSeen ||= (await page.getByText(LONG).count()) > 0
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) wide.push(`${path} by ${over} px`)
  }

  for (const path of STRANGERS) await look(path)
  await comeAs(page, 'webmaster', '/admin')
  for (const path of WEBMASTERS) await look(path)

  // Of a row of tabs the last one is in sight when it is the current one.
  await page.goto('/admin/fees/statistics')
  await expect(
    page.getByRole('navigation', { name: 'Části příspěvků' }).locator('[aria-current]'),
  ).toBeInViewport({ ratio: 0.99 })

  expect(wide).toEqual([])
  expect(isLongSeen).toBe(true)
})

test('behind a letter’s link nothing stands beside the heading on a phone, and no word of it is broken', async ({
  page,
  context,
  baseURL,
}) => {
  test.skip(!isPhone(page), 'a wide screen has room')
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
  await page.goto(`/o/prihlaska/${'x'.repeat(43)}`)

  const heading = page.getByRole('heading', { name: 'Application to the club' })
  const room = await heading.evaluate((one) => [one.clientWidth, one.closest('header')?.clientWidth])

  expect(room[0]).toBe(room[1])
})
