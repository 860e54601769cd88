import { expect, test } from 'vitest'
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
