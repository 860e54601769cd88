import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anApp } from '../app.ts'
import { rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { BROWSER } from '../house.ts'
import { screens } from '../screens.ts'
import type { Role } from '../../src/permissions.ts'

const db = useDatabase()
const KB = 1000
const CHOICE = /aria-label="Vybrat: /g

type Heavy = {
  readonly path: string
  readonly role: Role
  readonly most: number
  /** What each row has once. */
  readonly row: RegExp
}

/** Lists of people and their money, with the most their first fifty may weigh. */
const LISTS: readonly Heavy[] = [
  { path: '/admin/members?pageSize=50', role: 'Secretary', most: 110 * KB, row: CHOICE },
  { path: '/admin/fees?pageSize=50', role: 'Treasurer', most: 120 * KB, row: CHOICE },
  { path: '/admin/fees/pending?pageSize=50', role: 'Treasurer', most: 120 * KB, row: CHOICE },
  { path: '/admin/fees/reminders?pageSize=50', role: 'Treasurer', most: 120 * KB, row: CHOICE },
  {
    path: '/admin/fees/received?pageSize=50',
    role: 'Treasurer',
    most: 120 * KB,
    row: /<tr><th scope="row">/g,
  },
  { path: '/admin/hog?tab=expired', role: 'MembershipOfficer', most: 120 * KB, row: CHOICE },
  { path: '/admin/ritual', role: 'Secretary', most: 120 * KB, row: CHOICE },
  { path: '/admin/sprava/accounts', role: 'Webmaster', most: 120 * KB, row: /<td[^>]*>bartolomej/g },
]
/** A longer page is asked for in the address; what a row adds may not grow unseen either. */
const LONGER = LISTS.filter(({ path }) => path.includes('pageSize'))

beforeAll(async () => void (await screens()), 120_000)
beforeEach(async () => {
  await rulesVersion(db(), 1)
  await db().insertInto('division').values({ id: 1, name: 'Divize Jeseníky', position: 1 }).execute()
  const email = (n: number) => `bartolomej.kratochvil.${n}@klub.test`
  const people = await db()
    .insertInto('member')
    .values(
      Array.from({ length: 100 }, (_, index) => ({
        approvedAt: new Date(),
        firstName: 'Bartoloměj',
        lastName: `Kratochvíl ${index + 1}`,
        nickname: `Přezdívka ${index + 1}`,
        email: email(index + 1),
        phone: `+420600000${101 + index}`,
        memberSince: '2015-04-01',
        divisionId: 1,
        hogNumber: `CZ41${1001 + index}`,
        hogExpiresOn: '2026-03-31',
      })),
    )
    .returning('id')
    .execute()
  await db()
    .insertInto('account')
    .values(
      people.map(({ id }, index) => ({
        memberId: id,
        role: 'Member' as const,
        email: email(index + 1),
        confirmedRulesVersion: 1,
        verifiedProfileAt: new Date(),
      })),
    )
    .execute()
  const fee = { type: '2' as const, amount: 120_000 }
  const payments = await db()
    .insertInto('payment')
    .values(
      people.flatMap(({ id: memberId }, index) => [
        {
          ...fee,
          memberId,
          period: 2025,
          dueOn: '2025-01-31',
          instructionsSentAt: new Date('2025-01-02'),
          variableSymbol: String(4_100_000_000 + index),
        },
        {
          ...fee,
          memberId,
          period: 2024,
          dueOn: '2024-01-31',
          status: 'PAID' as const,
          paidAt: new Date(),
          variableSymbol: String(4_200_000_000 + index),
        },
      ]),
    )
    .returning(['id', 'status', 'variableSymbol'])
    .execute()
  const paid = payments.filter(({ status }) => status === 'PAID')
  const money = await movements(paid.map(() => null))
  await db()
    .insertInto('allocation')
    .values(
      paid.map(({ id: paymentId }, index) => ({
        paymentId,
        movementId: money[index]?.id ?? 0,
        amount: 120_000,
        mode: 'automatic' as const,
      })),
    )
    .execute()
})

/** Money that came from as many people, with these symbols. */
const movements = (symbols: readonly (string | null)[]) =>
  db()
    .insertInto('bankMovement')
    .values(
      symbols.map((variableSymbol, index) => ({
        account: '2900000021/2010',
        bankId: `${variableSymbol ?? 'zaplaceno'}-${index}`,
        bookedOn: '2026-02-11',
        amount: 120_000,
        variableSymbol,
        counterName: `Kratochvíl Bartoloměj ${index + 1}`,
      })),
    )
    .returning('id')
    .execute()

async function bytesOf({ path, role, row }: Heavy, rows: number): Promise<number> {
  const { token } = await someone(db(), role)
  const app = anApp(db(), {}, await screens())
  const response = await app.request(`http://localhost:3000${path}`, {
    headers: { ...BROWSER, host: 'localhost:3000', authorization: `Bearer ${token}` },
  })
  const page = await response.text()
  // An empty list, or a refusal, would be light too.
  expect(page.match(row) ?? []).toHaveLength(rows)
  return Buffer.byteLength(page)
}

test.each(LISTS)('fifty rows of $path weigh at most $most bytes', async (list) => {
  expect(await bytesOf(list, 50)).toBeLessThanOrEqual(list.most)
})

test('however many may have paid, the screen of reminders tells of the first and leads to the rest', async () => {
  const open = await db()
    .selectFrom('payment')
    .select('variableSymbol')
    .where('period', '=', 2025)
    .orderBy('id')
    .limit(50)
    .execute()
  await movements(open.map(({ variableSymbol }) => variableSymbol))

  const list = { path: '/admin/fees/reminders?pageSize=50', role: 'Treasurer' as const, row: CHOICE }
  // The names of a built screen's scripts come to it: some eight thousand bytes.
  expect(await bytesOf({ ...list, most: 113 * KB }, 50)).toBeLessThanOrEqual(113 * KB)
})

test.each(LONGER)('each more row of $path adds little', async (list) => {
  const longer = { ...list, path: list.path.replace('=50', '=100') }

  const more = (await bytesOf(longer, 100)) - (await bytesOf(list, 50))

  expect(more / 50).toBeLessThan(1600)
})
