import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { forRequest } from '../platform/asking.server.ts'
import { log } from '../platform/log.server.ts'
import { slowStatements } from './slow-statements.server.ts'

const db = useDatabase()

test('a slow statement is told with the number of its request and without anybody’s values', async () => {
  const told = vi.spyOn(log, 'warn')
  const before = slowStatements()

  await forRequest({ requestId: 'the-number', isReading: true }, async () => {
    await sql`select ${'Kanárek'}::text`.execute(db())
    await sql`select pg_sleep(0.55), ${'Kanárek'}::text`.execute(db())
  })

  expect(slowStatements() - before).toBe(1)
  expect(told.mock.calls).toEqual([
    [
      { requestId: 'the-number', ms: expect.any(Number), sql: 'select pg_sleep(0.55), $1::text' },
      'a slow statement',
    ],
  ])
  told.mockRestore()
})

test('of a secret ballot no slow statement is told: its moment stands in no log', async () => {
  const told = vi.spyOn(log, 'warn')
  const before = slowStatements()

  await forRequest({ requestId: 'a-ballot', isReading: false, isUnseen: true }, async () => {
    await sql`select pg_sleep(0.55)`.execute(db())
  })

  expect(slowStatements() - before).toBe(1)
  expect(told.mock.calls).toEqual([])
  told.mockRestore()
})
