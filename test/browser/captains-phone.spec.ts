import { comeAs, expect, isPhone, test } from './journey.ts'
import { inHouse } from './letters.ts'
import { aRideNow, RIDERS } from './ride-now.ts'

/** Walks no other journey: his profile is to be looked over for a while. */
const BUSY_NOWHERE = 'clen012'

test('what one captain left in a lent phone waits for him and holds up nothing of the other', async ({
  page,
  cut,
}) => {
  test.skip(!isPhone(page), 'a captain has a phone in his hand')
  const { id, registrations } = await aRideNow()
  const here = page.getByRole('button', { name: /^Je tady: / })
  const ticked = async () => (await registrations()).filter(({ checkedInAt }) => checkedInAt !== null).length
  await comeAs(page, 'clen002', `/akce/${id}/kapitan`)
  await expect(page.getByText('Otevře se i bez signálu')).toBeVisible()
  await cut(async () => {
    await here.first().click()
    await expect(page.getByText('1 ťuknutí čeká na signál')).toBeVisible()
    // His session ends without a sign-out: the phone is in other hands.
    await page.context().clearCookies()
    await page.goto('about:blank')
  })

  await comeAs(page, 'member', `/akce/${id}/kapitan`)
  await expect(here).toHaveCount(RIDERS)
  await here.nth(4).click()

  await expect.poll(ticked).toBe(1)
  await expect(page.getByText(/ťuknutí ček/)).toHaveCount(0)
  await expect(page.getByText('bez signálu', { exact: true })).toHaveCount(0)
  await page.context().clearCookies()
  await comeAs(page, 'clen002', `/akce/${id}/kapitan`)
  await expect.poll(ticked).toBe(2)
})

test('a tick of a captain who must look over his profile first waits until he has', async ({ page, cut }) => {
  test.skip(!isPhone(page), 'a captain has a phone in his hand')
  const { id, registrations } = await aRideNow({}, BUSY_NOWHERE)
  const here = page.getByRole('button', { name: /^Je tady: / })
  const ticked = async () => (await registrations()).filter(({ checkedInAt }) => checkedInAt !== null).length
  const verified = (verifiedProfileAt: Date | null) =>
    inHouse((db) =>
      db
        .updateTable('account')
        .set({ verifiedProfileAt })
        .where('email', '=', `${BUSY_NOWHERE}@klubovna.example`)
        .execute(),
    )
  await comeAs(page, BUSY_NOWHERE, `/akce/${id}/kapitan`)
  await expect(page.getByText('Otevře se i bez signálu')).toBeVisible()
  await cut(async () => {
    for (const left of [RIDERS, RIDERS - 1]) {
      await expect(here).toHaveCount(left)
      await here.first().click()
    }
    await expect(page.getByText('2 ťuknutí čekají na signál')).toBeVisible()
    await verified(null)
  })

  await page.waitForResponse((answer) => answer.url().endsWith('/captain/acts') && answer.status() === 403)
  await expect(page.getByText('2 ťuknutí čekají na signál')).toBeVisible()
  await verified(new Date())
  await page.reload()

  await expect.poll(ticked).toBe(2)
  await expect(page.getByText(/ťuknutí ček/)).toHaveCount(0)
})

test('emergency contacts are shut at noon after the ride also in a phone without a signal', async ({
  page,
  cut,
}) => {
  test.skip(!isPhone(page), 'a captain has a phone in his hand')
  const { id } = await aRideNow()
  const contacts = page.getByRole('button', { name: 'Nouzové kontakty' })
  await page.clock.install()
  await comeAs(page, 'member', `/akce/${id}/kapitan`)
  await expect(page.getByText('Otevře se i bez signálu')).toBeVisible()

  await cut(async () => {
    await contacts.click()
    await expect(page.getByRole('button', { name: /^Ukázat nouzový kontakt: / }).first()).toBeVisible()
    await page.clock.fastForward('40:00:00')
    await expect(contacts).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Ukázat nouzový kontakt: / })).toHaveCount(0)
  })
})
