import { expect, test } from 'vitest'
import { aMember, anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { archivePayment } from './archive-payment.server.ts'
import { createPayment } from './create-payment.server.ts'

const db = useDatabase()

const fee = (memberId: number, actorId: number | null = null) =>
  ({ memberId, type: '2', period: 2026, amount: 120_000, dueOn: '2026-01-31', actorId }) as const
const ride = (memberId: number) =>
  ({
    memberId,
    type: '1',
    purpose: 'Jarní vyjížďka',
    kind: 'event',
    amount: 85_000,
    dueOn: '2026-05-01',
    actorId: null,
  }) as const

test('a fee gets the symbol of its year and member, an archived one keeps it for ever', async () => {
  const { id, number } = await aMember(db(), { number: 42 })
  const treasurer = await anAccount(db(), { role: 'Treasurer' })

  const first = await createPayment(db(), fee(id, treasurer.id))
  await archivePayment(db(), { paymentId: first.id, reason: 'Chybná částka', actorId: treasurer.id })
  const second = await createPayment(db(), fee(id, treasurer.id))

  expect(number).toBe(42)
  expect([first.variableSymbol, first.status]).toEqual(['2610004204', 'DUE'])
  expect(second.variableSymbol).toMatch(/^261000421\d$/)
})

test('ten officers at once make one fee', async () => {
  const { id } = await aMember(db())

  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => createPayment(db(), fee(id))))

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
  expect(new Set(refused)).toEqual(new Set(['already_generated']))
})

test('ten rides of one person at once have ten symbols, and the eleventh too', async () => {
  const { id } = await aMember(db(), { number: 7 })

  const made = await Promise.all(Array.from({ length: 11 }, () => createPayment(db(), ride(id))))

  expect(new Set(made.map(({ variableSymbol }) => variableSymbol)).size).toBe(11)
})

test.each([
  ['nobody', null, 'not_found'],
  ['a lifetime member', { lifeTime: true }, 'lifetime_member'],
  ['an archived card', { archivedAt: new Date() }, 'card_closed'],
  ['an excluded member', { excludedOn: '2025-05-05' }, 'card_closed'],
  ['a number the symbol has no room for', { number: 123_456 }, 'no_symbol_left'],
])('%s is asked for no fee', async (_, card, code) => {
  const memberId = card ? (await aMember(db(), card)).id : 999

  await expect(createPayment(db(), fee(memberId))).rejects.toMatchObject({ code })
})
