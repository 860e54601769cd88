import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountInFigures, parseAccountNumber } from './account-number.ts'
import { fioOrders, refundTarget, sentRefunds } from './refund-order.ts'

const account = (text: string) => {
  const parsed = parseAccountNumber(text)
  if (!parsed) throw new Error(text)
  return parsed
}
const refund = {
  id: 1,
  amount: 50_000,
  askedOn: '2026-05-01',
  variableSymbol: '2610004204',
  ownAccount: null,
  counterAccount: '2900000056/2010',
}
const sent = {
  id: 7,
  amount: -50_000,
  bookedOn: '2026-05-02',
  variableSymbol: '2610004204',
  counterAccount: '2900000056/2010',
}

test.each([
  { own: null, from: '2900000056/2010', to: '2900000056/2010' },
  { own: '19-2000145399/0800', from: '2900000056/2010', to: '19-2000145399/0800' },
  { own: '19-2000145399/0800', from: null, to: '19-2000145399/0800' },
  { own: null, from: '2900000057/2010', to: null },
  { own: null, from: 'SK3112000000198742637541/', to: null },
  { own: null, from: null, to: null },
])('from $from, own $own: money goes to $to', ({ own, from, to }) => {
  const target = refundTarget({ ownAccount: own, counterAccount: from })

  expect(target && accountInFigures(target)).toBe(to)
})

test('the file is what Fio takes in', () => {
  const to = account('19-2000145399/0800')
  const order = { to, amount: 50_005, variableSymbol: '2610004204', message: 'Vratka: Jízda <A & B>' }

  const file = fioOrders([order], { from: account('2900000021/2010'), on: '2026-05-02' })

  expect(file).toContain('<accountFrom>2900000021</accountFrom>')
  expect(file).toContain('<amount>500.05</amount>')
  expect(file).toContain('<accountTo>19-2000145399</accountTo>\n      <bankCode>0800</bankCode>')
  expect(file).toContain('<messageForRecipient>Vratka: Jízda &lt;A &amp; B&gt;</messageForRecipient>')
  expect(file.match(/<DomesticTransaction>/g)).toHaveLength(1)
})

test.each(['2900000056/2010', '19-2000145399/0800'])(
  'a refund is settled by its own movement, to %s as well',
  (counterAccount) => {
    const owned = { ...refund, ownAccount: '19-2000145399/0800' }

    const settled = sentRefunds([owned], [{ ...sent, counterAccount }])

    expect(settled).toEqual([{ refundId: 1, movementId: 7, bookedOn: '2026-05-02' }])
  },
)

test.each([
  ['of another amount', { amount: -50_001 }],
  ['that came in', { amount: 50_000 }],
  ['with another symbol', { variableSymbol: '2610004203' }],
  ['without a symbol', { variableSymbol: null }],
  ['to another account', { counterAccount: '2900000064/2010' }],
  ['from before it was asked for', { bookedOn: '2026-04-30' }],
])('a movement %s settles nothing', (_what, change) => {
  expect(sentRefunds([refund], [{ ...sent, ...change }])).toEqual([])
})

test('each movement settles one refund, and what was given back is what left the account', () => {
  const one = fc.record({
    amount: fc.integer({ min: 1, max: 3 }),
    variableSymbol: fc.constantFrom('2610004204', '2610004303'),
    counterAccount: fc.constantFrom('2900000056/2010', '2900000064/2010'),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 8 }), fc.array(one, { maxLength: 8 }), (asked, left) => {
      const refunds = asked.map((each, id) => ({ ...refund, ...each, id }))
      const outgoing = left.map((each, id) => ({ ...sent, ...each, id, amount: -each.amount }))

      const settled = sentRefunds(refunds, outgoing)

      expect(new Set(settled.map(({ movementId }) => movementId)).size).toBe(settled.length)
      expect(new Set(settled.map(({ refundId }) => refundId)).size).toBe(settled.length)
      const sum = settled.reduce(
        (total, { refundId, movementId }) =>
          total + (refunds[refundId]?.amount ?? 0) + (outgoing[movementId]?.amount ?? 0),
        0,
      )
      expect(sum).toBe(0)
    }),
  )
})
