import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { pdfSheets } from '../../../test/pdf-words.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { cardToken } from '../cards/card-token.server.ts'
import { revokeCard } from '../cards/revoke-card.server.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import type { Role } from '../../permissions.ts'
import { askToLeave, withdrawLeave } from './ask-to-leave.server.ts'
import { closeLeave } from './close-leave.server.ts'
import { listLeaveRequests } from './leave-requests.server.ts'
import { listSteps } from './timelines.server.ts'
import { verifyCard } from './verify-card.server.ts'

const db = useDatabase()
const TODAY = '2026-11-15'

beforeEach(() => rulesVersion(db(), 1))

async function aVisitor(role: Role, memberId: number | null = null) {
  const { token } = await someone(db(), role, { memberId })
  const visitor = await findVisitor(db(), token)
  if (!visitor) throw new Error('nobody came')
  return { visitor, token }
}

const approved = { approvedAt: new Date('2024-05-01T10:00:00Z') }
const paid = { status: 'PAID', paidAt: new Date('2026-01-20T10:00:00Z') } as const
const look = (token: string, address = '10.0.0.1') => verifyCard(db(), { token, today: TODAY, address })
const actions = async (memberId: number) =>
  (
    await db()
      .selectFrom('auditEntry')
      .select('action')
      .where('memberId', '=', memberId)
      .orderBy('seq')
      .execute()
  ).map(({ action }) => action)

describe('a card shown at a door', () => {
  test('tells the name and how long it holds, nothing else', async () => {
    const { id } = await aMember(db(), { ...approved, nickname: 'Kardan', phone: '+420603123456' })
    await aPayment(db(), id, paid)

    expect(await look(cardToken(id, 0))).toEqual({
      verdict: 'valid',
      name: 'Jan Novák',
      until: '2026-12-31',
      portrait: null,
    })
  })

  test('of somebody who owes is not valid; of somebody out of the club it tells not even the name', async () => {
    const owing = await aMember(db(), approved)
    const excluded = await aMember(db(), { ...approved, lifeTime: true, excludedOn: '2026-03-01' })
    const applicant = await aMember(db())

    expect(await look(cardToken(owing.id, 0))).toEqual({
      verdict: 'expired',
      name: 'Jan Novák',
      until: null,
      portrait: null,
    })
    expect(await look(cardToken(excluded.id, 0))).toEqual({ verdict: 'ended' })
    expect(await look(cardToken(applicant.id, 0))).toEqual({ verdict: 'waiting' })
  })

  test('that was lost is called back, and the new one holds', async () => {
    const { id } = await aMember(db(), { ...approved, lifeTime: true })
    const { visitor } = await aVisitor('Member', id)

    await revokeCard(db(), visitor.id, id)

    expect(await look(cardToken(id, 0))).toEqual({ verdict: 'revoked' })
    expect(await look(cardToken(id, 1))).toMatchObject({ verdict: 'valid', until: null })
    expect(await actions(id)).toEqual(['CARD_REVOKED'])
  })

  test('that nobody issued tells whether it is made up or just nothing', async () => {
    const { id } = await aMember(db(), approved)
    const erased = await aMember(db(), { ...approved, erasedAt: new Date() })

    expect(await look(cardToken(id, 3))).toEqual({ verdict: 'forged' })
    expect(await look(`${id.toString(36)}.AAAAAAAAAAAAAAAA`)).toEqual({ verdict: 'forged' })
    expect(await look('zzzzzz.AAAAAAAAAAAAAAAA')).toEqual({ verdict: 'unknown' })
    expect(await look('zz.AAAAAAAAAAAAAAAA')).toEqual({ verdict: 'forged' })
    expect(await look(cardToken(erased.id, 0))).toEqual({ verdict: 'unknown' })
    for (const nonsense of ['', '1', "1.'; drop table member", `${'z'.repeat(9)}.AAAAAAAAAAAAAAAA`])
      expect(await look(nonsense)).toEqual({ verdict: 'unknown' })
  })

  test('can be looked at sixty times in ten minutes from one place', async () => {
    for (let index = 0; index < 60; index += 1) await look('x')

    await expect(look('x')).rejects.toMatchObject({ code: 'too_many_attempts' })
    expect(await look('x', '10.0.0.2')).toEqual({ verdict: 'unknown' })
  })
})

test('a card is looked at sixty times from one IPv6 network, whichever of its addresses asks', async () => {
  const look = (host: number) =>
    verifyCard(db(), { token: 'x', today: '2026-06-01', address: `2001:db8:1:2::${host.toString(16)}` })
  for (let index = 1; index <= 60; index += 1) await look(index)

  await expect(look(61)).rejects.toMatchObject({ code: 'too_many_attempts' })
})

describe('leaving', () => {
  test('is asked for once, even by two thumbs, and can be taken back', async () => {
    const { id } = await aMember(db(), approved)
    const { visitor } = await aVisitor('Member', id)

    const answers = await Promise.allSettled([
      askToLeave(db(), visitor, 'Stěhuju se.'),
      askToLeave(db(), visitor, 'Stěhuju se.'),
    ])
    await withdrawLeave(db(), visitor)
    await expect(withdrawLeave(db(), visitor)).rejects.toMatchObject({ code: 'leave_closed' })

    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await actions(id)).toEqual(['LEAVE_REQUESTED', 'LEAVE_WITHDRAWN'])
    expect((await listLeaveRequests(db(), { page: 1, pageSize: 50 })).items).toEqual([])
  })

  test('ends with the card in the archive, with the reason of the one who left', async () => {
    const { id } = await aMember(db(), approved)
    await aPayment(db(), id)
    const member = await aVisitor('Member', id)
    const secretary = await aVisitor('Secretary')
    await askToLeave(db(), member.visitor, 'Stěhuju se.')
    const [request] = (await listLeaveRequests(db(), { page: 1, pageSize: 50 })).items

    const close = () =>
      closeLeave(db(), secretary.visitor, {
        requestId: request?.id ?? 0,
        closedAs: 'archived',
        note: 'Vrátil klíče.',
        now: new Date(),
        today: TODAY,
      })
    await close()

    const card = await db()
      .selectFrom('member')
      .select(['archivedAt', 'archiveReason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(request).toMatchObject({ memberId: id, owes: 120_000, reason: 'Stěhuju se.' })
    expect(card.archivedAt).not.toBeNull()
    expect(card.archiveReason).toMatch(
      /^Vystoupení na vlastní žádost ze dne .+\. Stěhuju se\. Vrátil klíče\.$/,
    )
    expect(await actions(id)).toEqual(['LEAVE_REQUESTED', 'MEMBER_ARCHIVED', 'ACCOUNT_DEACTIVATED'])
    await expect(close()).rejects.toMatchObject({ code: 'leave_closed' })
    expect(await findVisitor(db(), member.token)).toBeNull()
  })

  test('of the Secretary himself waits for another one, and stays open', async () => {
    const { id } = await aMember(db(), approved)
    const { visitor } = await aVisitor('Secretary', id)
    await askToLeave(db(), visitor, null)
    const [request] = (await listLeaveRequests(db(), { page: 1, pageSize: 50 })).items

    const input = {
      requestId: request?.id ?? 0,
      closedAs: 'archived',
      note: null,
      now: new Date(),
      today: TODAY,
    } as const
    await expect(closeLeave(db(), visitor, input)).rejects.toMatchObject({ code: 'own_card' })

    expect((await listLeaveRequests(db(), { page: 1, pageSize: 50 })).items).toHaveLength(1)
  })
})

describe('papers', () => {
  const get = (path: string, token: string) => call(anApp(db()), path, { method: 'GET', token })

  test.each([
    ['confirmation', /^KLUBOVNA Potvrzení o členství .* její členství trvá\. Jméno a příjmení Jan Řehoř /],
    ['extract', /^KLUBOVNA Výpis ze seznamu členů .* Jan Řehoř Členské číslo \d+ .* Schválení 1\. 5\. 2024 /],
  ])('everybody has his own %s, and it leaves a trace', async (paper, words) => {
    const { id } = await aMember(db(), { ...approved, lastName: 'Řehoř', birthDate: '1980-02-29' })
    const { token } = await aVisitor('Member', id)

    const { status, headers, bytes } = await get(`/api/membership/${paper}.pdf`, token)

    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const [sheet, ...more] = pdfSheets(bytes)
    expect([more, sheet]).toEqual([[], expect.stringMatching(words)])
    expect(sheet).toContain('Datum narození 29. 2. 1980')
    expect(await actions(id)).toEqual(['MEMBERSHIP_CONFIRMED'])
  })

  test('of a former member is issued by those who write cards, of others by nobody', async () => {
    const gone = await aMember(db(), { ...approved, archivedAt: new Date('2026-03-01T10:00:00Z') })
    const [officer, member, stranger] = [
      await aVisitor('MembershipOfficer'),
      await aVisitor('Member', (await aMember(db())).id),
      await aVisitor('Member'),
    ]

    const paths = `/api/members/${gone.id}/confirmation.pdf`
    expect((await get(paths, officer.token)).status).toBe(200)
    expect((await get(paths, member.token)).status).toBe(403)
    expect((await get('/api/members/999999/extract.pdf', officer.token)).status).toBe(404)
    expect((await get('/api/membership/extract.pdf', stranger.token)).status).toBe(404)
  })
})

test('the way through the club is told from its own facts; what was voided did not happen', async () => {
  const { id } = await aMember(db(), { ...approved, memberSince: '2024-04-01', ritualOn: '2024-09-10' })
  await aPayment(db(), id, paid)
  const purpose = await db()
    .insertInto('donationPurpose')
    .values({ name: 'Dětský domov' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const gift = { purposeId: purpose.id, memberId: id, amount: 10_000, givenOn: '2026-02-02' }
  await db()
    .insertInto('donation')
    .values([gift, { ...gift, givenOn: '2026-02-03', voidedAt: new Date(), voidReason: 'omyl' }])
    .execute()

  const steps = await listSteps(db(), id, { now: new Date('2026-11-15T10:00:00Z'), language: 'cs' })

  expect(steps).toEqual([
    { on: '2026-02-02', kind: 'donation', detail: 'Dětský domov' },
    { on: '2026-01-20', kind: 'fee', detail: '2026' },
    { on: '2024-09-10', kind: 'ritual', detail: null },
    { on: '2024-05-01', kind: 'approved', detail: null },
    { on: '2024-04-01', kind: 'since', detail: null },
  ])
})

test('of events the way tells those one came to, not those one signed up for', async () => {
  const { id } = await aMember(db())
  const ride = async (title: string, checkedInAt: Date | null, status: 'registered' | 'cancelled') => {
    const startsAt = new Date('2026-06-06T08:00:00Z')
    const event = await db()
      .insertInto('event')
      .values({ title, kind: 'ride', startsAt, state: 'published' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('registration')
      .values({ eventId: event.id, memberId: id, status, checkedInAt })
      .execute()
  }
  await ride('Zaspal', null, 'registered')
  await ride('Jel', new Date('2026-06-06T08:05:00Z'), 'registered')
  await ride('Odhlásil se', null, 'cancelled')

  const steps = await listSteps(db(), id, { now: new Date('2026-11-15T10:00:00Z'), language: 'cs' })

  expect(steps).toEqual([{ on: '2026-06-06', kind: 'ride', detail: 'Jel' }])
})
