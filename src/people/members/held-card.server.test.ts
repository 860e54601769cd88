import { expect, test } from 'vitest'
import { aMember, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { untilWaiting } from '../../../test/waiting.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { changeMember } from './change-member.server.ts'

const db = useDatabase()

test('whoever waited for a card reads it as the other one left it, with what belongs to it', async () => {
  const { id } = await aMember(db(), { city: 'Šumperk' })
  const [secretary, webmaster] = [await visiting('Secretary'), await visiting('Webmaster')]
  const said = (change: object) => ({ memberId: id, version: 1, change, today: '2026-05-01' })
  let waiting: ReturnType<typeof changeMember> | undefined

  await inTransaction(db(), async (tx) => {
    await changeMember(tx, secretary, said({ tags: ['zdravotník'], motorcycles: [{ make: 'ČZ' }] }))
    waiting = changeMember(db(), webmaster, said({ tags: ['kuchař'] }))
    await untilWaiting(db())
  })

  expect(await waiting).toMatchObject({
    conflict: { version: 2, tags: ['zdravotník'], motorcycles: [{ make: 'ČZ' }] },
  })
})

async function visiting(role: 'Secretary' | 'Webmaster') {
  const { token } = await someone(db(), role)
  const visitor = await findVisitor(db(), token)
  if (!visitor) throw new Error('nobody came')
  return visitor
}
