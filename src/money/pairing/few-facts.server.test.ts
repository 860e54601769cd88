import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { listWaitingMovements, readAllFacts, readFewFacts } from './facts.server.ts'
import { pair } from './pair.ts'

const db = useDatabase()

// Few enough that namesakes, families and crowds come about; with what folding could stumble over.
const LAST = ['Novák', 'Novák', 'Novák', 'Řezníček', 'Čech', 'Nováková', 'Novotný', 'Novotná', 'Řezníček', 'Wygryzł', 'Dvořák Malý', 'Čech', 'Chalupa', 'Šťastný', 'Nosák', 'Ågren', "O'Brien", 'Ma'] // prettier-ignore
const FIRST = ['Jan', 'Eva', 'Jiří', 'Karel Maria', 'Šárka', 'Łukasz', 'Jana']
const NICKS = [null, null, 'Bobřík', 'Turbo', 'Žížala', 'Velký Bob', 'Čech']
const WORDS = [
  'prispevek',
  'clenstvi',
  'firma',
  's.r.o.',
  'Novka',
  'novaak',
  'REZNICEK',
  'Chalpa',
  'dvorakova',
  'J',
  'bobrik',
  'dar',
  '2026',
]

const pick = fc.constantFrom
const member = fc.record({ firstName: pick(...FIRST), lastName: pick(...LAST), nickname: pick(...NICKS), home: pick(1, 2, 3, 4, 5, null), isErased: fc.integer({ min: 0, max: 14 }).map((n) => n === 0) }) // prettier-ignore
const text = fc.option(fc.array(pick(...LAST, ...FIRST, ...WORDS, 'VS 100023', 'vs: 1000035', '1000000041'), { maxLength: 5 }).map((words) => words.join(' '))) // prettier-ignore
const movement = fc.record({
  amount: pick(120_000, 60_000, 240_000, 50_000),
  variableSymbol: fc.option(fc.integer({ min: 100_000, max: 100_110 }).map(String)),
  message: text,
  counterName: text,
  identification: text,
  payer: pick(1, 2, 3, 4, 5, 6, 7, 8),
})

test('for a few movements the same is suggested as if the whole club were read', async () => {
  const members = await db()
    .insertInto('member')
    .values(
      fc.sample(member, { numRuns: 110, seed: 3 }).map(({ home, isErased, ...card }) => ({
        ...card,
        ...(home ? { street: `Dlouhá ${home}`, city: 'Šumperk' } : {}),
        erasedAt: isErased ? new Date() : null,
      })),
    )
    .returning('id')
    .execute()
  const payments = await db()
    .insertInto('payment')
    .values(
      members.map(({ id }, index) => ({
        memberId: id,
        type: '2' as const,
        period: 2026,
        amount: index % 5 === 0 ? 60_000 : 120_000,
        dueOn: '2026-01-31',
        variableSymbol: index % 10 === 4 ? `100000004${index % 9}` : String(100_000 + index),
        ...(index % 4 === 0 ? { status: 'PAID' as const, paidAt: new Date() } : {}),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'status'])
    .execute()
  const movements = await db()
    .insertInto('bankMovement')
    .values(
      fc.sample(movement, { numRuns: 120, seed: 5 }).map(({ payer, ...one }, index) => ({
        ...one,
        account: '2000/2010',
        bankId: String(index),
        bookedOn: '2026-01-20',
        counterAccount: String(payer),
        counterBank: payer % 2 === 0 ? '0100' : null,
      })),
    )
    .returning('id')
    .execute()
  // What was paid before tells whose an account is; some of it was taken back by a person.
  await db()
    .insertInto('allocation')
    .values(
      payments.slice(0, 12).map(({ id }, index) => ({
        paymentId: id,
        movementId: movements[index]?.id ?? 0,
        amount: 100,
        mode: 'manual' as const,
        ...(index % 4 === 1 ? { reversedAt: new Date() } : {}),
      })),
    )
    .execute()
  await db().insertInto('pairingRefusal').values({ movementId: movements[20]?.id ?? 0, suggestion: 'aside' }).execute() // prettier-ignore
  const waiting = await listWaitingMovements(db())

  const [all, few] = [await readAllFacts(db(), waiting), await readFewFacts(db(), waiting)]

  const [expected, found] = [all, few].map((facts) => pair(waiting, facts.payments, facts.knowledge))
  expect(found).toEqual(expected)
  expect([...(expected?.suggestions.values() ?? [])].flat().length).toBeGreaterThan(60)
})
