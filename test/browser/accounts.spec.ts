import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { previewMail } from '../../src/ground/mail/write-letter.server.ts'
import { useAppSecret } from '../../src/ground/platform/secret.server.ts'
import { databaseAt } from '../house-database.ts'
import { aMailRoom } from '../mail-room.ts'
import { AT_DESK, expect, expectAccessible, IN_POCKET, isPhone, signIn, test } from './journey.ts'

const own = (page: Parameters<typeof isPhone>[0], phone: string, desktop: string) =>
  isPhone(page) ? phone : desktop

test('signing in and out with the keyboard alone', AT_DESK, async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).focus()
  await page.keyboard.type('member@klubovna.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Klubovna-demo-2026')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByText('Přihlášení úspěšné')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/admin/thanks')
  await page.getByRole('button', { name: 'Odhlásit se' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Odhlášení úspěšné')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Kardan')).toBeHidden()
})

test('a wrong password says so, in place', IN_POCKET, async ({ page }) => {
  await signIn(page, 'supervisor', 'vedle jak ta jedle')

  await expect(page.getByText('Chyba při přihlášení').first()).toBeVisible()
  await expect(page.getByText('Nesprávný e-mail nebo heslo.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})

test('a role without an entrance is sent home and told why', IN_POCKET, async ({ page }) => {
  await signIn(page, 'roadcaptain')

  await expect(page).toHaveURL('/')
  await expect(page.getByText('Upozornění')).toBeVisible()
  await page.goto('/admin/profile')
  await expect(page).toHaveURL('/login')
})

test('a newcomer reads the rules, checks his profile and comes in', async ({ page }) => {
  test.skip(isPhone(page), 'one newcomer, one journey')
  await signIn(page, 'newcomer')

  await expect(page).toHaveURL(/\/onboarding\/rules$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: /Stanovy znám/ }).click()
  await expect(page).toHaveURL(/\/onboarding\/profile$/)
  await expectAccessible(page)
  await page.getByLabel('Telefon', { exact: true }).fill('nesmysl')
  await page
    .getByRole('main')
    .getByRole('button', { name: /sedí|Potvr|Ulož|Hotovo/ })
    .click()
  await expect(page.getByText('Tohle není telefonní číslo.')).toBeVisible()
  await page.getByLabel('Telefon', { exact: true }).fill('603 111 222')
  await page
    .getByRole('main')
    .getByRole('button', { name: /sedí|Potvr|Ulož|Hotovo/ })
    .click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('a forgotten password is set anew by a letter', IN_POCKET, async ({ page }) => {
  const name = own(page, 'clen003', 'clen004')
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail', { exact: true }).fill(`${name}@klubovna.example`)
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByText('Pokyny k obnovení hesla byly odeslány na váš email.').first()).toBeVisible()

  const link = await linkFor(`${name}@klubovna.example`)
  const secret = new URL(link, 'http://x').searchParams.get('token') ?? ''
  const carrying: string[] = []
  page.on('request', (request) => {
    const said = `${request.url()} ${request.headers().referer ?? ''}`
    if (said.includes(secret)) carrying.push(said)
  })
  await page.goto(link)
  await expect(page).not.toHaveURL(/token/)
  await page.getByLabel('Nové heslo', { exact: true }).fill('čtyři slova za sebou')
  await page.getByRole('main').getByRole('button', { name: /heslo/i }).last().click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Heslo změněno')).toBeVisible()
  await signIn(page, name, 'čtyři slova za sebou')
  await expect(page).toHaveURL(/\/admin$/)
  // Only the link itself, and nobody who was asked after it.
  expect(secret.length).toBeGreaterThan(20)
  expect(carrying.map((said) => said.replace(secret, '…'))).toEqual([expect.stringMatching(/token=… $/)])
})

test('a device is signed out from another one, at once', AT_DESK, async ({ page, browser }) => {
  const name = own(page, 'clen005', 'clen006')
  await signIn(page, name)
  await expect(page).toHaveURL(/\/admin$/)
  const elsewhere = await browser.newContext({
    baseURL: process.env.HOUSE_URL,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  })
  const other = await elsewhere.newPage()
  await signIn(other, name)
  await expect(other).toHaveURL(/\/admin$/)

  await page.goto('/admin/settings')
  await expectAccessible(page)
  await page.getByRole('button', { name: /Odhlásit ostatní|Odhlásit všechna ostatní/ }).click()
  await expect(page.getByText(/iPhone/)).toBeHidden()
  await other.goto('/admin')
  await expect(other).toHaveURL('/login')
  await elsewhere.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('signing in, the menu and signing out still work', IN_POCKET, async ({ page }) => {
    await signIn(page, own(page, 'clen007', 'clen008'))

    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByText('Přihlášení úspěšné')).toBeVisible()
    await page.goto('/admin/thanks')
    await page.getByRole('button', { name: 'Odhlásit se' }).first().click()
    await expect(page).toHaveURL('/')
  })
})

async function linkFor(email: string): Promise<string> {
  const dataDir = process.env.HOUSE_DATA ?? ''
  useAppSecret(readFileSync(join(dataDir, 'secret'), 'utf8').trim())
  return databaseAt(dataDir, async (db) => {
    const mail = await db
      .selectFrom('mail')
      .select('id')
      .where('toAddress', '=', email)
      .where('template', '=', 'reset-password')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const preview = await previewMail(db, { ...aMailRoom(), origin: process.env.HOUSE_URL ?? '' }, mail.id, {
      withLink: true,
    })
    return preview?.link ?? ''
  })
}
