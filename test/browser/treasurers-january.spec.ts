import { expect, expectAccessible, isPhone, comeAs, test } from './journey.ts'

test('the Treasurer’s January: a batch of payments, cash across the table, reminders seen and sent', async ({
  page,
}) => {
  test.skip(isPhone(page), 'the Treasurer’s evening at the desk')
  const next = new Date().getFullYear() + 1
  await comeAs(page, 'treasurer', `/admin/fees?period=${next}`)
  await expectAccessible(page)
  const remain = /Zbývá (\d+) karet/.exec(await page.getByText(/Zbývá \d+ karet/).innerText())
  await page.getByRole('button', { name: 'Zpracovat další dávku (nejvýš 20)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vygenerovat' }).click()
  await expect(page.getByText('zpracováno 20 z 20 (20 úspěšně)')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(`Zbývá ${Number(remain?.[1]) - 20} karet`)).toBeVisible()

  await page.goto('/admin/fees/pending?status=overdue')
  await expectAccessible(page)
  // On a phone a card of one payment is two lines: whose it is and how much, by when and what can be done.
  const desk = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const card = page.locator('tbody > tr').first()
  // Another width is drawn a moment after it was asked for.
  await expect.poll(() => card.evaluate((row) => row.clientHeight)).toBeLessThan(150)
  if (desk) await page.setViewportSize(desk)
  const person = (await page.locator('tbody th').first().locator('a').innerText()).trim()
  await page.getByLabel(`Akce s platbou: ${person}`).first().click()
  await page.getByRole('button', { name: 'Zapsat hotovost' }).first().click()
  await expect(page.getByText(`${person}: hotovost zapsána.`).first()).toBeVisible()

  await page.goto('/admin/fees/reminders')
  // Of three beside each other none is cut on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  const cut = await page
    .locator('.row-buttons > *')
    .evaluateAll((acts) =>
      acts.filter((act) => act.scrollWidth > act.clientWidth).map((act) => act.textContent),
    )
  expect(cut).toEqual([])
  if (desk) await page.setViewportSize(desk)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /^Náhled upomínky/ })
    .first()
    .click()
  await expect(page.getByText('Takhle to přijde')).toBeVisible()
  await expect(page.getByText('2900000021/2010')).toBeVisible()
  const boxes = page.getByRole('checkbox', { name: /^Vybrat: / })
  const chosen = Math.min(2, await boxes.count())
  for (let index = 0; index < chosen; index += 1) await boxes.nth(index).check()
  await page.getByRole('button', { name: 'Poslat upomínky' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Poslat upomínky' }).click()
  await expect(page.getByText(/zpracováno 2 z 2|upomínka odchází|není e-mail/).first()).toBeVisible({
    timeout: 30_000,
  })

  await page.goto('/admin/fees/statistics')
  await expectAccessible(page)
})
