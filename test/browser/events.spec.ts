import { login } from '../house.ts'
import { expect, expectAccessible, isPhone, comeAs, test } from './journey.ts'

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

  await comeAs(page, 'secretary', '/admin/events/new')
  await expectAccessible(page)
  const unfold = (title: string) => page.locator('summary').filter({ hasText: title }).click()
  await page.getByLabel('Název').fill('Jarní protažení')
  await page.getByLabel('Začátek').fill('2032-04-10T09:30')
  await expect(page.getByLabel('Počet míst')).toBeHidden()
  await unfold('Druh, pro koho a kdo vede')
  await page.getByLabel('Kdo akci uvidí').selectOption('public')
  await unfold('Přihlašování')
  await page.getByLabel('Počet míst').fill('1')
  await unfold('Popis')
  await page.getByLabel('Popis', { exact: true }).fill('Jede se **hned**.')
  await expect(page.getByRole('button', { name: 'Náhled', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Živý náhled' }).click()
  await expect(page.getByRole('region', { name: 'Živý náhled' }).locator('strong')).toHaveText('hned')
  await page.getByRole('button', { name: 'Zveřejnit' }).click()
  // What was published is offered to people at once.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozvánky')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Teď ne, na stránku akce' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jarní protažení')
  await expect(page).toHaveURL(/\/akce\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  expect((await call(id, 'register')).status).toBe(200)

  await page.context().clearCookies()
  await page.goto(`/akce/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Chci být náhradník' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill('member@klubovna.example')
  await page.getByLabel('Heslo', { exact: true }).fill('Klubovna-demo-2026')
  await page.getByRole('main').getByRole('button', { name: 'Přihlásit se', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/akce/${id}$`))
  // On paper nobody fills anything in.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Poznámka pro pořadatele')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByLabel('Poznámka pro pořadatele')).toBeVisible()
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
  await comeAs(page, 'secretary', `/admin/events/${id}/people`)
  await page.getByRole('button', { name: /^Je tady: / }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 / 1 je tady')
  await expectAccessible(page)

  await page.getByRole('link', { name: /^Další: / }).click()
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Vzít zpět: / })
    .click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 / 1 je tady')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a list to tick off: rows of one thumb, the first act above the fold, search and scan in reach', async ({
  page,
}) => {
  await comeAs(page, 'secretary', '/admin/events')
  const ride = page.getByRole('article').filter({ hasText: 'Vyjížďka do Štramberku' })
  const href = await ride.getByRole('link').first().getAttribute('href')
  const id = /\d+/.exec(href ?? '')?.[0]
  await page.goto(`/admin/events/${id}/people`)
  const row = page.getByRole('list', { name: 'Přihlášení' }).getByRole('listitem')
  const act = page.getByRole('button', { name: /^Je tady: / })
  await expect(act.first()).toBeInViewport({ ratio: 1 })
  const heights = await row.evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(4)
  expect(Math.max(...heights)).toBeLessThanOrEqual(72)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(64)

  await page.mouse.wheel(0, 400)
  await expect(page.getByRole('button', { name: 'Skenovat' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('searchbox', { name: 'Hledat jméno nebo přezdívku' }).fill('zz')
  await expect(page.getByText('Nikdo takový na seznamu není.')).toBeVisible()
  await expectAccessible(page)

  // In the reader's own few colours one still sees how many are here, and where a word of state begins and ends.
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.getByRole('progressbar')).toHaveCSS('border-top-width', '1px')
  await page.goto('/admin/events')
  await expect(page.locator('[class^=badge-]').first()).toHaveCSS('border-top-width', '1px')
})

test('a meeting point that was removed while a form was open is said at its field and offered no more', async ({
  page,
}) => {
  const url = process.env.HOUSE_URL ?? ''
  const secretary = await login(url, 'secretary')
  const write = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${secretary}`, 'content-type': 'application/json' }
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
    return (await answer.json()) as { event: { id: number; version: number } }
  }
  const [at, place] = ['2032-05-08T07:15:00.000Z', 'Mohelnice']
  const { event } = await write('POST', '/api/events', {
    title: 'Přes Mohelnici',
    kind: 'ride',
    startsAt: '2032-05-08T08:00:00.000Z',
    state: 'published',
    meetingPoints: [
      { at, place },
      { at, place: 'Zábřeh' },
    ],
  })
  await comeAs(page, 'member', `/akce/${event.id}`)
  const point = page.getByLabel('Přidám se')
  await point.selectOption({ label: '9.15 Mohelnice' })
  await page.getByLabel('Poznámka pro pořadatele (nepovinná)').fill('Přijedu později')
  await write('PATCH', `/api/events/${event.id}`, {
    version: event.version,
    meetingPoints: [{ at, place: 'Zábřeh' }],
  })
  await page.getByRole('button', { name: 'Jedu', exact: true }).click()

  await expect(page.getByText('Tady se už nescházíme.')).toBeVisible()
  await expect(point.getByRole('option')).toHaveText(['až na místě', '9.15 Zábřeh'])
  await expect(page.getByLabel('Poznámka pro pořadatele (nepovinná)')).toHaveValue('Přijedu později')
  await page.getByRole('button', { name: 'Jedu', exact: true }).click()
  await expect(page.getByText('Místo máš, počítáme s tebou.')).toBeVisible()
})
