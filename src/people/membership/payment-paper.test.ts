import { expect, test } from 'vitest'
import { paymentPaper } from './payment-paper.ts'

const subject = {
  name: 'Eva Nová',
  number: 12,
  address: 'Dlouhá 5, 753 01 Hranice',
  title: 'Členský příspěvek 2026',
  amount: 120_000,
  paid: 50_000,
  rest: 70_000,
  dueOn: '2026-01-31',
  variableSymbol: '2610001201',
  account: '2900000021/2010',
  arrivals: [
    { on: '2026-01-20', amount: 30_000, by: 'bank' as const },
    { on: '2026-02-01', amount: 20_000, by: 'cash' as const },
  ],
}
const issue = { clubName: 'Moravští jezdci', today: '2026-02-05', language: 'cs' } as const

test('a receipt says what came, when and how, and what is left', () => {
  const { title, paragraphs, facts = [] } = paymentPaper('receipt', subject, issue)

  expect(title).toBe('Potvrzení o platbě')
  expect(paragraphs[0]).toContain('přijal 500\u00a0Kč')
  expect(Object.fromEntries(facts)).toMatchObject({
    'Na účet 20.\u00a01.\u00a02026': '300\u00a0Kč',
    'V hotovosti, zapsáno 1.\u00a02.\u00a02026': '200\u00a0Kč',
    'Zbývá zaplatit': '700\u00a0Kč',
  })
})

test('of a payment that is whole nothing is said to be left', () => {
  const { facts = [] } = paymentPaper('receipt', { ...subject, paid: 120_000, rest: 0 }, issue)

  expect(facts.map(([label]) => label)).not.toContain('Zbývá zaplatit')
})

test('a request says what is left, until when and where', () => {
  const { paragraphs, facts = [], notes } = paymentPaper('request', subject, issue)
  const nowhere = paymentPaper('request', { ...subject, account: null }, issue)

  expect(paragraphs[0]).toContain('zaplacení 700\u00a0Kč')
  expect(Object.fromEntries(facts)).toMatchObject({
    'Už přišlo': '500\u00a0Kč',
    Splatnost: '31.\u00a01.\u00a02026',
    Účet: '2900000021/2010',
    'Variabilní symbol': '2610001201',
  })
  // Without an account there is no code to scan.
  expect([notes?.length, nowhere.notes?.length]).toEqual([1, 0])
})
