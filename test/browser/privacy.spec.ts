import { expect, expectAccessible, isPhone, RIDES_NOWHERE, comeAs, test } from './journey.ts'

test('a member reads all about himself, asks to be forgotten, and the Secretary forgets him', async ({
  page,
  browser,
}) => {
  test.skip(isPhone(page), 'one person to forget')
  await comeAs(page, RIDES_NOWHERE, '/admin/settings')
  await page.getByRole('link', { name: 'Otevřít moje data' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Stáhnout JSON pro počítač' }).click()
  expect((await file).suggestedFilename()).toMatch(/^moje-data-.*\.json$/)
  await page.getByText('Smazat moje údaje').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Požádat o výmaz' }).click()
  await expect(page.getByRole('button', { name: 'Vzít žádost zpět' })).toBeVisible()

  const office = await (await browser.newContext({ locale: 'cs-CZ' })).newPage()
  await comeAs(office, 'secretary', '/admin/sprava/erasure')
  const request = office.getByRole('listitem').filter({ hasText: 'Bartoš Aleš' })
  await request.getByRole('link', { name: 'Náhled a provedení' }).click()
  await expect(request.getByRole('row', { name: /^Členská karta/ })).toBeVisible()
  await expectAccessible(office)
  await request.getByLabel(/^Vím, že se to nedá vrátit/).check()
  await request.getByRole('button', { name: 'Smazat osobní údaje' }).click()
  await expect(office.getByText('Hotovo. Osobní údaje jsou smazané').first()).toBeVisible()
  await office.context().close()

  await page.reload()
  await expect(page).toHaveURL(/\/login/)
})
