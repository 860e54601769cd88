import { expect, expectAccessible, isPhone, signIn, test } from './journey.ts'

type Page = Parameters<typeof isPhone>[0]

// One club, one week: the lists are shared, so the week is walked once.
test.beforeEach(({ page }) => test.skip(isPhone(page), 'the officers’ evening at the desk'))

async function select(page: Page, count: number): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Vybrat: / })
  for (let index = 0; index < count; index += 1) await boxes.nth(index).check()
}

test('five people get their ritual at once', async ({ page }) => {
  await signIn(page, 'membershipofficer')
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin/ritual')
  await expectAccessible(page)
  await select(page, 5)
  await page
    .getByRole('region', { name: /výběr|vybr/i })
    .getByRole('button', { name: 'Schválit rituál' })
    .click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('Zpracuje se 5 karet')
  await question.getByRole('button', { name: /Schválit/ }).click()

  await expect(page.getByText('zpracováno 5 z 5 (5 úspěšně)')).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(page.getByText('zpracováno 5 z 5 (5 úspěšně)')).toBeVisible()
  await expectAccessible(page)
})

test('patches of two who left are settled', async ({ page }) => {
  await signIn(page, 'supervisor')
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin/patches')
  await expectAccessible(page)
  await select(page, 2)
  await page.getByRole('button', { name: 'Označit za vyřešené' }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.getByRole('button', { name: 'Označit' }).click()

  await expect(page.getByText('zpracováno 2 z 2 (2 úspěšně)')).toBeVisible({ timeout: 20_000 })
})

test('HOG numbers are pasted from a spreadsheet, seen first and then written', async ({ page }) => {
  await signIn(page, 'membershipofficer')
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin/hog')
  await expectAccessible(page)
  const cards = await page.locator('tbody th').allInnerTexts()
  const numbers = cards.slice(0, 3).flatMap((card) => /č\.\s*(\d+)/.exec(card)?.[1] ?? [])
  await page.getByText('Vložit z tabulky').click()
  await page
    .getByLabel('Řádky z tabulky')
    .fill(numbers.map((number, index) => `${number}\tcz 77 001${index}\t31. 12. 2030`).join('\n'))
  await page.getByRole('button', { name: 'Ukázat, co se najde' }).click()
  await expect(page.getByText('doplní se').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zapsat 3 čísla' }).click()

  await expect(page.getByText('zpracováno 3 z 3 (3 úspěšně)')).toBeVisible({ timeout: 20_000 })
})

test('the list of members goes to a spreadsheet whole and harmless', async ({ page }) => {
  await signIn(page, 'secretary')
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin/members')
  await expectAccessible(page)
  const response = await page.request.get('/api/members/export.csv')
  const bytes = await response.body()
  const text = bytes.toString('utf8')

  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(text).toContain('Čech;')
  expect(text.split('\r\n').length).toBeGreaterThan(100)
  expect(text).not.toMatch(/(?:^|;)"?[=+@-]/m)
})

test('one card is found by a slip of the hand, opened, and its history read', async ({ page }) => {
  await signIn(page, 'secretary')
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin/members?search=cehc')
  await page
    .getByRole('link', { name: /Čech Jaroslav/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/\d+\/edit$/)
  await expectAccessible(page)
})

test('a double card is seen, compared and joined to the right one', async ({ page }) => {
  await signIn(page, 'secretary')
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin/members')
  await page.getByRole('link', { name: 'Dvojí karty' }).click()
  await expect(page).toHaveURL(/\/admin\/members\/doubles$/)
  await expectAccessible(page)
  await page.locator('a[href*="keep="]').first().click()
  await expect(page).toHaveURL(/keep=\d+&drop=\d+/)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /Sloučit/ })
    .first()
    .click()

  await expect(page).toHaveURL(/\/admin\/members\/doubles$/)
  await expect(page.getByText('Úspěšně uloženo')).toBeVisible()
})
