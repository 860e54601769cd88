import sharp from 'sharp'
import { expect, expectAccessible, isPhone, comeAs, test } from './journey.ts'

const CUT = 1

/** Photos as a camera makes them, large enough for several pieces. */
function aPhoto(background: string): Promise<Buffer> {
  return sharp({
    create: {
      width: 2400,
      height: 1600,
      channels: 3,
      background,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer()
}

test('an officer uploads three photos, one connection is cut, a visitor pages through them', async ({
  page,
  browser,
  expected,
}) => {
  test.skip(isPhone(page), 'an officer sits at a desk; the visitor has the phone')
  // The one connection that is cut below.
  expected.push(/^Failed to load resource: net::ERR_CONNECTION_RESET/)
  await comeAs(page, 'secretary', '/gallery/new')
  await page.getByLabel('Název').fill('Fotky z cesty')
  await page.getByRole('button', { name: 'Založit album' }).click()
  await expect(page).toHaveURL(/\/gallery\/fotky-z-cesty\/edit$/)

  let pieces = 0
  await page.route('**/api/gallery/uploads/*?offset=*', async (route) => {
    pieces += 1
    if (pieces === CUT) await route.abort('connectionreset')
    else await route.continue()
  })
  const photos = await Promise.all(['#c2410c', '#0369a1', '#4d7c0f'].map(aPhoto))
  await page
    .getByLabel('Vybrat fotky')
    .setInputFiles(
      photos.map((buffer, index) => ({ name: `foto-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer })),
    )
  await expect(page.getByText('Nahráno 3 z 3')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('textbox', { name: /^Popisek fotky/ })).toHaveCount(3)
  expect(pieces).toBeGreaterThan(3)
  await page.getByRole('textbox', { name: 'Popisek fotky 1' }).fill('Před startem')
  await page.getByRole('textbox', { name: 'Popisek fotky 1' }).press('Enter')
  await expect(page.getByRole('main').getByText('Úspěšně uloženo')).toBeVisible()
  await expectAccessible(page)

  const visitor = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await visitor.goto(new URL('/gallery/fotky-z-cesty', page.url()).href)
  await visitor.getByRole('main').getByRole('link', { name: 'Před startem' }).click()
  const box = visitor.getByRole('dialog')
  await expect(box.getByText('1 z 3')).toBeVisible()
  await expect(box.getByText('Před startem')).toBeVisible()
  // Sent on, it opens the same photo; the page is not drawn twice for it.
  await page.goto(visitor.url())
  await expect(page.getByRole('dialog').getByText('1 z 3')).toBeVisible()
  await visitor.keyboard.press('ArrowRight')
  await expect(box.getByText('2 z 3')).toBeVisible()
  await box.getByRole('button', { name: 'Předchozí fotka' }).click()
  await expect(box.getByText('1 z 3')).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Před startem' })).toBeFocused()
  await expect(visitor).toHaveURL(/\/gallery\/fotky-z-cesty$/)
  await visitor.close()
})
