import { AT_DESK, expect, expectAccessible, IN_POCKET, isPhone, test } from './journey.ts'

const PAGES = [
  '/',
  '/akce',
  '/aktuality',
  '/gallery',
  '/prispet',
  '/gallery/jesenicky-okruh-2026',
  '/safe',
  '/hog-membership',
  '/stanley',
  '/soukromi',
  '/login',
  '/forgot-password',
  '/congratulations',
  '/clear-cache',
  '/neexistuje',
]

test('every public page is accessible in both themes and fits the screen', async ({ page }) => {
  test.slow()
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path)

      // Colours are the same at both sizes.
      await expectAccessible(page, { withColours: isPhone(page) })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    })
})

test('words come before scripts, and a photo pressed too early still opens in its place', async ({
  page,
}) => {
  test.skip(isPhone(page), 'one size is enough')
  const html = await (await page.request.get('/gallery')).text()
  expect(html).not.toContain('modulepreload"')
  expect(html).not.toContain('type="module"')

  // The script is on its way for a while, as on a bad line.
  const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await onItsWay
    await route.continue()
  })
  await page.goto('/gallery')
  await page.getByRole('main').locator('a[href^="/gallery/"]').first().click()
  await page.waitForURL(/\/gallery\/[a-z0-9-]+$/)
  await page.locator('a[data-awake]').first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  arrive()

  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/gallery\//)
})

test(
  'whoever gives and wishes to be thanked gets the code for what he wrote',
  IN_POCKET,
  async ({ page }) => {
    await page.goto('/prispet')
    await page.getByLabel('Na co').selectOption({ index: 1 })
    await page.getByLabel('Kolik korun').fill('750')
    await page.getByText('Poděkovat e-mailem?').click()
    await page.getByLabel('E-mail').fill('darkyne@example.org')
    await page.getByLabel('E-mail').press('Enter')

    await expect(page.getByText('Napsali jsme ti.')).toBeVisible()
    await expect(page.getByText('Variabilní symbol')).toBeVisible()
    await expect(page.getByText(/^750/)).toBeVisible()
    await expect(page.getByLabel('Kolik korun')).toHaveValue('750')
  },
)

test('a visitor finds the next ride from the home page', IN_POCKET, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').locator('a[href^="/akce/"]').first().click()

  await expect(page).toHaveURL(/\/akce\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('the menu closes on every change of the page', async ({ page }) => {
  test.skip(!isPhone(page), 'the desktop shows its links without a menu')
  await page.goto('/')
  await page.getByRole('button', { name: 'Otevřít menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Galerie' }).click()

  await expect(page).toHaveURL(/\/gallery$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('language and theme are remembered', AT_DESK, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/neexistuje')

  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
})

test('a lost visitor reads the sign and finds the way back', IN_POCKET, async ({ page }) => {
  await page.goto('/neexistuje')

  await expect(page.getByText('404')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ztracen na silnici!' })).toBeVisible()
  await expect(page.getByText(`© 2024–${new Date().getFullYear()}`)).toBeVisible()
  await page.getByRole('link', { name: 'Zpět na hlavní stránku' }).click()
  await expect(page).toHaveURL('/')
})

test('clearing the cache keeps the login and tells what it did', AT_DESK, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('klubovna:zkouska', '1'))
  await page.goto('/clear-cache')

  await expect.poll(() => page.evaluate(() => localStorage.getItem('klubovna:zkouska'))).toBeNull()
})
