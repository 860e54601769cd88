import { login } from '../house.ts'
import { aGuestOf, keptInPhone, SHOWN } from './kept-in-phone.ts'
import { comeAs, expect, expectAccessible, expectAwake, isPhone, test } from './journey.ts'
import { inHouse } from './letters.ts'
import { looks } from './looks.ts'
import { aRideNow, HOUR, RIDERS } from './ride-now.ts'

test('a captain without a signal ticks thirty riders, beside another captain; each is done once', async ({
  page,
  cut,
  expected,
}) => {
  test.skip(!isPhone(page), 'a captain has a phone in his hand')
  const { id, riders, emails, second, registrations } = await aRideNow()
  await comeAs(page, 'member', `/akce/${id}`)
  await page.getByRole('link', { name: 'Kapitánský telefon' }).click()
  const here = page.getByRole('button', { name: /^Je tady: / })
  const progress = page.getByRole('progressbar')
  await expect(here.first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Otevře se i bez signálu')).toBeVisible()
  const heights = await page
    .getByRole('list', { name: 'Kdo jede' })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(72)
  await expectAccessible(page)
  // Of the people it keeps what it shows of them, and nothing else: not in the list, not in the page.
  const kept = await page.evaluate(keptInPhone)
  expect([...new Set(kept.riders.flatMap((rider) => Object.keys(rider)))].toSorted()).toEqual(SHOWN)
  expect(kept.riders).toHaveLength(RIDERS)
  expect(emails.filter((email) => kept.text.includes(email))).toEqual([])

  await cut(async () => {
    for (let left = RIDERS; left > 0; left -= 1) {
      await expect(here).toHaveCount(left)
      await here.first().click()
    }
    await expect(page.getByText('Všichni jsou tady.')).toBeVisible()
    await expect(page.getByText(`${RIDERS} ťuknutí čeká na signál`)).toBeVisible()
    await expect(page.getByText('bez signálu', { exact: true })).toBeVisible()
    // Meanwhile the other captain, who has a signal, ticks the first five of them too.
    for (const memberId of riders.slice(0, 5)) expect(await second({ kind: 'here', memberId })).toBe(200)
    await page.reload()
    await expect(progress).toHaveAttribute('aria-valuetext', `${RIDERS} / ${RIDERS} je tady`)
    await expect(page.getByText(`${RIDERS} ťuknutí čeká na signál`)).toBeVisible()
    expect((await registrations()).filter(({ checkedInAt }) => checkedInAt !== null)).toHaveLength(5)
  })

  await expect(page.getByText(/ťuknutí ček/)).toHaveCount(0)
  await expect(progress).toHaveAttribute('aria-valuetext', `${RIDERS} / ${RIDERS} je tady`)
  expect((await registrations()).filter(({ checkedInAt }) => checkedInAt !== null)).toHaveLength(RIDERS)

  await page.getByRole('button', { name: 'Nouzové kontakty' }).click()
  await page
    .getByRole('button', { name: /^Ukázat nouzový kontakt: / })
    .first()
    .click()
  await expectAccessible(page)

  // With something unsent the way out asks; once it can be sent, it is sent and he goes.
  const acts = '**/captain/acts'
  expected.push(/net::ERR_INTERNET_DISCONNECTED/)
  await page.route(acts, (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Zpět na seznam' }).click()
  await page.getByRole('link', { name: `Všichni ${RIDERS}` }).click()
  await page
    .getByRole('link', { name: /^Další: / })
    .first()
    .click()
  await page.getByRole('button', { name: /^Vzít zpět: / }).click()
  await expect(page.getByText('1 ťuknutí čeká na signál')).toBeVisible()
  await page.goto('/admin/thanks')
  const signOut = page.getByRole('main').getByRole('button', { name: 'Odhlásit se' }).first()
  const asked = page.waitForEvent('dialog')
  await signOut.click({ noWaitAfter: true })
  const dialog = await asked
  expect(dialog.message()).toContain('neodeslalo')
  await dialog.dismiss()
  await expect(page).toHaveURL(/\/admin\/thanks/)
  await page.unroute(acts)
  await signOut.click()
  await expect(page).toHaveURL(/\/$/)
  expect((await registrations()).filter(({ checkedInAt }) => checkedInAt === null)).toHaveLength(1)
  const left = () =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      stored: Object.keys(localStorage).filter((key) => key.startsWith('klubovna:')),
    }))
  await expect.poll(left).toEqual({ databases: [], caches: [], stored: [] })
})

test('whoever owes is still read by his whole name, at the captain’s and at the officer’s, in a row of one thumb', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'a captain has a phone in his hand')
  const { id } = await aRideNow({ price: 30_000 })
  await inHouse((db) =>
    db
      .updateTable('registration')
      .set({ rideGroup: 1, groupPart: 'lead' })
      .where('eventId', '=', id)
      .execute(),
  )
  const look = async (name: string, path: string, owes: string) => {
    await comeAs(page, name, path)
    const rows = page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Je tady: / }) })
    await expect(rows.getByText(owes, { exact: true }).first()).toBeVisible()
    const people = await rows.locator('.who').evaluateAll((found) =>
      found.slice(0, 10).map((who) => ({
        height: who.closest('li')?.getBoundingClientRect().height ?? 0,
        isCut: [...who.querySelectorAll('b')].some(
          (name) =>
            name.scrollWidth > name.clientWidth ||
            name.getBoundingClientRect().bottom > who.getBoundingClientRect().bottom,
        ),
      })),
    )
    expect(people.filter(({ height, isCut }) => isCut || height > 72)).toEqual([])
    expect(people.length).toBeGreaterThan(5)
    // With somebody here already there is one chip more above them.
    await page
      .getByRole('button', { name: /^Je tady: / })
      .first()
      .click()
    await expect(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuetext', /^0 /)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await page.setViewportSize({ width: 390, height: 844 })
  }

  await look('member', `/akce/${id}/kapitan`, 'dluží')
  // His debt, his group, his nickname and his motorcycle: nothing of it is cut.
  const cut = await page
    .locator('.tick-list .who')
    .evaluateAll((found) =>
      found.filter((who) => who.scrollHeight - who.clientHeight > 1).map((who) => who.textContent),
    )
  expect(cut).toEqual([])
  await page.context().clearCookies()
  await look('secretary', `/admin/events/${id}/people`, 'Nezaplaceno')
})

test('what a captain taps and writes before the page is awake is done once it is, each once', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'a captain has a phone in his hand')
  const { id, registrations } = await aRideNow()
  await comeAs(page, 'member', `/akce/${id}`)
  const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await onItsWay
    await route.continue()
  })
  await page.goto(`/akce/${id}/kapitan`, { waitUntil: 'commit' })
  const here = page.getByRole('button', { name: /^Je tady: / })

  await here.nth(1).click()
  await here.nth(3).click()
  await here.nth(1).click()
  await expect(page.locator('.tick-list [data-heard]')).toHaveCount(2)
  await page.getByRole('searchbox').fill('zzz')
  expect((await registrations()).filter(({ checkedInAt }) => checkedInAt !== null)).toHaveLength(0)
  arrive()

  await expect(page.getByText('Nikdo takový na seznamu není.')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(here).toHaveCount(RIDERS - 2)
  await expect(page.locator('[data-heard]')).toHaveCount(0)
  await expect
    .poll(async () => (await registrations()).filter(({ checkedInAt }) => checkedInAt !== null).length)
    .toBe(2)
})

test('by a clock that is days late a tick is refused in words that can be read, and a look is written down', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'a captain has a phone in his hand')
  const { id, looks } = await aRideNow()
  await page.clock.setFixedTime(Date.now() - 72 * HOUR)
  await comeAs(page, 'member', `/akce/${id}/kapitan`)
  const here = page.getByRole('button', { name: /^Je tady: / })
  await expectAwake(here.first())

  await here.first().click()
  await expect(page.getByText(/Přišlo víc než 48 hodin poté/)).toBeVisible()
  await expectAccessible(page)
  const understood = page.getByRole('button', { name: 'Rozumím' })
  expect(await understood.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0)
  await understood.click()
  await page.getByRole('button', { name: 'Nouzové kontakty' }).click()
  await page
    .getByRole('button', { name: /^Ukázat nouzový kontakt: / })
    .first()
    .click()

  await expect.poll(looks).toBe(1)
  await expect(understood).toHaveCount(0)
})

test('after the ride the first thing in sight is who is not home, guests are named so, and no-shows are not waited for', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'a captain has a phone in his hand')
  const before = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
  const { id, riders, second } = await aRideNow({ startsAt: before(3), endsAt: before(1) })
  await aGuestOf(id)
  for (const memberId of riders.slice(0, 3)) expect(await second({ kind: 'here', memberId })).toBe(200)
  await comeAs(page, 'member', `/akce/${id}/kapitan`)

  await expect(page.getByRole('link', { name: 'Cestou domů 3' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: `Všichni ${RIDERS + 1}` }).click()
  await page.getByRole('searchbox').fill('Hostová')
  const guest = page.getByRole('listitem').filter({ hasText: 'Hostová Dana' })
  await expect(guest.getByText('host', { exact: true })).toBeVisible()
  await page.goto(`/akce/${id}/zaver`)
  await expect(page.getByLabel(/ještě není doma$/)).toHaveCount(3)
  await expect(page.getByLabel(/bez odškrtnutí na startu$/)).toHaveCount(RIDERS - 2)
})

test('whoever rides along reads where he joins and who leads him', async ({ page }) => {
  const { id } = await aRideNow()
  const headers = { authorization: `Bearer ${await login(process.env.HOUSE_URL ?? '', 'clen071')}` }
  await fetch(`${process.env.HOUSE_URL}/api/events/${id}/register`, { method: 'POST', headers })
  await comeAs(page, 'clen071', `/akce/${id}/moje`)

  await expect(page.getByText('Jízdu vede')).toBeVisible()
  await expectAccessible(page)
})

test('the few rules the list is drawn by at first are those of the whole sheet', async ({ page }) => {
  const { id } = await aRideNow()
  await comeAs(page, 'member', `/akce/${id}`)
  const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await onItsWay
    await route.continue()
  })
  const { promise: isSheetWanted, resolve: wantSheet } = Promise.withResolvers<void>()
  await page.route('**/assets/root-*.css', async (route) => {
    await isSheetWanted
    await route.continue()
  })
  await page.goto(`/akce/${id}/kapitan`, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: /^Je tady: / }).first()).toBeInViewport({ ratio: 1 })
  const before = await page.evaluate(looks)
  wantSheet()
  await expect(page.locator('head style')).toHaveCount(0)
  const after = await page.evaluate(looks)
  arrive()

  expect(before.length).toBeGreaterThan(120)
  expect(before).toEqual(after)
  // On paper nobody looks for anything: a pen ticks the boxes.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Stránka akce' })).toBeHidden()
})
