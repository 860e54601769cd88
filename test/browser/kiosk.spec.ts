import { AT_DESK, comeAs, expect, test } from './journey.ts'

/** A tablet lying on the table. */
const TABLET = { width: 1024, height: 768 }

test('a tablet on the table shows its whole screen, open or shut', AT_DESK, async ({ page }) => {
  await page.setViewportSize(TABLET)
  const over = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)

  await page.goto('/stul')
  expect(await over()).toBe(0)

  await comeAs(page, 'treasurer', '/admin/fees/table')
  await page.getByLabel('PIN').fill('4829')
  await page.getByRole('button', { name: 'Otevřít na tomhle zařízení' }).click()
  await expect(page.getByRole('button', { name: 'Zapnout kameru' })).toBeVisible()
  expect(await over()).toBe(0)
})
