import { readFileSync } from 'node:fs'
import { expect, expectAccessible, isPhone, comeAs, test } from './journey.ts'

type Page = Parameters<typeof isPhone>[0]

const WANTED = ['Jedna', 'Dva', 'Tři', 'Čtyři', 'Pět', 'Šest', 'Sedm', 'Osm']

test('an officer’s week, from ten applications to the spreadsheet', async ({ page, request }) => {
  test.skip(isPhone(page), 'the lists are shared, so the week is walked once, at the desk')
  test.slow()

  await test.step('ten people apply, one of whom the club knows', async () => {
    for (const lastName of [...WANTED, 'Nechtěný']) await apply(request, { firstName: 'Týden', lastName })
    await enter(page, 'secretary', '/admin/applications')
    const known = await page.request.get('/api/members?search=cech%20jaroslav')
    const [{ firstName, lastName, birthDate }] = (await known.json()).items
    await apply(request, { firstName, lastName, birthDate })
  })

  await test.step('one is refused with a reason, one is joined to his card', async () => {
    await page.reload()
    await page.getByRole('link', { name: 'Nechtěný Týden' }).click()
    await page.getByRole('button', { name: 'Odmítnout', exact: true }).click()
    await page.getByLabel('Důvod').fill('Letos už nepřibíráme.')
    await page.getByRole('button', { name: 'Odmítnout a poslat e-mail' }).click()
    await expect(page.getByText('Žádost odmítnuta, důvod odešel e-mailem.')).toBeVisible()
    await page.getByRole('link', { name: 'Čech Jaroslav' }).click()
    await expect(page.getByText('stejné jméno i datum narození')).toBeVisible()
    await page.getByRole('button', { name: /^Připojit ke kartě: / }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Připojit ke kartě' }).click()
    await expect(page.getByText('Žádost je připojená ke kartě.')).toBeVisible()
  })

  await test.step('eight are approved in a batch', async () => {
    for (const name of WANTED) await page.getByRole('checkbox', { name: `Vybrat: ${name} Týden` }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Schválit vybrané' }).click()
    await confirm(page, 'Zpracuje se 8 žádostí', 'Schválit vybrané')
    await expectRun(page, 8)
  })

  await test.step('five of them get their ritual', async () => {
    await page.goto('/admin/ritual?sort=-waiting')
    await select(page, 5)
    await bar(page).getByRole('button', { name: 'Schválit rituál' }).click()
    await confirm(page, 'Zpracuje se 5 karet', 'Schválit rituál')
    await expectRun(page, 5)
    await page.reload()
    await expectRun(page, 5)
    await expectAccessible(page)
  })

  await test.step('a double card is compared and joined', async () => {
    await page.goto('/admin/members/doubles')
    await page.locator('a[href*="keep="]').first().click()
    await expect(page.getByText('Sloučit je může Webmaster')).toBeVisible()
    await expect(page.getByRole('button', { name: /Sloučit/ })).toHaveCount(0)
    await enter(page, 'webmaster', '/admin/members/doubles')
    await page.locator('a[href*="keep="]').first().click()
    await expectAccessible(page)
    await page
      .getByRole('button', { name: /Sloučit/ })
      .first()
      .click()
    await expect(page.getByText('Úspěšně uloženo')).toBeVisible()
  })

  await test.step('patches of two who left are settled', async () => {
    await enter(page, 'supervisor', '/admin/patches')
    await select(page, 2)
    await expectAccessible(page)
    await bar(page).getByRole('button', { name: 'Označit za vyřešené' }).click()
    await confirm(page, 'Zpracují se 2 karty', 'Označit')
    await expectRun(page, 2)
  })

  await test.step('twelve HOG numbers are pasted, seen first and then written', async () => {
    await enter(page, 'membershipofficer', '/admin/hog')
    const cards = await page.locator('tbody th').allInnerTexts()
    const numbers = cards.slice(0, 12).flatMap((card) => /č\.\s*(\d+)/.exec(card)?.[1] ?? [])
    const lines = numbers.map((number, index) => `${number}\tcz 77 00${10 + index}\t31. 12. 2030`)
    await page.getByText('Vložit z tabulky').click()
    await page.getByLabel('Řádky z tabulky').fill(lines.join('\n'))
    await page.getByRole('button', { name: 'Ukázat, co se najde' }).click()
    await expect(page.getByText('doplní se').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Zapsat 12 čísel' }).click()
    await expectRun(page, 12)
  })

  await test.step('the list goes to a spreadsheet whole and harmless', async () => {
    await page.goto('/admin/members')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Další možnosti' }).click()
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV', exact: true }).click()
    const bytes = readFileSync(await (await waiting).path())
    const text = bytes.toString('utf8')

    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    for (const name of [...WANTED, 'Čech']) expect(text).toContain(`${name};`)
    expect(text).not.toContain('Nechtěný')
    expect(text).not.toMatch(/(?:^|;)"?[=+@-]/m)
  })
})

type Request = { post: Page['request']['post'] }
type Applicant = {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate?: string
}

let serial = 0

async function apply(request: Request, applicant: Applicant): Promise<void> {
  serial += 1
  const answer = await request.post('/api/applications', {
    data: { ...applicant, email: `tyden${serial}@posta.example`, consents: { privacy: true, rules: true } },
  })
  expect(answer.status()).toBe(200)
}

async function enter(page: Page, name: string, path: string): Promise<void> {
  await page.context().clearCookies()
  await comeAs(page, name, path)
}

async function select(page: Page, count: number): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Vybrat: / })
  for (let index = 0; index < count; index += 1) await boxes.nth(index).check()
}

const bar = (page: Page) => page.getByRole('region', { name: 'Výběr' })

async function confirm(page: Page, sentence: string, press: string): Promise<void> {
  // A toast is a dialog too; the question is the one that says this.
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: sentence })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: press, exact: true }).click()
}

async function expectRun(page: Page, count: number): Promise<void> {
  await expect(page.getByText(`zpracováno ${count} z ${count} (${count} úspěšně)`)).toBeVisible({
    timeout: 20_000,
  })
}
