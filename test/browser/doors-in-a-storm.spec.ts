import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../src/entry/accounts/demo-password.ts'
import { removeFolder, type RunningHouse, startHouse, visit } from '../house.ts'
import { whileHung } from '../house-database.ts'
import { expect, expectAccessible, isPhone, test } from './journey.ts'

const AWAY = 'Databáze teď neodpovídá, zkus to za chvilku.'

/** One for both: opening it takes as long as the rest. */
let opened: RunningHouse | null = null
test.afterAll(async () => {
  if (!opened) return
  await opened.kill('SIGTERM')
  removeFolder(opened.dataDir)
})

for (const withJavaScript of [true, false]) {
  test.describe(withJavaScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: withJavaScript })

    test('while the database hangs both doors say why they do not open, and then they do', async ({
      page,
      expected,
    }) => {
      test.skip(isPhone(page), 'a house of its own is opened once')
      test.slow()
      expected.push(/status of 503/)
      opened ??= await startHouse({ env: { LOG_LEVEL: 'silent' } })
      const house = opened
      await whileHung(house.dataDir, async () => {
        await page.goto(`${house.url}/login`)
        await expect(page.getByText('Přihlásit se teď nejde')).toBeVisible()
        await knock(page)
        await expect(page.getByText('Chyba při přihlášení').first()).toBeVisible()
        await expect(page.getByText(AWAY).first()).toBeVisible()
        await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('member@klubovna.example')
        if (withJavaScript) await expectAccessible(page)
      })
      await untilBack(house)
      await knock(page)
      await expect(page).toHaveURL(/\/admin/)

      await page.goto(`${house.url}/admin/thanks`)
      await whileHung(house.dataDir, async () => {
        await page.getByRole('button', { name: 'Odhlásit se' }).first().click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chyba při odhlašování')
        await expect(page.getByText('503', { exact: true })).toBeVisible()
        await expect(page.getByText(AWAY)).toBeVisible()
        if (withJavaScript) await expectAccessible(page)
      })
      await untilBack(house)
      await page.getByRole('button', { name: 'Zkusit se odhlásit znovu' }).click()
      await expect(page.getByText('Odhlášení úspěšné')).toBeVisible()
      // Its pictures come last, and the house must not be gone before them.
      await page.waitForLoadState('load')
    })
  })
}

async function knock(page: Page): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill('member@klubovna.example')
  await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Přihlásit se', exact: true }).click()
}

const untilBack = ({ url }: RunningHouse) =>
  expect.poll(async () => (await visit(url, '/readyz')).status).toBe(200)
