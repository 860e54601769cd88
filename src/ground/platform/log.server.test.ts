import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { errorAsTold, withoutAddresses } from './log.server.ts'

const db = useDatabase()

const told = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (fault: unknown) => fault,
  )
  expect(error).toBeInstanceOf(Error)
  return errorAsTold(error)
}

test('what the database could not take is told by its rule, and nothing of anybody is', async () => {
  await anAccount(db(), { email: 'tajemny@klub.test' })

  const taken = await told(anAccount(db(), { email: 'tajemny@klub.test' }))
  const row = await told(
    sql`insert into member (first_name, last_name) values ('Tajemný', null)`.execute(db()),
  )
  const value = await told(sql`select 'Tajemný "Drak" \n 603'::date`.execute(db()))

  expect(taken).toMatchObject({ code: '23505', constraint: 'account_by_email' })
  expect(row).toMatchObject({ code: '23502', column: 'last_name' })
  expect(value).toMatchObject({ code: expect.stringMatching(/^22/), message: expect.stringContaining('"…"') })
  expect(JSON.stringify([taken, row, value])).not.toMatch(/tajemn|Drak|603/i)
  expect(JSON.stringify(value)).toContain('log.server.test')
})

test('a connection that broke is told without all it carries along', () => {
  const client = { secretKey: 1, _activeQuery: { values: ['tajemny@klub.test'] } }
  const broken = Object.assign(new Error('Connection terminated'), { code: '57P01', client })

  expect(errorAsTold(broken)).toMatchObject({ message: 'Connection terminated', code: '57P01' })
  expect(JSON.stringify(errorAsTold(broken))).not.toMatch(/secretKey|tajemny/)
})

test.each([
  '550 5.1.1 <tajemny.drak@klub.test>: Recipient address rejected',
  '550 no mailbox tajemny.drak@klub.test here',
  'GET /odhlasit/TAJEMNY@klub.example.test',
  'no user "tajemný+drak@klub-drak.test"',
])('an address in %j is told by no log', (said) => {
  expect(withoutAddresses(JSON.stringify({ reply: said }))).not.toMatch(/tajemn|drak|klub/i)
})

test('what only looks like one is left as it is', () => {
  const frames = '    at file:///srv/node_modules/@hono/node-server/dist/index.js:12:3 (left-pad@1)'

  expect(withoutAddresses(frames)).toBe(frames)
})
