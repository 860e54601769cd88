import { expect, test } from 'vitest'
import { isHouseTrouble } from '../platform/house-trouble.ts'
import { asTold, toRefusal } from './refusal-answer.server.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  ['53100', 'GET', 507, 'disk_full_reading'],
  ['53100', 'HEAD', 507, 'disk_full_reading'],
  ['ENOSPC', 'GET', 507, 'disk_full_reading'],
  ['EDQUOT', 'POST', 507, 'disk_full'],
  ['53100', 'POST', 507, 'disk_full'],
  ['53100', 'PATCH', 507, 'disk_full'],
  ['53100', 'DELETE', 507, 'disk_full'],
  ['25006', 'GET', 503, 'read_only'],
] as const)('%s met by a %s is told as it concerns whoever asked', (state, method, status, code) => {
  const told = asTold(toRefusal(coded(state), ''), method)

  expect([told.status, told.code]).toEqual([status, code])
  expect(told.retryAfter).toBeGreaterThan(0)
})

// What PostgreSQL, the network before it and the machine under it say when they are in trouble; none of it is about the work.
test.each([
  ['a connection is lost', '08006', 'database_down'],
  ['the database has no memory', '53200', 'database_down'],
  ['the database has no file handle left', '53000', 'database_down'],
  ['the database may not put that much aside', '53400', 'database_down'],
  ['the disk of the database does not answer', '58030', 'database_down'],
  ['the database was taken away', '57P04', 'database_down'],
  ['the database had an idle connection enough', '57P05', 'database_down'],
  ['the database waited for a frozen house', '25P03', 'database_down'],
  ['a transaction took too long', '25P04', 'database_down'],
  ['the name of the database is nobody’s while it is being restarted', 'ENOTFOUND', 'database_down'],
  ['whoever knows names does not answer', 'EAI_AGAIN', 'database_down'],
  ['the machine of the database vanished', 'ETIMEDOUT', 'database_down'],
  ['there is no way to it', 'EHOSTUNREACH', 'database_down'],
  ['there is no network', 'ENETUNREACH', 'database_down'],
  ['the house has no file handle left', 'EMFILE', 'too_busy'],
  ['the machine has none', 'ENFILE', 'too_busy'],
] as const)('%s: that is no fault of the work (%s)', (_what, state, code) => {
  const refusal = toRefusal(coded(state), '')

  expect([refusal.code, isHouseTrouble(refusal)]).toEqual([code, true])
  expect(refusal.retryAfter).toBeGreaterThan(0)
})

test('whoever points at a row that is not there is told so; one that is needed elsewhere stays our fault', () => {
  const rule = { code: '23503', constraint: 'credit_member_id_fkey', table: 'credit' }
  const broken = (message: string) => toRefusal(Object.assign(new Error(message), rule), '').code

  expect([
    broken('insert or update on table "credit" violates foreign key constraint "credit_member_id_fkey"'),
    broken(
      'update or delete on table "member" violates foreign key constraint "credit_member_id_fkey" on table "credit"',
    ),
  ]).toEqual(['not_found', 'unexpected'])
})
