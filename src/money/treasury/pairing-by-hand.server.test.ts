import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement, aPayment } from '../../../test/money.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action, loader } from './pairing.screen.tsx'

const db = useDatabase()
let treasurer = { id: 0, token: '' }

beforeEach(async () => {
  await rulesVersion(db(), 1)
  treasurer = await someone(db(), 'Treasurer')
})

const send = (form: Readonly<Record<string, string>>) =>
  sendForm(db(), action, { path: '/admin/fees/pairing?filter=waiting', token: treasurer.token, form })
const credits = () => db().selectFrom('credit').select(['memberId', 'amount']).execute()

async function aDebtor(firstName = 'Jan') {
  const member = await aMember(db(), { firstName })
  return { member, payment: await aPayment(db(), member.id) }
}

test('of one movement somebody is looked for once he is named', async () => {
  const { member } = await aDebtor('Bořivoj')
  const { id } = await aMovement(db())
  const found = async (who: string) => {
    const path = `/admin/fees/pairing?movement=${id}&who=${who}`
    const { page } = (await seeScreen(db(), loader, { path, token: treasurer.token })) as unknown as {
      page: { kind: string; found: { payments: readonly { memberId: number }[] } | null }
    }
    return page.found && page.found.payments.map(({ memberId }) => memberId)
  }

  expect([await found(''), await found('borivoj')]).toEqual([null, [member.id]])
})

test('of foreign money split by hand the credit is what is left of the crowns that were written', async () => {
  const { member, payment } = await aDebtor()
  const { id } = await aMovement(db(), { amount: 5000, currency: 'EUR' })

  await send({
    intent: 'split',
    movementId: String(id),
    [`pay-${payment.id}`]: '1200',
    total: '5000',
    countedAs: '1 215,-',
    rest: String(member.id),
    note: '',
  })

  expect(await credits()).toMatchObject([{ memberId: member.id, amount: 1500 }])
})
