import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader } from './statistics.screen.tsx'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

test('a division nobody pays in has no line', async () => {
  const { token } = await someone(db(), 'Treasurer')
  await db()
    .insertInto('division')
    .values([
      { id: 1, name: 'Hranice' },
      { id: 2, name: 'Prázdná' },
    ])
    .execute()
  const { id } = await aMember(db(), { divisionId: 1, approvedAt: new Date(), memberSince: '2020-01-01' })
  await aPayment(db(), id, { period: 2026 })

  const { statistics } = await seeScreen(db(), loader, {
    path: '/admin/fees/statistics?period=2026',
    token,
    today: '2026-11-15',
  })

  expect(statistics.byDivision.map(({ division }) => division)).toEqual(['Hranice'])
})
