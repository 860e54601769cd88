import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { aClubWithPeriods } from '../../../test/periods.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { linkApplication } from '../applications/link-application.server.ts'
import { seedDemoClub } from '../../../db/seed/demo-club.ts'

const { db, secretary, ask, act, periodsOf, sinceOf } = aClubWithPeriods()
const TODAY = pragueDay(new Date())
const YESTERDAY = addDays(TODAY, -1)
const LATELY = addDays(TODAY, -10)
test('the demo club says the same by its cards and by its periods', async () => {
  await inTransaction(db(), async (tx) => {
    await sql`delete from account`.execute(tx)
    await sql`delete from page_version`.execute(tx)
    await seedDemoClub(tx, { today: '2026-11-15', passwordHash: 'x' })
  })

  const { rows } = await sql<{ count: number }>`select count(*)::int as count from membership_period`.execute(
    db(),
  )
  expect(rows[0]?.count).toBeGreaterThan(90)
})

describe('a membership', () => {
  test('begins with the approval, and not before', async () => {
    const { id } = await aMember(db())
    const before = await periodsOf(id)

    await act(id, 'approve', {})

    expect([before, await periodsOf(id)]).toEqual([[], [[TODAY, null, null]]])
  })

  test('ends with an exclusion on its day, goes on when it is cancelled', async () => {
    const { id } = await aMember(db(), { memberSince: '2015-04-01' })

    await act(id, 'exclude', { date: LATELY, reason: 'krádež' })
    const ended = await periodsOf(id)
    await act(id, 'exclude', { excluded: false })

    expect(ended).toEqual([['2015-04-01', LATELY, 'excluded']])
    expect(await periodsOf(id)).toEqual([['2015-04-01', null, null]])
  })

  test('ends with the first of two reasons, and for the one that is left', async () => {
    const { id } = await aMember(db(), { memberSince: '2015-04-01' })

    await act(id, 'archive', { archived: true })
    await act(id, 'exclude', { date: LATELY, reason: 'krádež' })
    const both = await periodsOf(id)
    await act(id, 'exclude', { excluded: false })

    expect(both).toEqual([['2015-04-01', LATELY, 'excluded']])
    expect(await periodsOf(id)).toEqual([['2015-04-01', TODAY, 'departed']])
  })

  test('of who left and is taken in again begins anew; since when he is a member stays', async () => {
    const { id } = await aMember(db(), {
      memberSince: '2015-04-01',
      archivedAt: new Date('2018-03-03T12:00:00Z'),
    })
    const { id: applicationId } = await db()
      .insertInto('application')
      .values({ firstName: 'Jan', lastName: 'Novák', email: 'zpet@posta.example' })
      .returning('id')
      .executeTakeFirstOrThrow()

    await linkApplication(db(), { applicationId, memberId: id, actorId: secretary().id, today: TODAY })

    expect(await periodsOf(id)).toEqual([
      ['2015-04-01', '2018-03-03', 'departed'],
      [TODAY, null, null],
    ])
    expect(await sinceOf(id)).toBe('2015-04-01')
  })

  test('begins when the card says; a day after its end is refused at its field', async () => {
    const { id, version } = await aMember(db(), { memberSince: '2015-04-01' })

    await ask('PATCH', `/api/members/${id}`, { version, memberSince: '2014-02-02' })
    const moved = await periodsOf(id)
    await act(id, 'exclude', { date: LATELY, reason: 'krádež' })
    const refused = await ask('PATCH', `/api/members/${id}`, { version: version + 2, memberSince: YESTERDAY })
    const cleared = await ask('PATCH', `/api/members/${id}`, { version: version + 2, memberSince: null })

    expect(moved).toEqual([['2014-02-02', null, null]])
    expect([refused.status, Object.keys(refused.json.fields)]).toEqual([422, ['memberSince']])
    expect(refused.json.fields.memberSince).toBe('Tahle doba se kryje s jinou dobou členství.')
    expect(cleared.status).toBe(200)
    expect(await periodsOf(id)).toEqual([[null, LATELY, 'excluded']])
  })

  test('of a merged card is no departure, and the kind comes along', async () => {
    const [keep, drop] = [await aMember(db()), await aMember(db(), { memberSince: '2015-04-01' })]
    const kind = await aKind('Čestné členství')
    await act(drop.id, 'kind', { kind })
    await db().updateTable('account').set({ role: 'Webmaster' }).where('id', '=', secretary().id).execute()

    const { status } = await ask('POST', '/api/matches/people/merge', { keep: keep.id, drop: drop.id })

    expect(status).toBe(200)
    expect((await periodsOf(drop.id)).at(-1)).toEqual([TODAY, TODAY, 'merged'])
    expect(await periodsOf(keep.id)).toEqual([['2015-04-01', null, null]])
  })

  test('is forgotten with the person', async () => {
    const { id } = await aMember(db(), {
      memberSince: '2015-04-01',
      archivedAt: new Date('2018-03-03T12:00:00Z'),
    })
    await sql`update member set first_name = 'x', member_since = null, approved_at = null, erased_at = now() where id = ${id}`.execute(
      db(),
    )

    await db().deleteFrom('membershipPeriod').where('memberId', '=', id).execute()

    expect(await periodsOf(id)).toEqual([])
    expect(await sinceOf(id)).toBeNull()
  })
})

const aKind = async (nameCs: string) =>
  (
    await db()
      .insertInto('membershipKind')
      .values({ nameCs, nameEn: nameCs, position: 9 })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
