import { expect, test } from 'vitest'
import { someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { createSession, findVisitor } from '../accounts/sessions.server.ts'
import { signOutOthers } from './sign-out-others.server.ts'

const db = useDatabase()

test('signing out the others ends every session of mine but this one, and nobody else’s', async () => {
  const me = await someone(db(), 'Member')
  const other = await createSession(db(), me, { address: '10.0.0.1', userAgent: 'a lost phone' })
  const somebodyElse = await someone(db(), 'Member')
  const visitor = await findVisitor(db(), me.token)
  if (!visitor) throw new Error('the session is not there')

  await signOutOthers(db(), visitor)

  expect(await findVisitor(db(), other)).toBeNull()
  expect(await findVisitor(db(), me.token)).not.toBeNull()
  expect(await findVisitor(db(), somebodyElse.token)).not.toBeNull()
  expect(await db().selectFrom('auditEntry').select('action').execute()).toEqual([
    { action: 'SESSION_ENDED' },
  ])
})
