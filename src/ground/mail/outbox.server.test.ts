import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import type { MailPriority } from './outbox.ts'
import { fateOfLetter, postLetter } from './outbox.server.ts'

const db = useDatabase()

const limitTo = (limits: object) =>
  db()
    .insertInto('clubSetting')
    .values({ key: 'mailLimits', value: JSON.stringify(limits) })
    .execute()

const post = (priority: MailPriority = 'normal', to = 'jarda@klub.test') =>
  inTransaction(db(), async (tx) => {
    const id = await postLetter(tx, { template: 'password-changed', to, language: 'cs', priority })
    return fateOfLetter(tx, id)
  })

describe('the fate of a letter just posted', () => {
  test('is to wait where the limit leaves no room', async () => {
    await limitTo({ perMinute: 2 })

    expect([await post(), await post(), await post()]).toEqual(['queued', 'queued', 'deferred'])
  })

  test('does not depend on those it overtakes', async () => {
    await limitTo({ perMinute: 1 })
    await post('bulk')

    expect([await post('urgent'), await post('normal')]).toEqual(['queued', 'deferred'])
  })

  test('is to be left out where it is one of many and the address does not work', async () => {
    await db().insertInto('deadAddress').values({ address: 'jarda@klub.test', reason: '550 no' }).execute()

    expect([await post('bulk', 'Jarda@klub.test'), await post('normal')]).toEqual(['skipped', 'queued'])
  })
})
