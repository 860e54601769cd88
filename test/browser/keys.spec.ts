import { anAuthenticatorApp } from '../authenticator-app.ts'
import { DEMO_PASSWORD } from '../../src/entry/accounts/demo-password.ts'
import { expect, expectAccessible, isPhone, signIn, test } from './journey.ts'

// Nobody else's journey goes with this account.
const WHO = 'clen031'

test('a passkey, then a code, then a code from the paper open the door; a device signed out stays out', async ({
  page,
  browser,
  baseURL,
}) => {
  test.skip(isPhone(page), 'one account, one journey')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const leave = () => page.context().clearCookies({ name: 'session_token' })

  await signIn(page, WHO)
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin/settings')
  await page.getByRole('button', { name: 'Přidat klíč' }).click()
  await page.getByRole('textbox', { name: 'Název' }).fill('Zkušební klíč')
  await page.getByRole('button', { name: 'Vytvořit klíč' }).click()
  await expect(page.locator('summary', { hasText: 'Zkušební klíč' }).first()).toBeVisible()
  await expectAccessible(page)
  await leave()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Přihlásit se klíčem' }).click()
  await expect(page).toHaveURL(/\/admin$/)

  await page.goto('/admin/settings/second-step')
  await page.getByRole('button', { name: 'Pokračovat' }).click()
  const { code } = anAuthenticatorApp(await page.locator('p.select-all').innerText())
  await page.getByLabel('Kód z aplikace').fill(code(-1))
  await page.getByRole('button', { name: 'Zapnout' }).click()
  await expect(page.locator('li.select-all')).toHaveCount(10)
  const paper = await page.locator('li.select-all').allInnerTexts()
  await leave()

  await page.goto('/login?next=/admin/profile')
  await page.getByLabel('E-mail', { exact: true }).fill(`${WHO}@klubovna.example`)
  await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Přihlásit se', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ještě kód' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Kód z aplikace').fill(code())
  await page.getByRole('button', { name: 'Potvrdit' }).click()
  await expect(page).toHaveURL(/\/admin\/profile$/)

  const elsewhere = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const other = await elsewhere.newPage()
  await signIn(other, WHO)
  await other.getByText('Nemám telefon u sebe').click()
  await other.getByLabel('Záchranný kód').fill(paper[3] ?? '')
  await other.getByRole('button', { name: 'Použít záchranný kód' }).click()
  await expect(other).toHaveURL(/\/admin$/)

  await page.goto('/admin/settings')
  await page.getByRole('button', { name: 'Odhlásit všechna ostatní' }).click()
  await expect(page.getByText('Ostatní zařízení jsou odhlášená.').first()).toBeVisible()
  await other.goto('/admin/profile')
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
})
