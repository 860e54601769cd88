import { expect, test } from 'vitest'
import { aMember, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { openTable, PIN } from '../../../test/kiosk.ts'
import { aPayment } from '../../../test/money.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader } from './tables.screen.tsx'

const db = useDatabase()
const PATH = '/admin/fees/table'

test('a table is told by the name of who opened it; who has no card by his address', async () => {
  const { treasurer: named } = await openTable(db())
  const { treasurer: nameless } = await openTable(db())
  const { id: memberId } = await aMember(db(), { firstName: 'Petra', lastName: 'Pokladní' })
  await db().updateTable('account').set({ memberId }).where('id', '=', named.id).execute()
  const { token } = await someone(db(), 'Treasurer')

  const { tables, hours } = await seeScreen(db(), loader, { path: PATH, token })

  expect(tables.map(({ name }) => name)).toEqual(['Petra Pokladní', nameless.email])
  expect(tables[0]?.text).toContain('Petra Pokladní')
  expect(hours.map(({ value }) => value)).toEqual(['1', '2', '3', '4'])
})

test('whoever was erased is nobody at the table: neither by his card nor by his name', async () => {
  const { id } = await aMember(db(), { firstName: 'Petr', lastName: 'Vymazaný' })
  await aPayment(db(), id)
  const { scan, see, send } = await openTable(db())
  await scan(id)
  const before = (await see()).shown?.name
  await db().updateTable('member').set({ erasedAt: new Date() }).where('id', '=', id).execute()

  const { answer } = await send({ intent: 'find', name: 'vymazan', pin: PIN })

  expect([before, (await see()).shown, answer.people]).toEqual(['Petr Vymazaný', null, []])
  expect((await scan(id)).code).toBe('card_not_true')
})
