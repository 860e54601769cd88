import { AT_DESK, comeAs, expect, expectAccessible, test } from './journey.ts'

test(
  'a tablet on the table asks one who owes, takes cash under the PIN, and is nobody elsewhere',
  AT_DESK,
  async ({ page }) => {
    await comeAs(page, 'treasurer', '/admin/fees/table')
    await page.getByLabel('PIN').fill('4071')
    await page.getByRole('button', { name: 'Otevřít na tomhle zařízení' }).click()

    await expect(page.getByRole('heading', { name: 'Ukaž kartu a zaplať' })).toBeVisible()
    await expectAccessible(page)
    await page.getByText('Bez karty, podle jména').click()
    await page.getByLabel('Jméno').fill('dušek')
    await page.getByLabel('PIN pokladníka').fill('9999')
    await page.getByRole('button', { name: 'Najít' }).click()
    await expect(page.getByText('PIN nesedí.').first()).toBeVisible()
    await page.getByLabel('PIN pokladníka').fill('4071')
    await page.getByRole('button', { name: 'Najít' }).click()
    await page
      .getByRole('button', { name: /^Dušek / })
      .first()
      .click()

    await expect(page.getByRole('img', { name: 'Naskenuj v aplikaci banky' }).first()).toBeVisible()
    await page.getByText('Zaplatit hotově').first().click()
    await page.getByLabel('PIN pokladníka').first().fill('4071')
    await page.getByRole('button', { name: 'Mám je v ruce' }).first().click()
    await expect(page.getByText('Zaplaceno.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Hotovo' }).click()
    await expect(page.getByRole('heading', { name: 'Ukaž kartu a zaplať' })).toBeVisible()

    await page.goto('/admin/fees')
    await expect(page).toHaveURL(/\/login/)
  },
)
