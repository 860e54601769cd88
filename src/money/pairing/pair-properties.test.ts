import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pair, type Pairing } from './pair.ts'
import type { CertainPair, Knowledge, Movement, OpenPayment } from './pairing.ts'

// A small club, so that symbols, sums and names meet often.
const SYMBOLS = ['2610001001', '2610002002', '2610003003', '2610004004'] as const
const SUMS = [60_000, 120_000, 120_000, 180_000, 240_000, 300_000] as const
const RUNS = { numRuns: 300 }

/** The first three are a household. */
const payerOf = (memberId: number) => (memberId < 4 ? 1 : null)

const knowledge: Knowledge = {
  people: SYMBOLS.map((_, index) => ({
    id: index + 1,
    firstName: ['Jan', 'Eva', 'Petr', 'Hana'][index] ?? '',
    lastName: ['Novák', 'Nováková', 'Čech', 'Malá'][index] ?? '',
    nickname: null,
    household: null,
    payerId: payerOf(index + 1),
  })),
  closedSymbols: new Map([['2510001001', { memberId: 1, isPaid: true, amount: 120_000 }]]),
  accounts: new Map([['111/0100', [1, 2]]]),
  refused: new Set(),
}

const aMovement = fc.record({
  amount: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...SUMS) },
    { weight: 1, arbitrary: fc.constantFrom(...SUMS).map((sum) => -sum) },
  ),
  currency: fc.constantFrom('CZK', 'CZK', 'CZK', 'EUR'),
  variableSymbol: fc.option(fc.constantFrom(...SYMBOLS, ...SYMBOLS, '2510001001', '2610001002', '0')),
  message: fc.option(fc.constantFrom('VS 2610002002', 'Novak + Malakova', 'dar klubu', 'Cech Petr')),
  payerAccount: fc.option(fc.constantFrom('111/0100', '999/0800')),
  payerName: fc.option(fc.constantFrom('NOVAK JAN', 'Mala H.', 'Firma s.r.o.')),
  instructionId: fc.option(fc.constantFrom('1', '2')),
})

const aWorld = fc.record({
  movements: fc.array(aMovement, { maxLength: 14 }).map((drafts) =>
    drafts.map((draft, index): Movement => ({
      ...draft,
      id: index + 1,
      bookedOn: '2026-01-20',
      remaining: draft.currency === 'CZK' ? Math.max(0, draft.amount) : null,
      payerReference: null,
      identification: null,
      comment: null,
    })),
  ),
  payments: fc.subarray(SYMBOLS.map((symbol, index) => ({ symbol, memberId: index + 1 }))).chain((owing) =>
    fc.tuple(...owing.map(() => fc.constantFrom(...SUMS))).map((sums) =>
      owing.map(({ symbol, memberId }, index): OpenPayment => ({
        id: 100 + memberId,
        memberId,
        type: '2',
        period: 2026,
        remaining: sums[index] ?? 120_000,
        dueOn: '2026-01-31',
        variableSymbol: symbol,
        payerId: payerOf(memberId),
      })),
    ),
  ),
})

type World = { readonly movements: readonly Movement[]; readonly payments: readonly OpenPayment[] }

/** What the club's books look like after the certain pairs were written. */
function book({ movements, payments }: World): World {
  const { stornos, ...paired } = pair(movements, payments, knowledge)
  const certain = allParts(paired)
  const gone = new Set(stornos.flatMap(({ movementId, cancels }) => [movementId, cancels]))
  const spent = (id: number) => sum(certain.filter(({ movementId }) => movementId === id))
  const paid = (id: number) => sum(certain.filter(({ paymentId }) => paymentId === id))
  return {
    movements: movements
      .filter(({ id }) => !gone.has(id))
      .map((one) => ({ ...one, remaining: one.remaining === null ? null : one.remaining - spent(one.id) }))
      .filter(({ remaining }) => remaining === null || remaining > 0),
    payments: payments
      .map((one) => ({ ...one, remaining: one.remaining - paid(one.id) }))
      .filter(({ remaining }) => remaining > 0),
  }
}

/** What is written without asking anybody: one movement to one payment, or to all of a household. */
function allParts({ certain, shared }: Pick<Pairing, 'certain' | 'shared'>): readonly CertainPair[] {
  const split = shared.flatMap(({ movementId, parts }) =>
    parts.map(({ paymentId, amount }) => ({ movementId, paymentId, amount })),
  )
  return [...certain, ...split]
}

const sum = (parts: readonly { readonly amount: number }[]) =>
  parts.reduce((total, { amount }) => total + amount, 0)

test('money is conserved: no movement gives more than it has, no payment gets more than it asks for', () => {
  fc.assert(
    fc.property(aWorld, (world) => {
      const paired = pair(world.movements, world.payments, knowledge)
      const certain = allParts(paired)
      const after = book(world)
      const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)

      const movements = [...paired.certain, ...paired.shared].map(({ movementId }) => movementId)
      expect(new Set(movements).size).toBe(movements.length)
      for (const { id, amount } of world.movements.filter((one) => movements.includes(one.id)))
        expect(sum(certain.filter(({ movementId }) => movementId === id))).toBe(amount)
      expect(new Set(certain.map(({ paymentId }) => paymentId)).size).toBe(certain.length)
      const owedBefore = sum(world.payments.map(({ remaining }) => ({ amount: remaining })))
      const owedAfter = sum(after.payments.map(({ remaining }) => ({ amount: remaining })))
      expect(owedBefore - owedAfter).toBe(sum(certain))
      expect(ids(after.payments).every((id) => ids(world.payments).includes(id))).toBe(true)
    }),
    RUNS,
  )
})

test('a suggestion never gives away more than the movement has, nor puts more to a payment than it owes', () => {
  fc.assert(
    fc.property(aWorld, ({ movements, payments }) => {
      const { suggestions } = pair(movements, payments, knowledge)

      for (const movement of movements) {
        for (const { parts, credit, score } of suggestions.get(movement.id) ?? []) {
          const total = sum([...parts, ...(credit ? [credit] : [])])
          expect(movement.remaining === null || total <= movement.remaining).toBe(true)
          for (const { paymentId, amount } of parts)
            expect(amount).toBeLessThanOrEqual(payments.find(({ id }) => id === paymentId)?.remaining ?? 0)
          expect(score).toBeLessThan(100)
        }
      }
    }),
    RUNS,
  )
})

test('the order of arrival does not matter', () => {
  const shuffled = aWorld.chain((world) =>
    fc.record({
      world: fc.constant(world),
      movements: fc.shuffledSubarray([...world.movements], { minLength: world.movements.length }),
      payments: fc.shuffledSubarray([...world.payments], { minLength: world.payments.length }),
    }),
  )

  fc.assert(
    fc.property(shuffled, ({ world, movements, payments }) => {
      const one = pair(world.movements, world.payments, knowledge)
      const other = pair(movements, payments, knowledge)

      expect(other.certain).toEqual(one.certain)
      expect(other.shared).toEqual(one.shared)
      expect(other.stornos).toEqual(one.stornos)
      expect(other.suggestions).toEqual(one.suggestions)
    }),
    RUNS,
  )
})

test('in whatever portions distinct money comes, the same payments end up paid', () => {
  // Storno and the very same money twice are told apart only when both have come; here each comes once.
  // Of a household one may pay alone before all of them are paid for, or after; then a person gives the rest back.
  const plain = aWorld.map(({ movements, payments }) => ({
    payments: payments.map((payment) => ({ ...payment, payerId: null })),
    movements: movements
      .filter(({ amount }) => amount > 0)
      .filter(
        (one, index, all) =>
          all.findIndex(
            ({ amount, variableSymbol }) => amount === one.amount && variableSymbol === one.variableSymbol,
          ) === index,
      ),
  }))

  fc.assert(
    fc.property(plain, fc.nat({ max: 14 }), (world, cut) => {
      const atOnce = book(world)
      const first = book({ ...world, movements: world.movements.slice(cut) })
      const second = book({
        payments: first.payments,
        movements: [...world.movements.slice(0, cut), ...first.movements],
      })

      expect(second.payments).toEqual(atOnce.payments)
    }),
    RUNS,
  )
})

test('running twice changes nothing', () => {
  fc.assert(
    fc.property(aWorld, (world) => {
      const once = book(world)

      expect(book(once)).toEqual(once)
      expect(allParts(pair(once.movements, once.payments, knowledge))).toEqual([])
    }),
    RUNS,
  )
})

test('a household is split to the haléř or not at all, and nobody else’s payment is touched', () => {
  fc.assert(
    fc.property(aWorld, ({ movements, payments }) => {
      const { certain, shared } = pair(movements, payments, knowledge)
      const alone = new Set(certain.map(({ paymentId }) => paymentId))

      for (const { movementId, parts } of shared) {
        const movement = movements.find(({ id }) => id === movementId)
        const bill = payments.filter(({ id, payerId }) => payerId === 1 && !alone.has(id))
        expect(new Set(parts.map(({ paymentId }) => paymentId))).toEqual(new Set(bill.map(({ id }) => id)))
        expect(movement?.currency).toBe('CZK')
        expect(bill.map(({ variableSymbol }) => variableSymbol)).toContain(movement?.variableSymbol)
      }
      expect(shared.length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 1000 },
  )
})
