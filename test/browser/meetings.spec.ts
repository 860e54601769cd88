import { pragueMoment } from '../../src/ground/values/moment.ts'
import { login } from '../house.ts'
import { AT_DESK, comeAs, expect, expectAccessible, test } from './journey.ts'

type Made = { readonly id: number }

async function asSecretary() {
  const url = process.env.HOUSE_URL ?? ''
  const token = await login(url, 'secretary')
  return async (path: string, body: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.ok).toBe(true)
    return (await answer.json()) as Made
  }
}

/** Called for the next minutes, with one point to decide. */
async function aCalledMeeting(): Promise<number> {
  const post = await asSecretary()
  const { id } = await post('/api/meetings', {
    title: 'Schůze o kamnech',
    startsAt: pragueMoment(new Date(Date.now() + 5 * 60_000)),
    place: 'Klubovna',
  })
  await post(`/api/meetings/${id}/points`, {
    kind: 'decide',
    title: 'Kamna do klubovny',
    wording: 'Schůze schvaluje kamna za 30 000 Kč.',
  })
  await post(`/api/meetings/${id}/call`, { shortNoticeReason: 'Blíží se zima.' })
  return id
}

test(
  'a meeting is led, voted on and closed; its minutes are finished, signed and read by a member',
  AT_DESK,
  async ({ page, cut }) => {
    const id = await aCalledMeeting()
    const change = async (name: string, path: string) => {
      await page.context().clearCookies()
      await comeAs(page, name, path)
    }

    await change('secretary', `/admin/meetings/${id}`)
    for (const [wanted, part] of [
      ['Fiala', 'Předsedající: Luboš Fiala'],
      ['Čech', 'Zapisovatel: Jaroslav Čech'],
      ['Kasalová', 'Ověřovatel: Alena Kasalová'],
    ] as const) {
      await page.goto(`/admin/meetings/${id}?pridat=${encodeURIComponent(wanted)}`)
      await page.getByRole('button', { name: part, exact: true }).click()
      await expect(page.getByRole('button', { name: `Odebrat: ${part.replace(': ', ', ')}` })).toBeVisible()
    }

    await change('supervisor', `/schuze/${id}`)
    const back = page.getByRole('main').getByRole('link', { name: 'Schůze', exact: true })
    await expect(back).toHaveAttribute('href', `/admin/membership/meetings/${id}`)
    await page.getByRole('button', { name: 'Zahájit schůzi' }).click()
    const room = page.getByText(/^Přítomno 0 z \d+$/)
    await expect(room).toBeVisible()
    const entitled = Number(/\d+$/.exec((await room.textContent()) ?? '')?.[0])
    // The door on a phone: without a signal it is noted there, and sent once there is one.
    await page.getByRole('link', { name: 'Dveře v telefonu' }).click()
    await expect(page.getByText('Otevře se i bez signálu')).toBeVisible()
    await cut(async () => {
      await page.reload()
      await page.getByRole('searchbox', { name: 'Hledat jméno' }).fill('cech jar')
      await page.getByRole('button', { name: 'Je tady: Čech Jaroslav' }).click()
      await expect(page.getByText('1 ťuknutí čeká na signál')).toBeVisible()
      await expect(page.getByText('bez signálu', { exact: true })).toBeVisible()
    })
    await expect(page.getByText(/ťuknutí ček/)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Skončit u dveří' }).click()
    await expect(page.getByText(`Přítomno 1 z ${entitled}`)).toBeVisible()
    await page.getByRole('button', { name: 'Zahájit hlasování' }).click()
    await page.getByLabel('Pro', { exact: true }).fill(String(entitled - 5))
    await page.getByLabel('Proti', { exact: true }).fill('3')
    await page.getByLabel('Zdrželo se', { exact: true }).fill('2')
    await page.getByLabel('Přítomných, když se liší').fill(String(entitled))
    await page.getByRole('button', { name: 'Uzavřít hlasování' }).click()
    await expect(page.getByText('Schváleno', { exact: true })).toBeVisible()
    // On the wall one sees from the last row what was decided and how many were for it.
    await page.getByRole('link', { name: 'Promítat' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '1. Kamna do klubovny' })).toBeVisible()
    await expect(page.getByText(`Pro ${entitled - 5}`)).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await page.getByText('Ukončit schůzi', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Ukončit schůzi' }).click()
    await expect(page.getByText('Schůze skončila.')).toBeVisible()

    await change('member', `/admin/membership/meetings/${id}`)
    await page.getByRole('link', { name: 'Zápis', exact: true }).click()
    const text = page.getByRole('textbox', { name: 'Zápis' })
    await expect(text).toHaveValue(new RegExp(`Hlasů: pro ${entitled - 5}, proti 3, zdrželo se 2;`))
    await expect(text).toHaveValue(/Zapisovatel\(ka\): Jaroslav Čech\./)
    await expect(text).toHaveValue(/Lhůta není dodržena\./)
    await expectAccessible(page)
    await text.fill(`${await text.inputValue()}\n## Rozprava\n\nKamna přiveze divize Hranice.\n`)
    await page.getByRole('button', { name: 'Uložit zápis' }).click()
    await expect(page.getByText('Uloženo, verze 1.')).toBeVisible()
    await page.getByRole('button', { name: 'Podepsat zápis' }).click()
    await expect(page.getByText(/^podepsáno /)).toHaveCount(1)

    await change('treasurer', `/admin/membership/meetings/${id}/minutes`)
    await expect(page.getByText('Kamna přiveze divize Hranice.')).toBeVisible()
    await page.getByRole('button', { name: 'Podepsat zápis' }).click()
    await expect(page.getByText(/^podepsáno /)).toHaveCount(2)
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('link', { name: 'Otevřít zápis (PDF)' })).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 60_000 })
    await expectAccessible(page)

    await change('clen060', `/admin/membership/meetings/${id}`)
    await page.getByRole('link', { name: 'Otevřít zápis (PDF)' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Stáhnout' }).click()
    expect((await download).suggestedFilename()).toMatch(/^Zápis \d{4}-\d\d-\d\d\.pdf$/)
    await page.goto('/admin/membership/resolutions?hledat=kamna')
    await expect(page.getByRole('link', { name: /Kamna do klubovny$/ })).toBeVisible()
    await expectAccessible(page)
  },
)

test(
  'on the wall an election of four under a long name is seen whole, down to how many have voted',
  AT_DESK,
  async ({ page }) => {
    const id = await aCalledMeeting()
    const post = await asSecretary()
    const point = await post(`/api/meetings/${id}/points`, {
      kind: 'elect',
      title: 'Volba dvou místopředsedů klubu',
      wording: 'Volí se na dva roky.',
    })
    await post(`/api/meetings/${id}/open`, {})
    await post(`/api/meetings/${id}/votes`, {
      pointId: point.id,
      way: 'phone',
      candidates: ['Adam Novák', 'Božena Němcová', 'Cyril Krátký', 'Dana Dlouhá'],
      seats: 2,
    })
    await page.setViewportSize({ width: 1280, height: 720 })

    await comeAs(page, 'secretary', `/schuze/${id}/platno`)

    await expect(page.getByText('Cyril Krátký')).toBeVisible()
    await expect(page.getByText(/^Hlasuje se v\stelefonu/)).toBeInViewport({ ratio: 1 })
  },
)

test(
  'a point brought up in the room is said to be there and put to the vote next',
  AT_DESK,
  async ({ page }) => {
    const id = await aCalledMeeting()
    const post = await asSecretary()
    await post(`/api/meetings/${id}/open`, {})
    await comeAs(page, 'secretary', `/schuze/${id}`)
    const fold = page.getByText('Přidat bod, který nebyl na pozvánce')
    const title = page.getByLabel('Bod programu')
    await fold.click()
    await title.fill('Nová střecha')

    await page.getByRole('button', { name: 'Přidat bod', exact: true }).click()

    await expect(page.getByText('Na programu přibyl bod: Nová střecha')).toBeVisible()
    await expect(page.getByLabel('O čem').locator('option:checked')).toHaveText('Nová střecha')
    await expect(title).toBeHidden()
    await fold.click()
    await expect(title).toHaveValue('')
  },
)

test(
  'what was refused in the room stays until it is tried again, whatever the screen sees meanwhile',
  AT_DESK,
  async ({ page }) => {
    const id = await aCalledMeeting()
    const post = await asSecretary()
    await post(`/api/meetings/${id}/open`, {})
    await comeAs(page, 'secretary', `/schuze/${id}`)
    await page.getByRole('button', { name: 'Zahájit hlasování' }).click()
    await page.getByLabel('Pro', { exact: true }).fill('5')
    await page.getByLabel('Proti', { exact: true }).fill('4')
    await page.getByRole('button', { name: 'Uzavřít hlasování' }).click()
    const note = page.getByRole('region', { name: 'Nepovedlo se to' })
    await expect(note).toContainText('Hlasů je víc než přítomných')

    // It looks twice what others did.
    for (const _look of [1, 2])
      await page.waitForResponse(
        (answer) => answer.request().method() === 'GET' && answer.url().includes(`/schuze/${id}.data`),
      )

    await expect(note).toContainText('Hlasů je víc než přítomných')
    await page.getByLabel('Přítomných, když se liší').fill('9')
    await page.getByRole('button', { name: 'Uzavřít hlasování' }).click()
    await expect(page.getByText('Schůze nebyla usnášeníschopná')).toBeVisible()
    await expect(note).toHaveCount(0)
  },
)
