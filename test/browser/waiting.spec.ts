import type { Locator, Page } from '@playwright/test'
import { AT_DESK, comeAs, expect, expectAwake, IN_POCKET, test } from './journey.ts'

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

test(
  'what is written into a longer text before its screen is awake stays, and so does what was marked in it',
  AT_DESK,
  async ({ page }) => {
    await comeAs(page, 'secretary', '/admin')
    const note = page.locator('form textarea').first()
    const marked = () =>
      note.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
        value.slice(selectionStart, selectionEnd),
      )
    // First, for what is written is kept as a draft, and a draft that comes back takes the place of what was marked.
    const awaken = await asleep(page, '/admin/12/edit?show=form')
    const stood = await note.inputValue()
    await note.selectText()
    await awaken(note)
    expect(stood).not.toBe('')
    expect(await marked()).toBe(stood)
    // From now on the house may say what stands there.
    await note.fill('Jinak')
    await note.evaluate((field: HTMLTextAreaElement) => field.form?.reset())
    await expect(note).toHaveValue(stood)

    const awakenAgain = await asleep(page, '/admin/12/edit?show=form')
    await note.fill('Napsáno hned.')
    await awakenAgain(note)
    await expect(note).toHaveValue('Napsáno hned.')
  },
)

test(
  'what was begun before the screen was awake is a draft too, and comes back over a reload',
  AT_DESK,
  async ({ page }) => {
    await comeAs(page, 'secretary', '/admin')
    const note = page.locator('form textarea').first()
    const city = page.locator('[name=city]')
    const awaken = await asleep(page, '/admin/14/edit?show=form')

    await note.fill('Začato v tunelu')
    await city.fill('Tunelov')
    await awaken(note)
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
      .toContain('Začato v tunelu')
    await note.press('End')
    await note.pressSequentially(' a dopsáno')
    await page.reload()

    await expect(note).toHaveValue('Začato v tunelu a dopsáno')
    await expect(city).toHaveValue('Tunelov')
    await page.getByRole('button', { name: 'Zahodit rozepsané' }).click()
    await expect(city).not.toHaveValue('Tunelov')
  },
)

/** The screen stands there without its scripts until it is told to wake up. */
async function asleep(page: Page, path: string): Promise<(sign: Locator) => Promise<void>> {
  let letGo = () => {}
  const told = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await told
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async (sign) => {
    letGo()
    await expectAwake(sign)
    await page.unroute('**/assets/*.js')
  }
}
