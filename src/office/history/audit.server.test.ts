import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen } from '../../../test/screen.ts'
import type { AuditEntry } from '../../ground/audit/audit.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { sealEntries } from '../../ground/audit/seal-entries.server.ts'
import { useSurroundings } from '../../ground/platform/surroundings.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { watchOver } from '../backup/plan.server.ts'
import { Interrupted } from '../../ground/platform/jobs.server.ts'
import { resumeTasks, runTask } from '../backup/run-task.server.ts'
import { loader } from './audit.screen.tsx'

const db = useDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-history-'))
beforeEach(async () => {
  await rulesVersion(db(), 1)
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false })
  // Each test has a history of its own, and no other end is known.
  rmSync(join(dataDir, 'history-ends.jsonl'), { force: true })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const note = (...entries: readonly AuditEntry[]) =>
  inTransaction(db(), async (tx) => {
    for (const entry of entries) recordAudit(tx, entry)
  })
const get = (path: string, token: string) => call(anApp(db()), path, { method: 'GET', token })
const seqs = async (query: string, token: string) =>
  (await get(`/api/audit?${query}`, token)).json.items.map(({ seq }: { seq: number }) => seq)

async function aHistory() {
  const jan = await aMember(db(), { firstName: 'Jan', lastName: 'Čech' })
  const secretary = await someone(db(), 'Secretary', { email: 'sekretarka@klub.test' })
  await note(
    { action: 'MEMBER_CREATED', actorId: null, memberId: jan.id },
    {
      action: 'MEMBER_CHANGED',
      actorId: secretary.id,
      memberId: jan.id,
      changes: [{ field: 'birthDate', from: null, to: '1980-05-01' }],
      note: 'z přihlášky',
    },
    {
      action: 'PAYMENT_PAIRED',
      actorId: null,
      memberId: jan.id,
      changes: [{ field: 'amount', from: null, to: 120_000 }],
    },
    { action: 'EVENT_CREATED', actorId: secretary.id, changes: [{ field: 'event', from: null, to: 4 }] },
  )
  return { jan, secretary }
}

describe('the history', () => {
  test.each([
    ['', [4, 3, 2, 1]],
    ['kdo=sekretarka', [4, 2]],
    ['system=1', [3, 1]],
    ['koho=jan cech', [3, 2, 1]],
    ['oblast=money', [3]],
    ['co=MEMBER_CREATED', [1]],
    ['oblast=people&kdo=sekretarka', [2]],
    ['text=prihlasky', [2]],
    ['text=nikde', []],
    ['kdo=nikdo', []],
    ['od=2001-01-01&do=2001-12-31', []],
    ['od=2001-01-01', [4, 3, 2, 1]],
    ['pred=3', [2, 1]],
    ['po=2', [4, 3]],
  ])('asked for %j', async (query, expected) => {
    const { secretary } = await aHistory()

    expect(await seqs(query, secretary.token)).toEqual(expected)
  })

  test('pages follow one another without a gap, there and back', async () => {
    const { token } = await someone(db(), 'Webmaster')
    await note(...Array.from({ length: 120 }, () => ({ action: 'PAGE_CHANGED', actorId: null }) as const))

    const first = (await get('/api/audit?oblast=texts', token)).json
    const second = (await get(`/api/audit?oblast=texts&pred=${first.older}`, token)).json
    const third = (await get(`/api/audit?oblast=texts&pred=${second.older}`, token)).json
    const back = (await get(`/api/audit?oblast=texts&po=${third.newer}`, token)).json

    expect([first, second, third].map(({ items }) => items.length)).toEqual([50, 50, 20])
    expect(third.older).toBeNull()
    expect(back.items).toEqual(second.items)
    expect(
      new Set([first, second, third].flatMap(({ items }) => items.map((item: { seq: number }) => item.seq)))
        .size,
    ).toBe(120)
  })

  test('whoever may not read addresses looks for nobody by them', async () => {
    await aHistory()
    const granted = await someone(db(), 'Member')
    await db()
      .insertInto('permissionGrant')
      .values({ accountId: granted.id, permission: 'club.administer' })
      .execute()

    for (const field of ['kdo', 'koho']) {
      const { status, json } = await get(`/api/audit?${field}=sekretarka%40klub.test`, granted.token)
      expect([status, Object.keys(json.fields ?? {})]).toEqual([422, [field]])
    }
  })

  test('shows a value only to whoever may see it, also when he looks for it', async () => {
    const { secretary } = await aHistory()
    const granted = await someone(db(), 'Member')
    await db()
      .insertInto('permissionGrant')
      .values({ permission: 'club.administer', accountId: granted.id })
      .execute()

    const whole = (await get('/api/audit?pred=4', secretary.token)).json.items
    const less = (await get('/api/audit?pred=4', granted.token)).json.items

    expect(whole[0]).toMatchObject({ changes: [], hidden: 1 })
    expect(whole[1]).toMatchObject({ note: 'z přihlášky', hidden: 0 })
    expect(less[1]).toMatchObject({ note: null, changes: [], hidden: 2 })
    const csv = (await get('/api/audit/export.csv?text=1980', granted.token)).text
    expect(csv).not.toContain('Údaje změněny')
    expect(await seqs('text=1980&pred=5', granted.token)).toEqual([])
    const onScreen = (token: string) =>
      seeScreen(db(), loader, { path: '/admin/sprava/audit?text=1980&pred=5', token })
    expect((await onScreen(granted.token)).lines).toEqual([])
    expect((await onScreen(secretary.token)).lines).toHaveLength(1)
  })

  test('goes out as a table, and leaves a trace', async () => {
    const { secretary } = await aHistory()

    const { text, headers } = await get('/api/audit/export.csv?koho=cech', secretary.token)

    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(text).toMatch(
      /2;.+;Údaje změněny;sekretarka@klub.test;Čech Jan;Datum narození: – → 1.\s5.\s1980;z přihlášky/,
    )
    expect(text.split('\r\n')).toHaveLength(5)
    expect((await seqs('co=AUDIT_EXPORTED', secretary.token)).length).toBe(1)
  })

  test.each(['Member', 'Treasurer', 'MembershipOfficer'] as const)('is not for the %s', async (role) => {
    const { token } = await someone(db(), role)

    expect((await get('/api/audit', token)).status).toBe(403)
    expect((await call(anApp(db()), '/api/audit/check', { token })).status).toBe(403)
  })
})

describe('the check of the chain', () => {
  const check = (token: string) => call(anApp(db()), '/api/audit/check', { token })

  test('says how many entries hold, and two at once are one', async () => {
    const { secretary } = await aHistory()

    const { status, json } = await check(secretary.token)
    const second = await check(secretary.token)
    await runTask(db(), json.taskId)

    expect([status, second.status, second.json.code]).toEqual([202, 409, 'task_running'])
    const { task } = (await get(`/api/house-tasks/${json.taskId}`, secretary.token)).json
    expect(task).toMatchObject({ state: 'done', result: { entries: 5, fault: null } })
    expect((await check(secretary.token)).status).toBe(202)
  })

  test('at night finds what somebody did by hand, and writes to the Webmasters', async () => {
    await aHistory()
    await someone(db(), 'Webmaster')
    await sealEntries(db())
    await sql`alter table audit_entry disable trigger all`.execute(db())
    await sql`update audit_entry set member_id = 99 where seq = 2`.execute(db())
    await sql`alter table audit_entry enable trigger all`.execute(db())

    await watchOver(db(), '2026-11-15')
    for (const { id } of await db()
      .selectFrom('houseTask')
      .select('id')
      .where('kind', '=', 'chain')
      .execute())
      await runTask(db(), id)

    expect(
      await db().selectFrom('houseTask').select(['kind', 'state', 'result']).orderBy('id').execute(),
    ).toMatchObject([
      { kind: 'chain', state: 'done', result: { entries: 1, fault: { kind: 'changed', seq: 2 } } },
      { kind: 'books', state: 'waiting' },
      { kind: 'backup', state: 'waiting' },
    ])
    expect(await db().selectFrom('mail').select('template').execute()).toEqual([{ template: 'chain-broken' }])
  })

  test('whose process died is walked again by another; a third death ends it', async () => {
    const { token } = await someone(db(), 'Webmaster')
    const { taskId } = (await check(token)).json
    const die = (attempts: number) =>
      sql`update house_task set state = 'running', attempts = ${attempts}, beat_at = now() - interval '2 minutes'`.execute(
        db(),
      )

    await die(1)
    await sql`delete from pgboss.job`.execute(db())
    await resumeTasks(db())
    const queued = await sql`select from pgboss.job where name = 'run-task'`.execute(db())
    await runTask(db(), taskId)
    const again = (await get(`/api/house-tasks/${taskId}`, token)).json.task
    await die(3)
    await runTask(db(), taskId)
    const last = (await get(`/api/house-tasks/${taskId}`, token)).json.task

    expect(queued.rows).toHaveLength(1)
    expect([again.state, last.state]).toEqual(['done', 'failed'])
  })

  test('put down by a house that closes waits for the next one, and is no failure', async () => {
    const { secretary } = await aHistory()
    const { taskId } = (await check(secretary.token)).json
    const house = new AbortController()

    const between = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`lock table audit_entry in access exclusive mode`.execute(tx)
        const running = runTask(db(), taskId, house.signal)
        house.abort()
        await running
        return db().selectFrom('houseTask').selectAll().where('id', '=', taskId).executeTakeFirstOrThrow()
      })
    await expect(runTask(db(), taskId, house.signal)).rejects.toThrow(Interrupted)
    await runTask(db(), taskId)

    expect(between).toMatchObject({ state: 'waiting', timesPutDown: 1, fault: null })
    expect((await get(`/api/house-tasks/${taskId}`, secretary.token)).json.task).toMatchObject({
      state: 'done',
      result: { entries: 5 },
    })
  })
})

test('the page says of which entries what they held was forgotten, and who changed what', async () => {
  const { secretary } = await aHistory()
  const { rows } = await sql<{ seq: number }>`select seq from audit_entry order by seq`.execute(db())
  await sql`update audit_detail set changes = '[]', note = null, erased_at = now()
    where seq = ${rows[1]?.seq}`.execute(db())

  const { lines } = await seeScreen(db(), loader, { path: '/admin/sprava/audit', token: secretary.token })

  expect(lines.map(({ isErased }) => isErased)).toEqual([false, false, true, false])
  expect(lines.map(({ who }) => who)).toEqual(['sekretarka@klub.test', null, 'sekretarka@klub.test', null])
  expect(lines.map(({ about }) => about?.label ?? null)).toEqual([
    expect.anything(),
    'Čech Jan',
    'Čech Jan',
    'Čech Jan',
  ])
})

test('an entry about an account without a card is told by its address', async () => {
  const secretary = await someone(db(), 'Secretary')
  const { id: accountId } = await someone(db(), 'Member', { email: 'bezkarty@klub.test' })
  await note({ action: 'ACCOUNT_DEACTIVATED', actorId: secretary.id, accountId })

  const { lines } = await seeScreen(db(), loader, { path: '/admin/sprava/audit', token: secretary.token })

  expect(lines[0]?.about?.label).toBe('bezkarty@klub.test')
})
