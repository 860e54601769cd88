import { AT_DESK, expect, expectAccessible, IN_POCKET, isPhone, comeAs, test } from './journey.ts'

type Page = Parameters<typeof isPhone>[0]

const applicant = (page: Page) => (isPhone(page) ? 'Telefonový' : 'Stolní')
const next = (page: Page) => page.getByRole('button', { name: 'Pokračovat' }).last().click()

async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel('Jméno', { exact: true }).fill('Vilém <b>')
  await page.getByLabel('Příjmení').fill(applicant(page))
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Telefon').fill('603123456')
  await next(page)
}

/** The house believes nobody who is done within five seconds; when it handed the form out is in its seal. */
async function untilBelieved(page: Page): Promise<void> {
  const [, issuedAt] = (await page.locator('input[name="seal"]').first().inputValue()).split('.')
  await expect.poll(() => Date.now() - Number(issuedAt)).toBeGreaterThan(5000)
}

test('from the application to the Secretary’s yes', IN_POCKET, async ({ page }) => {
  await page.goto('/prihlaska')
  await page.waitForLoadState('networkidle')
  await next(page)
  await expect(page.getByLabel('Jméno', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await fillPerson(page, `vilem.${isPhone(page) ? 'p' : 'd'}@posta.example`)
  await page.getByLabel('Motorka').fill('Jawa 350, 1986')

  await page.reload()
  await expect(page.getByText('Vrátili jsme ti přihlášku')).toBeVisible()
  await expect(page.getByLabel('Motorka')).toHaveValue('Jawa 350, 1986')
  await expectAccessible(page)
  await next(page)
  await page.getByLabel('Proč chceš jezdit s námi').fill('Protože <script>alert(1)</script> ano.')
  await next(page)
  await expectAccessible(page)
  await page.getByLabel(/Beru na vědomí/).check()
  await untilBelieved(page)
  await page.getByRole('button', { name: 'Odeslat přihlášku' }).last().dblclick()
  await expect(page).toHaveURL('/congratulations')

  await comeAs(page, 'secretary', '/admin/applications')
  await expectAccessible(page)
  await page.getByRole('link', { name: `${applicant(page)} Vilém` }).click()
  await expect(page.getByText('Protože <script>alert(1)</script> ano.')).toBeVisible()
  await expect(page.getByRole('link', { name: '+420 603 123 456' })).toBeVisible()
  await page.getByRole('button', { name: 'Schválit', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Schválení nejde vzít zpět.')
  await question.getByRole('button', { name: 'Schválit', exact: true }).click()
  await expect(page.getByText('Žádost schválena, účet byl vytvořen a e-mail odeslán.')).toBeVisible()
  await expect(page.getByRole('link', { name: `${applicant(page)} Vilém` })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same form is walked by plain pages, forth and back', AT_DESK, async ({ page }) => {
    await page.goto('/prihlaska')
    await fillPerson(page, 'spatne')
    await expect(page.getByText('Tohle není e-mailová adresa.')).toBeVisible()
    await page.getByLabel('E-mail').fill(`bez.skriptu.${isPhone(page) ? 'p' : 'd'}@posta.example`)
    await next(page)
    await page.getByRole('button', { name: 'Zpět', exact: true }).click()
    await expect(page.getByLabel('Jméno', { exact: true })).toHaveValue('Vilém <b>')
    for (let step = 1; step <= 3; step += 1) await next(page)
    await page.getByText('Přečíst stanovy').click()
    await page.getByLabel(/Beru na vědomí/).check()
    await untilBelieved(page)
    await page.getByRole('button', { name: 'Odeslat přihlášku' }).last().click()

    await expect(page).toHaveURL('/congratulations')

    await comeAs(page, 'secretary', '/admin/applications')
    await expect(page.getByRole('button', { name: 'Schválit všechny' })).toBeHidden()
    await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0)
    await page
      .getByRole('link', { name: `${applicant(page)} Vilém` })
      .first()
      .click()
    await expect(page.getByRole('definition').filter({ hasText: 'bez.skriptu' })).toBeVisible()
    await page.getByLabel('Důvod').fill('Zkoušíme to bez skriptů.')
    await page.getByRole('button', { name: 'Odmítnout a poslat e-mail' }).click()
    await expect(page.getByText('Žádost odmítnuta, důvod odešel e-mailem.')).toBeVisible()
  })
})
