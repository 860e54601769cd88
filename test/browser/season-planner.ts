import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { login } from '../house.ts'
import { look, type Rider, truthOf } from '../season.ts'
import { comeAs, expect } from './journey.ts'
import { call, DAY, house, wall } from './season-club.ts'

// A planner's season: what he writes, and every number he reads.

type Offered = { readonly capacity: number; readonly kept: number }

/** A ride open to guests with a price, a quota and a day until which one withdraws for free, written by its planner. */
export async function publish(page: Page, { capacity, kept }: Offered): Promise<number> {
  await comeAs(page, 'secretary', '/admin/events/new')
  const unfold = (title: string) => page.locator('summary').filter({ hasText: title }).click()
  await page.getByLabel('Název').fill('Sezónní vyjížďka')
  await page.getByLabel('Začátek').fill(wall(Date.now() + 20 * DAY))
  await unfold('Druh, pro koho a kdo vede')
  await page
    .getByLabel('Kdo akci uvidí')
    .selectOption({ label: 'všichni na webu, přihlásit se můžou i hosté' })
  await unfold('Přihlašování')
  await page.getByLabel('Počet míst').fill(String(capacity))
  await page.getByLabel('Cena za osobu v Kč').fill('200')
  await page.getByLabel('Odhlášení zdarma do').fill(wall(Date.now() - 2 * DAY).slice(0, 10))
  await page.getByLabel('Po tomto dni vrátíme').selectOption('50')
  await page
    .getByLabel(/^Místa pro divizi /)
    .first()
    .fill(String(kept))
  await page.getByLabel('Od kdy jsou místa pro všechny').fill(wall(Date.now() + DAY).slice(0, 10))
  await page.getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozvánky')
  return Number(/\/events\/(\d+)\//.exec(page.url())?.[1])
}

/** The numbers a planner reads, each on its own screen, against the rows themselves. */
export async function read(page: Page, id: number): Promise<void> {
  const truth = await truthOf(house.dataDir, id)
  await page.goto(`/admin/events/${id}/invite`)
  const said = async (word: string) =>
    Number(
      await page
        .locator('summary')
        .filter({ hasText: new RegExp(`^${word}`) })
        .locator('span')
        .last()
        .textContent(),
    )
  expect({
    going: await said('Jedou'),
    waiting: await said('Náhradníci'),
    no: await said('Nejedou'),
    silent: await said('Mlčí'),
  }).toEqual({ going: truth.going, waiting: truth.waiting, no: truth.no, silent: truth.silent })
  await page.goto(`/admin/events/${id}/people`)
  if (truth.seats > 0)
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      `0 / ${truth.seats} ${truth.seats > truth.parties ? 'i se spolujezdci' : 'je tady'}`,
    )
  await page.goto(`/akce/${id}`)
  await expect(
    page.getByRole('main').getByText('Volných míst', { exact: true }).locator('xpath=..'),
  ).toHaveText(new RegExp(`^Volných míst${Math.max(0, truth.free)} ze? ${truth.capacity}$`))
  const secretary = await login(house.url, 'secretary')
  const { json } = await call('GET', `/api/events/${id}`, secretary)
  type Told = { readonly event: { readonly freePlaces: number; readonly waiting: number } }
  const { event } = json as Told
  expect([event.freePlaces, event.waiting]).toEqual([Math.max(0, truth.free), truth.queue])
  const csv = await fetch(`${house.url}/api/events/${id}/registrations.csv`, {
    headers: { authorization: `Bearer ${secretary}` },
  })
  const lines = (await csv.text()).trim().split('\n')
  expect(lines.length - 1).toBe(truth.parties + truth.queue)
}

export const statusOf = (id: number, { memberId }: Rider) =>
  look(house.dataDir, async (db) => {
    const row = await db
      .selectFrom('registration')
      .select('status')
      .where('eventId', '=', id)
      .where('memberId', '=', memberId)
      .executeTakeFirst()
    return row?.status
  })

export const refundsOf = ({ memberId }: Rider) =>
  look(house.dataDir, async (db) => {
    const rows = await db.selectFrom('refund').select('amount').where('memberId', '=', memberId).execute()
    return rows.map(({ amount }) => amount)
  })

export const lettersOfChange = (id: number) =>
  look(house.dataDir, async (db) => {
    const { rows } = await sql<{ count: number }>`select count(distinct to_address)::int as count from mail
      where template in ('event-changed', 'event-changed-declined', 'guest-changed')
        and params ->> 'eventId' = ${String(id)}`.execute(db)
    return rows[0]?.count
  })

export async function openOnePlace(id: number, capacity: number): Promise<void> {
  const secretary = await login(house.url, 'secretary')
  const { json } = await call('GET', `/api/events/${id}`, secretary)
  const { event } = json as { readonly event: { readonly version: number } }
  const raised = await call('PATCH', `/api/events/${id}`, secretary, {
    version: event.version,
    capacity,
  })
  expect(raised.status).toBe(200)
}
