import { beforeEach, expect, test, vi } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { setClock } from '../../../test/clock.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { now } from '../../ground/platform/clock.server.ts'

const db = useDatabase()

let token = ''
beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Treasurer')).token
})

const toBeReminded = async (): Promise<number> =>
  (await call(anApp(db()), '/api/fees/reminders', { method: 'GET', token })).json.total

// The first reminder is due fourteen days after the payment, from midnight in Prague, wherever the server lives.
test.each([
  ['in winter, a minute before midnight', '2027-02-01', '2027-02-14T22:59:00Z', 0],
  ['in winter, at midnight', '2027-02-01', '2027-02-14T23:00:00Z', 1],
  ['in summer, a minute before midnight', '2027-07-01', '2027-07-14T21:59:00Z', 0],
  ['in summer, at midnight', '2027-07-01', '2027-07-14T22:00:00Z', 1],
])('%s, of a payment due on %s', async (_when, dueOn, moment, count) => {
  const { id } = await aMember(db(), { lastName: 'Dlužil', email: 'dluzil@klub.test' })
  await aPayment(db(), id, { dueOn, period: 2027 })

  setClock(moment)

  expect(await toBeReminded()).toBe(count)
})

test('outside of tests nobody can set the clock', () => {
  setClock('2037-01-01T12:00:00Z')
  expect(now().getUTCFullYear()).toBe(2037)

  vi.stubEnv('NODE_ENV', 'production')

  expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(60_000)
})
