import { beforeEach, describe, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'

const { db, aRider, ask, rules } = aRidingClub()
const TODAY = pragueDay(now())
const YESTERDAY = addDays(TODAY, -1)

beforeEach(rules)

type Rider = Awaited<ReturnType<typeof aRider>>

const aTitle = (name: string, single = true) =>
  db().insertInto('title').values({ name, single }).returning('id').executeTakeFirstOrThrow()
const give = (title: { id: number }, { memberId }: Rider, startsOn: string, endsOn: string | null = null) =>
  db()
    .insertInto('titleTerm')
    .values({ titleId: title.id, single: true, memberId, startsOn, endsOn })
    .returning('id')
    .executeTakeFirstOrThrow()
const termsOf = ({ memberId }: Rider) =>
  db()
    .selectFrom('titleTerm')
    .select(['titleId', 'startsOn', 'endsOn'])
    .where('memberId', '=', memberId)
    .orderBy('startsOn')
    .execute()
const archive = (who: Rider, by: Rider, archived: boolean) =>
  ask('POST', `/api/members/${who.memberId}/archive`, by.token, { archived })

/** A former Treasurer of the club who is its Captain, and was to become its President. */
async function anOfficer() {
  const [secretary, officer] = [await aRider('Secretary'), await aRider('Member')]
  const [past, held, coming] = [await aTitle('Pokladník'), await aTitle('Kapitán'), await aTitle('Prezident')]
  await give(past, officer, '2020-01-01', '2021-01-01')
  await give(held, officer, '2022-01-01', '2099-12-31')
  await give(coming, officer, '2098-01-01')
  return { secretary, officer, past, held, coming }
}

describe('an office', () => {
  test('ends with the membership; one that has not begun never begins', async () => {
    const { secretary, officer, past, held } = await anOfficer()

    const { json } = await archive(officer, secretary, true)

    expect(json.closed.titles).toEqual(['Kapitán', 'Prezident'])
    expect(await termsOf(officer)).toEqual([
      { titleId: past.id, startsOn: '2020-01-01', endsOn: '2021-01-01' },
      { titleId: held.id, startsOn: '2022-01-01', endsOn: TODAY },
    ])
  })

  test('ends with the day of an exclusion, and the dialog has said so', async () => {
    const { secretary, officer, held } = await anOfficer()

    const told = await ask('GET', `/api/members/${officer.memberId}/closing`, secretary.token)
    const body = { date: YESTERDAY, reason: 'krádež' }
    await ask('POST', `/api/members/${officer.memberId}/exclude`, secretary.token, body)

    expect(told.json.closed.titles).toEqual(['Kapitán', 'Prezident'])
    expect(await termsOf(officer)).toContainEqual({
      titleId: held.id,
      startsOn: '2022-01-01',
      endsOn: YESTERDAY,
    })
  })

  test('comes back with whoever comes back, as it was', async () => {
    const { secretary, officer } = await anOfficer()
    const before = await termsOf(officer)
    await archive(officer, secretary, true)

    const { json } = await archive(officer, secretary, false)

    expect(json.reopened).toMatchObject({ titles: ['Kapitán', 'Prezident'], notGivenBack: { titles: 0 } })
    expect(await termsOf(officer)).toEqual(before)
  })

  test('that somebody else has by now, or that was changed since, is not given back', async () => {
    const { secretary, officer, held, coming } = await anOfficer()
    const next = await aRider('Member')
    await archive(officer, secretary, true)
    await give(held, next, addDays(TODAY, 1))
    await give(coming, next, '2098-06-01')

    const { json } = await archive(officer, secretary, false)

    expect(json.reopened).toMatchObject({ titles: [], notGivenBack: { titles: 2 } })
    expect((await termsOf(officer)).map(({ endsOn }) => endsOn)).toEqual(['2021-01-01', TODAY])
  })
})
