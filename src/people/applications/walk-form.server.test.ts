import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { NEW_CLUB } from '../../ground/platform/new-club.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { issueForm } from './form-seals.server.ts'
import { walkForm } from './walk-form.server.ts'

const db = useDatabase()
const NOON = new Date('2026-11-15T12:00:00Z')
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000)

function visit(now: Date): RequestContext {
  return {
    db: db(),
    now,
    today: '2026-11-15',
    visitor: null,
    language: 'cs',
    theme: 'system',
    nonce: '',
    club: NEW_CLUB,
    isDemo: false,
    requestId: 'r',
    token: null,
    failure: null,
    away: null,
    origin: 'https://klub.test',
    isSecure: false,
    visitorNow: () => Promise.resolve(null),
    mayAct: true,
    address: '127.0.0.1',
    userAgent: '',
  }
}

async function press(form: Readonly<Record<string, string>>, now = later(60)) {
  const request = new Request('http://localhost/prihlaska', {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const walk = await walkForm(visit(now), request)
  return { ...walk, status: walk.refusal?.status ?? 200 }
}

const stored = () => db().selectFrom('application').selectAll().execute()
const ANSWERS = { firstName: 'Kamil', lastName: 'Zbořil', email: 'kamil@posta.example' }
const ready = (seal: string) => ({ ...ANSWERS, seal, place: '4', go: 'send', acknowledged: 'on' })

describe('the form, step by step, as a browser without JavaScript walks it', () => {
  test('from the first step to a stored application', async () => {
    const seal = issueForm(NOON)
    const first = await press({ ...ANSWERS, nickname: '', seal, place: '1', go: 'next' })
    const second = await press({ ...first.state.draft, motorcycle: 'Jawa 350', seal, place: '2', go: 'next' })
    const third = await press({
      ...second.state.draft,
      motivation: 'Rád jezdím.',
      seal,
      place: '3',
      go: 'next',
    })
    const sent = await press({
      ...third.state.draft,
      seal,
      place: '4',
      go: 'send',
      acknowledged: 'on',
      photos: 'on',
    })

    expect([first, second, third].map(({ state, status }) => [state.place, status])).toEqual([
      [2, 200],
      [3, 200],
      [4, 200],
    ])
    expect(sent.sent).toBe(true)
    expect(await stored()).toMatchObject([
      {
        ...ANSWERS,
        motorcycle: 'Jawa 350',
        motivation: 'Rád jezdím.',
        consentsToPhotos: true,
        nickname: null,
      },
    ])
  })

  test('a step with a fault is shown again with what was written and what is wrong', async () => {
    const answer = await press({ ...ANSWERS, email: 'kamil', seal: issueForm(NOON), place: '1', go: 'next' })

    expect([answer.status, answer.state.place, answer.state.fields]).toEqual([
      422,
      1,
      { email: 'Tohle není e-mailová adresa.' },
    ])
    expect(answer.state.draft).toEqual({ ...ANSWERS, email: 'kamil' })
  })

  test('handed out by a machine whose clock goes an hour ahead, it is taken by another one', async () => {
    const { sent, refusal } = await press(ready(issueForm(later(3600))), later(60))

    expect([sent, refusal]).toEqual([true, null])
  })

  test('back leads back without asking anything, and loses nothing', async () => {
    const answer = await press({
      ...ANSWERS,
      hogNumber: '?',
      photos: 'on',
      seal: issueForm(NOON),
      place: '2',
      go: '1',
    })

    expect(answer).toMatchObject({
      status: 200,
      state: { place: 1, draft: { ...ANSWERS, hogNumber: '?' }, wantsPhotos: true, fields: {} },
    })
  })

  test.each([
    ['ahead', { place: '1', go: '4' }, 1],
    ['to the summary straight away', { place: '4', go: 'send', acknowledged: 'on', firstName: '' }, 1],
  ])('nobody jumps %s over a fault', async (_, form, place) => {
    const answer = await press({ seal: issueForm(NOON), ...form })

    expect([answer.status, answer.state.place, answer.sent]).toEqual([422, place, false])
  })

  test('without the acknowledgement it does not go', async () => {
    const { acknowledged: _, ...form } = ready(issueForm(NOON))

    const answer = await press(form)

    expect([answer.status, answer.state.place, answer.state.fields]).toEqual([
      422,
      4,
      { acknowledged: 'Bez potvrzení to nejde.' },
    ])
    expect(await stored()).toEqual([])
  })
})

describe('machines', () => {
  test.each([
    [
      'fill in the field nobody sees',
      (seal: string) => ({ ...ready(seal), homepage: 'https://zlo.example' }),
      60,
    ],
    ['are faster than anybody', ready, 3],
    ['bring no seal', () => ready(''), 60],
    ['make a seal up', () => ready(`${issueForm(NOON).slice(0, -3)}abc`), 60],
    ['move the time back', (seal: string) => ready(seal.replace(/\.\d+\./, '.1000000000000.')), 60],
  ])('that %s are refused', async (_, form, seconds) => {
    const answer = await press(form(issueForm(NOON)), later(seconds))

    expect([answer.sent, answer.status, answer.state.place]).toEqual([false, 422, 4])
    expect(answer.state.message).toMatch(/jako od robota/)
    expect(await stored()).toEqual([])
  })

  test('a person who was too fast simply sends it again', async () => {
    const seal = issueForm(NOON)
    const hasty = await press(ready(seal), later(2))

    const patient = await press(ready(hasty.state.seal), later(8))

    expect([hasty.sent, patient.sent]).toEqual([false, true])
    expect(await stored()).toHaveLength(1)
  })
})

test('a double click and a page sent again after going back are one application', async () => {
  const seal = issueForm(NOON)

  const clicks = await Promise.all([press(ready(seal)), press(ready(seal))])
  const again = await press({ ...ready(seal), firstName: 'Karel' })

  expect([...clicks, again].map(({ sent }) => sent)).toEqual([true, true, true])
  expect(await stored()).toMatchObject([{ firstName: 'Kamil' }])
})

test('the twenty-first from one network stays in the form with its answers', async () => {
  await db()
    .insertInto('rateLimit')
    .values({ key: 'apply:network:127.0.0.1', hits: 20, resetsAt: new Date(Date.now() + 600_000) })
    .execute()

  const answer = await press(ready(issueForm(NOON)))

  expect([answer.status, answer.state.draft, answer.state.place]).toEqual([429, ANSWERS, 4])
  expect(answer.refusal?.retryAfter).toBeGreaterThan(500)
})

test('a division that is gone leads back to where it was chosen', async () => {
  const answer = await press({ ...ready(issueForm(NOON)), division: '77' })

  expect([answer.status, answer.state.place, Object.keys(answer.state.fields)]).toEqual([
    422,
    1,
    ['division'],
  ])
})

test('a file or a text PostgreSQL cannot store is an empty form, never a failure', async () => {
  const body = new FormData()
  body.set('firstName', 'a\0b')
  const answer = await walkForm(
    visit(NOON),
    new Request('http://localhost/prihlaska', { method: 'POST', body }),
  )

  expect([answer.refusal?.status, answer.state.place]).toEqual([422, 1])
})
