import { beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader } from './automatic.screen.tsx'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

test('of nights that were, that one is trouble where the bank could not be read', async () => {
  const { token } = await someone(db(), 'Treasurer')
  const night = (day: number, state: 'gone' | 'stopped' | 'unread' | 'empty') => ({
    state,
    madeOn: `2026-03-0${day}`,
    endedOn: `2026-03-0${day}`,
  })
  await db()
    .insertInto('reminderPlan')
    .values([night(1, 'gone'), night(2, 'stopped'), night(3, 'unread'), night(4, 'empty')])
    .execute()

  const { past, plan } = await seeScreen(db(), loader, { path: '/admin/fees/automatic', token })

  expect(plan).toBeNull()
  expect(past.map(({ isTrouble, state }) => [isTrouble, state === ''])).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ])
})
