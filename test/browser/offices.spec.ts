import { DEMO_PASSWORD } from '../../src/entry/accounts/demo-password.ts'
import { expect, expectAccessible, IN_POCKET, isPhone, comeAs, test } from './journey.ts'

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

const LONG_LISTS = [
  ['/admin/sprava/audit', 'Co se stalo'],
  ['/admin/sprava/accounts', 'Účty'],
] as const

test(
  'on a phone what one came for stands in sight, and the filters of the office’s lists are one button',
  IN_POCKET,
  async ({ page }) => {
    test.skip(!isPhone(page), 'a wide screen has room')
    await comeAs(page, 'webmaster', '/admin/sprava')

    for (const [path, name] of LONG_LISTS) {
      await page.goto(path)
      const first = page.getByRole('list', { name }).getByRole('listitem').first()
      expect((await first.boundingBox())?.y, path).toBeLessThan(600)
    }
    await page.goto('/admin/sprava/outbox')
    await expect(page.getByRole('button', { name: /^Filtry/ })).toBeVisible()
    await expect(page.getByLabel('Druh')).toBeHidden()
    await page.goto('/admin/events/7/invite')
    const show = page.getByRole('button', { name: 'Ukázat seznam a dopis' })
    expect((await show.boundingBox())?.y).toBeLessThan(740)
    await page.getByLabel('Celý klub').check()
    await show.click()
    await expect(page.getByRole('heading', { name: 'Dopis', exact: true })).toBeInViewport()
    await page.goto('/admin/hog')
    await page.getByText('Vložit z tabulky').click()
    await page.getByLabel('Řádky z tabulky').fill('Hora Petr;CZ9999999;2031-01-31')
    await page.getByRole('button', { name: 'Ukázat, co se najde' }).click()
    await expect(page.getByRole('heading', { name: 'Co se stane' })).toBeInViewport()
    await page.goto('/admin/members/change?ids=12,13')
    await page.getByLabel('Divize').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Ukázat, co se změní' }).click()
    await expect(page.getByRole('heading', { name: 'Co se změní a komu' })).toBeInViewport()
    await page.goto('/admin/sprava/accounts')
    const opener = page.getByRole('button', { name: /^Filtry/ })
    const drawer = page.getByRole('region', { name: 'Filtry' })
    await opener.click()
    await drawer.getByRole('combobox', { name: 'Role' }).selectOption('Treasurer')
    await expectAccessible(page)
    await drawer.getByRole('button', { name: 'Najít' }).click()

    await expect(page).toHaveURL(/role=Treasurer/)
    await expect(drawer).toBeHidden()
    await expect(opener).toHaveText('Filtry1')
    await expect(page.getByRole('list', { name: 'Účty' }).getByRole('listitem')).toHaveCount(1)
    await expect(page.locator('[inert]')).toHaveCount(0)
  },
)

async function enter(page: Page, name: string, path: string): Promise<void> {
  await page.context().clearCookies()
  await comeAs(page, name, path)
}
