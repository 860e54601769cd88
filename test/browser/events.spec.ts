import { login } from '../house.ts'
import { expect, expectAccessible, isPhone, signIn, test } from './journey.ts'

// The whole of it happens on a phone: at the garage, on the sofa and at the meeting point.
test.beforeEach(({ page }) => test.skip(!isPhone(page), 'events live in a pocket'))

test('an officer makes a ride, a member waits for a place and moves up by himself', async ({ page }) => {
  const url = process.env.HOUSE_URL ?? ''
  const first = await login(url, 'clen001')
  const call = (id: number, what: string) =>
    fetch(`${url}/api/events/${id}/${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${first}` },
    })

  await signIn(page, 'secretary')
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin/events/new')
  await expectAccessible(page)
  await page.getByLabel('Název').fill('Jarní protažení')
  await page.getByLabel('Kdo akci uvidí').selectOption('public')
  await page.getByLabel('Začátek').fill('2032-04-10T09:30')
  await page.getByLabel('Počet míst').fill('1')
  await page.getByLabel('Popis').fill('Jede se **hned**.')
  await page.getByRole('button', { name: 'Náhled' }).click()
  await expect(page.getByRole('region', { name: 'Takhle to bude vypadat' }).locator('strong')).toHaveText(
    'hned',
  )
  await page.getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jarní protažení')
  await expect(page).toHaveURL(/\/akce\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  expect((await call(id, 'register')).status).toBe(200)

  await page.context().clearCookies()
  await page.goto(`/akce/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Přihlásit se' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill('member@klubovna.example')
  await page.getByLabel('Heslo', { exact: true }).fill('Klubovna-demo-2026')
  await page.getByRole('main').getByRole('button', { name: 'Přihlásit se', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/akce/${id}$`))
  await page.getByRole('button', { name: 'Chci být náhradník' }).click()
  await expect(page.getByText('Čekáš jako 1.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Přidat do kalendáře' })).toHaveCount(0)
  await expectAccessible(page)

  expect((await call(id, 'unregister')).status).toBe(200)
  await page.reload()
  await expect(page.getByText('Místo máš, počítáme s tebou.')).toBeVisible()
  await page.goto('/admin/events')
  await expect(page.getByRole('article').filter({ hasText: 'Jarní protažení' })).toContainText('Jedeš')
  await expectAccessible(page)

  await page.context().clearCookies()
  await signIn(page, 'secretary')
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto(`/admin/events/${id}/people`)
  await page.getByRole('button', { name: /^Je tady: / }).click()
  await expect(page.getByText('Jede 1, na místě 1, čeká 0')).toBeVisible()
  await expectAccessible(page)
})
