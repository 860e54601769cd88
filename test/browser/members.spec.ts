import { AT_DESK, expect, expectAccessible, IN_POCKET, isPhone, comeAs, test } from './journey.ts'

type Page = Parameters<typeof isPhone>[0]

const enter = async (page: Page, name: string, path: string) => {
  await comeAs(page, name, path)
  await page.waitForLoadState('networkidle')
}
/** Phone and desktop walk at the same time, so each has people of its own. */
const own = <T>(page: Page, phone: T, desktop: T): T => (isPhone(page) ? phone : desktop)
const rowOf = (page: Page, name: string) => page.locator('tr').filter({ hasText: name })

test(
  'the Secretary finds somebody with a typo, records his ritual and takes it back',
  AT_DESK,
  async ({ page }) => {
    await enter(page, 'secretary', '/admin/members')
    await expectAccessible(page)
    const [typed, name] = own(page, ['cihlra', 'Cihlář Samuel'], ['iavn albert', 'Ivan Albert'])

    await page.getByRole('searchbox').fill(typed)
    await expect(page.getByRole('status').filter({ hasText: '1 člověk' })).toBeVisible()
    await rowOf(page, name).getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Schválit rituál' }).click()
    await expect(page.getByLabel('Datum')).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Schválit rituál' }).click()
    await expect(page.getByText(`${name}: rituál zapsán.`)).toBeVisible()
    await page.getByRole('button', { name: 'Vrátit zpět' }).click()

    await expect(page.getByText(`${name}: rituál zrušen.`)).toBeVisible()
  },
)

test(
  'from the keyboard a row’s menu begins with its first item, and leaving it leads back to the button',
  AT_DESK,
  async ({ page }) => {
    await enter(page, 'secretary', '/admin/members')
    const buttons = page.getByRole('button', { name: /^Další akce: / })
    const button = buttons.first()
    const first = page.getByRole('menuitem', { name: 'Otevřít kartu' })

    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await button.press(key)
      await expect(first).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(first).toHaveCount(0)
      await expect(button).toBeFocused()
    }
    // Under a pointer nothing is chosen beforehand.
    await buttons.nth(1).click()
    await expect(first).toBeVisible()
    await expect(first).not.toBeFocused()
  },
)

test('filters live in the address and leave it one by one', AT_DESK, async ({ page }) => {
  await enter(page, 'treasurer', '/admin/members?division=3&payment=unpaid')

  await page.getByRole('link', { name: 'Zrušit filtr Nezaplaceno' }).click()
  await expect(page).toHaveURL(/\?division=3$/)
  await page.getByRole('link', { name: 'Zrušit filtry' }).click()

  await expect(page).toHaveURL(/\/admin\/members\??$/)
  await expect(page.getByRole('link', { name: /Zrušit filtr/ })).toHaveCount(0)
})

test(
  'whoever saves second sees what the first one wrote, and loses nothing',
  AT_DESK,
  async ({ page, browser }) => {
    const card = own(page, '/admin/33/edit?show=form', '/admin/34/edit?show=form')
    await enter(page, 'membershipofficer', card)
    const context = await browser.newContext({ baseURL: process.env.HOUSE_URL ?? '' })
    const other = await context.newPage()
    await enter(other, 'webmaster', card)

    await other.getByLabel('Obec').fill('Přerov')
    await other.getByRole('button', { name: 'Uložit kartu' }).click()
    await expect(other.getByText('Úspěšně uloženo').first()).toBeVisible()
    await context.close()
    await page.getByLabel('Ulice').fill('Nová 5')
    await page.getByRole('button', { name: 'Uložit kartu' }).click()

    await expect(page.getByText('Kartu mezitím změnil někdo jiný').first()).toBeVisible()
    await expect(page.getByLabel('Obec')).toHaveValue('Přerov')
    await expect(page.getByLabel('Ulice')).toHaveValue('Nová 5')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Uložit kartu' }).click()
    await expect(page.getByText('Úspěšně uloženo').first()).toBeVisible()
    await expect(page.getByText('Nová 5', { exact: true })).toBeVisible()
  },
)

test(
  'a member sees his fellow’s card, and nothing on it that is not his to see',
  IN_POCKET,
  async ({ page }) => {
    await enter(page, 'member', '/admin/20/edit')

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Jezdí na' })).toBeVisible()
    for (const secret of [
      'Datum narození',
      'Ulice',
      'Komu volat v nouzi',
      'Poznámka funkcionářů',
      'Číslo HOG',
      'Historie',
    ])
      await expect(page.getByText(secret)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Uložit kartu' })).toHaveCount(0)
    await expectAccessible(page)
  },
)

test('an officer on a phone sees people first, filters in a drawer that stays open, and chooses by the face', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'on a desk the filters stand in a row')
  await enter(page, 'secretary', '/admin/members')
  const rows = page.locator('tbody tr')
  const [first, second] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()]

  expect(first?.y).toBeLessThan(260)
  expect((second?.y ?? 999) - (first?.y ?? 0)).toBeLessThanOrEqual(73)
  await page.getByRole('button', { name: 'Filtry' }).click()
  const drawer = page.getByRole('region', { name: 'Filtry' })
  await drawer.locator('summary', { hasText: 'Divize' }).click()
  await drawer.getByLabel('Hranice').check()
  await drawer.getByLabel('Olomouc').check()
  await expect(page).toHaveURL(/division=1,3/)
  await expect(drawer.getByLabel('Olomouc')).toBeFocused()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: /lidí$/ }).click()
  await expect(drawer).toBeHidden()
  await page.getByRole('link', { name: 'Zrušit filtr Hranice' }).click()
  await expect(page).toHaveURL(/division=3$/)
  await page.getByRole('button', { name: 'Filtry' }).click()
  await expect(drawer.getByLabel('Hranice')).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Filtry' })).toBeFocused()

  // What is done with one lies below, within the thumb's reach, and takes the width of the phone.
  await rows.first().getByRole('button').last().click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeInViewport({ ratio: 1 })
  const place = async () => {
    const box = await menu.boundingBox()
    return box && [box.x, Math.round(box.width), Math.round(box.y + box.height)]
  }
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await expect.poll(place).toEqual([0, width, height])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await rows.first().getByRole('checkbox').check()

  await expect(page.getByText('Vybrán 1 člen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Schválit rituál' })).toBeVisible()
  await expectAccessible(page)
})

test('the table is cut off neither at 1,280 pixels nor on paper, and what is chosen is seen in any colours', async ({
  page,
}) => {
  test.skip(isPhone(page), 'on a phone people stand one under the other')
  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, 'secretary', '/admin/members')
  await page.locator('tr[data-member] .choice label').first().click()
  await expect(page.getByRole('button', { name: 'Archivovat' })).toBeVisible()

  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.roster, .roster .person b, section.night button')]
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map((element) => element.textContent.slice(0, 40)),
    )

  expect(await cut()).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  const [box, current] = [page.locator('tr.is-chosen input'), page.getByRole('link', { name: 'Členové' })]
  await expect(box).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(current.first()).toHaveCSS('outline-style', 'solid')
  await page.emulateMedia({ media: 'print', forcedColors: 'none' })
  for (const width of [718, 1047]) {
    await page.setViewportSize({ width, height: 1000 })
    // The window is told of its new width before everything has taken it.
    await expect.poll(cut).toEqual([])
  }
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('Přeskočit na obsah')).toBeHidden()
})

test('paper is light, whatever the screen is', AT_DESK, async ({ page }) => {
  await enter(page, 'treasurer', '/admin/fees/statistics')
  // Of the whole page the theme's own words: what is drawn, a chart or a badge, is coloured by them.
  const ink = () => page.locator('main').evaluate((main) => getComputedStyle(main).getPropertyValue('--ink'))
  await page.emulateMedia({ colorScheme: 'light' })
  const onLight = await ink()
  await page.emulateMedia({ colorScheme: 'dark' })
  const onDark = await ink()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

  expect(onDark).not.toBe(onLight)
  expect(await ink()).toBe(onLight)
})

test('paper holds the list, not the form it was searched by', AT_DESK, async ({ page }) => {
  await enter(page, 'treasurer', '/admin/documents')
  await page.emulateMedia({ media: 'print' })
  const fields = page.locator('main').getByRole('searchbox').filter({ visible: true })

  for (const path of ['/admin/documents', '/admin/membership/resolutions']) {
    await page.goto(path)
    await expect(page.locator('main [type=search]')).not.toHaveCount(0)
    await expect(fields, path).toHaveCount(0)
  }
})
