import { expect, expectAccessible, isPhone, comeAs, test } from './journey.ts'

test('the Webmaster looks into the history, checks its chain, makes a backup and proves it', async ({
  page,
}) => {
  test.skip(isPhone(page), 'one house, one backup at a time')
  await comeAs(page, 'webmaster', '/admin/sprava/audit')
  await page.getByLabel('Kdo').fill('webmaster')
  await page.getByText('Další filtry').click()
  await page.getByRole('combobox', { name: 'Co se stalo' }).selectOption({ label: 'Přihlášení' })
  await page.getByRole('search').getByRole('button', { name: 'Hledat' }).click()
  await expect(page).toHaveURL(/kdo=webmaster/)
  await expect(page.getByRole('list', { name: 'Co se stalo' })).toContainText('Přihlášení')
  await page.getByRole('button', { name: 'Zkontrolovat' }).click()
  await expect(page.getByText('Záznam změn drží')).toBeVisible({ timeout: 30_000 })

  await page.goto('/admin/sprava/backup')
  await page.getByRole('button', { name: 'Zálohovat teď' }).click()
  await expect(page.getByText('součet uložen').first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Obnovit' }).first().click()
  await expect(page.getByLabel('Napiš OBNOVIT')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zrušit' }).click()
  await page.getByRole('button', { name: 'Vyzkoušet' }).click()
  await expect(page.getByText('Zkouška prošla')).toBeVisible({ timeout: 90_000 })

  await page.goto('/admin/sprava/system')
  await expect(page.getByText('Poslední povedená před').first()).toBeVisible()
  await expectAccessible(page)
})
