import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { type Blank, prepared } from './prepared.server.ts'
import { inTransaction } from './transaction.server.ts'

const db = useDatabase()

let written = 0
const findByName = prepared((house, blank: Blank<{ name: string; ids: readonly number[] }>) => {
  written += 1
  return house
    .selectFrom('member')
    .select(['firstName', 'lastName', sql<number>`${7}::int`.as('seven')])
    .where('lastName', '=', blank('name'))
    .where(sql<boolean>`member.id = any(${blank('ids')}::int[])`)
})

test('is put together once and asked with other values, also inside a transaction', async () => {
  const jan = await aMember(db(), { firstName: 'Jan', lastName: 'Novák' })
  const eva = await aMember(db(), { firstName: 'Eva', lastName: 'Nováková' })
  const ids = [jan.id, eva.id]

  const first = await findByName(db(), { name: 'Novák', ids })
  const second = await inTransaction(db(), (tx) => findByName(tx, { name: 'Nováková', ids }))
  const none = await findByName(db(), { name: 'Nováková', ids: [jan.id] })

  expect(first).toEqual([{ firstName: 'Jan', lastName: 'Novák', seven: 7 }])
  expect(second).toEqual([{ firstName: 'Eva', lastName: 'Nováková', seven: 7 }])
  expect([none, written]).toEqual([[], 1])
})
