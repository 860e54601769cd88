import { comeAs, expect, expectAccessible, IN_POCKET, test } from './journey.ts'
import { inHouse, tokenFor } from './letters.ts'

type Page = Parameters<typeof comeAs>[0]

async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page)
  await inLanguage(page, 'en')
  await expectAccessible(page)
  await inLanguage(page, 'cs')
}

async function inLanguage(page: Page, value: 'cs' | 'en'): Promise<void> {
  await page.context().addCookies([{ name: 'language', value, url: page.url() }])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', value)
}

test(
  'the yearly question: the silent are reminded, one taps, one mends, the officer sees who is silent',
  IN_POCKET,
  async ({ page }) => {
    const [taps, mends] = await twoSilent()
    const change = async (name: string, path: string) => {
      await page.context().clearCookies()
      await comeAs(page, name, path)
    }
    const tab = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })

    await change('membershipofficer', '/admin/members/check')
    const silent = async () => Number(/\d+/.exec((await tab('Mlčí').textContent()) ?? '')?.[0])
    const before = await silent()
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: /^Připomenout/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Připomenout' }).click()
    await expect(page.getByText(/Připomínka odešla/)).toBeVisible()

    await page.context().clearCookies()
    await page.goto(await linkFor(taps.email))
    await expect(page.getByText(/^Ahoj, /)).toBeVisible()
    await expect(page.getByText(taps.email)).toHaveCount(0)
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Sedí', exact: true }).click()
    await expect(page.getByText('Díky, máme to')).toBeVisible()

    await page.goto(await linkFor(mends.email))
    await page.getByRole('link', { name: 'Něco nesedí' }).click()
    await expect(page).toHaveURL(/\/login\?next=/)
    await comeAs(page, mends.login, '/admin/profile')
    await expect(page.getByRole('heading', { name: 'Sedí to?' })).toBeVisible()
    await page.getByLabel('Telefon', { exact: true }).fill('+420 604 555 666')
    await page.getByRole('button', { name: 'Uložit profil' }).click()
    await expect(page.getByText('Úspěšně uloženo').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sedí to?' })).toHaveCount(0)

    await change('membershipofficer', '/admin/members/check?tab=corrected')
    await expect(page.getByRole('link', { name: mends.name })).toBeVisible()
    expect(await silent()).toBe(before - 2)
  },
)

test(
  'the Secretary gives an applicant a mentor, who finds him in his own corner',
  IN_POCKET,
  async ({ page }) => {
    await comeAs(page, 'secretary', '/admin/applications/applicants')
    const applicant = page.getByRole('listitem').filter({ hasText: 'bez mentora' }).first()
    const name = (await applicant.getByRole('link').first().textContent()) ?? ''
    const [lastName = '', ...first] = name.split(' ')
    const his = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
    await his.getByText('Změnit mentora').click()
    await expectAccessible(page)
    await his.getByLabel('Kdo bude mentorem').fill('Nikdo Takový')
    await his.getByRole('button', { name: 'Uložit mentora' }).click()
    await expect(his.getByLabel('Kdo bude mentorem')).toHaveValue('Nikdo Takový')
    await his.getByLabel('Kdo bude mentorem').fill('Fiala Luboš')
    await his.getByRole('button', { name: 'Uložit mentora' }).click()
    await expect(his.getByText('mentor: Luboš Fiala')).toBeVisible()
    await inLanguage(page, 'en')
    await expectAccessible(page)
    await inLanguage(page, 'cs')

    await page.context().clearCookies()
    await comeAs(page, 'supervisor', '/admin/membership')
    await expect(page.getByRole('heading', { name: 'Moji čekatelé' })).toBeVisible()
    await expect(page.getByRole('link', { name: `${first.join(' ')} ${lastName}` })).toBeVisible()
    await expectAccessible(page)
  },
)

const linkFor = async (to: string) =>
  `/o/udaje/${await tokenFor({ to, template: 'data-check-reminder', purpose: 'data-check' })}`

/** Two of the invented club who have said nothing and belong to no other journey. */
async function twoSilent() {
  const found = await inHouse((db) =>
    db
      .selectFrom('dataCheckPerson')
      .innerJoin('member', 'member.id', 'dataCheckPerson.memberId')
      .innerJoin('account', 'account.memberId', 'member.id')
      .select(['account.email', 'member.firstName', 'member.lastName'])
      .where('answer', 'is', null)
      .where('account.email', 'like', 'clen%')
      .where('account.deactivatedAt', 'is', null)
      .where('account.verifiedProfileAt', 'is not', null)
      .orderBy('account.id', 'desc')
      .limit(2)
      .execute(),
  )
  const people = found.map(({ email, firstName, lastName }) => ({
    email,
    login: email.split('@')[0] ?? '',
    name: `${lastName} ${firstName}`,
  }))
  const [one, other] = people
  if (!one || !other) throw new Error('nobody is silent in the invented club')
  return [one, other] as const
}
