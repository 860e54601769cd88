import { comeAs, expect, expectAccessible, isPhone, test } from './journey.ts'

test('a club adds a field of its own: on a card, in the list, in the profile and in the application', async ({
  page,
}) => {
  test.skip(isPhone(page), 'a field is added once')
  await test.step('the Secretary adds a choice', async () => {
    await comeAs(page, 'secretary', '/admin/sprava/own-fields')
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Přidat pole' }) })
    await form.getByLabel('Název').fill('Oblíbené pivo')
    await form.getByLabel('Co v něm je').selectOption('choice')
    await form.getByLabel(/^Volby/).fill('Svijany\nBernard')
    await form.getByLabel('Ptát se na něj v přihlášce').check()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Přidat pole' }).click()
    await expect(page.getByRole('heading', { name: /Oblíbené pivo/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('writes it on a card, and the history says so', async () => {
    await page.goto('/admin/20/edit?show=form')
    await page.getByLabel('Oblíbené pivo').selectOption({ label: 'Bernard' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Uložit kartu' }).click()
    await expect(page.getByText('Bernard').first()).toBeVisible()
  })

  await test.step('and finds whoever has it', async () => {
    await page.goto('/admin/members')
    await page.locator('summary', { hasText: 'Další údaje' }).click()
    await page.getByRole('group', { name: 'Oblíbené pivo' }).getByLabel('Bernard').check()
    await expect(page).toHaveURL(/own=\d+\.2/)
    await expect(page.getByRole('link', { name: /Oblíbené pivo: Bernard/ })).toBeVisible()
    await expect(page.locator('tr[data-member]')).toHaveCount(1)
    await expectAccessible(page)
  })

  await test.step('a member says it of himself', async () => {
    await page.context().clearCookies()
    await comeAs(page, 'clen020', '/admin/profile')
    await page.getByLabel('Oblíbené pivo').selectOption({ label: 'Svijany' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Uložit profil' }).click()
    await expect(page.getByLabel('Oblíbené pivo')).toHaveValue('1')
  })

  await test.step('and whoever applies is asked', async () => {
    await page.context().clearCookies()
    await page.goto('/prihlaska')
    await page.getByLabel('Oblíbené pivo').selectOption({ label: 'Bernard' })
    await page.getByLabel(/^Jméno/).fill('Karel')
    await page.getByLabel(/^Příjmení/).fill('Žíznivý')
    await page.getByLabel(/^E-mail/).fill('karel@zizen.example')
    await page.getByRole('button', { name: 'Pokračovat' }).click()
    await page.getByRole('button', { name: 'Pokračovat' }).click()
    await page.getByRole('button', { name: 'Pokračovat' }).click()
    await expect(page.getByText('Bernard')).toBeVisible()
    await expectAccessible(page)
  })
})
