import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import {
  statusAwaitsReminder,
  statusIsArchived,
  statusIsClosed,
  statusIsNotArchived,
  statusIsOpen,
  statusIsPaid,
  statusUrgency,
} from './payment-status.server.ts'
import { isOpen, PAYMENT_STATUSES } from './payment-status.ts'

const db = useDatabase({ isNew: true })

test('a statement means by a status what the table means', async () => {
  const among = async (condition: RawBuilder<boolean>) => {
    const { rows } = await sql<{ status: string }>`
      select status from unnest(${[...PAYMENT_STATUSES]}::text[]) as one (status) where ${condition}`.execute(
      db(),
    )
    return rows.map(({ status }) => status)
  }

  expect(await among(statusIsOpen('one.status'))).toEqual(PAYMENT_STATUSES.filter(isOpen))
  expect(await among(statusIsClosed('status'))).toEqual(['PAID', 'ARCHIVED'])
  expect(await among(statusIsPaid('status'))).toEqual(['PAID'])
  expect(await among(statusIsArchived('status'))).toEqual(['ARCHIVED'])
  expect(await among(statusIsNotArchived('status'))).toEqual(['DUE', 'REMINDER1', 'REMINDER2', 'PAID'])
  expect(await among(statusAwaitsReminder('status', 1))).toEqual(['DUE'])
  expect(await among(statusAwaitsReminder('status', 2))).toEqual(['REMINDER1'])
  expect(await among(sql<boolean>`${statusUrgency('status')} < 3`)).toEqual(['REMINDER1', 'REMINDER2'])
})

test.each([
  ['payment_open', sql`${statusIsOpen('payment.status')} and due_on < '2026-01-31'`],
  ['one_fee_a_year', sql`${statusIsNotArchived('payment.status')} and type = '2' and member_id = 1`],
])('the index %s answers', async (index, condition) => {
  const plan = await db()
    .transaction()
    .execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`set local enable_bitmapscan = off`.execute(tx)
      const { rows } = await sql`explain select from payment where ${condition}`.execute(tx)
      return JSON.stringify(rows)
    })

  expect(plan).toContain(index)
})
