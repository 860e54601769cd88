import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { pdfSheets } from '../../../test/pdf-words.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { recordCash } from '../../money/payments/allocate.server.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

async function aPayer(paid: number) {
  const member = await aMember(db(), { firstName: 'Eva', lastName: 'Nová' })
  const { token } = await someone(db(), 'Member', { memberId: member.id })
  const payment = await aPayment(db(), member.id)
  const treasurer = await someone(db(), 'Treasurer')
  if (paid > 0)
    await recordCash(db(), {
      paymentId: payment.id,
      amount: paid,
      paidOn: '2026-02-01',
      actorId: treasurer.id,
    })
  return { token, paymentId: payment.id, treasurer: treasurer.token }
}

const paper = async (path: string, token: string) => {
  const answer = await call(anApp(db()), path, { method: 'GET', token })
  return answer.status === 200 ? pdfSheets(answer.bytes).join(' ') : answer.json.code
}
const own = (id: number, kind: string) => `/api/membership/payments/${id}/${kind}.pdf`
const anybodys = (id: number, kind: string) => `/api/payments/${id}/${kind}.pdf`
const says = (words: RegExp) => expect.stringMatching(words)

test.each([
  [
    'nothing',
    0,
    'nothing_paid',
    says(/prosí o zaplacení 1 200 Kč\. .* Eva Nová .* Splatnost 31\. 1\. 2026 /),
  ],
  [
    'a part',
    50_000,
    says(/potvrzuje, že přijal 500 Kč\. .* Eva Nová .* 500 Kč Zbývá zaplatit 700 Kč /),
    says(/prosí o zaplacení 700 Kč\. .* Už přišlo 500 Kč Zbývá zaplatit 700 Kč /),
  ],
  [
    'all of it',
    120_000,
    says(/potvrzuje, že přijal 1 200 Kč\. .* V hotovosti, .* 1 200 Kč Vystaveno /),
    'payment_closed',
  ],
])('of a payment for which %s came there is what there can be', async (_what, paid, receipt, request) => {
  const { token, paymentId, treasurer } = await aPayer(paid)

  expect([
    await paper(own(paymentId, 'receipt'), token),
    await paper(own(paymentId, 'request'), token),
  ]).toEqual([receipt, request])
  expect(await paper(anybodys(paymentId, 'receipt'), treasurer)).toEqual(receipt)
})

test('somebody else’s payment is as if there were none, and the Treasurer’s door is the Treasurer’s', async () => {
  const { paymentId } = await aPayer(120_000)
  const { token } = await aPayer(0)

  expect(await paper(own(paymentId, 'receipt'), token)).toBe('not_found')
  expect(await paper(anybodys(paymentId, 'receipt'), token)).toBe('not_allowed')
})
