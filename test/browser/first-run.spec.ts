import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { removeFolder, startHouse } from '../house.ts'
import { aMailServer } from '../smtp.ts'
import { expect, expectAccessible, isPhone, test } from './journey.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..', '..')
const NOBODY_YET = [
  { path: '/admin/members', text: 'Klub zatím nemá žádného člena.', way: 'Načíst z tabulky' },
  { path: '/admin/events', text: 'Nic není naplánováno.', way: 'Nová akce' },
  { path: '/admin/fees', text: 'V klubu zatím není nikdo, kdo by platil.', way: 'Zpět na přehled' },
]
const PASSWORD = 'vlci jezdi potichu'

/** What the person at the server types; it prints the link to set a password. */
async function createWebmaster(dataDir: string, port: string): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(ROOT, 'src', 'process', 'club.ts'),
      'create-webmaster',
      'sef@vlci.example',
    ],
    {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: 'off', PORT: port, LOG_LEVEL: 'warn' },
    },
  )
  return /http\S+/.exec(stdout)?.[0] ?? ''
}

test('an empty house becomes a club', async ({ page }) => {
  test.skip(isPhone(page), 'one house more is enough')
  const [house, mail] = await Promise.all([startHouse({ env: { DEMO: 'off' } }), aMailServer()])
  const { port } = new URL(mail.url)
  try {
    await page.goto(`${house.url}/login`)
    await expect(page.getByText('npm run club -- create-webmaster')).toBeVisible()
    await page.goto(await createWebmaster(house.dataDir, new URL(house.url).port))
    await page.getByLabel('Nové heslo', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Nastavit heslo' }).click()
    await page.getByLabel('E-mail', { exact: true }).fill('sef@vlci.example')
    await page.getByLabel('Heslo', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Přihlásit se', exact: true }).click()
    await page.getByRole('button', { name: 'Stanovy znám a budu se jimi řídit' }).click()
    await page.getByRole('button', { name: 'Rozumím, vstoupit' }).click()

    await expect(page).toHaveURL(/first-run/)
    await page.getByLabel('Jméno klubu').fill('Jeseničtí vlci')
    await page.getByRole('button', { name: 'Uložit' }).click()
    await expect(page.getByRole('link', { name: 'Jeseničtí vlci' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Pokračovat' }).click()
    await page.getByRole('button', { name: 'Přeskočit' }).click()
    await page.getByLabel('Číslo účtu s kódem banky').fill('2900000021/2010')
    await expect(page.getByText('CZ08 2010 0000 0029 0000 0021')).toBeVisible()
    await page.getByLabel('Tvoje heslo do klubovny').fill(PASSWORD)
    await page.getByRole('button', { name: 'Uložit účet' }).click()
    await page.getByLabel('Adresa serveru').fill('127.0.0.1')
    await page.getByLabel('Port').fill(port)
    await page.getByLabel('Odesílat z adresy').fill('klub@vlci.example')
    await page.getByLabel('Tvoje heslo do klubovny').fill(PASSWORD)
    await page.getByRole('button', { name: 'Vyzkoušet a uložit' }).click()
    await page.getByRole('button', { name: 'Poslat zkušební e-mail' }).click()
    await expect.poll(() => mail.received.map(({ to }) => to)).toContain('sef@vlci.example')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Pokračovat' }).click()
    await page.getByRole('button', { name: 'Zatím nechat, jak jsou' }).click()
    await page.getByRole('button', { name: 'Dokončit později' }).click()

    await expect(page.getByRole('heading', { name: 'Dokonči nastavení klubu (4 z 6)' })).toBeVisible()

    // Where nobody is yet, each list says so and leads on.
    const main = page.getByRole('main')
    const waysOn = main.getByRole('link').and(page.locator('p + a'))
    for (const { path, text, way } of NOBODY_YET) {
      await page.goto(house.url + path)
      await expect(main.getByText(text)).toBeVisible()
      await expect(waysOn).toHaveText(way)
    }
  } finally {
    await house.kill('SIGTERM')
    await mail.close()
    removeFolder(house.dataDir)
  }
})
