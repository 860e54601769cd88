import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

test('who is told of a right given to a role reads it in words, each in his own language', async () => {
  const password = 'Tajne-heslo-2026'
  const { token } = await someone(db(), 'Webmaster', { password })
  const other = await someone(db(), 'Webmaster')
  // Who can do nothing any more is told nothing.
  await someone(db(), 'Webmaster', { deactivatedAt: new Date() })
  await db().updateTable('account').set({ language: 'en' }).where('id', '=', other.id).execute()

  const body = { permission: 'events.manage', role: 'RoadCaptain', password }
  const { status } = await call(anApp(db()), '/api/grants', { token, body })

  const told = await db().selectFrom('notice').select('detail').orderBy('accountId').execute()
  expect([status, told.map(({ detail }) => detail)]).toEqual([
    201,
    ['Akce: pořádání (Road Captain)', 'Events: organising (Road Captain)'],
  ])
})
