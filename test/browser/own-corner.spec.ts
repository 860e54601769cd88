import { comeAs, expect, expectAccessible, isPhone, signIn, test } from './journey.ts'

const CARD = 'klubovna-card'

test('a member has his card, pays, gives and is forgotten with the sign-out', async ({ page, cut }) => {
  test.skip(!isPhone(page), 'what a member does on the phone')
  // Owes this year's fee, and belongs to this journey alone.
  await signIn(page, 'clen072')
  await expect(page).toHaveURL(/\/admin$/)

  await page.goto('/admin/membership')
  await expect(page.getByRole('heading', { name: 'K zaplacení' })).toBeVisible()
  await expect(page.getByText('QR platba')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zkopírovat: Variabilní symbol' })).toBeVisible()
  await expect(page.getByText('Karta je uložená v tomhle zařízení')).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)

  // No signal: the card is there, whatever of membership was asked for.
  await cut(async () => {
    await page.goto('/admin/membership')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tereza Vodičková')
    await expect(page.getByText('Neplatná karta')).toBeVisible()
  })

  await page.goto('/admin/donate?purpose=2&amount=500')
  await expect(page.getByRole('definition').filter({ hasText: '500 Kč' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/profile')
  await expect(page.getByText('Vidí: celý klub.').first()).toBeVisible()
  await expectAccessible(page)

  // Signed out: nothing of the card is left, with or without a signal.
  await page.goto('/admin/thanks')
  await page.getByRole('button', { name: 'Odhlásit se' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate((name) => caches.has(name), CARD)).toBe(false)
  // The way back leads to the door, past everything he has looked at.
  for (let step = 0; step < 3; step += 1) {
    await page.goBack()
    await expect(page.getByLabel('Heslo', { exact: true })).toBeVisible()
    await expect(page.getByText('Vodičková')).toHaveCount(0)
  }
  await cut(async () => {
    await page.goto('/admin/membership').catch(() => undefined)
    await expect(page.getByText('Vodičková')).toHaveCount(0)
  })

  // What the code on the card leads to, and what it leads to when somebody makes one up.
  await page.goto('/overeni/2.AAAAAAAAAAAAAAAA')
  await expect(page.getByRole('heading', { name: 'Tohle není naše karta' })).toBeVisible()
  await expectAccessible(page)
})

test('a card that is kept in the background signs nobody out who came in meanwhile', async ({
  page,
  context,
}) => {
  test.skip(!isPhone(page), 'what a member does on the phone')
  await comeAs(page, 'member', '/admin/membership')
  await expect(page.getByText('Karta je uložená v tomhle zařízení')).toBeVisible({ timeout: 20_000 })
  const isNow = async () => (await context.cookies()).find(({ name }) => name === 'session_token')?.value
  // The session it was begun in has ended.
  const ended = { name: 'session_token', value: 'x'.repeat(43), url: new URL(page.url()).origin }
  await context.addCookies([ended])

  const told = await page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data))
        void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('keep-card', []))
      }),
  )

  expect([told, await isNow()]).toEqual(['card-gone', ended.value])
})
