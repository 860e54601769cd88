import { join } from 'node:path'
import { startJobs } from '../../src/ground/platform/jobs.server.ts'
import { runningPostgresUrl } from '../../src/ground/postgres/embedded-postgres.server.ts'
import { addDays, pragueDay } from '../../src/ground/values/day.ts'
import { turnRollams } from '../../src/meetings/rollam/turn-rollams.server.ts'
import { AT_DESK, comeAs, expect, expectAccessible, test } from './journey.ts'
import { inHouse, tokenFor } from './letters.ts'

const TITLE = 'Lavička před klubovnu'
/** Belongs to this journey alone. */
const VOTER = 'clen050'
const EMAIL = `${VOTER}@klubovna.example`

test(
  'per rollam: a proposal is sent, answered by the letter’s link, counted, and everybody is told',
  AT_DESK,
  async ({ page }) => {
    const change = async (name: string, path: string) => {
      await page.context().clearCookies()
      await comeAs(page, name, path)
    }
    const english = async () => {
      await page.context().addCookies([{ name: 'language', value: 'en', url: page.url() }])
      await page.reload()
    }

    await change('secretary', '/admin/meetings/rollam')
    await page.getByLabel('O čem').fill(TITLE)
    await page.getByLabel('Přesné znění návrhu').fill('Klub koupí lavičku nejvýš za 4 000 Kč.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Připravit' }).click()
    await page.getByRole('button', { name: 'Odeslat k hlasování' }).click()
    await expect(page.getByText(/^Hlasovalo 0 z \d+\.$/)).toBeVisible()
    const desk = page.url()
    await expectAccessible(page)

    const token = await tokenFor({ to: EMAIL, template: 'rollam-proposal', purpose: 'rollam' })
    await page.context().clearCookies()
    await page.goto(`/o/${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hlasování per rollam')
    await expect(page.getByText('Klub koupí lavičku nejvýš za 4 000 Kč.')).toBeVisible()
    await english()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'For', exact: true }).click()
    await expect(page.getByText('Your vote: For')).toBeVisible()
    await expectAccessible(page)

    await change('treasurer', '/admin/membership/rollam')
    await expectAccessible(page)
    await page.getByRole('button', { name: `Proti: ${TITLE}` }).click()
    await expect(page.getByText('Tvůj hlas: Proti')).toBeVisible()
    await change('secretary', desk)
    await expect(page.getByText(/^Hlasovalo 2 z \d+\.$/)).toBeVisible()

    // Its last day is over: the house counts.
    const after = `${addDays(pragueDay(new Date()), 8)}T11:00:00Z`
    await countOn(new Date(after))
    await page.reload()
    await expect(page.getByText('Neschváleno.')).toBeVisible()
    await expect(page.getByText(/^Pro 1, proti 1, zdrželo se 0;/)).toBeVisible()
    await expectAccessible(page)
    const paper = await page.request.get(`/api/rollams/${/\d+$/.exec(desk)?.[0]}/paper.pdf`)
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])

    const told = await inHouse((db) =>
      db
        .selectFrom('rollamVoter')
        .innerJoin('rollam', 'rollam.id', 'rollamVoter.rollamId')
        .select((eb) => [eb.fn.countAll<number>().as('all'), eb.fn.count<number>('toldAt').as('told')])
        .where('title', '=', TITLE)
        .executeTakeFirstOrThrow(),
    )
    expect(told.told).toBe(told.all)
    await change(VOTER, '/admin/membership/rollam')
    await expect(page.getByText('Tvůj hlas: Pro', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Neschváleno.').first()).toBeVisible()
  },
)

/** What the house's own job does on that day, with its queue for the letters. */
async function countOn(day: Date): Promise<void> {
  const url = runningPostgresUrl(join(process.env.HOUSE_DATA ?? '', 'pg18')) ?? ''
  await inHouse(async (db) => {
    const jobs = await startJobs({ url, db, jobs: {}, works: false })
    try {
      await turnRollams(db, day)
    } finally {
      await jobs.stop()
    }
  })
}
