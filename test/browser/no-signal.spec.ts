import { AT_DESK, expect, isPhone, comeAs, test } from './journey.ts'

/** A link that came to the page just now: React Router wants to know where it leads. */
const aNewLink = (href: string) => {
  const link = Object.assign(document.createElement('a'), { href, textContent: href })
  link.dataset.discover = 'true'
  document.body.append(link)
}

test('without a signal nobody is asked about links, and nothing is complained about', async ({
  page,
  cut,
}) => {
  test.skip(!isPhone(page), 'what happens in a pocket')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('__manifest')) asked.push(request.url())
  })
  await page.clock.install()
  await page.goto('/gallery')
  await page.mouse.wheel(0, 200)
  await expect.poll(() => asked.length).toBeGreaterThan(0)

  await cut(async () => {
    asked.length = 0
    await page.evaluate(aNewLink, '/reset-password')
    // Longer than the router waits before it asks.
    await page.clock.runFor(1000)
    expect(asked).toEqual([])
  })

  await page.evaluate(aNewLink, '/forgot-password')
  await expect.poll(() => asked.join(' ')).toContain('forgot-password')
})

test('a signal lost while links are asked about is no fault, a refusal of the house is', async ({
  page,
  complaints,
  expected,
}) => {
  test.skip(!isPhone(page), 'what happens in a pocket')
  let isLost = true
  await page.route('**/__manifest*', (route) =>
    isLost ? route.abort('internetdisconnected') : route.fulfill({ status: 500 }),
  )
  expected.push(/net::ERR_INTERNET_DISCONNECTED/)
  await page.goto('/login')
  // When the second question is lost, the first has long been dealt with.
  for (const href of ['/safe', '/forgot-password']) {
    const lost = page.waitForEvent('requestfailed')
    await page.evaluate(aNewLink, href)
    await lost
  }
  expect(complaints).toEqual([])

  isLost = false
  expected.push(/status of 500/)
  await page.evaluate(aNewLink, '/stanley')
  await expect.poll(() => complaints.join()).toContain('Failed to fetch manifest patches')
  complaints.length = 0
})

test(
  'a part that cannot be loaded says so, leaves the screen alone and comes when pressed again',
  AT_DESK,
  async ({ page, cut }) => {
    await comeAs(page, 'secretary', '/admin/members')
    await page.waitForLoadState('networkidle')
    const menu = page.getByRole('button', { name: /^Další akce: / }).first()
    const search = page.getByRole('link', { name: 'Hledat', exact: true }).filter({ visible: true })
    const said = page.getByText('Bez připojení se tahle část nenačte.')
    const chosen = page.getByRole('checkbox', { name: /^Vybrat: / }).first()
    await chosen.check()
    // The part that moves notes is not there either: they are said without it.
    const NOTES = /toast-stack-[^/]*\.js/
    await page.route(NOTES, (route) => route.abort('internetdisconnected'))

    await cut(async () => {
      await menu.click()
      await expect(said).toBeVisible()
      await expect(menu).not.toHaveAttribute('aria-expanded')
      // A note goes by itself; the next one is a note of its own.
      await expect(said).toHaveCount(0)
      await page.unroute(NOTES)
      await search.click()
      await expect(said).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: 'Členové' })).toBeVisible()
      await expect(chosen).toBeChecked()
    })

    await search.click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await menu.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(said).toHaveCount(0)
  },
)
