import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'

const db = useDatabase()
const APPROVED = { approvedAt: new Date('2026-01-01T10:00:00Z') }
let token = ''

beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Secretary', { signedInAt: new Date() })).token
})

const ask = (path: string, body: object = {}, as = token) => call(anApp(db()), path, { token: as, body })
const tab = async (name: string) =>
  (await call(anApp(db()), `/api/members/invitations?tab=${name}`, { method: 'GET', token })).json
const work = (batchId: number) => runBatch(db(), BATCH_KINDS, batchId)
const invite = async (body: object) => {
  const { json } = await ask('/api/members/invite', body)
  await work(json.batch.id)
  return json.batch.id as number
}
const codes = async (batchId: number) =>
  (
    await db()
      .selectFrom('batchItem')
      .select(['code'])
      .where('batchId', '=', batchId)
      .orderBy('position')
      .execute()
  ).map(({ code }) => code)
const letters = () =>
  db()
    .selectFrom('mail')
    .select(['id', 'toAddress', 'state', 'priority', 'template'])
    .where('template', '=', 'set-password')
    .orderBy('id')
    .execute()
const people = async (count: number) => {
  const rows = Array.from({ length: count }, (_, index) => ({
    firstName: 'Jan',
    lastName: `Novák ${String(index).padStart(3, '0')}`,
    email: `novak${index}@klub.test`,
    ...APPROVED,
  }))
  return (await db().insertInto('member').values(rows).returning('id').execute()).map(({ id }) => id)
}
const arrive = (mailId: number) =>
  previewMail(db(), aMailRoom(), mailId, { withLink: true }).then(
    (letter) => new URL(letter?.link ?? '').searchParams.get('token') ?? '',
  )
const sent = () =>
  db()
    .updateTable('mail')
    .set({ state: 'sent', sentAt: sql`now()` })
    .execute()
const setPassword = (link: string) =>
  ask('/api/auth/reset-password', { token: link, newPassword: 'čtyři slova za sebou' })

describe('people who have just been imported', () => {
  test('are invited in one run; half come in, the rest are invited again and their older links are dead', async () => {
    await people(20)

    const stale = await ask('/api/members/invite', { all: true, expected: 19 })
    await invite({ all: true, expected: 20 })
    const posted = (await letters()).map(({ id }) => id)
    const early = await arrive(posted[0] ?? 0)
    const late = await arrive(posted[19] ?? 0)
    await sent()
    const half = (await letters()).slice(0, 10).map(({ toAddress }) => toAddress)
    await db().updateTable('account').set({ signedInAt: new Date() }).where('email', 'in', half).execute()
    await db()
      .updateTable('mail')
      .set({ createdAt: sql`now() - interval '2 days'` })
      .execute()
    const waiting = await tab('invited')
    await invite({ all: true, expected: 10, again: true })

    expect([stale.status, stale.json.code]).toEqual([409, 'count_differs'])
    expect((await tab('uninvited')).total).toBe(0)
    expect([waiting.total, waiting.items.at(-1).letter]).toEqual([10, 'sent'])
    const [first, ...others] = await letters()
    expect([first?.priority, others.length]).toEqual([2, 29])
    expect((await setPassword(late)).json.code).toBe('link_expired')
    expect((await setPassword(await arrive((await letters()).at(-1)?.id ?? 0))).status).toBe(200)
    expect((await setPassword(early)).status).toBe(200)
  })
})

describe('an invitation', () => {
  test('is refused in words where it cannot be: no address, a dead one, one somebody has, a closed card, an account', async () => {
    const { id: bare } = await aMember(db(), APPROVED)
    const { id: dead } = await aMember(db(), { ...APPROVED, email: 'Dead@klub.test' })
    await db().insertInto('deadAddress').values({ address: 'dead@klub.test', reason: 'gone' }).execute()
    await anAccount(db(), { email: 'taken@klub.test' })
    const { id: second } = await aMember(db(), { ...APPROVED, email: 'taken@klub.test' })
    const { id: closed } = await aMember(db(), { email: 'old@klub.test', archivedAt: new Date() })
    const { id: inside } = await aMember(db(), APPROVED)
    await anAccount(db(), { memberId: inside })

    const run = await invite({ ids: [bare, dead, second, closed, inside] })

    expect(await codes(run)).toEqual([
      'recipient_without_email',
      'recipient_dead_address',
      'account_exists',
      'card_closed',
      'already_invited',
    ])
    expect(await letters()).toEqual([])
    expect((await tab('unreachable')).total).toBe(1)
  })

  test('makes an Applicant of whoever waits for approval, a Member of the others', async () => {
    const { id: waits } = await aMember(db(), { email: 'ceka@klub.test' })
    const { id: member } = await aMember(db(), { email: 'clen@klub.test', ...APPROVED })
    // As a table brings people whom nobody here approved: since when they are members is all it says.
    const { id: brought } = await aMember(db(), { email: 'leta@klub.test', memberSince: '2005-05-05' })

    await invite({ ids: [waits, member, brought] })

    expect(
      await db()
        .selectFrom('account')
        .select(['memberId', 'role'])
        .where('memberId', 'is not', null)
        .orderBy('id')
        .execute(),
    ).toEqual([
      { memberId: waits, role: 'Applicant' },
      { memberId: member, role: 'Member' },
      { memberId: brought, role: 'Member' },
    ])
  })

  test('is not sent twice by two officers who started over the same people', async () => {
    const ids = await people(5)
    await invite({ ids })
    await sent()
    const [one, two] = await Promise.all([
      ask('/api/members/invite', { ids, again: true }),
      ask('/api/members/invite', { ids, again: true }),
    ])
    await work(one.json.batch.id)
    await sent()
    await work(two.json.batch.id)

    expect((await letters()).length).toBe(10)
    expect(await codes(two.json.batch.id)).toEqual(Array.from({ length: 5 }, () => 'invitation_waits'))
  })

  test('is for those who handle accounts', async () => {
    const { token: clerk } = await someone(db(), 'MembershipOfficer')

    expect((await ask('/api/members/invite', { ids: [1, 2] }, clerk)).status).toBe(403)
  })
})

describe('stopping', () => {
  test('ends the run where it is and holds back the letters that wait; a retry goes on', async () => {
    const ids = await people(6)
    await invite({ ids: ids.slice(0, 3) })
    const { json } = await ask('/api/members/invite', { ids: ids.slice(3) })

    const stopped = await ask('/api/members/invite/stop')
    const again = await ask('/api/members/invite/stop')
    await work(json.batch.id)

    expect(stopped.json).toEqual({ success: true, people: 3, letters: 3 })
    expect([again.status, again.json.code]).toEqual([409, 'run_is_over'])
    expect((await letters()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect((await tab('invited')).items.map(({ letter }: { letter: string }) => letter)).toEqual([
      'stopped',
      'stopped',
      'stopped',
    ])
    const retried = await ask(`/api/batches/${json.batch.id}/retry`, { onlyMendable: true })
    await work(json.batch.id)
    expect([retried.status, (await letters()).length]).toEqual([202, 6])
  })
})
