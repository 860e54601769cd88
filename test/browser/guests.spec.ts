import { login } from '../house.ts'
import { comeAs, expect, expectAccessible, isPhone, test } from './journey.ts'
import { tokenFor } from './letters.ts'

const DAY = 86_400_000
const EMAIL = 'karel.host@example.org'

test('a planner asks a question; a guest answers it, proves his address and pays', async ({ page }) => {
  test.skip(!isPhone(page), 'a guest has a phone in his hand')
  const { id, pay } = await aPaidRide()
  await comeAs(page, 'secretary', `/admin/events/${id}/questions`)
  await page.getByLabel('Otázka', { exact: true }).fill('Tričko')
  await page.getByLabel('Jak se odpovídá').selectOption({ label: 'výběr' })
  await page.getByLabel('Z čeho se vybírá').fill('M\nL')
  await page.getByLabel('Bez odpovědi se nejde přihlásit').check()
  await page.getByRole('button', { name: 'Přidat otázku' }).click()
  await expect(page.getByRole('main').getByText('Tričko', { exact: true })).toBeVisible()
  // The form is there for the next one.
  await expect(page.getByLabel('Otázka', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Z čeho se vybírá')).toHaveValue('')
  await page.context().clearCookies()

  await page.goto(`/akce/${id}/host`)
  await expect(page.getByText('300 Kč za osobu.')).toBeVisible()
  const fields = {
    Jméno: 'Karel',
    Příjmení: 'Host',
    'E-mail': EMAIL,
    Telefon: '603 111 222',
    'Komu volat v nouzi': 'Marie',
    'Telefon na něj': '603 333 444',
  }
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Tričko').selectOption('L')
  await page.getByLabel('S podmínkami pro hosty souhlasím').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Jedu' }).click()
  await expect(page.getByRole('heading', { name: 'Podívej se do e-mailu' })).toBeVisible()

  const way = `/o/host/${await tokenFor({ to: EMAIL, template: 'guest-prove', purpose: 'guest' })}`
  await page.goto(way)
  await page.getByRole('button', { name: 'Potvrdit přihlášku' }).click()
  await expect(page.getByText('Jedeš', { exact: true })).toBeVisible()
  await expect(page.getByText(/^K zaplacení 300/)).toBeVisible()
  await expect(page.getByText('QR platba')).toBeVisible()
  await expectAccessible(page)

  await pay()
  await page.goto(way)
  await expect(page.getByText(/^Zaplaceno 300/)).toBeVisible()
  await comeAs(page, 'secretary', `/admin/events/${id}/people`)
  await expect(page.getByRole('main').getByText('Host Karel').first()).toBeVisible()
})

test('who proves his address once guests are taken no more is told so, asked to confirm nothing, and all he reads fits', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'a guest has a phone in his hand')
  const { id, send } = await aPaidRide()
  const email = 'karel.nejneobhospodarovavatelnejsi@velmi-dlouha-posta.example'
  await send('POST', `/api/events/${id}/guests`, {
    firstName: 'Karel',
    lastName: 'Host',
    email,
    phone: '603 111 222',
    emergencyName: 'Marie',
    emergencyPhone: '603 333 444',
    waiver: true,
    waiverVersion: 1,
  })
  const way = `/o/host/${await tokenFor({ to: email, template: 'guest-prove', purpose: 'guest' })}`
  await send('PATCH', `/api/events/${id}`, { version: 1, guestsWelcome: false })
  await page.setViewportSize({ width: 320, height: 700 })

  await page.goto(way)

  await expect(page.getByText('Tahle akce je jen pro členy.')).toBeVisible()
  await expect(page.getByText('Místo ještě nemáš')).toHaveCount(0)
  const ends = await page
    .getByRole('main')
    .locator('section, section li')
    .evaluateAll((boxes) =>
      boxes.flatMap((box) => {
        const panel = box.closest('section')
        const isOut =
          panel !== null && box.getBoundingClientRect().right > panel.getBoundingClientRect().right
        return isOut ? [box.textContent] : []
      }),
    )
  expect(ends).toEqual([])
})

/** A ride open to guests, and cash that the Treasurer writes down. */
async function aPaidRide() {
  const url = process.env.HOUSE_URL ?? ''
  const [secretary, treasurer] = [await login(url, 'secretary'), await login(url, 'treasurer')]
  const call = async (method: string, path: string, token: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await answer.json()) as never
  }
  const made: { readonly event: { readonly id: number } } = await call('POST', '/api/events', secretary, {
    title: 'Jízda s hosty',
    kind: 'ride',
    startsAt: new Date(Date.now() + 20 * DAY).toISOString(),
    visibility: 'public',
    state: 'published',
    guestsWelcome: true,
    price: 30_000,
  })
  const pay = async () => {
    const list: { readonly items: readonly { readonly id: number }[] } = await call(
      'GET',
      '/api/fees/pending?search=host',
      treasurer,
    )
    await call('POST', '/api/fees/mark-paid', treasurer, { paymentIds: list.items.map(({ id }) => id) })
  }
  const send = (method: string, path: string, body: object) => call(method, path, secretary, body)
  return { id: made.event.id, pay, send }
}
