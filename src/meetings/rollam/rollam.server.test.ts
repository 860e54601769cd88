import { beforeEach, describe, expect, test } from 'vitest'
import { aRollamClub, TODAY, UNTIL } from '../../../test/rollams.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { addDays } from '../../ground/values/day.ts'
import { action as answerAction, loader as answerLoader } from '../../site/answers/answer.screen.tsx'
import { loader as ownLoader } from './own-rollams.screen.tsx'
import { loader } from './rollam.screen.tsx'
import { turnRollams } from './turn-rollams.server.ts'

const { db, ask, rules, acts, crowd, letters, allow, aDraft, aSentOne } = aRollamClub()
beforeEach(() => rules())

/** Noon of a day so far from today. */
const onDay = (days: number) => new Date(`${addDays(TODAY, days)}T11:00:00Z`)

const written = async (template: string) =>
  (await letters()).filter((letter) => letter.template === template).length

describe('a decision by letter', () => {
  test('is off unless the statutes allow it, gives the club’s days, and stands once it is sent', async () => {
    const off = await aDraft()
    await allow()
    const soon = await aDraft(addDays(TODAY, 6))
    const tooSoon = await soon.send()
    const endless = await aDraft('9999-12-31')
    const right = await aDraft()

    const sent = await right.send()
    const again = await right.send()
    const changed = await ask('PUT', `/api/rollams/${right.id}`, right.secretary.token, {
      title: 'Jiná střecha',
      wording: 'Za víc.',
      untilOn: UNTIL,
    })

    expect([off.id, endless.id]).toEqual([NaN, NaN])
    expect(tooSoon.json.code).toBe('rollam_too_soon')
    expect(sent.json).toMatchObject({ success: true, voters: 4 })
    expect([again.json.code, changed.json.code]).toEqual(['rollam_sent', 'rollam_sent'])
  })

  test('is asked by a letter each, once however often the job comes, and who has no address is named', async () => {
    const { id, secretary, paper } = await aSentOne()

    await Promise.all([1, 2, 3].map(() => turnRollams(db(), new Date())))

    expect(await written('rollam-proposal')).toBe(3)
    const { json } = await ask('GET', `/api/rollams/${id}/voters`, secretary.token)
    expect(json.items.filter((one: { needsPaper: boolean }) => one.needsPaper)).toMatchObject([
      { memberId: paper },
    ])
  })

  test('waits for its letters before anybody is told to be handed paper', async () => {
    await allow()
    await crowd(1)
    const { id, secretary, send } = await aDraft()
    await send()

    const { json } = await ask('GET', `/api/rollams/${id}/voters`, secretary.token)

    expect(json.items.map((one: { needsPaper: boolean }) => one.needsPaper)).toEqual([false, false])
  })

  test('is answered once, in one’s corner, by the link or on paper, and nobody is told how before the end', async () => {
    const { id, secretary, anna, boris, paper, vote, linkOf } = await aSentOne()
    const token = await linkOf(boris?.memberId)
    const looked = await seeScreen(db(), answerLoader, {
      path: `/o/${token}`,
      token: null,
      params: { token },
    })

    const mayVote = async () =>
      (
        await seeScreen(db(), ownLoader, { path: '/admin/membership/rollam', token: anna?.token ?? null })
      ).rollams.map((one) => one.mayVote)
    const before = await mayVote()

    const told = [
      await vote(anna?.token, 'yes'),
      await vote(anna?.token, 'no'),
      await ask('POST', `/api/rollams/${id}/paper`, secretary.token, { memberId: paper, choice: 'no' }),
    ]
    const tapped = await sendForm(db(), answerAction, {
      path: `/o/${token}`,
      token: null,
      params: { token },
      form: { intent: 'vote', choice: 'abstain' },
    })
    const second = await vote(boris?.token, 'yes')

    expect(looked).toMatchObject({ rollam: { title: 'Nová střecha', choice: null, isTaken: true } })
    expect([before, await mayVote()]).toEqual([[true], [false]])
    expect(told.map(({ json }) => json.code ?? 'done')).toEqual(['done', 'voted_already', 'done'])
    expect(tapped.status).toBe(303)
    expect(second.json.code).toBe('voted_already')
    const { view } = await seeScreen(db(), loader, {
      path: `/admin/meetings/rollam/${id}`,
      params: { id: String(id) },
      token: secretary.token,
    })
    expect([view.answered, view.entitled, view.more]).toEqual([3, 4, 0])
    expect(view.voters.map(({ choice }) => choice)).toEqual([null, null, null, null])
    expect(JSON.stringify(await ask('GET', `/api/rollams/${id}/voters`, secretary.token))).not.toContain(
      '"yes"',
    )
  })

  test('is answered by nobody from a mailbox that is not the voter’s any more', async () => {
    const { boris, linkOf } = await aSentOne()
    const token = await linkOf(boris?.memberId)
    await db()
      .updateTable('account')
      .set({ email: 'nova@klub.test' })
      .where('memberId', '=', boris?.memberId ?? 0)
      .execute()
    const at = { path: `/o/${token}`, token: null, params: { token } }

    const looked = await seeScreen(db(), answerLoader, at)
    const tapped = await sendForm(db(), answerAction, { ...at, form: { intent: 'vote', choice: 'no' } })

    expect([looked.rollam, tapped.fault?.code]).toEqual([null, 'answer_link_dead'])
  })

  test('ends by itself after its last day, once, and what passed is a resolution everybody is told of', async () => {
    const { id, secretary, anna, boris, vote, linkOf, result } = await aSentOne()
    const token = await linkOf(boris?.memberId)
    for (const one of [secretary, anna, boris]) await vote(one?.token, 'yes')

    await turnRollams(db(), onDay(7))
    const lastDay = await result()
    await Promise.all([1, 2, 3].map(() => turnRollams(db(), onDay(8))))

    expect(lastDay.state).toBe('open')
    expect(await result()).toMatchObject({
      state: 'closed',
      outcome: 'passed',
      votesFor: 3,
      entitled: 4,
      needed: 3,
      abstained: 0,
    })
    expect(await written('rollam-result')).toBe(3)
    const { json } = await ask('GET', '/api/resolutions?search=strechu', anna?.token)
    expect(json.items).toMatchObject([{ title: 'Nová střecha', rollamId: id, meetingId: null, number: 1 }])
    const task = { memberId: null, doer: 'rada', dueOn: null, isDone: false, version: 1 }
    const given = await ask('PUT', `/api/resolutions/${json.items[0].id}`, secretary.token, task)
    const notHis = await ask('PUT', `/api/resolutions/${json.items[0].id}`, anna?.token, {
      ...task,
      version: 2,
    })
    expect([given.status, notHis.json.code]).toEqual([200, 'not_recorder'])
    const late = await sendForm(db(), answerAction, {
      path: `/o/${token}`,
      token: null,
      params: { token },
      form: { intent: 'vote', choice: 'no' },
    })
    expect(late.status).toBeGreaterThanOrEqual(400)
    const own = await seeScreen(db(), ownLoader, {
      path: '/admin/membership/rollam',
      token: anna?.token ?? null,
    })
    expect(own.rollams).toMatchObject([{ outcome: 'passed', choice: 'yes', mayVote: false }])
    const paper = await ask('GET', `/api/rollams/${id}/paper.pdf`, anna?.token)
    expect(paper.status).toBe(200)
    expect(await acts()).toEqual(
      expect.arrayContaining(['ROLLAM_SENT', 'ROLLAM_ANSWERED', 'ROLLAM_CLOSED', 'RESOLUTION_CHANGED']),
    )
  })

  test('who is silent counts against it; cancelled it has no result and its links are dead', async () => {
    const first = await aSentOne()
    await first.vote(first.anna?.token, 'yes')
    await turnRollams(db(), onDay(8))
    const second = await aDraft()
    await second.send()
    await turnRollams(db(), new Date())

    const cancelled = await ask('POST', `/api/rollams/${second.id}/cancel`, second.secretary.token, {
      reason: 'Špatná částka',
    })
    await turnRollams(db(), onDay(9))

    expect(await first.result()).toMatchObject({ outcome: 'rejected', votesFor: 1, needed: 3 })
    expect(cancelled.status).toBe(200)
    expect(await db().selectFrom('resolution').selectAll().execute()).toEqual([])
    expect(
      await db().selectFrom('answerLink').selectAll().where('rollamId', '=', second.id).execute(),
    ).toEqual([])
    const late = await ask('POST', `/api/membership/rollams/${second.id}/vote`, first.anna?.token, {
      choice: 'yes',
    })
    expect(late.json.code).toBe('rollam_over')
  })
})
