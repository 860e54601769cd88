import type { Insertable } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aMember, anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import type { Tables } from '../../tables.ts'
import { restoreMember } from '../closing/archive-member.server.ts'
import { mergeMembers, previewMerge } from './merge-members.server.ts'
import { listMemberReferences } from './member-references.server.ts'
import { MOVES } from './move-belongings.server.ts'
import { suggestPeople } from './suggest-people.server.ts'

const db = useDatabase()

const pairOf = async (
  keep: Partial<Insertable<Tables['member']>> = {},
  drop: Partial<Insertable<Tables['member']>> = {},
) => ({
  keep: (await aMember(db(), keep)).id,
  drop: (await aMember(db(), drop)).id,
})
const webmaster = async () => ({ ...(await anAccount(db(), { role: 'Webmaster' })), grants: [] })
const card = (id: number) =>
  db().selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

let symbol = 1000
const aFee = (memberId: number, fee: Partial<Insertable<Tables['payment']>> = {}) =>
  db()
    .insertInto('payment')
    .values({
      memberId,
      type: '2',
      period: 2026,
      amount: 100_000,
      dueOn: '2026-03-31',
      variableSymbol: String((symbol += 1)),
      ...fee,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
const paid = { status: 'PAID', paidAt: new Date() } as const
const anEvent = (title: string) =>
  db()
    .insertInto('event')
    .values({ title, kind: 'ride', startsAt: new Date() })
    .returningAll()
    .executeTakeFirstOrThrow()

test('no table that points at a card is forgotten', async () => {
  const columns = (await listMemberReferences(db())).map(({ table, column }) => `${table}.${column}`)

  expect(columns.toSorted()).toEqual(Object.keys(MOVES).toSorted())
})

describe('merging', () => {
  test('each card keeps its own HOG number where both have one', async () => {
    const pair = await pairOf({ hogNumber: 'CZ1111' }, { hogNumber: 'CZ2222' })

    await mergeMembers(db(), await webmaster(), pair)

    expect([(await card(pair.keep)).hogNumber, (await card(pair.drop)).hogNumber]).toEqual([
      'CZ1111',
      'CZ2222',
    ])
  })

  test('moves everything to the kept card, and archives the other', async () => {
    const actor = await webmaster()
    const { id: actorId } = actor
    const pair = await pairOf(
      { hogNumber: null, city: 'Brno' },
      { hogNumber: 'CZ4411207', hogExpiresOn: '2027-05-01', phone: '+420603123456', city: 'Praha' },
    )
    const { keep, drop } = pair
    const login = await anAccount(db(), { memberId: drop })
    const [tag] = await db()
      .insertInto('tag')
      .values([{ name: 'kuchař' }, { name: 'společný' }])
      .returning('id')
      .execute()
    await db()
      .insertInto('memberTag')
      .values([
        { memberId: drop, tagId: tag?.id ?? 0 },
        { memberId: drop, tagId: 2 },
        { memberId: keep, tagId: 2 },
      ])
      .execute()
    await db()
      .insertInto('motorcycle')
      .values([
        { memberId: keep, make: 'Harley-Davidson', model: 'Sportster' },
        { memberId: drop, make: 'Harley-Davidson', model: 'Sportster' },
        { memberId: drop, make: 'Jawa' },
      ])
      .execute()
    await aFee(drop, paid)
    await aFee(drop, { type: '1', period: null, purpose: 'tričko' })
    const ride = await anEvent('Beskydy')
    await db()
      .insertInto('registration')
      .values({ eventId: ride.id, memberId: drop, status: 'registered' })
      .execute()
    await db().updateTable('event').set({ leaderId: drop }).execute()
    const purpose = await db()
      .insertInto('donationPurpose')
      .values({ name: 'Dětský domov' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('donation')
      .values({ purposeId: purpose.id, memberId: drop, amount: 50_000, givenOn: '2026-05-01' })
      .execute()
    await db()
      .insertInto('application')
      .values({
        firstName: 'Jan',
        lastName: 'Novák',
        email: 'jan@klub.test',
        status: 'APPROVED',
        decidedAt: new Date(),
        memberId: drop,
      })
      .execute()
    await db()
      .insertInto('mail')
      .values({ template: 'reset-password', toAddress: 'jan@klub.test', memberId: drop, messageId: 'm1' })
      .execute()
    const preview = await previewMerge(db(), pair)

    await mergeMembers(db(), actor, pair)

    expect(preview).toMatchObject({
      fault: null,
      filling: { hogNumber: 'CZ4411207', hogExpiresOn: '2027-05-01', phone: '+420603123456' },
      moves: {
        motorcycles: 2,
        tags: 2,
        payments: 2,
        registrations: 1,
        donations: 1,
        applications: 1,
        letters: 1,
        rides: 1,
      },
    })
    const left = await previewMerge(db(), pair)
    expect(Object.values(left.moves).every((count) => count === 0)).toBe(true)
    expect(left.keep).toMatchObject({
      accountId: login.id,
      hogNumber: 'CZ4411207',
      phone: '+420603123456',
      city: 'Brno',
    })
    expect(await card(drop)).toMatchObject({
      archiveReason: `sloučeno s č. ${left.keep.number}`,
      archivedBy: actorId,
      hogNumber: null,
      version: 2,
    })
    expect(
      await db().selectFrom('motorcycle').select(['make', 'memberId']).orderBy('position').execute(),
    ).toEqual([
      { make: 'Harley-Davidson', memberId: keep },
      { make: 'Jawa', memberId: keep },
    ])
    expect(await db().selectFrom('memberTag').select('memberId').execute()).toEqual([
      { memberId: keep },
      { memberId: keep },
    ])
    expect(
      await db()
        .selectFrom('auditEntry')
        .select(['action', 'memberId', 'actorAccountId'])
        .orderBy('seq')
        .execute(),
    ).toEqual([
      { action: 'MEMBERS_MERGED', memberId: keep, actorAccountId: actorId },
      { action: 'MEMBERS_MERGED', memberId: drop, actorAccountId: actorId },
    ])
  })

  test('never joins two logins', async () => {
    const pair = await pairOf()
    await anAccount(db(), { memberId: pair.keep })
    await anAccount(db(), { memberId: pair.drop })

    await expect(mergeMembers(db(), await webmaster(), pair)).rejects.toMatchObject({
      code: 'both_have_accounts',
    })
    expect((await card(pair.drop)).archivedAt).toBeNull()
  })

  test('what was merged is not brought back from the archive, excluded or not', async () => {
    for (const excludedOn of [null, '2026-01-01']) {
      const pair = await pairOf({}, { excludedOn })
      const actor = await webmaster()
      await mergeMembers(db(), actor, pair)

      const restoring = restoreMember(db(), actor, {
        memberId: pair.drop,
        now: new Date(),
        today: '2026-11-16',
      })

      await expect(restoring).rejects.toMatchObject({ code: 'already_merged' })
    }
  })

  test('of two at once one wins, whichever card each wants to keep', async () => {
    const { keep, drop } = await pairOf()
    const actor = await webmaster()

    const results = await Promise.allSettled([
      mergeMembers(db(), actor, { keep, drop }),
      mergeMembers(db(), actor, { keep: drop, drop: keep }),
      mergeMembers(db(), actor, { keep, drop }),
    ])

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))).toEqual([
      'already_merged',
      'already_merged',
    ])
    expect(await db().selectFrom('memberMerge').selectAll().execute()).toHaveLength(1)
  })

  test('a fee that is open on one of them is settled first; a year paid twice stays paid on both', async () => {
    const open = await pairOf()
    await aFee(open.keep, paid)
    await aFee(open.drop)
    const twice = await pairOf()
    await aFee(twice.keep, paid)
    await aFee(twice.drop, paid)
    const actor = await webmaster()

    await expect(mergeMembers(db(), actor, open)).rejects.toMatchObject({ code: 'fee_open_twice' })
    await mergeMembers(db(), actor, twice)

    const fees = await db()
      .selectFrom('payment')
      .select('memberId')
      .where('memberId', 'in', [twice.keep, twice.drop])
      .orderBy('memberId')
      .execute()
    expect(fees).toEqual([{ memberId: twice.keep }, { memberId: twice.drop }])
  })

  test('on a ride where both stand, the person stands once', async () => {
    const { keep, drop } = await pairOf()
    const [cancelled, both] = [await anEvent('Jeseníky'), await anEvent('Pálava')]
    await db()
      .insertInto('registration')
      .values([
        { eventId: cancelled.id, memberId: keep, status: 'cancelled' },
        { eventId: cancelled.id, memberId: drop, status: 'registered', passengers: 1 },
        { eventId: both.id, memberId: keep, status: 'registered' },
        { eventId: both.id, memberId: drop, status: 'waiting' },
      ])
      .execute()

    await mergeMembers(db(), await webmaster(), { keep, drop })

    expect(
      await db()
        .selectFrom('registration')
        .select(['eventId', 'memberId', 'status', 'passengers'])
        .orderBy('id')
        .execute(),
    ).toEqual([
      { eventId: cancelled.id, memberId: keep, status: 'registered', passengers: 1 },
      { eventId: cancelled.id, memberId: drop, status: 'cancelled', passengers: 0 },
      { eventId: both.id, memberId: keep, status: 'registered', passengers: 0 },
      { eventId: both.id, memberId: drop, status: 'cancelled', passengers: 0 },
    ])
  })

  test('a card merged away is suggested no more', async () => {
    const pair = await pairOf({ email: 'jan@klub.test' }, { email: 'jan@klub.test' })
    const before = await suggestPeople(db(), { page: 1, pageSize: 50 })

    await mergeMembers(db(), await webmaster(), pair)

    expect([before.total, (await suggestPeople(db(), { page: 1, pageSize: 50 })).total]).toEqual([1, 0])
  })
})
