import { DEMO_PASSWORD } from '../../src/entry/accounts/demo-password.ts'
import { expect, expectAccessible, isPhone, comeAs, test } from './journey.ts'

type Page = Parameters<typeof isPhone>[0]

test('a Webmaster makes somebody Road Captain and opens the events to him; the Secretary gives a title', async ({
  page,
}) => {
  test.skip(isPhone(page), 'what is given is given to the whole house, so it is given once')

  await test.step('the Webmaster gives the role and, as it opens nothing, the events too', async () => {
    await enter(page, 'webmaster', '/admin/sprava/accounts?search=clen041')
    await page
      .getByRole('row', { name: /clen041/ })
      .getByRole('link')
      .click()
    await page.getByLabel('Nová role').selectOption('RoadCaptain')
    await page.getByRole('button', { name: 'Změnit roli' }).click()
    await expect(page.getByRole('main').getByText('Road Captain', { exact: true })).toBeVisible()
    await page.getByLabel('Oblast').selectOption('events.manage')
    const give = page.locator('form', { has: page.getByRole('button', { name: 'Přidat' }) })
    await give.getByLabel('Tvoje heslo do klubovny').fill(DEMO_PASSWORD)
    await give.getByRole('button', { name: 'Přidat' }).click()
    await expect(page.getByLabel('Odebrat: Akce: pořádání')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('he lands on the dashboard, and publishes a ride', async () => {
    await enter(page, 'clen041', '/admin/events')
    await page.getByRole('link', { name: 'Nová akce' }).click()
    await page.getByLabel('Název').fill('Kapitánova vyjížďka')
    await page.getByLabel('Začátek').fill('2033-05-07T09:00')
    await page.getByRole('button', { name: 'Zveřejnit' }).click()
    await page.getByRole('link', { name: 'Teď ne, na stránku akce' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kapitánova vyjížďka')
  })

  await test.step('the Secretary gives a title, and it stands on the card', async () => {
    await enter(page, 'secretary', '/admin/sprava')
    const accounts = await page.request.get('/api/accounts?search=clen041')
    const [{ memberId }] = (await accounts.json()).items
    await page.goto(`/admin/sprava/titles?member=${memberId}`)
    await page.getByLabel('Funkce', { exact: true }).selectOption({ label: 'Pokladník' })
    await page.getByRole('button', { name: 'Svěřit funkci' }).click()
    await expect(page.getByText('Úspěšně uloženo')).toBeVisible()
    const card = await page.request.get(`/api/members/${memberId}`)
    expect((await card.json()).member.position).toBe('Pokladník')
    await expectAccessible(page)
  })
})

async function enter(page: Page, name: string, path: string): Promise<void> {
  await page.context().clearCookies()
  await comeAs(page, name, path)
}
