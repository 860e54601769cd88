import type { BrowserContext, Page } from '@playwright/test'
import { sql } from 'kysely'
import { BROWSER, login, type RunningHouse, removeFolder, startHouse } from '../house.ts'
import { aPushService } from '../push-service.ts'
import { aCrowd, look, type Rider, SEASON_TAG, truthOf, wayFor } from '../season.ts'
import { AT_DESK, comeAs, expect, expectAccessible, isPhone, test as journey } from './journey.ts'

// A season at its real size takes minutes; it is walked by `npm run journeys`.
const PEOPLE = 120
const SIGNED_IN = 12
const YES = 40
const NO = 20
const PAIRS = 4
const GUESTS = 10
const UNPROVED = 3
const KEPT = 4
/** Everybody who goes, those of the division among them, and not one more. */
const CAPACITY = YES + PAIRS + (GUESTS - UNPROVED) + KEPT
const DAY = 86_400_000

let house: RunningHouse
let push: Awaited<ReturnType<typeof aPushService>>

const test = journey.extend<object, { opened: RunningHouse }>({
  opened: [
    async ({ browserName: _name }, use) => {
      push = await aPushService()
      // People come from networks of their own.
      house = await startHouse({ env: { TRUST_PROXY: '1', PUSH_TO_LOOPBACK: 'on' } })
      await use(house)
      await house.kill('SIGTERM')
      removeFolder(house.dataDir)
      await push.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ opened }, use) => use(opened.url),
})

test.describe('a season', AT_DESK, () => {
  test.skip(process.env.JOURNEYS !== 'whole', 'npm run journeys')
  test.describe.configure({ timeout: 1_200_000 })
  test.beforeEach(({ page }) => test.skip(isPhone(page), 'a planner sits at a desk'))

  test('of 120 invited, 40 of them yes, 20 no, 10 guests: every number is true at every reading', async ({
    page,
    browser,
  }) => {
    const { dataDir } = house
    const crowd = await aCrowd(dataDir, PEOPLE, SIGNED_IN)
    for (const rider of crowd.slice(0, SIGNED_IN / 2)) await turnOn(rider)
    const id = await publish(page)
    const readings = () => read(page, id)

    // Invited.
    await page.getByLabel(`Štítek ${SEASON_TAG}`).check()
    await page.getByRole('button', { name: 'Ukázat seznam a dopis' }).click()
    await page.getByRole('button', { name: `Pozvat ${PEOPLE} lidí` }).click()
    await expect.poll(async () => (await truthOf(dataDir, id)).silent).toBe(PEOPLE)
    await readings()
    await page.goto(`/admin/events/${id}/invite`)
    await expectAccessible(page)
    await expect.poll(() => push.taken.length).toBe(SIGNED_IN / 2)
    expect(push.taken.every(({ message }) => message?.path === `/akce/${id}`)).toBe(true)

    // Answered: by the link in a browser without scripts, or signed in.
    const plain = await browser.newContext({ javaScriptEnabled: false, userAgent: BROWSER['user-agent'] })
    for (const [index, rider] of crowd.slice(0, YES + NO).entries()) {
      const says = index < YES ? 'yes' : 'no'
      const pillion = index < PAIRS ? `Eva Spolujezdkyně ${index}` : null
      if (rider.token && index >= PAIRS) await saySignedIn(browser, rider, id)
      else await sayByLink(plain, rider, { index, says, pillion })
      if (index % 20 === 19) await readings()
    }
    expect(await truthOf(dataDir, id)).toMatchObject({
      going: YES,
      no: NO,
      silent: PEOPLE - YES - NO,
      seats: YES + PAIRS,
    })

    // Guests: three never prove their address, and take no place.
    for (let guest = 0; guest < GUESTS; guest += 1) await askAsGuest(plain, id, guest)
    await readings()
    expect((await truthOf(dataDir, id)).parties).toBe(YES)
    for (let guest = UNPROVED; guest < GUESTS; guest += 1) await proveGuest(plain, guest)
    await readings()
    expect(await truthOf(dataDir, id)).toMatchObject({ parties: YES + GUESTS - UNPROVED, free: KEPT })

    // What is left is kept for a division: others wait, its people do not.
    const waiting = rider(crowd, YES + NO)
    await sayByLink(plain, waiting, { index: 200, says: 'queue', pillion: null })
    await sayByLink(plain, rider(crowd, PEOPLE - 1), { index: 201, says: 'yes', pillion: null })
    await readings()
    expect(await truthOf(dataDir, id)).toMatchObject({ queue: 1, free: KEPT - 1 })

    // Somebody who has paid leaves after the day: told first, half goes back, and who waits has the place.
    const leaver = rider(crowd, PAIRS + 1)
    await pay(id, leaver)
    await leaveLate(browser, leaver, id)
    await readings()
    expect(await truthOf(dataDir, id)).toMatchObject({ queue: 0, no: NO + 1, free: KEPT - 1 })
    expect(await statusOf(id, waiting)).toBe('registered')
    expect(await refundsOf(leaver)).toEqual([10_000])

    // Another time, told once to everybody who answered, also to those who said no and to guests.
    await page.goto(`/admin/events/${id}/edit`)
    await page.getByLabel('Začátek').fill(wall(Date.now() + 3 * DAY))
    await page.getByRole('button', { name: 'Uložit změny' }).click()
    const answered = YES + NO + 2 + GUESTS - UNPROVED
    await expect(page.getByText(`O změně jsme napsali ${answered} lidem.`).first()).toBeVisible()
    expect(await lettersOfChange(id)).toBe(answered)
    await expect
      .poll(() => push.taken.filter(({ message }) => message?.path === `/akce/${id}`).length)
      .toBeGreaterThanOrEqual(SIGNED_IN)
    await readings()

    // One more place, and nine want it at one moment: three signed in, three by the link, three guests.
    await openOnePlace(id)
    await raceForTheLast(crowd.slice(YES + NO + 1), id, plain)
    await readings()
    expect(await truthOf(dataDir, id)).toMatchObject({ queue: 8, free: KEPT - 1 })
    await plain.close()
  })
})

const rider = (crowd: readonly Rider[], index: number): Rider => {
  const found = crowd[index]
  if (!found) throw new Error(`nobody is number ${index}`)
  return found
}

/** On the club's wall clock, as a form writes it. */
const wall = (moment: number) =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Prague' }).slice(0, 16).replace(' ', 'T')

const call = async (method: string, path: string, token: string, body?: object) => {
  const answer = await fetch(house.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, json: (await answer.json()) as never }
}

/** As a browser does: the club's key first. */
async function turnOn({ token }: Rider): Promise<void> {
  expect((await call('POST', '/api/account/push/key', token ?? '')).status).toBe(200)
  const { status } = await call('POST', '/api/account/push', token ?? '', {
    ...push.aBrowser(),
    topics: ['invitation', 'change'],
  })
  expect(status).toBe(200)
}

/** A ride open to guests with a price, a quota and a day until which one withdraws for free, written by its planner. */
async function publish(page: Page): Promise<number> {
  await comeAs(page, 'secretary', '/admin/events/new')
  const unfold = (title: string) => page.locator('summary').filter({ hasText: title }).click()
  await page.getByLabel('Název').fill('Sezónní vyjížďka')
  await page.getByLabel('Začátek').fill(wall(Date.now() + 20 * DAY))
  await unfold('Druh, pro koho a kdo vede')
  await page
    .getByLabel('Kdo akci uvidí')
    .selectOption({ label: 'všichni na webu, přihlásit se můžou i hosté' })
  await unfold('Přihlašování')
  await page.getByLabel('Počet míst').fill(String(CAPACITY))
  await page.getByLabel('Cena za osobu v Kč').fill('200')
  await page.getByLabel('Odhlášení zdarma do').fill(wall(Date.now() - 2 * DAY).slice(0, 10))
  await page.getByLabel('Po tomto dni vrátíme').selectOption('50')
  await page
    .getByLabel(/^Místa pro divizi /)
    .first()
    .fill(String(KEPT))
  await page.getByLabel('Od kdy jsou místa pro všechny').fill(wall(Date.now() + DAY).slice(0, 10))
  await page.getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozvánky')
  return Number(/\/events\/(\d+)\//.exec(page.url())?.[1])
}

/** The numbers a planner reads, each on its own screen, against the rows themselves. */
async function read(page: Page, id: number): Promise<void> {
  const truth = await truthOf(house.dataDir, id)
  await page.goto(`/admin/events/${id}/invite`)
  const said = async (word: string) =>
    Number(
      await page
        .locator('summary')
        .filter({ hasText: new RegExp(`^${word}`) })
        .locator('span')
        .last()
        .textContent(),
    )
  expect({
    going: await said('Jedou'),
    waiting: await said('Náhradníci'),
    no: await said('Nejedou'),
    silent: await said('Mlčí'),
  }).toEqual({ going: truth.going, waiting: truth.waiting, no: truth.no, silent: truth.silent })
  await page.goto(`/admin/events/${id}/people`)
  if (truth.seats > 0)
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      `0 / ${truth.seats} ${truth.seats > truth.parties ? 'i se spolujezdci' : 'je tady'}`,
    )
  await page.goto(`/akce/${id}`)
  await expect(
    page.getByRole('main').getByText('Volných míst', { exact: true }).locator('xpath=..'),
  ).toHaveText(new RegExp(`^Volných míst${Math.max(0, truth.free)} ze? ${truth.capacity}$`))
  const secretary = await login(house.url, 'secretary')
  const { json } = await call('GET', `/api/events/${id}`, secretary)
  type Told = { readonly event: { readonly freePlaces: number; readonly waiting: number } }
  const { event } = json as Told
  expect([event.freePlaces, event.waiting]).toEqual([Math.max(0, truth.free), truth.queue])
  const csv = await fetch(`${house.url}/api/events/${id}/registrations.csv`, {
    headers: { authorization: `Bearer ${secretary}` },
  })
  const lines = (await csv.text()).trim().split('\n')
  expect(lines.length - 1).toBe(truth.parties + truth.queue)
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

async function sayByLink(
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

async function saySignedIn(browser: Browser, who: Rider, id: number): Promise<void> {
  const context = await signedIn(browser, who)
  const page = await context.newPage()
  await page.goto(`${house.url}/akce/${id}`)
  await page.getByRole('button', { name: 'Jedu', exact: true }).click()
  await expect(page.getByText('Místo máš, počítáme s tebou.')).toBeVisible()
  await context.close()
}

const guestMail = (guest: number) => `host${guest}@example.org`

async function askAsGuest(plain: BrowserContext, id: number, guest: number): Promise<void> {
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

async function proveGuest(plain: BrowserContext, guest: number): Promise<void> {
  await plain.setExtraHTTPHeaders(from(300 + guest))
  const page = await plain.newPage()
  await page.goto(`${house.url}${await wayFor(house.dataDir, guestMail(guest), 'guest')}`)
  await page.getByRole('button', { name: 'Potvrdit přihlášku' }).click()
  await expect(page.getByText('Jedeš', { exact: true })).toBeVisible()
  await page.close()
}

async function pay(id: number, { memberId }: Rider): Promise<void> {
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

async function leaveLate(browser: Browser, who: Rider, id: number): Promise<void> {
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

const statusOf = (id: number, { memberId }: Rider) =>
  look(house.dataDir, async (db) => {
    const row = await db
      .selectFrom('registration')
      .select('status')
      .where('eventId', '=', id)
      .where('memberId', '=', memberId)
      .executeTakeFirst()
    return row?.status
  })

const refundsOf = ({ memberId }: Rider) =>
  look(house.dataDir, async (db) => {
    const rows = await db.selectFrom('refund').select('amount').where('memberId', '=', memberId).execute()
    return rows.map(({ amount }) => amount)
  })

const lettersOfChange = (id: number) =>
  look(house.dataDir, async (db) => {
    const { rows } = await sql<{ count: number }>`select count(distinct to_address)::int as count from mail
      where template in ('event-changed', 'event-changed-declined', 'guest-changed')
        and params ->> 'eventId' = ${String(id)}`.execute(db)
    return rows[0]?.count
  })

async function openOnePlace(id: number): Promise<void> {
  const secretary = await login(house.url, 'secretary')
  const { json } = await call('GET', `/api/events/${id}`, secretary)
  const { event } = json as { readonly event: { readonly version: number } }
  const raised = await call('PATCH', `/api/events/${id}`, secretary, {
    version: event.version,
    capacity: CAPACITY + 1,
  })
  expect(raised.status).toBe(200)
}

/** All have what they need in their hands before the first one taps. */
async function raceForTheLast(silent: readonly Rider[], id: number, plain: BrowserContext): Promise<void> {
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
