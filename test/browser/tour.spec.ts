import { speak } from '../../src/ground/values/words.ts'
import { DEMO_ROLES, demoEntrance } from '../../src/entry/sign-in/demo-role.ts'
import { TOURS } from '../../src/office/admin/tour.ts'
import { stopWords } from '../../src/office/admin/tour-stops.words.ts'
import { roleWords } from '../../src/people/members/role.words.ts'
import { removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { expect, expectAccessible, IN_POCKET, isPhone, test as journey } from './journey.ts'

/** A demo of its own for everybody on the internet: whoever is shown around there is not shown around again. */
const test = journey.extend<object, { house: RunningHouse }>({
  house: [
    async ({ browserName: _browser }, use) => {
      const house = await startHouse({ env: { DEMO: 'public' } })
      await use(house)
      await house.kill('SIGTERM')
      removeFolder(house.dataDir)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
})

const sayRole = speak(roleWords, 'cs')
const sayStop = speak(stopWords, 'cs')

test(
  'a visitor of the demo looks around as each of its people: five stops, once',
  IN_POCKET,
  async ({ page }) => {
    await page.goto('/')
    for (const role of DEMO_ROLES) {
      const boots = page.getByRole('button', { name: sayRole(role), exact: true })
      await boots.click()
      await expect(page).toHaveURL(new RegExp(`${demoEntrance(role)}$`))
      await expect(boots).toHaveAttribute('aria-pressed', 'true')
      await expect(boots).toBeInViewport({ ratio: 1 })
      const tour = page.getByRole('complementary', { name: 'Prohlídka' })
      for (const [index, stop] of TOURS[role].entries()) {
        await expect(tour.getByText(`Zastávka ${index + 1} z 5`)).toBeVisible()
        await expect(tour.getByText(sayStop(stop))).toBeVisible()
        // What one does next is in sight before anything is scrolled.
        const next = tour.getByRole(index < 4 ? 'link' : 'button', {
          name: index < 4 ? 'Další zastávka' : 'Konec prohlídky',
        })
        await expect(next).toBeInViewport({ ratio: 1 })
        if (role === 'Member' && index === 0) await expectAccessible(page)
        await next.click()
      }
      await expect(tour).toHaveCount(0)
      await page.goto(demoEntrance(role))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(tour).toHaveCount(0)
    }
  },
)

test('the tour can be skipped at its first stop, and the next visitor has it again', async ({
  page,
  context,
}) => {
  const tour = page.getByRole('complementary', { name: 'Prohlídka' })
  const boots = page.getByRole('button', { name: sayRole('Secretary'), exact: true })
  await page.goto('/')
  await boots.click()
  await tour.getByRole('button', { name: 'Přeskočit prohlídku' }).click()
  await expect(tour).toHaveCount(0)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tour).toHaveCount(0)

  await context.clearCookies()
  await page.goto('/')
  await boots.click()

  await expect(tour.getByText('Zastávka 1 z 5')).toBeVisible()
  if (isPhone(page)) await expect(tour).toBeInViewport({ ratio: 1 })
})
