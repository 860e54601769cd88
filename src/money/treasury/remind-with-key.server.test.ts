import { expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { TODAY, useFio } from '../../../test/bank.ts'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { addDays } from '../../ground/values/day.ts'

const db = useDatabase()
const fio = useFio(db)

async function anOverduePayment(): Promise<number> {
  const { id } = await aMember(db(), { email: 'petr@klub.test' })
  const asked = new Date(`${addDays(TODAY, -70)}T10:00:00Z`)
  return (await aPayment(db(), id, { dueOn: addDays(TODAY, -40), createdAt: asked })).id
}

const remind = (id: number, key: string) =>
  call(anApp(db()), '/api/fees/remind', {
    token: fio.table().treasurer.token,
    headers: { 'idempotency-key': key },
    body: { ids: [id] },
  })

const readings = async () => (await db().selectFrom('bankReading').select('id').execute()).length
const letters = () => db().selectFrom('mail').select('template').execute()

test('the bank is read before a reminder with a key, and the same key gives the same answer once', async () => {
  const id = await anOverduePayment()

  const first = await remind(id, 'first reminder')
  const read = await readings()
  await fio.pauseIsOver()
  const second = await remind(id, 'first reminder')

  expect([first.status, first.json.success]).toEqual([200, true])
  expect(first.json.bank.updatedAt).not.toBeNull()
  expect(read).toBeGreaterThan(0)
  expect([second.status, second.text]).toEqual([200, first.text])
  expect(await readings()).toBe(read)
  expect(await letters()).toEqual([{ template: 'payment-reminder' }])
})

test('the same key for somebody else is refused, and a refusal is not kept', async () => {
  const [one, other] = [await anOverduePayment(), await anOverduePayment()]
  await remind(one, 'a key')

  const elsewhere = await remind(other, 'a key')
  const again = await remind(one, 'another key')
  await db().updateTable('payment').set({ status: 'DUE', reminder1At: null }).where('id', '=', one).execute()
  const later = await remind(one, 'another key')

  expect([elsewhere.status, elsewhere.json.code]).toEqual([422, 'key_reused'])
  expect([again.status, later.status]).toEqual([409, 200])
})
