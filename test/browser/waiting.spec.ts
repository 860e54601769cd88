import { expect, IN_POCKET, comeAs, test } from './journey.ts'

test(
  'while the next screen is on its way the road runs, and after a moment its outline stands there',
  IN_POCKET,
  async ({ page }) => {
    await comeAs(page, 'member', '/admin')
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/admin/members.data*', async (route) => {
      await asked
      await route.continue()
    })
    const main = page.locator('main')
    const menu = page.getByRole('navigation').filter({ visible: true })

    await menu.getByRole('link', { name: 'Členové' }).first().click()

    await expect(page.locator('.waiting-road')).toBeVisible()
    await expect(main).toHaveAttribute('aria-busy', 'true')
    await expect(main.getByText('Načítáme')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(0)
    answer()
    await expect(page.getByRole('heading', { level: 1, name: 'Členové' })).toBeVisible()
    await expect(page.locator('.waiting-road')).toHaveCount(0)
    await expect(main).toHaveAttribute('aria-busy', 'false')
  },
)

test('what the bar leads to comes by itself once the phone is at rest', IN_POCKET, async ({ page }) => {
  const ofMembers = page.waitForRequest(/\/assets\/members\.screen-[\w-]+\.js$/)
  await comeAs(page, 'member', '/admin')
  await ofMembers
  await page
    .getByRole('navigation')
    .filter({ visible: true })
    .getByRole('link', { name: 'Členové' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Členové' })).toBeVisible()
})
