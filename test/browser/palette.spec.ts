import { AT_DESK, expect, expectAccessible, comeAs, test } from './journey.ts'

test(
  'the palette stands still, acts on the person found, and knows next time where one was',
  AT_DESK,
  async ({ page }) => {
    await comeAs(page, 'treasurer', '/admin')
    const open = page.getByRole('link', { name: 'Hledat', exact: true }).filter({ visible: true })
    const dialog = page.getByRole('dialog', { name: 'Hledat v klubovně' })
    const box = dialog.getByRole('combobox')
    const rows = dialog.getByRole('option')
    const chosen = dialog.getByRole('option', { selected: true })
    await open.click()
    await expect(rows.first()).toBeVisible()
    const place = await dialog.boundingBox()

    await box.fill('hora')
    await expect(chosen).toContainText('Hora Petr')
    expect(await rows.count()).toBeLessThanOrEqual(8)
    expect(await dialog.boundingBox()).toEqual(place)
    await expect(dialog.getByRole('group', { name: 'Udělat' })).toContainText('Zavolat: Hora Petr')
    await expectAccessible(page)

    await box.press('Control+Enter')
    await expect(chosen).toContainText('Zavolat: Hora Petr')
    await box.press('Escape')
    await expect(chosen).toContainText('Šroub')
    await box.press('ArrowDown')
    await expect(chosen).toContainText('Horák Miroslav')
    // Enter does not wait for the answer to what was typed last.
    await box.fill('')
    await box.pressSequentially('horák m')
    await box.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Miroslav Horák' })).toBeVisible()

    await open.click()
    await expect(dialog.getByRole('group', { name: 'Naposledy' })).toContainText('Horák Miroslav')
    await expect(chosen).toContainText('Horák Miroslav')
    expect(await dialog.boundingBox()).toEqual(place)
  },
)
