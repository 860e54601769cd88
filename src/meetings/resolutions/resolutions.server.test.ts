import { beforeEach, describe, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { sendForm, seeScreen } from '../../../test/screen.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { action, loader } from './resolution.screen.tsx'
import { loader as officersList } from './resolutions.screen.tsx'
import { loader as ownList } from './own-resolutions.screen.tsx'

const { db, rules, aRider, aSecretary, aVoter, anOpenMeeting, openVote, close, crowd, ask, acts } =
  aMeetingClub()
beforeEach(() => rules())

const POINTS = [
  { kind: 'decide', title: 'Rozpočet', wording: 'Schvaluje se rozpočet 180 000 Kč.' },
  { kind: 'elect', title: 'Předseda', wording: '' },
  { kind: 'decide', title: 'Nová kamna', wording: '' },
] as const

const hand = async (meetingId: number, token: string, ask: object, counts: object) => {
  const { json } = await openVote(meetingId, token, { way: 'hand', ...ask })
  await close(json.id, token, counts)
  return json.id as number
}

/** The budget annulled and repeated, somebody elected, the stove refused; the meeting is over. */
async function aDecidedMeeting() {
  const secretary = await aSecretary()
  const member = await aVoter()
  const { id, points } = await anOpenMeeting(secretary, await crowd(5), POINTS)
  // Whoever else the club has: the number present is not what this is about.
  await db().updateTable('meeting').set({ rules: '{"quorum":"any"}' }).where('id', '=', id).execute()
  const mistake = await hand(id, secretary.token, { pointId: points[0] }, { counts: [5, 0] })
  await ask('POST', `/api/votes/${mistake}/annul`, secretary.token, { reason: 'Přepočet' })
  const budget = await hand(id, secretary.token, { pointId: points[0] }, { counts: [4, 1] })
  await hand(id, secretary.token, { pointId: points[1], candidates: ['Adam', 'Bořek'] }, { counts: [1, 4] })
  await hand(id, secretary.token, { pointId: points[2] }, { counts: [1, 4] })
  await ask('POST', `/api/meetings/${id}/close`, secretary.token)
  return { id, secretary, member, budget }
}

const listed = async (token: string, query = '') =>
  (await ask('GET', `/api/resolutions${query}`, token)).json.items as readonly {
    id: number
    number: number
  }[]

describe('at the end of a meeting', () => {
  test('what was decided gets its number and words; annulled and refused votes get none', async () => {
    const { id, member, budget } = await aDecidedMeeting()
    const year = new Date().getFullYear()

    const items = await listed(member.token)

    expect(items).toMatchObject([
      { number: 2, year, title: 'Předseda', wording: 'Zvoleno: Bořek', state: 'plain' },
      { number: 1, year, title: 'Rozpočet', wording: POINTS[0].wording, voteId: budget, meetingId: id },
    ])
    const next = await aDecidedMeeting()
    expect((await listed(next.member.token)).map(({ number }) => number)).toEqual([4, 3, 2, 1])
  })

  test('somebody without a card sees none, and one resolution is not found', async () => {
    const { member } = await aDecidedMeeting()
    const [first] = await listed(member.token)
    const stranger = await aRider('Member')
    await db().updateTable('account').set({ memberId: null }).where('id', '=', stranger.id).execute()

    expect(await listed(stranger.token)).toEqual([])
    const screen = await seeScreen(db(), ownList, {
      path: '/admin/membership/resolutions',
      token: stranger.token,
    })
    expect([screen.mayRead, screen.resolutions, screen.view.total]).toEqual([false, [], 0])
    const one = await ask('GET', `/api/resolutions/${first?.id}`, stranger.token)
    expect(one.status).toBe(404)
    expect((await ask('GET', `/api/resolutions/${first?.id}`, member.token)).json).toEqual(first)
  })
})

describe('who is to do it', () => {
  const task = { doer: '', dueOn: null, isDone: false, memberId: null, version: 1 }

  test('is written by the recorder of that meeting, found by name and by state', async () => {
    const { id, secretary, member } = await aDecidedMeeting()
    const recorder = await aVoter()
    await db()
      .insertInto('meetingPart')
      .values({ meetingId: id, memberId: recorder.memberId, part: 'recorder' })
      .execute()
    const [elected, budget] = await listed(member.token)
    const put = (token: string, body: object, which = budget) =>
      ask('PUT', `/api/resolutions/${which?.id}`, token, body)

    const written = await put(recorder.token, {
      ...task,
      memberId: member.memberId,
      doer: 'a rada',
      dueOn: '2020-01-31',
    })
    const late = await listed(member.token, '?state=late')
    const found = await listed(member.token, '?search=hlasujici')
    const done = await put(secretary.token, { ...task, memberId: member.memberId, isDone: true, version: 2 })

    expect([written.status, done.status]).toEqual([200, 200])
    expect(late).toMatchObject([
      { id: budget?.id, memberName: 'Jan Hlasující', dueOn: '2020-01-31', version: 2 },
    ])
    expect(found).toEqual(late)
    expect(await listed(member.token, '?state=done')).toMatchObject([{ id: budget?.id, dueOn: null }])
    expect(await listed(member.token, '?state=open')).toEqual([])
    expect(await listed(member.token, '?state=plain')).toMatchObject([{ id: elected?.id }])
    expect(await acts()).toEqual(expect.arrayContaining(['RESOLUTION_CHANGED']))
    // On its very day it is late for nobody.
    await put(secretary.token, { ...task, dueOn: pragueDay(new Date()), version: 3 })
    expect(await listed(member.token, '?state=open')).toMatchObject([{ id: budget?.id }])
    expect(await listed(member.token, '?state=late')).toEqual([])
  })

  test('is refused to others, twice over the same version, and for nobody of the club', async () => {
    const { secretary, member } = await aDecidedMeeting()
    const [first] = await listed(member.token)
    const put = (token: string, body: object) => ask('PUT', `/api/resolutions/${first?.id}`, token, body)

    const other = await put(member.token, { ...task, doer: 'rada' })
    await put(secretary.token, { ...task, doer: 'rada' })
    const lost = await put(secretary.token, { ...task, doer: 'pokladník' })
    const ghost = await put(secretary.token, { ...task, memberId: 999_999, version: 2 })
    const odd = await put(secretary.token, { ...task, dueOn: '2026-02-30', version: 2 })
    const none = await ask('PUT', '/api/resolutions/999999', secretary.token, task)

    expect([other.status, other.json.code]).toEqual([403, 'not_recorder'])
    expect([lost.json.code, ghost.json.code, odd.status]).toEqual([
      'resolution_changed_meanwhile',
      'no_membership',
      422,
    ])
    expect(none.status).toBe(404)
  })

  test('stands on the screens: the lists, one resolution, and the form of who may write', async () => {
    const { secretary, member } = await aDecidedMeeting()
    const [, budget] = await listed(member.token)
    const path = `/admin/membership/resolutions/${budget?.id}`
    const seen = (token: string, query = '') => seeScreen(db(), loader, { path: `${path}${query}`, token })

    const own = await seeScreen(db(), ownList, {
      path: '/admin/membership/resolutions?hledat=rozpocet',
      token: member.token,
    })
    const pressed = await sendForm(db(), action, {
      path,
      token: secretary.token,
      form: { version: '1', memberId: String(member.memberId), doer: '', dueOn: '2030-05-01', isDone: 'on' },
    })
    const refused = await sendForm(db(), action, {
      path,
      token: member.token,
      form: { version: '2', memberId: '', doer: '', dueOn: '' },
    })
    const officers = await seeScreen(db(), officersList, {
      path: '/admin/meetings/resolutions?stav=done',
      token: secretary.token,
    })

    expect(own.resolutions).toMatchObject([{ wording: POINTS[0].wording, state: 'plain' }])
    expect(pressed.location).toBe(path)
    expect(refused.code).toBe('not_recorder')
    expect(officers.resolutions).toMatchObject([
      { state: 'done', task: expect.stringContaining('Jan Hlasující') },
    ])
    expect(await seen(member.token)).toMatchObject({ mayWrite: false, found: null })
    expect(await seen(secretary.token, '?pridat=hlasuj')).toMatchObject({
      mayWrite: true,
      found: [{ memberId: member.memberId, name: 'Jan Hlasující' }],
    })
  })
})

test('whoever does it from outside the club is named beside the member', async () => {
  const { secretary, member } = await aDecidedMeeting()
  const [, budget] = await listed(member.token)
  const path = `/admin/membership/resolutions/${budget?.id}`

  await sendForm(db(), action, {
    path,
    token: secretary.token,
    form: { version: '1', memberId: String(member.memberId), doer: 'Pokrývači Malý', dueOn: '2030-05-01' },
  })
  const { line } = await seeScreen(db(), loader, { path, token: member.token })

  expect(line.task).toContain('Jan Hlasující, Pokrývači Malý')
})

test('whoever may not write looks for nobody to do it', async () => {
  const { member } = await aDecidedMeeting()
  const [, budget] = await listed(member.token)

  const seen = await seeScreen(db(), loader, {
    path: `/admin/membership/resolutions/${budget?.id}?pridat=hlasuj`,
    token: member.token,
  })

  expect(seen).toMatchObject({ mayWrite: false, found: null })
})

test('a task that is due is not a task that is done', async () => {
  const { secretary, member } = await aDecidedMeeting()
  const [, budget] = await listed(member.token)
  const path = `/admin/membership/resolutions/${budget?.id}`
  const form = { version: '1', memberId: String(member.memberId), doer: '', dueOn: '2030-05-01' }

  await sendForm(db(), action, { path, token: secretary.token, form })

  expect((await seeScreen(db(), loader, { path, token: secretary.token })).form).toMatchObject({
    dueOn: '2030-05-01',
    isDone: false,
  })
})
