import { expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aClubOf120, type Case, FEE, januaryMoney } from '../../../test/january.ts'
import { aMovement, listMiscounted } from '../../../test/money.ts'
import { pairMovements } from './pair-movements.server.ts'

const db = useDatabase()

test('a Treasurer’s January: a hundred movements of every awkward kind in a club of 120', async () => {
  await rulesVersion(db(), 1)
  const { token } = await someone(db(), 'Treasurer')
  const app = anApp(db())
  const members = await aClubOf120(db())
  const cases = januaryMoney(members)
  const stored = new Map<number, Case>()
  for (const one of shuffled(cases)) stored.set((await aMovement(db(), one.draft)).id, one)

  const { paired } = await pairMovements(db())

  // Every certain one paired, and not one of them wrong.
  expect(cases).toHaveLength(100)
  expect(paired).toBe(cases.filter(({ isCertain }) => isCertain).length)
  const allocations = await db()
    .selectFrom('allocation')
    .select(['movementId', 'paymentId', 'createdAt'])
    .where('mode', '=', 'automatic')
    .execute()
  for (const { movementId, paymentId } of allocations)
    expect(stored.get(movementId ?? 0)).toMatchObject({ isCertain: true, truth: [paymentId] })

  // Of the rest, the right suggestion is first in at least nine of ten.
  const waiting = await call(app, '/api/pairing/transactions?filter=waiting&pageSize=200', {
    method: 'GET',
    token,
  })
  const items: readonly {
    id: number
    suggestions: readonly {
      key: string
      parts: readonly { id: number; pays: number }[]
      credit: { memberId: number; amount: number } | null
    }[]
  }[] = waiting.json.items
  const rest = items.map((item) => ({ ...item, truth: stored.get(item.id)?.truth ?? null }))
  const wrong = rest.filter(({ suggestions: [first], truth }) => !isRight(first, truth))
  expect(rest).toHaveLength(57)
  expect(wrong.length).toBeLessThanOrEqual(rest.length / 10)

  // The Treasurer accepts what is right; no haléř is lost or made.
  for (const { id, suggestions, truth } of rest) {
    const right = suggestions.find((one) => one.parts.length > 0 && isRight(one, truth))
    if (!right) continue
    const isForeign = stored.get(id)?.draft.currency === 'EUR'
    await call(app, '/api/fees/pair', {
      token,
      body: {
        transactionId: id,
        parts: right.parts.map(({ id: paymentId, pays }) => ({ id: paymentId, amount: pays })),
        ...(right.credit ? { credit: { memberId: right.credit.memberId, amount: right.credit.amount } } : {}),
        ...(isForeign ? { countedAs: FEE } : {}),
      },
    })
  }
  const books = await db().selectFrom('movementBalance').selectAll().execute()
  for (const { counted, spent, remaining } of books) {
    expect(remaining).toBeGreaterThanOrEqual(0)
    expect(spent + remaining).toBe(counted)
  }
  expect(await listMiscounted(db())).toEqual([])
  const owed = await db().selectFrom('paymentBalance').select('remaining').execute()
  for (const { remaining } of owed) expect(remaining).toBeGreaterThanOrEqual(0)
  expect(await pairMovements(db())).toEqual({ paired: 0 })
}, 60_000)

function isRight(
  suggestion: { readonly key: string; readonly parts: readonly { readonly id: number }[] } | undefined,
  truth: readonly number[] | null,
): boolean {
  if (truth === null) return suggestion === undefined || suggestion.key === 'aside'
  return suggestion?.key === [...truth].toSorted((one, other) => one - other).join('+')
}

/** Always the same disorder. */
function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item, index) => ({ item, order: (index * 37) % 101 }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item)
}
