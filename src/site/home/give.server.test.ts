import { beforeEach, expect, test } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader } from './give.screen.tsx'

const db = useDatabase()
beforeEach(async () => {
  await db()
    .insertInto('clubSetting')
    .values({ key: 'bank', value: JSON.stringify({ account: '2900000021/2010' }) })
    .execute()
  await db()
    .insertInto('donationPurpose')
    .values([
      { id: 1, name: 'Dětský domov', showsTotal: true },
      { id: 2, name: 'Klubovna' },
      { id: 3, name: 'Loňský sraz', active: false, showsTotal: true },
    ])
    .execute()
  const { id: memberId } = await aMember(db(), { firstName: 'Tajný', lastName: 'Dárce' })
  for (const purposeId of [1, 1, 2, 3])
    await db()
      .insertInto('donation')
      .values({ purposeId, memberId, amount: 50_000, givenOn: '2026-05-05' })
      .execute()
})

const see = async (query = '') =>
  (await seeScreen(db(), loader, { path: `/prispet${query}`, token: null })).giving

test('a stranger sees what he can give to, what came where the club shows it, and nobody’s name', async () => {
  const giving = await see()

  expect(giving.purposes.map(({ name }) => name)).toEqual(['Dětský domov', 'Klubovna'])
  expect(giving.totals).toEqual([{ id: 1, name: 'Dětský domov', total: 100_000, count: 2 }])
  expect(JSON.stringify(giving)).not.toContain('Dárce')
})

test('his code says the purpose and the amount he chose', async () => {
  const chosen = await see('?purpose=2&amount=250')
  const open = await see('?purpose=2')

  expect(JSON.stringify(chosen.code)).toContain('AM:250.00')
  expect(JSON.stringify(chosen.code)).toContain('MSG:DAR - KLUBOVNA')
  expect(JSON.stringify(open.code)).not.toContain('AM:')
})

test.each(['-1', '0', 'hodně', '1e9'])('an amount of %s is told to be none', async (amount) => {
  expect((await see(`?amount=${amount}`)).isWrongAmount).toBe(true)
})

test('a purpose that is over, or none at all, is not given to', async () => {
  expect((await see('?purpose=3')).chosenId).toBe(1)
  await db().updateTable('donationPurpose').set({ active: false }).execute()
  expect(await see()).toMatchObject({ chosenId: null, code: null })
})
