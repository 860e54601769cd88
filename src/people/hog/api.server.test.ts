import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { cardNumber } from '../members/member.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { monthLater } from './hog-number.ts'

const db = useDatabase()
const today = pragueDay(now())

beforeEach(() => rulesVersion(db(), 1))

const list = (token: string, body: object) => call(anApp(db()), '/api/hog/list', { token, body })
const approve = (token: string, items: readonly object[], headers = {}) =>
  call(anApp(db()), '/api/hog/approve', { token, body: { items }, headers })
const hogOf = (id: number) =>
  db()
    .selectFrom('member')
    .select(['hogNumber', 'hogExpiresOn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const history = () =>
  db()
    .selectFrom('auditEntry')
    .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
    .select(['action', 'memberId', 'changes'])
    .orderBy('auditEntry.seq')
    .execute()

describe('the list', () => {
  test('has four tabs with their counts; who is out of the club is in none', async () => {
    const { token } = await someone(db(), 'MembershipOfficer')
    await aMember(db(), { lastName: 'Chybí' })
    await aMember(db(), { lastName: 'Propadl', hogNumber: 'CZ0001', hogExpiresOn: '2020-01-01' })
    await aMember(db(), { lastName: 'Dnes', hogNumber: 'CZ0002', hogExpiresOn: today })
    await aMember(db(), { lastName: 'Za měsíc', hogNumber: 'CZ0003', hogExpiresOn: monthLater(today) })
    await aMember(db(), { lastName: 'Dlouho', hogNumber: 'CZ0004', hogExpiresOn: '2098-01-01' })
    await aMember(db(), { lastName: 'Bez data', hogNumber: 'CZ0005' })
    await aMember(db(), { lastName: 'Pryč', archivedAt: new Date() })

    const tabs = await Promise.all(
      ['missing', 'expired', 'expiring', 'all'].map(async (tab) => (await list(token, { tab })).json),
    )

    expect(tabs.map(({ items }) => items.map(({ lastName }: { lastName: string }) => lastName))).toEqual([
      ['Chybí'],
      ['Propadl'],
      ['Dnes', 'Za měsíc'],
      ['Bez data', 'Dlouho', 'Dnes', 'Chybí', 'Propadl', 'Za měsíc'],
    ])
    expect(tabs[0].counts).toEqual({ missing: 1, expired: 1, expiring: 2, all: 6 })
    expect(tabs[3].total).toBe(6)
  })

  test('comes by pages', async () => {
    const { token } = await someone(db(), 'MembershipOfficer')
    for (const lastName of ['A', 'B', 'C']) await aMember(db(), { lastName })

    const { json } = await list(token, { tab: 'missing', page: 2, pageSize: 2 })

    expect(json).toMatchObject({ items: [{ lastName: 'C' }], total: 3, page: 2, pageSize: 2 })
  })
})

describe('a number', () => {
  test('is written in capitals without spaces, old and new in the history', async () => {
    const { token } = await someone(db(), 'MembershipOfficer')
    const { id } = await aMember(db(), { hogNumber: 'CZ0001', hogExpiresOn: '2025-01-01' })

    const { json } = await approve(token, [
      { memberId: id, hogNumber: ' cz 441 1207', expiresOn: '2027-12-31' },
    ])

    expect(json).toEqual({ success: true, results: [{ id, success: true }] })
    expect(await hogOf(id)).toEqual({ hogNumber: 'CZ4411207', hogExpiresOn: '2027-12-31' })
    expect(await history()).toEqual([
      {
        action: 'HOG_CHANGED',
        memberId: id,
        changes: [
          { field: 'hogNumber', from: 'CZ0001', to: 'CZ4411207' },
          { field: 'hogExpiresOn', from: '2025-01-01', to: '2027-12-31' },
        ],
      },
    ])
  })

  test('that changes nothing leaves no trace', async () => {
    const { token } = await someone(db(), 'MembershipOfficer')
    const { id } = await aMember(db(), { hogNumber: 'CZ0001', hogExpiresOn: '2027-01-01' })

    const { status } = await approve(token, [{ memberId: id, hogNumber: 'cz0001' }])

    expect([status, await history()]).toEqual([200, []])
  })

  test('taken away takes its expiry along', async () => {
    const { token } = await someone(db(), 'MembershipOfficer')
    const { id } = await aMember(db(), { hogNumber: 'CZ0001', hogExpiresOn: '2027-01-01' })

    await approve(token, [{ memberId: id, hogNumber: null }])

    expect(await hogOf(id)).toEqual({ hogNumber: null, hogExpiresOn: null })
  })

  test('of somebody else is refused, and it is told whose it is', async () => {
    const { token } = await someone(db(), 'MembershipOfficer')
    const holder = await aMember(db(), {
      firstName: 'Karel',
      lastName: 'Bývalý',
      hogNumber: 'CZ0001',
      archivedAt: new Date(),
    })
    const { id } = await aMember(db())

    const { status, json } = await approve(token, [{ memberId: id, hogNumber: 'CZ0001' }])

    expect(status).toBe(409)
    expect(json).toEqual({
      success: false,
      statusCode: 409,
      statusMessage: `Tohle číslo HOG už má jiný člen. Má ho Bývalý Karel (${cardNumber(holder.number)}).`,
      code: 'hog_number_taken',
    })
  })

  test('refused under a key can be tried again under the same key', async () => {
    const { token } = await someone(db(), 'MembershipOfficer')
    const holder = await aMember(db(), { hogNumber: 'CZ0001' })
    const { id } = await aMember(db())
    const attempt = () =>
      approve(token, [{ memberId: id, hogNumber: 'CZ0001' }], { 'idempotency-key': 'once' })

    const refused = await attempt()
    await db().updateTable('member').set({ hogNumber: null }).where('id', '=', holder.id).execute()

    expect([refused.status, (await attempt()).status]).toEqual([409, 200])
  })

  test('given to two people by two officers at once goes to one', async () => {
    const one = await someone(db(), 'MembershipOfficer')
    const other = await someone(db(), 'Webmaster')
    const people = [await aMember(db()), await aMember(db())]

    const answers = await Promise.all([
      approve(one.token, [{ memberId: people[0]?.id, hogNumber: 'CZ0001' }]),
      approve(other.token, [{ memberId: people[1]?.id, hogNumber: 'CZ0001' }]),
    ])

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await history()).toHaveLength(1)
  })

  test('edited by two who saw the same card is written once', async () => {
    const { token } = await someone(db(), 'MembershipOfficer')
    const { id, version } = await aMember(db())

    const answers = await Promise.all(
      ['CZ0001', 'CZ0002'].map((hogNumber) => approve(token, [{ memberId: id, hogNumber, version }])),
    )

    expect(answers.map(({ status, json }) => `${status} ${json.code ?? ''}`).toSorted()).toEqual([
      '200 ',
      '409 changed_meanwhile',
    ])
  })

  test.each([
    [{ hogNumber: 'CZ' }, 422, 'invalid_fields'],
    [{ hogNumber: 'CZ 12/34' }, 422, 'invalid_fields'],
    [{ hogNumber: 'CZ1234', expiresOn: '31. 12. 2026' }, 422, 'invalid_fields'],
    [{ hogNumber: 'CZ1234', role: 'Webmaster' }, 422, 'invalid_fields'],
    [{ expiresOn: '2027-12-31' }, 409, 'hog_number_first'],
  ])('%j is refused', async (input, status, code) => {
    const { token } = await someone(db(), 'MembershipOfficer')
    const { id } = await aMember(db())

    const answer = await approve(token, [{ memberId: id, ...input }])

    expect([answer.status, answer.json.code]).toEqual([status, code])
  })

  test('is not given to a card out of the club, nor to nobody', async () => {
    const { token } = await someone(db(), 'MembershipOfficer')
    const gone = await aMember(db(), { excludedOn: '2026-01-01' })

    expect((await approve(token, [{ memberId: gone.id, hogNumber: 'CZ1234' }])).json.code).toBe('card_closed')
    expect((await approve(token, [{ memberId: 999_999, hogNumber: 'CZ1234' }])).status).toBe(404)
  })

  test('is none of the Secretary’s business', async () => {
    const { token } = await someone(db(), 'Secretary')

    expect([(await list(token, {})).status, (await approve(token, [])).status]).toEqual([403, 403])
  })
})

describe('many numbers', () => {
  test('become a run; one that is taken fails alone', async () => {
    const { token } = await someone(db(), 'MembershipOfficer')
    await aMember(db(), { hogNumber: 'CZ9999' })
    const people = [await aMember(db()), await aMember(db()), await aMember(db())]

    const { status, json } = await approve(
      token,
      people.map(({ id }, index) => ({
        memberId: id,
        hogNumber: `CZ999${index + 7}`,
        expiresOn: '2027-12-31',
      })),
    )
    await runBatch(db(), BATCH_KINDS, json.batch.id)

    const run = await call(anApp(db()), `/api/batches/${json.batch.id}`, { method: 'GET', token })
    expect(status).toBe(202)
    expect(run.json).toMatchObject({ status: 'partial', successful: 2, failed: 1 })
    expect(run.json.items[2]).toMatchObject({
      success: false,
      statusMessage: expect.stringMatching(/^Tohle číslo HOG už má jiný člen\. Má ho Novák Jan \(\d+\)\.$/),
    })
    expect(await hogOf(people[0]?.id ?? 0)).toEqual({ hogNumber: 'CZ9997', hogExpiresOn: '2027-12-31' })
  })

  test('with one person twice are a riddle', async () => {
    const { token } = await someone(db(), 'MembershipOfficer')

    const answer = await approve(token, [
      { memberId: 1, hogNumber: 'CZ0001' },
      { memberId: 1, hogNumber: 'CZ0002' },
    ])

    expect([answer.status, answer.json.fields]).toEqual([422, { items: 'Tohle nevypadá správně.' }])
  })
})
