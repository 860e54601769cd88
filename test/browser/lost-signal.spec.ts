import type { Page } from '@playwright/test'
import { AT_DESK, expect, expectAwake, IN_POCKET, isPhone, signIn, test } from './journey.ts'

const lost = (page: Page) => page.getByText('Nejsi připojený, nic se neztratilo')
const sendAgain = (page: Page) => page.getByRole('button', { name: 'Odeslat znovu' })
const noMistake = (page: Page) => expect(page.getByText('Neočekávaná chyba')).toHaveCount(0)

/** What keeps the screen standing comes right after the page; from then on the signal may go. */
async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

async function enter(page: Page, name: string): Promise<void> {
  await signIn(page, name)
  await expect(page).toHaveURL(/\/admin/)
}

test(
  'news written where the signal ends stay, survive a reload and are sent once',
  IN_POCKET,
  async ({ page, cut, expected }, { project }) => {
    const title = `Bez signálu ${project.name}`
    await enter(page, 'secretary')
    await ready(page, '/admin/news/new')
    const heading = page.getByLabel('Nadpis', { exact: true })
    const save = page.getByRole('button', { name: 'Uložit koncept' })

    await heading.fill(title)
    await page.getByLabel('Text', { exact: true }).fill('Psáno v tunelu.')
    await cut(async () => {
      await save.click()
      await expect(lost(page)).toBeVisible()
      await expect(heading).toHaveValue(title)
      await expect(page.locator('.waiting-road')).toHaveCount(0)
      await sendAgain(page).click()
      await expect(lost(page)).toBeVisible()
      await noMistake(page)
    })
    await page.reload()
    await expect(heading).toHaveValue(title)
    await expect(page.getByText('Vrátili jsme ti, co jsi tu měl rozepsané.')).toBeVisible()

    await page.getByRole('button', { name: 'Nechat', exact: true }).click()

    // The house gets it, the answer is lost on its way.
    expected.push(/net::ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
    await page.route('**/admin/news/new.data*', async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await save.click()
    await expect(sendAgain(page)).toBeVisible()
    await page.unroute('**/admin/news/new.data*')
    await sendAgain(page).click()

    await expect(page).toHaveURL(/\/admin\/news\/\d+/)
    await page.goto('/admin/news?tab=draft')
    await expect(page.getByRole('link', { name: title })).toHaveCount(1)
    await ready(page, '/admin/news/new')
    await expect(heading).toHaveValue('')
  },
)

test(
  'what is sent before the part that keeps a screen standing has come waits for it, and is sent once',
  AT_DESK,
  async ({ page, cut, expected }) => {
    await enter(page, 'secretary')
    expected.push(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
    await page.route(/\/assets\/steady-/, (route) => route.abort('internetdisconnected'))
    await page.goto('/admin/news/new')
    const heading = page.getByLabel('Nadpis', { exact: true })
    const save = page.getByRole('button', { name: 'Uložit koncept' })
    await expectAwake(save)

    await heading.fill('Odesláno hned')
    await page.getByLabel('Text', { exact: true }).fill('Signál zmizel dřív.')
    await cut(async () => {
      await save.click()
      await expect(page.locator('.waiting-road')).toBeVisible()
      await noMistake(page)
      await expect(heading).toHaveValue('Odesláno hned')
      await page.unroute(/\/assets\/steady-/)
    })

    await expect(page).toHaveURL(/\/admin\/news\/\d+/)
    await page.goto('/admin/news?tab=draft')
    await expect(page.getByRole('link', { name: 'Odesláno hned' })).toHaveCount(1)
  },
)

test(
  'a member’s card edited without a signal is sent by one tap when it is back',
  AT_DESK,
  async ({ page, cut }) => {
    await enter(page, 'secretary')
    await ready(page, '/admin/12/edit?show=form')
    const note = page.locator('form textarea').first()

    await note.fill('Napsáno v horách.')
    await cut(async () => {
      await note.evaluate((field: HTMLTextAreaElement) => field.form?.requestSubmit())
      await expect(lost(page)).toBeVisible()
      await expect(note).toHaveValue('Napsáno v horách.')
      await noMistake(page)
    })
    await sendAgain(page).click()

    await expect(lost(page)).toHaveCount(0)
    await ready(page, '/admin/12/edit?show=form')
    await expect(note).toHaveValue('Napsáno v horách.')
  },
)

test(
  'whoever saved and then loses the signal is not told of the older success',
  IN_POCKET,
  async ({ page, cut }, { project }) => {
    await enter(page, project.name === 'phone' ? 'clen045' : 'clen046')
    await ready(page, '/admin/profile')
    const save = page.getByRole('button', { name: 'Uložit profil' })
    const said = page.getByText('Úspěšně uloženo').filter({ visible: true })

    await save.click()
    // Over the form, and in a toast.
    await expect(said).toHaveCount(2)
    await cut(async () => {
      await save.click()
      await expect(lost(page)).toBeVisible()
      await expect(said).toHaveCount(0, { timeout: 2000 })
      // Nothing lies over it.
      await sendAgain(page).click({ trial: true })
    })
    await sendAgain(page).click()

    await expect(lost(page)).toHaveCount(0)
    await expect(said).toHaveCount(2)
  },
)

test(
  'what is written in a question over a list stays too, and whom to ask about an applicant',
  AT_DESK,
  async ({ page, cut }) => {
    await enter(page, 'secretary')
    await page.goto('/admin/applications')
    const address = await page.locator('main li a[href*="id="]').first().getAttribute('href')
    await ready(page, address ?? '')
    const whom = page.getByRole('textbox', { name: 'Koho se zeptat' })
    const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Důvod' })
    const refuse = page.getByRole('button', { name: 'Odmítnout', exact: true })

    await whom.fill('Nikdo Takový')
    await cut(async () => {
      await page.getByRole('button', { name: 'Zeptat se' }).click()
      await expect(lost(page)).toBeVisible()
      await expect(whom).toHaveValue('Nikdo Takový')
      // What speaks of the signal stands beside what is decided in the drawer, not over it.
      await refuse.click({ trial: true })
    })
    await sendAgain(page).click()
    await expect(lost(page)).toHaveCount(0)
    // The house says that it knows nobody so called, beside the drawer too.
    await expect(page.getByRole('region', { name: 'Oznámení' })).toContainText('Takového člena neznáme')
    await refuse.click()
    await reason.fill('Sešli jsme se a nesedlo to.')
    await cut(async () => {
      await page.getByRole('button', { name: 'Odmítnout a poslat e-mail' }).click()
      await expect(lost(page)).toBeVisible()
      await noMistake(page)
    })
    await ready(page, address ?? '')
    // A drawer comes after the page: its forms get theirs back once somebody goes to them.
    await whom.focus()
    await expect(whom).toHaveValue('Nikdo Takový')
    await page.getByRole('button', { name: 'Nechat', exact: true }).click()
    await refuse.click()
    await reason.focus()

    await expect(reason).toHaveValue('Sešli jsme se a nesedlo to.')
  },
)

test(
  'typing in a search without a signal leaves the list standing, and so does an unknown shortcut',
  AT_DESK,
  async ({ page, cut }) => {
    await enter(page, 'member')
    await ready(page, '/admin/members')
    const search = page.getByRole('searchbox').filter({ visible: true }).first()
    const people = page.getByRole('heading', { level: 1, name: 'Členové' })

    await cut(async () => {
      await search.fill('nov')
      await expect(lost(page)).toBeVisible()
      await expect(people).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(people).toBeVisible()
      await noMistake(page)
    })

    await expect(page).toHaveURL(/search=nov/)
    await expect(lost(page)).toHaveCount(0)
  },
)

test('a tap on Jedu is not lost', IN_POCKET, async ({ page, cut }, { project }) => {
  await enter(page, project.name === 'phone' ? 'clen045' : 'clen046')
  const rides = page.getByRole('main').locator('a[href^="/akce/"]')
  await page.goto('/akce')
  const addresses = await rides.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const going = page.getByRole('button', { name: 'Jedu', exact: true })
  for (const address of new Set(addresses)) {
    await ready(page, address)
    if (await going.isVisible()) break
  }

  await cut(async () => {
    await going.click()
    await expect(lost(page)).toBeVisible()
    await expect(going).toBeEnabled()
    await noMistake(page)
  })
  await sendAgain(page).click()

  await expect(page.getByText('Místo máš, počítáme s tebou.')).toBeVisible()
})

test(
  'a screen never seen before waits for the signal and comes with it',
  IN_POCKET,
  async ({ page, cut }) => {
    await enter(page, 'member')
    await ready(page, '/admin')
    const menu = page.getByRole('navigation').filter({ visible: true })

    await cut(async () => {
      await menu.getByRole('link', { name: 'Členové' }).first().click()
      await expect(lost(page)).toBeVisible()
      await expect(page).toHaveURL(/\/admin$/)
      await noMistake(page)
    })

    await expect(page.getByRole('heading', { level: 1, name: 'Členové' })).toBeVisible()
  },
)

test('whoever signs out is asked about what he has not sent, and then it is gone', async ({ page }) => {
  test.skip(isPhone(page), 'the same on a phone')
  await enter(page, 'secretary')
  await ready(page, '/admin/news/new')
  const heading = page.getByLabel('Nadpis', { exact: true })
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))

  await heading.fill('Rozepsané')
  await expect.poll(async () => (await kept()).length).toBe(1)
  await page.getByRole('button', { name: 'Odhlásit' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'Odhlásit a zahodit' }).click()

  await expect(page).not.toHaveURL(/news/)
  expect(await kept()).toEqual([])
})
