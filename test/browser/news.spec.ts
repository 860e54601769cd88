import { login } from '../house.ts'
import { AT_DESK, expect, expectAccessible, isPhone, comeAs, test } from './journey.ts'

test('the Secretary tells the club, a member reads it on his phone, rides along and takes a paper home', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'a dashboard is read on the phone')
  const url = process.env.HOUSE_URL ?? ''
  await comeAs(page, 'secretary', '/admin/news/new')
  await page.getByLabel('Nadpis', { exact: true }).fill('Kamna už topí')
  await page.getByLabel('Text', { exact: true }).fill('Přijď se **ohřát**.')
  await page.getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kamna už topí')

  await page.goto('/admin/messages/new')
  await page.getByLabel('Komu').selectOption({ label: 'Divize Olomouc' })
  await page.getByLabel('Předmět').fill('Dřevo do kamen')
  await page.getByLabel('Text', { exact: true }).fill('Kdo může, přiveze **dřevo**.')
  await page.getByRole('button', { name: 'Zkontrolovat, komu to přijde' }).click()
  await expect(page.getByRole('heading', { name: 'Komu to přijde' })).toBeVisible()
  await page.getByRole('button', { name: /^Odeslat \d+ lidem$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odeslat' }).click()
  await expect(page.getByText('Jak to komu došlo')).toBeVisible()

  // A ride of his own, so that no other journey stands in it.
  const token = await login(url, 'secretary')
  const made = await fetch(`${url}/api/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Vyjížďka pro dřevo',
      kind: 'ride',
      // Sooner than the rides other journeys start in an hour: the dashboard shows the next three.
      startsAt: new Date(Date.now() + 1_800_000).toISOString(),
      state: 'published',
      visibility: 'members',
    }),
  })
  expect(made.status).toBe(201)
  const { event } = (await made.json()) as { event: { id: number } }

  await page.context().clearCookies()
  await comeAs(page, 'clen060', '/admin')
  await expect(page.getByRole('link', { name: 'Kamna už topí' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Jedu: Vyjížďka pro dřevo' }).click()
  await page.getByRole('button', { name: 'Odhlásit: Vyjížďka pro dřevo' }).click()
  await expect(page.getByRole('button', { name: 'Jedu: Vyjížďka pro dřevo' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Stáhnout: Zápis z členské schůze' }).click()
  expect((await download).suggestedFilename()).toBe('Zápis z členské schůze.pdf')

  await fetch(`${url}/api/events/${event.id}/cancel`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'Dřevo už je doma.' }),
  })
})

test('news are written with tools and a live preview, and stay plain Markdown', AT_DESK, async ({ page }) => {
  await comeAs(page, 'secretary', '/admin/news/new')
  const text = page.getByLabel('Text', { exact: true })
  const tools = page.getByRole('toolbar', { name: 'Úpravy textu' })

  await tools.getByRole('button', { name: 'Živý náhled' }).click()
  const preview = page.getByRole('region', { name: 'Živý náhled' })
  await text.fill('Sraz v deset')
  await text.selectText()
  await tools.getByRole('button', { name: 'Tučně' }).click()
  await expect(text).toHaveValue('**Sraz v deset**')
  await expect(preview.locator('strong')).toHaveText('Sraz v deset')
  await text.press('Control+z')
  await expect(text).toHaveValue('Sraz v deset')
  await tools.getByRole('button', { name: 'Mezititulek' }).click()
  await expect(preview.getByRole('heading', { name: 'Sraz v deset' })).toBeVisible()

  // Dragged in as from a folder; the browser makes the picture itself.
  await text.evaluate(async (field) => {
    const canvas = new OffscreenCanvas(60, 40)
    canvas.getContext('2d')?.fillRect(0, 0, 60, 40)
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([await canvas.convertToBlob()], 'sraz.png', { type: 'image/png' }))
    field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await expect(preview.getByRole('img', { name: 'co je na fotce' })).toBeVisible()
  await expect(text).toHaveValue(
    /^## Sraz v deset\n\n!\[co je na fotce\]\(\/photos\/[0-9a-f]{32}\/1024\.jpg\)\n$/,
  )
  await page.keyboard.type('kamna')
  await expect(preview.getByRole('img', { name: 'kamna' })).toHaveJSProperty('naturalWidth', 60)
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Anglicky' }).click()
  await expect(text).toBeHidden()
  await page.getByLabel('Text anglicky').fill('The stove is on.')
  // A title is missing, and it is the Czech one.
  await page.getByRole('button', { name: 'Uložit koncept' }).click()
  await expect(page.getByLabel('Nadpis', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Text anglicky')).toBeHidden()
})
