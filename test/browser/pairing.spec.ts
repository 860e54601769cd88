import { expect, expectAccessible, isPhone, comeAs, test } from './journey.ts'

// The desk is shared, so its evening is walked once.
test.beforeEach(({ page }) => test.skip(isPhone(page), 'the Treasurer’s evening at the desk'))

test('the Treasurer splits money between two people, sees its story and takes it back', async ({ page }) => {
  await comeAs(page, 'treasurer', '/admin/fees/pairing?filter=waiting')
  await expectAccessible(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Ustecky + Hruby' }).first()
  await row.getByRole('link', { name: /^Otevřít pohyb 2/ }).click()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Rozdělit: / }).click()
  await expect(page.getByText('přiřazeno', { exact: true })).toBeVisible()
  await expect(page.getByText('Přiřazeno · 1 200 Kč')).toHaveCount(2)

  await page.getByText('Vrátit', { exact: true }).first().click()
  await page.getByLabel('Důvod').first().fill('Zkouška')
  await page.getByRole('button', { name: 'Vrátit zpět' }).first().click()
  await expect(page.getByText('zčásti přiřazeno')).toBeVisible()
  await expect(page.getByText('„Zkouška“')).toBeVisible()
  await expectAccessible(page)
})

test('what is sure stands in a list of its own, a tab of the fees away', async ({ page }) => {
  await comeAs(page, 'treasurer', '/admin/fees')
  await page.getByRole('link', { name: /^Párování/ }).click()
  await page.getByRole('link', { name: /^Jisté/ }).click()

  await expect(page.getByLabel('Za jisté brát od')).toHaveValue('85')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Příspěvky')
  await expectAccessible(page)
})
