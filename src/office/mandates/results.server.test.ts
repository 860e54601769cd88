import { beforeEach, describe, expect, test } from 'vitest'
import { someone } from '../../../test/club.ts'
import { aMandateClub } from '../../../test/mandates.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import type { Role } from '../../permissions.ts'
import { action, loader } from './elected.screen.tsx'
import { turnMandates } from './turn-mandates.server.ts'

const {
  db,
  ask,
  rules,
  acts,
  letters,
  aRider,
  aSecretary,
  aCalledMeeting,
  aVoter,
  aTitle,
  anOfficer,
  anElection,
  roleOf,
  roleToday,
} = aMandateClub()
beforeEach(rules)

const TODAY = pragueDay(new Date())
const NEXT_YEAR = addDays(TODAY, 400)
const noon = (day: string) => `${day}T10:00:00Z`

const over = (meetingId: number, token: string) => ask('POST', `/api/meetings/${meetingId}/close`, token)

type Wish = { readonly members: readonly number[] } & Record<string, unknown>
const write = (voteId: number, token: string, wish: Wish) =>
  ask('POST', `/api/votes/${voteId}/mandates`, token, { startsOn: TODAY, ...wish })

describe('the result of an election', () => {
  test('gives title, term and role in one step, once, and ends those of the one before', async () => {
    const secretary = await aSecretary()
    const before = await anOfficer('Treasurer', NEXT_YEAR)
    const { voteId, meetingId, people } = await anElection(secretary, ['Nová Eva', 'Jiný Jan'])
    const [eva] = people
    const wish = {
      members: [eva.memberId],
      titleId: before.titleId,
      role: 'Treasurer',
      endsOn: NEXT_YEAR,
      replaces: true,
    }
    const early = await write(voteId, secretary.token, wish)
    await over(meetingId, secretary.token)

    const written = await write(voteId, secretary.token, wish)
    const again = await write(voteId, secretary.token, wish)

    expect([early.json.code, written.status, again.json.code]).toEqual([
      'meeting_not_over',
      201,
      'result_written',
    ])
    // The old Treasurer is one no more from this very request on, though the job has not come yet.
    expect([await roleToday(eva.id), await roleToday(before.id), await roleOf(before.id)]).toEqual([
      'Treasurer',
      'Member',
      'Treasurer',
    ])
    const told = await ask('GET', `/api/meetings/${meetingId}/elections`, secretary.token)
    expect(told.json.items).toMatchObject([
      {
        voteId,
        elected: ['Nová Eva'],
        terms: [{ memberId: eva.memberId, role: 'Treasurer', startsOn: TODAY }],
      },
    ])
    expect(await acts()).toEqual(
      expect.arrayContaining(['TITLE_TERM_CHANGED', 'TITLE_GIVEN', 'ROLE_CHANGED']),
    )

    await turnMandates(db(), new Date(noon(TODAY)))

    expect(await roleOf(before.id)).toBe('Member')
    expect(await acts()).toContain('MANDATE_ENDED')
  })

  test('is all or nothing: one without an account, and nobody has anything', async () => {
    const secretary = await aSecretary()
    const titleId = await aTitle('Člen výboru', false)
    const { voteId, meetingId, people } = await anElection(secretary, ['A', 'B', 'C'], 2)
    const [eva, jan] = people
    await over(meetingId, secretary.token)
    await db().updateTable('account').set({ memberId: null }).where('id', '=', jan.id).execute()
    const base = { titleId, role: 'Supervisor', endsOn: null }

    const short = await write(voteId, secretary.token, { ...base, members: [eva.memberId] })
    const twice = await write(voteId, secretary.token, { ...base, members: [eva.memberId, eva.memberId] })
    const without = await write(voteId, secretary.token, { ...base, members: [eva.memberId, jan.memberId] })

    expect([short, twice, without].map(({ json }) => json.code)).toEqual([
      'invalid_fields',
      'invalid_fields',
      'no_account',
    ])
    expect(await roleOf(eva.id)).toBe('Member')
    expect(await db().selectFrom('titleTerm').select('id').where('titleId', '=', titleId).execute()).toEqual(
      [],
    )
  })

  test('gives nobody more than whoever writes it down may give, and nobody himself', async () => {
    const secretary = await aSecretary()
    const helper = await aVoter()
    await db()
      .insertInto('permissionGrant')
      .values([
        { permission: 'meetings.manage', accountId: helper.id },
        { permission: 'members.write', accountId: helper.id },
      ])
      .execute()
    const { voteId, meetingId, people } = await anElection(secretary, ['A', 'B'])
    const [eva] = people
    await over(meetingId, secretary.token)
    const titleId = await aTitle('Pokladník klubu')
    const wish = (role: Role | null, members: readonly number[]) => ({ members, titleId, role })

    const told = [
      await write(voteId, helper.token, wish('Treasurer', [eva.memberId])),
      await write(voteId, helper.token, wish('RoadCaptain', [eva.memberId])),
      await write(voteId, secretary.token, wish('Webmaster', [eva.memberId])),
      await write(voteId, secretary.token, wish('Treasurer', [secretary.memberId])),
      await write(voteId, helper.token, wish(null, [eva.memberId])),
    ]

    expect(told.map(({ status, json }) => json.code ?? status)).toEqual([
      'not_allowed',
      'not_allowed',
      'not_allowed',
      'own_card',
      201,
    ])
    expect(await roleOf(eva.id)).toBe('Member')
  })

  test('makes a Webmaster only by a Webmaster with his password, and all Webmasters are told', async () => {
    const secretary = await aSecretary()
    const webmaster = await someone(db(), 'Webmaster', { password: 'jedeme na sever' })
    const { voteId, meetingId, people } = await anElection(secretary, ['A', 'B'])
    const [eva] = people
    await over(meetingId, secretary.token)
    const titleId = await aTitle('Správce webu')
    const wish = { members: [eva.memberId], titleId, role: 'Webmaster', endsOn: NEXT_YEAR }

    const bare = await write(voteId, webmaster.token, wish)
    const wrong = await write(voteId, webmaster.token, { ...wish, password: 'nevim' })
    const right = await write(voteId, webmaster.token, { ...wish, password: 'jedeme na sever' })

    expect([Object.keys(bare.json.fields), wrong.status, right.status]).toEqual([['password'], 422, 201])
    expect(await roleOf(eva.id)).toBe('Webmaster')
    expect((await letters()).map(({ template }) => template)).toContain('power-used')
  })

  test('of the screen: the card is guessed by the name, and a wrong one is said at its field', async () => {
    const secretary = await aSecretary()
    const eva = await aRider('Member', { firstName: 'Eva', lastName: 'Zvolená', memberSince: '2020-01-01' })
    const { voteId, meetingId } = await anElection(secretary, ['Eva Zvolená', 'Nikdo'])
    await over(meetingId, secretary.token)
    const titleId = await aTitle('Předsedkyně')
    const path = `/admin/meetings/${meetingId}/elected`
    const seen = await seeScreen(db(), loader, {
      path,
      token: secretary.token,
      params: { id: String(meetingId) },
    })
    const [election] = (seen as unknown as { elections: { elected: { card: string }[] }[] }).elections
    const card = election?.elected[0]?.card ?? ''
    const send = (member1: string) =>
      sendForm(db(), action, {
        path,
        token: secretary.token,
        params: { id: String(meetingId) },
        form: {
          intent: 'write',
          voteId: String(voteId),
          titleId: String(titleId),
          startsOn: TODAY,
          endsOn: NEXT_YEAR,
          role: 'Supervisor',
          member1,
        },
      })

    const wrong = await send('Někdo úplně jiný')
    const right = await send(card)

    expect(card).toContain('Zvolená Eva')
    expect(Object.keys(wrong.fault?.fields ?? {})).toEqual(['member1'])
    expect([right.fault, right.location]).toEqual([null, path])
    expect(await roleOf(eva.id)).toBe('Supervisor')
  })
})

test('the form offers no title that is closed, and guesses a card only where one name is one person', async () => {
  const secretary = await aSecretary()
  const [open, closed] = [await aTitle('Kronikář'), await aTitle('Bývalá funkce')]
  await db().updateTable('title').set({ closed: true }).where('id', '=', closed).execute()
  const { meetingId } = await anElection(secretary, ['Jediná Eva', 'Jan Dvojí'], 2)
  await aRider('Member', { firstName: 'Eva', lastName: 'Jediná', memberSince: '2020-01-01' })
  for (const nickname of ['starší', 'mladší'])
    await aRider('Member', { firstName: 'Jan', lastName: 'Dvojí', nickname, memberSince: '2020-01-01' })

  const { titles, elections } = await seeScreen(db(), loader, {
    path: `/admin/meetings/${meetingId}/elected`,
    token: secretary.token,
  })

  expect(titles.map(({ id }) => id)).toEqual([open])
  expect(elections[0]?.elected).toEqual([
    { name: 'Jediná Eva', card: expect.stringMatching(/^Jediná Eva \(/) },
    { name: 'Jan Dvojí', card: '' },
  ])
})

test('what a meeting elected is written down once it is over', async () => {
  const secretary = await aSecretary()
  const { id } = await aCalledMeeting(secretary.id)
  const isOver = async () =>
    (await seeScreen(db(), loader, { path: `/admin/meetings/${id}/elected`, token: secretary.token })).isOver
  const called = await isOver()
  await ask('POST', `/api/meetings/${id}/open`, secretary.token)
  const open = await isOver()
  await ask('POST', `/api/meetings/${id}/close`, secretary.token)

  expect([called, open, await isOver()]).toEqual([false, false, true])
})
