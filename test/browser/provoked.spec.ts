import { sql } from 'kysely'
import { login, removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { expect, isPhone, test } from './journey.ts'

test('an approval the database breaks says so, and the application still waits', async ({
  page,
  expected,
}) => {
  test.skip(isPhone(page), 'a house of its own is opened once')
  test.slow()
  const house = await startHouse({ env: { LOG_LEVEL: 'silent' } })
  try {
    await breakApprovals(house)
    expected.push(/status of 500/)
    await enter(page, house)
    await page.goto(`${house.url}/admin/applications`)
    const name = page.getByRole('list', { name: 'Seznam žádostí' }).getByRole('link').last()
    const who = await name.innerText()
    await name.click()
    await page.getByRole('button', { name: 'Schválit', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Schválit', exact: true }).click()

    await expect(page.getByText('Nastala chyba při schvalování žádosti.').first()).toBeVisible()
    await page.goto(`${house.url}/admin/applications`)
    await expect(page.getByRole('link', { name: who })).toBeVisible()
    // A page at rest fetches ahead what may come next; nobody is there to ask once the house is closed.
    await page.goto('about:blank')
  } finally {
    await house.kill('SIGTERM')
    removeFolder(house.dataDir)
  }
})

test('a chunk that fails twice within ten seconds leaves the page as the server wrote it, not in a circle', async ({
  page,
  expected,
}) => {
  test.skip(isPhone(page), 'the same on any screen')
  expected.push(/./)
  await page.goto('/login')
  await page.route('**/assets/forgot-password*.js', (route) => route.fulfill({ status: 404, body: '' }))
  let loads = 0
  page.on('load', () => (loads += 1))

  await page.getByRole('link', { name: /heslo/i }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zapomenuté heslo')

  await page.waitForLoadState('networkidle')
  expect(loads).toBeLessThanOrEqual(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zapomenuté heslo')
})

/** Every decision hits a damaged index. */
async function breakApprovals({ dataDir }: RunningHouse): Promise<void> {
  await databaseAt(dataDir, async (db) => {
    await sql`create function out_of_order() returns trigger language plpgsql as
      $$ begin raise exception 'index is damaged' using errcode = 'XX002'; end $$`.execute(db)
    await sql`create trigger out_of_order before update on application
      execute function out_of_order()`.execute(db)
  })
}

async function enter(page: Parameters<typeof isPhone>[0], { url }: RunningHouse): Promise<void> {
  const token = await login(url, 'secretary')
  await page.context().addCookies([{ name: 'session_token', value: token, url }])
}
