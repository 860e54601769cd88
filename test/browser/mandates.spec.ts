import { pragueMoment } from '../../src/ground/values/moment.ts'
import { comeAs, expect, expectAccessible, isPhone, test } from './journey.ts'

type Page = Parameters<typeof isPhone>[0]

const HOUR = 3_600_000

test('the elected Supervisor has title, term and role from the result in one step', async ({ page }) => {
  test.skip(isPhone(page), 'an office is given once')
  const meetingId = await test.step('a meeting elects and is over', async () => {
    await comeAs(page, 'secretary', '/admin/meetings')
    return holdElection(page)
  })

  await test.step('the Secretary writes the result down', async () => {
    await page.goto(`/admin/meetings/${meetingId}`)
    await page.getByRole('link', { name: 'Zvolení', exact: true }).click()
    await expect(page.getByLabel(/^Karta zvoleného/)).not.toHaveValue('')
    await page.getByLabel('Funkce', { exact: true }).selectOption({ label: 'Sekretář' })
    await page.getByLabel('Do', { exact: true }).fill('2033-12-31')
    await page.getByLabel('Role, která k ní patří').selectOption('Supervisor')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Zapsat výsledek' }).click()
    await expect(page.getByText('Zapsáno')).toBeVisible()
    await expect(page.getByText('role Supervizor')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('his account says where the role comes from and when it ends', async () => {
    await page.goto('/admin/sprava/accounts?search=clen020')
    await page
      .getByRole('row', { name: /clen020/ })
      .getByRole('link')
      .click()
    await expect(
      page.getByText(/^Roli má z\sfunkce Sekretář a\sskončí mu s\sní 31\.\s12\.\s2033/),
    ).toBeVisible()
    await page.goto('/admin/sprava/titles')
    await expect(page.getByText('role Supervizor')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('and opens what a Supervisor has', async () => {
    await page.context().clearCookies()
    await comeAs(page, 'clen020', '/admin/patches')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Nášivky/)
  })
})

/** Called knowingly late, opened, one vote by hand, closed. */
async function holdElection(page: Page): Promise<number> {
  const send = async (path: string, data: object = {}) => {
    const answer = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const accounts = await page.request.get('/api/accounts?search=clen020')
  const [{ name }] = (await accounts.json()).items
  const startsAt = pragueMoment(new Date(Date.now() + HOUR)).slice(0, 16)
  const { id } = await send('/api/meetings', { title: 'Volební schůze', startsAt, place: 'Klubovna' })
  const point = await send(`/api/meetings/${id}/points`, { kind: 'elect', title: 'Volba Supervizora' })
  await send(`/api/meetings/${id}/call`, { shortNoticeReason: 'Volby nesnesou odklad' })
  const { voters } = await send(`/api/meetings/${id}/open`)
  const vote = await send(`/api/meetings/${id}/votes`, {
    pointId: point.id,
    way: 'hand',
    candidates: [name, 'Někdo jiný'],
  })
  await send(`/api/votes/${vote.id}/close`, { counts: [voters, 0], abstained: 0, presentTyped: voters })
  await send(`/api/meetings/${id}/close`)
  return id
}
