import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aCanary } from '../../../test/canary.ts'
import { CANARY, findWords } from '../../../test/canary-words.ts'
import { databaseUrl } from '../../../test/cluster.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { jobTable } from '../../jobs.server.ts'
import { verifyChain } from '../../ground/audit/verify-chain.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { restoreBackup } from '../backup/restore-backup.server.ts'
import { writeBackup } from '../backup/write-backup.server.ts'
import { log } from '../../ground/platform/log.server.ts'
import { folderFiles } from '../../ground/files/folder-files.server.ts'
import { erasedMarks, listErasedMarks } from '../../people/members/erased-marks.server.ts'
import { afterCommit, inTransaction } from '../../ground/postgres/transaction.server.ts'
import { isSomebodys } from './holding.ts'
import { HOLDINGS } from './holdings.ts'
import { copyJournal, noteErased, useJournalFile } from './journal.server.ts'
import { forgetLastLetter } from './last-letters.server.ts'

const db = useDatabase()
const workDir = mkdtempSync(join(tmpdir(), 'kl-privacy-'))
const files = folderFiles(join(workDir, 'files'))
afterAll(() => rmSync(workDir, { recursive: true, force: true }))
beforeEach(() => rulesVersion(db(), 1))

const NOBODY = {
  members: [],
  accounts: [],
  applications: [],
  emails: [],
  phones: [],
  hogNumbers: [],
  names: [],
}

const ask = (path: string, token: string, method = 'POST', body?: unknown) =>
  call(anApp(db()), path, { method, token, ...(body === undefined ? {} : { body }) })

/** History with a name in it, and in somebody else's entry too. */
const someHistory = ({ card, other, officer }: Awaited<ReturnType<typeof aCanary>>) =>
  inTransaction(db(), async (tx) => {
    recordAudit(tx, {
      action: 'MEMBER_CHANGED',
      actorId: officer,
      memberId: card,
      changes: [{ field: 'street', from: null, to: CANARY.street }],
      note: CANARY.nickname,
    })
    recordAudit(tx, {
      action: 'MEMBER_CHANGED',
      actorId: officer,
      memberId: other,
      note: `viz ${CANARY.email}`,
    })
  })

const WORDS = [
  CANARY.firstName,
  CANARY.lastName,
  CANARY.nickname,
  CANARY.email,
  CANARY.phone,
  CANARY.street,
  CANARY.hogNumber,
  CANARY.birthDate,
]
/** What accounting keeps for five years, and the letter that has not gone yet. */
const KEPT_BY_LAW = ['bank_movement.counter_name']

const sums = async () => {
  const { rows } = await sql`select
    (select sum(amount) from payment) as payments, (select sum(amount) from allocation) as allocations,
    (select sum(amount) from bank_movement) as movements, (select sum(amount) from credit) as credits,
    (select sum(amount) from donation) as donations, (select sum(remaining) from movement_balance) as left_over,
    (select sum(remaining) from payment_balance) as owed`.execute(db())
  return rows[0]
}

async function backUp(): Promise<string> {
  const path = join(workDir, 'backup.tar.gz')
  await writeBackup({ databaseUrl: await url(), workDir, files }, createWriteStream(path))
  return path
}

const url = async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  return databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
}

test('everything about me holds every table, without secrets and without others', async () => {
  const him = await aCanary(db())
  await someHistory(him)
  await ask('/api/me/erasure', him.token)

  const { status, json, text } = await ask('/api/me/export.json', him.token, 'GET')

  expect(status).toBe(200)
  const held = Object.entries(HOLDINGS).filter(([, holding]) => isSomebodys(holding))
  expect(Object.keys(json.tables).toSorted()).toEqual(held.map(([table]) => table).toSorted())
  expect(json.tables.account[0]).toMatchObject({ email: CANARY.email, password_hash: true })
  expect(json.tables.member[0].note).toBe(`${CANARY.nickname} má klíče, ví […]`)
  expect(text).not.toContain('Cizí')
  const pdf = await ask('/api/me/export.pdf', him.token, 'GET')
  expect(pdf.text.slice(0, 5)).toBe('%PDF-')
  expect((await ask(`/api/members/${him.card}/data.json`, him.token, 'GET')).status).toBe(403)
  expect(
    (await ask(`/api/members/${him.card}/data.json`, him.officerToken, 'GET')).json.tables.mail,
  ).toHaveLength(1)
})

test('a forgotten person is nowhere, the money and the chain are whole, and no restore brings him back', async () => {
  const him = await aCanary(db())
  await someHistory(him)
  const before = await sums()
  const backup = await backUp()
  expect((await findWords(db(), WORDS)).length).toBeGreaterThan(30)
  const { json: asked } = await ask('/api/me/erasure', him.token, 'POST', { note: 'Stěhuju se.' })

  expect((await ask(`/api/erasures/${asked.id}/execute`, him.token)).status).toBe(403)
  expect((await ask(`/api/erasures/${asked.id}/execute`, him.officerToken)).status).toBe(200)

  expect(await findWords(db(), WORDS)).toEqual([...KEPT_BY_LAW, 'mail.to_address'])
  const letter = await db()
    .selectFrom('mail')
    .select(['id', 'template', 'toAddress'])
    .executeTakeFirstOrThrow()
  expect(letter).toMatchObject({ template: 'erasure-done', toAddress: CANARY.email })
  await inTransaction(db(), (tx) => forgetLastLetter(tx, letter.id))
  expect(await findWords(db(), WORDS)).toEqual(KEPT_BY_LAW)
  expect(await sums()).toEqual(before)
  expect((await verifyChain(db())).fault).toBeNull()
  expect((await ask('/api/me/export.json', him.token, 'GET')).status).toBe(401)
  expect((await ask(`/api/erasures/${asked.id}/execute`, him.officerToken)).json.code).toBe('erasure_closed')

  await restoreBackup({ databaseUrl: await url(), files }, { path: backup, trust: 'seal' })

  expect(await findWords(db(), WORDS)).toEqual(KEPT_BY_LAW)
  expect(await sums()).toEqual(before)
  expect((await verifyChain(db())).fault).toBeNull()
  const card = await db()
    .selectFrom('member')
    .selectAll()
    .where('id', '=', him.card)
    .executeTakeFirstOrThrow()
  expect([card.number, card.lastName, card.firstName]).toEqual([
    him.number,
    'Smazaný člen',
    `č. ${him.number}`,
  ])
})

test('what is still open stands in the way, and the wish can be taken back', async () => {
  const him = await aCanary(db())
  await sql`update account set role = 'Treasurer' where id = ${him.account}`.execute(db())
  await sql`insert into payment (member_id, type, period, amount, due_on, variable_symbol)
    values (${him.card}, '2', 2027, 1000, '2027-03-31', '2027001')`.execute(db())
  const { json } = await ask('/api/me/erasure', him.token)

  const preview = await ask(`/api/erasures/${json.id}`, him.officerToken, 'GET')
  const refused = await ask(`/api/erasures/${json.id}/execute`, him.officerToken)

  expect(preview.json.blockers).toEqual(['owes', 'office'])
  expect(preview.json.concerned.find(({ table }: { table: string }) => table === 'payment')).toMatchObject({
    rows: 4,
    fate: 'strip',
    because: 'accounting',
  })
  expect(refused.json.code).toBe('erasure_blocked')
  expect((await ask('/api/me/erasure', him.token)).json.code).toBe('erasure_open')
  expect((await ask('/api/me/erasure', him.token, 'DELETE')).status).toBe(200)
  expect((await ask('/api/erasures', him.officerToken, 'GET')).json.total).toBe(0)
})

test('an applicant is forgotten too, whoever shares his mailbox stays, and an import asks before it brings him back', async () => {
  const him = await someone(db(), 'Secretary')
  const wife = await aMember(db(), { firstName: 'Marie', email: CANARY.email, phone: CANARY.phone })
  await sql`insert into mail (template, to_address, member_id, message_id, state)
    values ('event-changed', ${CANARY.email}, ${wife.id}, '<w@klub>', 'sent')`.execute(db())
  const refused = {
    ...CANARY,
    nickname: null,
    status: 'REJECTED' as const,
    decidedAt: new Date('2026-01-01T10:00:00Z'),
  }
  const { id } = await db()
    .insertInto('application')
    .values(refused)
    .returning('id')
    .executeTakeFirstOrThrow()
  // He tried again, in the language he is told in.
  await db()
    .insertInto('application')
    .values({ ...refused, language: 'en' })
    .execute()

  const { json } = await ask('/api/erasures', him.token, 'POST', { applicationId: id })
  expect((await ask(`/api/erasures/${json.id}/execute`, him.token)).status).toBe(200)

  expect(await db().selectFrom('application').select('id').execute()).toEqual([])
  expect(await findWords(db(), [CANARY.street, CANARY.lastName, CANARY.hogNumber])).toEqual([])
  const letters = await db().selectFrom('mail').select(['template', 'language']).orderBy('id').execute()
  expect(letters).toMatchObject([{ template: 'event-changed' }, { template: 'erasure-done', language: 'en' }])
  expect(await db().selectFrom('member').select('phone').execute()).toEqual([{ phone: CANARY.phone }])
  const marks = await listErasedMarks(db())
  const { firstName, lastName, birthDate, hogNumber } = CANARY
  expect(
    [
      erasedMarks({ names: [{ firstName: 'zdislav', lastName: 'KANAREK', birthDate }] }),
      erasedMarks({ hogNumbers: [hogNumber] }),
      erasedMarks({ names: [{ firstName, lastName, birthDate: '1961-02-04' }] }),
    ].map(([mark = '']) => marks.has(mark)),
  ).toEqual([true, true, false])
  const sheet = await anApp(db()).request('http://localhost:3000/api/imports?fileName=clenove.csv', {
    method: 'POST',
    headers: { host: 'localhost:3000', authorization: `Bearer ${him.token}`, 'content-type': 'text/csv' },
    body: `Příjmení;Jméno;Číslo HOG\r\nKdosi;Jiný;${hogNumber}\r\nNová;Eva;`,
  })
  const { import: draft } = JSON.parse(await sheet.text())
  const check = await ask(`/api/imports/${draft.id}/check`, him.token, 'GET')
  expect(check.json.counts).toMatchObject({ ambiguous: 1, create: 1 })
})

test('the journal beside the database knows of it at once, also when the officer’s request had a key', async () => {
  const path = join(workDir, 'erasures.json')
  useJournalFile(path)
  const him = await aCanary(db())
  const { json: asked } = await ask('/api/me/erasure', him.token)

  const { status } = await call(anApp(db()), `/api/erasures/${asked.id}/execute`, {
    token: him.officerToken,
    headers: { 'idempotency-key': 'jednou' },
  })

  expect(status).toBe(200)
  const { id } = await db().selectFrom('erasedPerson').select('id').executeTakeFirstOrThrow()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject([{ id }])
})

test('people forgotten at the same moment are all in the journal beside the database', async () => {
  const path = join(workDir, 'at-once.json')
  useJournalFile(path)
  const complaints = vi.spyOn(log, 'error')
  const ids = await Promise.all(Array.from({ length: 12 }, async () => (await aMember(db())).id))

  await Promise.all(
    ids.map((id) =>
      inTransaction(db(), async (tx) => {
        await noteErased(tx, { ...NOBODY, members: [id] })
        afterCommit(tx, copyJournal)
      }),
    ),
  )

  // One who tramples another's draft leaves a journal without somebody, and says so in the log alone.
  expect(complaints).not.toHaveBeenCalled()
  const kept: readonly { rows: readonly { id: number }[] }[] = JSON.parse(readFileSync(path, 'utf8'))
  expect(new Set(kept.flatMap(({ rows }) => rows.map(({ id }) => id)))).toEqual(new Set(ids))
})

test('a house killed between forgetting and its journal writes it as soon as its work goes on', async () => {
  const path = join(workDir, 'after-a-kill.json')
  useJournalFile(path)
  const { id } = await aMember(db())
  await inTransaction(db(), (tx) => noteErased(tx, { ...NOBODY, members: [id] }))

  await jobTable(aMailRoom())['send-journal']?.work({ db: db(), signal: new AbortController().signal }, {})

  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject([{ rows: [{ table: 'member', id }] }])
})
