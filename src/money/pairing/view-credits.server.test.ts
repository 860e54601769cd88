import { expect, test } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { viewPairing } from './pairing-page.server.ts'

const db = useDatabase()

test('however many credits there are, leafing through shows each of them once, in the order of names', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `${['Chalupa', 'Hora', 'Ivan'][index % 3]} ${index}`)
  for (const lastName of names) {
    const { id: memberId } = await aMember(db(), { firstName: 'Jan', lastName })
    await db().insertInto('credit').values({ memberId, amount: 10_000, note: 'z loňska' }).execute()
  }

  const seen: string[] = []
  let address: URLSearchParams | null = new URLSearchParams({ filter: 'credits' })
  while (address) {
    const page = await viewPairing(db(), address)
    if (page.kind !== 'credits') throw new Error(`this is ${page.kind}`)
    seen.push(...page.credits.map(({ name }) => name))
    expect(page.view.total).toBe(60)
    address = page.view.next
      ? new URLSearchParams({ filter: 'credits', page: String(page.view.page + 1), after: page.view.next })
      : null
  }

  expect(seen).toEqual(names.map((name) => `${name} Jan`).toSorted(new Intl.Collator('cs').compare))
})
