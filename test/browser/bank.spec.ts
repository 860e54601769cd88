import { join } from 'node:path'
import { expect, expectAccessible, comeAs, test } from './journey.ts'

test('the treasurer looks at the bank and at a statement before booking it', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'once is enough, and the phone is the tighter place')
  await comeAs(page, 'treasurer', '/admin/fees/bank')
  await expect(page.getByText('2900000021/2010')).toBeVisible()
  await expect(page.getByText(/zůstatek k \d/)).toBeVisible()

  await page
    .getByLabel('Soubor s výpisem')
    .setInputFiles(join(import.meta.dirname, '..', 'fixtures', 'fio-statement.json'))
  await page.getByRole('button', { name: 'Nahrát a prohlédnout' }).click()

  await expect(page.getByRole('heading', { name: 'Kontrola výpisu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zapsat 19 nových pohybů' })).toBeVisible()
  await expectAccessible(page)
})
