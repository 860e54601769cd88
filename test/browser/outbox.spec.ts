import { expect, expectAccessible, isPhone, comeAs, test } from './journey.ts'

test('the Secretary sends herself a letter, reads it in the outbox, calls it back and sends it again', async ({
  page,
}) => {
  test.skip(isPhone(page), 'one outbox, one journey')
  await comeAs(page, 'secretary', '/admin/sprava')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Pošta/ }).click()
  await page.getByRole('button', { name: 'Poslat zkušební e-mail sobě' }).first().click()
  await expect(
    page.getByText('Zkušební e-mail na secretary@klubovna.example je ve frontě.').first(),
  ).toBeVisible()
  await expectAccessible(page)

  const letter = page.getByRole('listitem').filter({ hasText: 'Zkouška pošty' })
  await letter.getByRole('link').click()
  const drawer = page.getByRole('dialog', { name: 'Zkouška pošty' })
  await expect(drawer.locator('iframe')).toBeVisible()
  await drawer.getByText('Jako text').click()
  await expect(drawer.getByText('Když ho čteš, pošta funguje.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Zrušit odeslání' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zrušit odeslání' }).click()
  await expect(page.getByText('E-mail je zrušený.').first()).toBeVisible()

  await page.getByRole('link', { name: /^Zrušené/ }).click()
  await letter.getByRole('link').click()
  await drawer.getByRole('button', { name: 'Poslat znovu' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Poslat znovu' }).click()
  await expect(page.getByText('E-mail jde znovu do fronty.').first()).toBeVisible()
})
