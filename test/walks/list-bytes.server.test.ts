import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anApp } from '../app.ts'
import { aMember, rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { BROWSER } from '../house.ts'
import { screens } from '../screens.ts'
import type { Role } from '../../src/permissions.ts'

const db = useDatabase()
const KB = 1000

type Heavy = { readonly path: string; readonly role: Role; readonly most: number }

/** Lists of people, with the most their first fifty may weigh. */
const LISTS: readonly Heavy[] = [
  { path: '/admin/members', role: 'Secretary', most: 110 * KB },
  { path: '/admin/fees', role: 'Treasurer', most: 120 * KB },
]

beforeAll(async () => void (await screens()), 120_000)
beforeEach(async () => {
  await rulesVersion(db(), 1)
  for (let n = 1; n <= 100; n++)
    await aMember(db(), {
      approvedAt: new Date(),
      firstName: 'Bartoloměj',
      lastName: `Kratochvíl ${n}`,
      nickname: `Přezdívka ${n}`,
      email: `bartolomej.kratochvil.${n}@klub.test`,
      phone: `+420600000${100 + n}`,
      memberSince: '2015-04-01',
    })
})

async function bytesOf({ path, role }: Heavy, pageSize: number): Promise<number> {
  const { token } = await someone(db(), role)
  const app = anApp(db(), {}, await screens())
  const response = await app.request(`http://localhost:3000${path}?pageSize=${pageSize}`, {
    headers: { ...BROWSER, host: 'localhost:3000', authorization: `Bearer ${token}` },
  })
  const page = await response.text()
  // An empty list, or a refusal, would be light too.
  expect(page.match(/aria-label="Vybrat: /g) ?? []).toHaveLength(pageSize)
  return Buffer.byteLength(page)
}

test.each(LISTS)('fifty people of $path weigh at most $most bytes, and each more little', async (list) => {
  const fifty = await bytesOf(list, 50)
  const hundred = await bytesOf(list, 100)

  expect(fifty).toBeLessThanOrEqual(list.most)
  expect((hundred - fifty) / 50).toBeLessThan(1600)
})
