import type { BrowserContext } from '@playwright/test'
import { BROWSER, login } from '../house.ts'
import { look, type Rider, wayFor } from '../season.ts'
import { expect } from './journey.ts'
import { call, house, push } from './season-club.ts'

// What people do in a season, each as he would: by the link of a letter, signed in, or as a guest.

/** As a browser does: the club's key first. */
export async function turnOn({ token }: Rider): Promise<void> {
  expect((await call('POST', '/api/account/push/key', token ?? '')).status).toBe(200)
  const { status } = await call('POST', '/api/account/push', token ?? '', {
    ...push.aBrowser(),
    topics: ['invitation', 'change'],
  })
  expect(status).toBe(200)
}

type Says = {
  readonly index: number
  readonly says: 'yes' | 'no' | 'queue'
  readonly pillion: string | null
}

const BUTTONS = { yes: 'Jedu', no: 'Nejedu', queue: 'Chci být náhradník' } as const

const STANDS = { yes: /^Jedeš/, no: /^Nejedeš/, queue: 'Čekáš jako 1.' } as const

/** Each from a network of his own. */
const from = (index: number) => ({ 'x-forwarded-for': `10.${Math.floor(index / 250)}.${index % 250}.1` })

export async function sayByLink(
  plain: BrowserContext,
  { email }: Rider,
  { index, says, pillion }: Says,
): Promise<void> {
  await plain.setExtraHTTPHeaders(from(index))
  const page = await plain.newPage()
  await page.goto(`${house.url}${await wayFor(house.dataDir, email, 'event')}`)
  if (pillion) {
    await page.getByLabel('S sebou vezmu').selectOption('1')
    await page.getByLabel('Kdo bude s tebou (jména)').fill(pillion)
  }
  await page.getByRole('button', { name: BUTTONS[says], exact: true }).click()
  await expect(page.getByText(STANDS[says]).first()).toBeVisible()
  await page.close()
}

async function signedIn(browser: { newContext: () => Promise<BrowserContext> }, { token }: Rider) {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'session_token', value: token ?? '', url: house.url }])
  return context
}

type Browser = Parameters<typeof signedIn>[0]

export async function saySignedIn(browser: Browser, who: Rider, id: number): Promise<void> {
  const context = await signedIn(browser, who)
  const page = await context.newPage()
  await page.goto(`${house.url}/akce/${id}`)
  await page.getByRole('button', { name: 'Jedu', exact: true }).click()
  await expect(page.getByText('Místo máš, počítáme s tebou.')).toBeVisible()
  await context.close()
}

const guestMail = (guest: number) => `host${guest}@example.org`

export async function askAsGuest(plain: BrowserContext, id: number, guest: number): Promise<void> {
  await plain.setExtraHTTPHeaders(from(300 + guest))
  const page = await plain.newPage()
  await page.goto(`${house.url}/akce/${id}/host`)
  const fields = {
    Jméno: 'Karel',
    Příjmení: `Host ${guest}`,
    'E-mail': guestMail(guest),
    Telefon: '603 111 222',
    'Komu volat v nouzi': 'Marie',
    'Telefon na něj': '603 333 444',
  }
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('S podmínkami pro hosty souhlasím').check()
  await page.getByRole('button', { name: 'Jedu' }).click()
  await expect(page.getByRole('heading', { name: 'Podívej se do e-mailu' })).toBeVisible()
  await page.close()
}

export async function proveGuest(plain: BrowserContext, guest: number): Promise<void> {
  await plain.setExtraHTTPHeaders(from(300 + guest))
  const page = await plain.newPage()
  await page.goto(`${house.url}${await wayFor(house.dataDir, guestMail(guest), 'guest')}`)
  await page.getByRole('button', { name: 'Potvrdit přihlášku' }).click()
  await expect(page.getByText('Jedeš', { exact: true })).toBeVisible()
  await page.close()
}

export async function pay(id: number, { memberId }: Rider): Promise<void> {
  const treasurer = await login(house.url, 'treasurer')
  const paymentId = await look(house.dataDir, async (db) => {
    const row = await db
      .selectFrom('registration')
      .select('paymentId')
      .where('eventId', '=', id)
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow()
    return row.paymentId
  })
  const { status } = await call('POST', '/api/fees/mark-paid', treasurer, { paymentIds: [paymentId] })
  expect([200, 202]).toContain(status)
  await expect
    .poll(() =>
      look(house.dataDir, (db) =>
        db
          .selectFrom('payment')
          .select('status')
          .where('id', '=', paymentId ?? 0)
          .executeTakeFirst(),
      ),
    )
    .toMatchObject({ status: 'PAID' })
}

export async function leaveLate(browser: Browser, who: Rider, id: number): Promise<void> {
  const context = await signedIn(browser, who)
  const page = await context.newPage()
  await page.goto(`${house.url}/akce/${id}`)
  await page.getByRole('button', { name: 'Odhlásit se', exact: true }).first().click()
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(asked.getByText(/vrátíme ti 100/)).toBeVisible()
  await asked.getByRole('button', { name: 'Odhlásit se' }).click()
  await expect(page.getByText(/Nejedeš/).first()).toBeVisible()
  await context.close()
}

/** All have what they need in their hands before the first one taps. */
export async function raceForTheLast(
  silent: readonly Rider[],
  id: number,
  plain: BrowserContext,
): Promise<void> {
  const accounts = await aCrowdOfThree()
  for (const guest of [20, 21, 22]) await askAsGuest(plain, id, guest)
  const links = await Promise.all(
    silent.slice(0, 3).map(({ email }) => wayFor(house.dataDir, email, 'event')),
  )
  const guests = await Promise.all(
    [20, 21, 22].map((guest) => wayFor(house.dataDir, guestMail(guest), 'guest')),
  )
  const post = (way: string | null, intent: string, index: number) =>
    fetch(`${house.url}${way}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        ...BROWSER,
        ...from(index),
        origin: house.url,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ intent }).toString(),
    }).then(({ status }) => status)

  const told = await Promise.all([
    ...accounts.map((token) =>
      call('POST', `/api/events/${id}/register`, token).then(({ status }) => status),
    ),
    ...links.map((way, index) => post(way, 'yes', 400 + index)),
    ...guests.map((way, index) => post(way, 'yes', 410 + index)),
  ])

  expect(told).toEqual([200, 200, 200, 303, 303, 303, 303, 303, 303])
}

const aCrowdOfThree = () =>
  Promise.all(['clen003', 'clen004', 'clen005'].map((name) => login(house.url, name)))
