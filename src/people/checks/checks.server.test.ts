import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { answerTokenOf } from '../../ground/mail/answer-links.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { MOVES } from '../matches/move-belongings.server.ts'
import { action as save, loader as profile } from '../profile/profile.screen.tsx'
import { action as byLink, loader as behindLink } from '../../site/answers/check.screen.tsx'
import { action, loader } from './checks.screen.tsx'

const db = useDatabase()
const TODAY = pragueDay(new Date())
const YEAR = Number(TODAY.slice(0, 4))
const PATH = '/admin/members/check'
let officer = ''
let officerId = 0

beforeEach(async () => {
  await rulesVersion(db(), 1)
  const { token, id } = await someone(db(), 'MembershipOfficer')
  officer = token
  officerId = id
})

const member = async (card: object = {}) => {
  const more = { approvedAt: new Date('2020-01-01'), memberSince: '2020-01-01', ...card }
  return (await aMember(db(), more)).id
}
const reader = async (card: object = {}) => {
  const memberId = await member({ firstName: 'Eva', email: 'eva@klub.test', ...card })
  const { token } = await someone(db(), 'Member', { memberId, email: 'eva@klub.test' })
  return { memberId, token }
}
const ask = (path: string, body: object, token = officer) => call(anApp(db()), path, { token, body })
const look = async (path: string) => (await call(anApp(db()), path, { method: 'GET', token: officer })).json
const start = async (body: object) => {
  const answer = await ask('/api/data-checks', body)
  if (answer.json.batchId) await runBatch(db(), BATCH_KINDS, answer.json.batchId)
  return answer
}
const said = () =>
  db()
    .selectFrom('dataCheckPerson')
    .select(['memberId', 'answer', 'way', 'answeredOn', 'notedBy'])
    .orderBy('memberId')
    .execute()
const tokenOf = async (memberId: number) => {
  const { id } = await db()
    .selectFrom('mail')
    .select('id')
    .where('memberId', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return (await answerTokenOf(db(), { mailId: id, purpose: 'data-check' })) ?? 'x'.repeat(43)
}
const at = (token: string) => ({ path: `/o/udaje/${token}`, token: null, params: { token } })
const behind = async (token: string) => (await seeScreen(db(), behindLink, at(token))).page
const tap = (token: string) => sendForm(db(), byLink, { ...at(token), form: { intent: 'yes' } })

describe('the year’s question', () => {
  test('is shown before it is asked, goes to everybody with a membership, once a year', async () => {
    await reader({ lastName: 'Adámková' })
    const bare = await member({ lastName: 'Bezmailu' })
    await member({ archivedAt: new Date(), email: 'pryc@klub.test' })
    await aMember(db(), { email: 'ceka@klub.test' })

    const before = await look('/api/data-checks')
    const stale = await start({ expected: 9 })
    const first = await start({ expected: 2 })
    const second = await start({ expected: 2 })

    expect(before.preview).toEqual({
      people: 2,
      withoutEmail: 1,
      examples: ['Adámková Eva', expect.stringContaining('Bezmailu')],
    })
    expect([stale.json.code, first.json.people, second.status, second.json.code]).toEqual([
      'count_differs',
      2,
      409,
      'check_started',
    ])
    const letters = await db().selectFrom('mail').select(['template', 'toAddress']).execute()
    expect(letters).toEqual([{ template: 'data-check', toAddress: 'eva@klub.test' }])
    expect((await look('/api/data-checks/people?tab=unreachable')).items).toMatchObject([{ id: bare }])
  })

  test('goes to those of a saved view alone', async () => {
    await member({ lastName: 'Jiný', email: 'jiny@klub.test' })
    const chosen = await member({ lastName: 'Vybraný', email: 'vybrany@klub.test' })
    const { id: view } = await db()
      .insertInto('memberView')
      .values({ accountId: officerId, name: 'Vybraní', query: JSON.stringify({ search: 'Vybraný' }) })
      .returning('id')
      .executeTakeFirstOrThrow()

    const shown = await seeScreen(db(), loader, { path: `${PATH}?view=${view}`, token: officer })
    const { location } = await sendForm(db(), action, {
      path: PATH,
      token: officer,
      form: { intent: 'start', view: String(view), expected: '1' },
    })

    expect(shown.start?.preview?.people).toBe(1)
    expect(location).toMatch(/run=\d+$/)
    expect((await said()).map(({ memberId }) => memberId)).toEqual([chosen])
  })

  test('is reminded of once, and only to the silent', async () => {
    const { memberId } = await reader()
    await member({ email: 'druhy@klub.test' })
    await start({ expected: 2 })
    await tap(await tokenOf(memberId))

    const early = await ask('/api/data-checks/remind', { expected: 2 })
    const answer = await ask('/api/data-checks/remind', { expected: 1 })
    await runBatch(db(), BATCH_KINDS, answer.json.batchId)
    const again = await ask('/api/data-checks/remind', { expected: 1 })

    expect([early.json.code, again.json.code]).toEqual(['count_differs', 'check_reminded'])
    const reminded = await db()
      .selectFrom('mail')
      .select('toAddress')
      .where('template', '=', 'data-check-reminder')
      .execute()
    expect(reminded).toEqual([{ toAddress: 'druhy@klub.test' }])
  })
})

describe('an answer', () => {
  test('by the link is one tap; looking shows the least and changes nothing', async () => {
    const { memberId } = await reader({ lastName: 'Tajná', phone: '+420777123456', city: 'Šumperk' })
    await start({ expected: 1 })
    const token = await tokenOf(memberId)

    const page = await behind(token)
    const looked = await said()
    await tap(token)
    await tap(token)

    expect(page).toMatchObject({ call: 'Evo', phone: '••• 456', town: 'Š•••', email: 'e•••@k•••.test' })
    expect(JSON.stringify(page)).not.toMatch(/Tajná|777|umperk|eva@/)
    expect(looked).toMatchObject([{ answer: null }])
    expect(await said()).toEqual([
      { memberId, answer: 'confirmed', way: 'link', answeredOn: TODAY, notedBy: null },
    ])
    expect((await behind(token))?.answer).toBe('confirmed')
    const noted = db().selectFrom('auditEntry').select('memberId').where('action', '=', 'DATA_CONFIRMED')
    expect(await noted.execute()).toEqual([{ memberId }])
  })

  test.each([
    ['its time', sql`update answer_link set expires_at = now() - interval '1 second'`],
    ['the account', sql`update account set deactivated_at = now() where member_id is not null`],
    ['the membership', sql`update member set archived_at = now()`],
    ['the address', sql`update account set email = 'nova@klub.test' where member_id is not null`],
    [
      'a newer question',
      sql`with round as (insert into data_check (year, started_at)
          values (${YEAR + 1}, now() + interval '1 hour') returning year)
        select from round`,
    ],
  ])('by a link dies with %s', async (_what, change) => {
    const { memberId } = await reader()
    await start({ expected: 1 })
    const token = await tokenOf(memberId)

    await change.execute(db())

    expect(await behind(token)).toBeNull()
    expect((await tap(token)).fault?.code).toBe('check_link_dead')
  })

  test('in the profile is one tap over everything, or a correction; the first one stays', async () => {
    const [eva, jan] = [await reader(), await member({ email: 'jan@klub.test' })]
    const { token: jans } = await someone(db(), 'Member', { memberId: jan, email: 'jan@klub.test' })
    await start({ expected: 2 })
    const own = (token: string) => ({ path: '/admin/profile', token })
    const fields = { intent: 'save', version: '1', firstName: 'Jan', lastName: 'Nový' }

    const asked = await seeScreen(db(), profile, own(eva.token))
    const { answer } = await sendForm(db(), save, { ...own(eva.token), form: { intent: 'confirm' } })
    const twice = await ask('/api/members/profile/confirm', {}, eva.token)
    await sendForm(db(), save, { ...own(jans), form: fields })

    expect(asked.mine?.isAsked).toBe(true)
    expect((await seeScreen(db(), profile, own(eva.token))).mine?.isAsked).toBe(false)
    expect([answer.done, twice.json.code]).toEqual([{ intent: 'confirm' }, 'not_asked'])
    expect((await said()).map(({ answer: what, way }) => [what, way])).toEqual([
      ['confirmed', 'profile'],
      ['corrected', 'profile'],
    ])
  })

  test('heard by an officer is written down once; an officer’s change of the card is no answer', async () => {
    const bare = await member()
    await start({ expected: 1 })
    const { json } = await call(anApp(db()), `/api/members/${bare}`, {
      method: 'PATCH',
      token: officer,
      body: { version: 1, phone: '+420777111222' },
    })
    const form = { intent: 'heard:phone', memberId: String(bare) }

    const silent = await said()
    const { answer } = await sendForm(db(), action, { path: PATH, token: officer, form })
    const again = await ask(`/api/data-checks/people/${bare}`, { way: 'in_person' })

    expect([json.success, silent[0]?.answer]).toEqual([true, null])
    expect(answer.done).toMatchObject({ name: expect.any(String) })
    expect(await said()).toEqual([
      { memberId: bare, answer: 'confirmed', way: 'phone', answeredOn: TODAY, notedBy: officerId },
    ])
    expect(again.json.code).toBe('answered_already')
  })

  test('given on either of two cards of one person is his', async () => {
    const [keep, drop] = [await member({ email: 'a@klub.test' }), await member({ email: 'b@klub.test' })]
    await start({ expected: 2 })
    await tap(await tokenOf(drop))

    await MOVES['data_check_person.member_id']?.(db(), { keep, drop })

    expect(await said()).toMatchObject([{ memberId: keep, answer: 'confirmed', way: 'link' }])
  })
})

test('a year after the last question the next one can be sent; in its own year it cannot', async () => {
  await member({ email: 'nekdo@klub.test' })
  const see = () => seeScreen(db(), loader, { path: PATH, token: officer })
  await db()
    .insertInto('dataCheck')
    .values({ year: YEAR - 1, startedBy: officerId })
    .execute()

  const next = await see()
  await db().updateTable('dataCheck').set({ year: YEAR }).execute()
  const own = await see()

  expect([next.start === null, next.round === null]).toEqual([false, false])
  expect([own.start, own.year]).toEqual([null, YEAR])
})

test('the list says of each what was last done about him, on its day', async () => {
  await db().insertInto('dataCheck').values({ year: YEAR, startedBy: officerId }).execute()
  const asked = { year: YEAR, askedAt: new Date(`${YEAR}-02-01T10:00:00Z`) }
  await db()
    .insertInto('dataCheckPerson')
    .values([
      { ...asked, memberId: await member({ lastName: 'Dotázaný' }) },
      {
        ...asked,
        memberId: await member({ lastName: 'Upomenutý' }),
        remindedAt: new Date(`${YEAR}-02-20T10:00:00Z`),
      },
    ])
    .execute()

  const { round } = await seeScreen(db(), loader, { path: PATH, token: officer })

  const told = new Map(round?.people.map(({ lastName, said: words }) => [lastName, words]))
  expect(told.get('Dotázaný')?.replaceAll('\u00a0', ' ')).toContain('1. 2.')
  expect(told.get('Upomenutý')?.replaceAll('\u00a0', ' ')).toContain('20. 2.')
})

test('a view that cannot be used says why, and asks nobody', async () => {
  const { start: page } = await seeScreen(db(), loader, { path: `${PATH}?view=999999`, token: officer })

  expect(page).toMatchObject({ preview: null, trouble: expect.stringMatching(/./) })
})
