import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement, aPayment } from '../../../test/money.ts'
import { allocate } from '../payments/allocate.server.ts'
import type { Role } from '../../permissions.ts'

const db = useDatabase()
let purposeId = 0

beforeEach(async () => {
  await rulesVersion(db(), 1)
  const purpose = await db()
    .insertInto('donationPurpose')
    .values({ name: 'Dětský domov' })
    .returning('id')
    .executeTakeFirstOrThrow()
  purposeId = purpose.id
})

const as = async (role: Role, memberId: number | null = null) =>
  (await someone(db(), role, { memberId })).token
const get = (path: string, token: string) => call(anApp(db()), path, { method: 'GET', token })
const give = (token: string, body: object) =>
  call(anApp(db()), '/api/donations', { token, body: { purposeId, ...body } })
const send = (path: string, token: string, body: object, method = 'POST') =>
  call(anApp(db()), path, { token, body, method })
const remainingOf = async (movementId: number) =>
  (
    await db()
      .selectFrom('movementBalance')
      .select('remaining')
      .where('movementId', '=', movementId)
      .executeTakeFirstOrThrow()
  ).remaining
const history = () =>
  db()
    .selectFrom('auditEntry')
    .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
    .select(['action', 'memberId', 'changes', 'note'])
    .orderBy('auditEntry.seq')
    .execute()

describe('a donation written down', () => {
  test('is the donor’s, told to the chain, and thanked for by letter', async () => {
    const treasurer = await as('Treasurer')
    const donor = await aMember(db(), { email: 'jan@klub.test' })

    const { status, json } = await give(treasurer, {
      memberId: donor.id,
      amount: 50_000,
      givenOn: '2026-05-19',
      note: 'na schůzi',
    })

    expect([status, json.donation]).toEqual([
      201,
      expect.objectContaining({
        memberId: donor.id,
        amount: { amount: 50_000, currency: 'CZK' },
        givenOn: '2026-05-19',
        anonymous: false,
        note: 'na schůzi',
      }),
    ])
    expect(await history()).toMatchObject([{ action: 'DONATION_ADDED', memberId: donor.id }])
    expect(await db().selectFrom('mail').select(['template', 'toAddress']).execute()).toEqual([
      { template: 'donation-thanks', toAddress: 'jan@klub.test' },
    ])
  })

  test('anonymously stands in nobody’s history, in no letter and in no thanks', async () => {
    const treasurer = await as('Treasurer')
    const donor = await aMember(db(), { email: 'jan@klub.test', lastName: 'Tichý' })
    const member = await as('Member', (await aMember(db())).id)
    await give(treasurer, { donorName: 'Pekárna Kovář', amount: 100_000 })

    await give(treasurer, { memberId: donor.id, amount: 50_000, anonymous: true })

    const seen = await get('/api/donations', member)
    expect((await history()).map(({ memberId }) => memberId)).toEqual([null, null])
    expect(await db().selectFrom('mail').select('id').execute()).toEqual([])
    expect(seen.json).toMatchObject({
      items: [],
      total: 0,
      purposes: [
        {
          total: { amount: 150_000, currency: 'CZK' },
          count: 2,
          donors: ['Pekárna Kovář'],
          anonymous: 1,
        },
      ],
    })
    expect(seen.text).not.toContain('Tichý')
    expect((await get('/api/donations/export.csv', member)).status).toBe(403)
  })

  test.each([
    [{ amount: 100 }, 422, 'donor_needed'],
    [{ donorName: 'X' }, 422, 'invalid_fields'],
    [{ donorName: 'X', amount: 0 }, 422, 'invalid_fields'],
    [{ donorName: 'X', amount: 1.5 }, 422, 'invalid_fields'],
    [{ donorName: 'X', amount: 100, givenOn: '2999-01-01' }, 422, 'invalid_fields'],
    [{ donorName: 'X', amount: 100, givenOn: '2026-02-30' }, 422, 'invalid_fields'],
    [{ memberId: 999_999, amount: 100 }, 422, 'invalid_fields'],
    [{ donorName: 'X', amount: 100, purposeId: 999 }, 422, 'invalid_fields'],
    [{ donorName: 'X', amount: 100, voidedAt: '2026-01-01' }, 422, 'invalid_fields'],
    [{ donorName: 'X', movementId: 999 }, 404, 'not_found'],
  ])('%j is refused', async (body, status, code) => {
    const answer = await give(await as('Treasurer'), body)

    expect([answer.status, answer.json.code]).toEqual([status, code])
    expect(await db().selectFrom('donation').select('id').execute()).toEqual([])
  })

  test('is nobody’s work but the Treasurer’s, and not for a purpose that is over', async () => {
    await db().updateTable('donationPurpose').set({ active: false }).execute()

    expect((await give(await as('Secretary'), { donorName: 'X', amount: 100 })).status).toBe(403)
    expect((await give(await as('Treasurer'), { donorName: 'X', amount: 100 })).json.code).toBe(
      'purpose_closed',
    )
  })
})

describe('a donation out of a movement', () => {
  test('takes its free rest and its payer, and frees it again when it is voided', async () => {
    const treasurer = await as('Treasurer')
    const { id: memberId } = await aMember(db())
    const payment = await aPayment(db(), memberId)
    const movement = await aMovement(db(), { amount: 150_000, counterName: 'Jan Novák' })
    await allocate(db(), {
      movementId: movement.id,
      parts: [{ paymentId: payment.id, amount: 120_000 }],
      mode: 'manual',
      actorId: null,
    })

    const tooMuch = await give(treasurer, { movementId: movement.id, amount: 30_001 })
    const given = await give(treasurer, { movementId: movement.id })
    const left = await remainingOf(movement.id)
    const { id } = given.json.donation
    const voided = await send(`/api/donations/${id}/void`, treasurer, { reason: 'Byl to příspěvek.' })

    expect(given.json.donation).toMatchObject({
      donorName: 'Jan Novák',
      amount: { amount: 30_000 },
      givenOn: '2026-01-20',
    })
    expect(tooMuch.json.code).toBe('not_enough_money')
    expect([left, await remainingOf(movement.id)]).toEqual([0, 30_000])
    expect(voided.json.donation).toMatchObject({ voidReason: 'Byl to příspěvek.' })
    expect((await send(`/api/donations/${id}/void`, treasurer, { reason: 'znovu' })).json.code).toBe(
      'donation_voided',
    )
    expect((await history()).at(-1)).toMatchObject({ action: 'DONATION_VOIDED', note: 'Byl to příspěvek.' })
  })

  test('and a payment that want the same money at once never get more than there is', async () => {
    const treasurer = await as('Treasurer')
    const { id: memberId } = await aMember(db())
    const payment = await aPayment(db(), memberId)
    const movement = await aMovement(db(), { counterName: 'Jan Novák' })

    const outcomes = await Promise.allSettled([
      give(treasurer, { movementId: movement.id, amount: 100_000 }),
      give(treasurer, { movementId: movement.id, amount: 100_000 }),
      allocate(db(), {
        movementId: movement.id,
        parts: [{ paymentId: payment.id, amount: 120_000 }],
        mode: 'manual',
        actorId: null,
      }),
    ])

    const done = outcomes.filter(
      (outcome) =>
        outcome.status === 'fulfilled' && (outcome.value === undefined || outcome.value.status === 201),
    )
    expect(done).toHaveLength(1)
    expect(await remainingOf(movement.id)).toBeGreaterThanOrEqual(0)
  })

  test('is corrected within what its movement has, by whoever saw it last', async () => {
    const treasurer = await as('Treasurer')
    const movement = await aMovement(db(), { amount: 50_000, counterName: 'Jan Novák' })
    const { json } = await give(treasurer, { movementId: movement.id, amount: 20_000 })
    const { id, version } = json.donation
    const patch = (body: object) => send(`/api/donations/${id}`, treasurer, body, 'PATCH')

    expect((await patch({ version, amount: 50_001 })).json.code).toBe('not_enough_money')
    expect((await patch({ version, amount: 50_000, anonymous: true })).status).toBe(200)
    expect((await patch({ version, amount: 10_000 })).json.code).toBe('donation_changed')
    expect(await remainingOf(movement.id)).toBe(0)
    expect((await history()).at(-1)).toMatchObject({
      action: 'DONATION_CHANGED',
      changes: [
        { field: 'amount', from: 20_000, to: 50_000 },
        { field: 'anonymous', from: false, to: true },
      ],
    })
  })
})

describe('papers and tables', () => {
  test('a year’s gifts are confirmed to the donor and by the Treasurer, to nobody else', async () => {
    const donor = await aMember(db(), { lastName: 'Řehoř' })
    const [treasurer, own, other] = [
      await as('Treasurer'),
      await as('Member', donor.id),
      await as('Member', (await aMember(db())).id),
    ]
    await give(treasurer, { memberId: donor.id, amount: 50_000, givenOn: '2026-05-19' })
    await give(treasurer, { donorName: 'Pekárna Kovář', amount: 70_000, givenOn: '2026-05-19' })
    const paper = (token: string, query: string) => get(`/api/donations/confirmation.pdf?${query}`, token)

    const mine = await paper(own, 'year=2026')
    const bakery = await paper(treasurer, `year=2026&donor=${encodeURIComponent('Pekárna Kovář')}`)

    expect([mine.status, mine.text.slice(0, 5), bakery.status]).toEqual([200, '%PDF-', 200])
    expect((await paper(own, 'year=2025')).status).toBe(404)
    expect((await paper(other, `year=2026&memberId=${donor.id}`)).status).toBe(403)
    expect((await paper(other, `year=2026&donor=X`)).status).toBe(403)
  })

  test('the Treasurer’s table has everything, pages of it and a spreadsheet', async () => {
    const treasurer = await as('Treasurer')
    for (const amount of [10_000, 20_000, 30_000]) await give(treasurer, { donorName: '=SUM(A1)', amount })

    const page = await get('/api/donations?page=2&pageSize=2', treasurer)
    const csv = await get('/api/donations/export.csv', treasurer)

    expect(page.json).toMatchObject({
      total: 3,
      page: 2,
      pageSize: 2,
      items: [{ amount: { amount: 10_000 } }],
    })
    expect(csv.text.split('\r\n')).toHaveLength(5)
    expect(csv.text).toContain(";'=SUM(A1);300,00;Dětský domov;ne;")
  })
})
