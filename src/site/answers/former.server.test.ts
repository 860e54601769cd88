import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp } from '../../../test/app.ts'
import { aPayment } from '../../../test/money.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { aRidingClub } from '../../../test/rides.ts'
import { screens } from '../../../test/screens.ts'
import { erasePerson } from '../../office/privacy/erase-person.server.ts'
import { findPerson } from '../../office/privacy/persons.server.ts'
import { answerTokenOf } from '../../ground/mail/answer-links.server.ts'
import { forgetClub } from '../../ground/platform/club-settings.server.ts'
import { NEW_CLUB } from '../../ground/platform/new-club.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { FORMER_FILES, giveFile } from './give-file.server.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { viewFormer } from './view-former.server.ts'

const { db, aRider, ask, acts, rules } = aRidingClub()
const now = new Date()
const TODAY = pragueDay(now)
const YEAR = now.getFullYear()
const address = '127.0.0.1'

beforeEach(rules)

/** Somebody excluded, with a debt and a patch, and the secret of his letter. */
async function aFormer() {
  const secretary = await aRider('Secretary')
  const gone = await aRider('Member', { firstName: 'Karel', frontPatchOn: '2020-01-01' })
  await aPayment(db(), gone.memberId, { period: YEAR })
  await exclude(gone.memberId, secretary.token)
  return { gone, secretary, token: await newestToken() }
}

const exclude = (id: number, token: string) =>
  ask('POST', `/api/members/${id}/exclude`, token, { date: TODAY, reason: 'krádež' })
const newestToken = async () => {
  const mail = await db()
    .selectFrom('mail')
    .select('id')
    .where('template', '=', 'membership-closed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return (await answerTokenOf(db(), { mailId: mail.id, purpose: 'former-member' })) ?? ''
}
const look = (token: string) => viewFormer(db(), token, { language: 'cs', today: TODAY })
const take = (token: string, file: (typeof FORMER_FILES)[number]) =>
  giveFile(
    { db: db(), club: NEW_CLUB, now, today: TODAY, language: 'cs', origin: 'http://klub.test', address },
    token,
    file,
  )

describe('the link of somebody whose membership ended', () => {
  test('gives two files at a time, the rest is told to wait', { timeout: 120_000 }, async () => {
    const { token } = await aFormer()
    const app = anApp(db(), {}, await screens())
    const fetchIt = () =>
      app.request(`http://localhost:3000/o/${token}/vypis.pdf`, { headers: { host: 'localhost:3000' } })

    const answers = await Promise.all([fetchIt(), fetchIt(), fetchIt(), fetchIt()])

    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 429, 429,
    ])
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['3', '3'])
    for (const answer of answers) await answer.arrayBuffer()
    expect((await fetchIt()).status).toBe(200)
  })

  test('shows the end, the debts and the patches, and gives the extract and the data', async () => {
    const { token, gone } = await aFormer()
    await aPayment(db(), gone.memberId, { period: YEAR - 1, status: 'PAID', paidAt: now })

    expect(await look(token)).toMatchObject({
      name: 'Karel Novák',
      ended: `Tvoje členství skončilo ${dayInFigures(TODAY, 'cs')} vyloučením.`,
      debts: [{ title: expect.stringContaining(String(YEAR)), rest: 120_000 }],
      patches: ['front'],
    })
    for (const file of FORMER_FILES) {
      const answer = await take(token, file)
      expect([file, answer?.status]).toEqual([file, 200])
      expect((await answer?.arrayBuffer())?.byteLength).toBeGreaterThan(500)
    }
    const traces = await db()
      .selectFrom('auditEntry')
      .select(['action', 'actorAccountId'])
      .where('action', 'in', ['MEMBERSHIP_CONFIRMED', 'OWN_DATA_EXPORTED'])
      .execute()
    expect(traces).toHaveLength(3)
    expect(traces.every(({ actorAccountId }) => actorAccountId === gone.id)).toBe(true)
  })

  test('is no session and opens nothing else', async () => {
    const { token } = await aFormer()

    for (const path of ['/api/members', '/api/members/profile', '/api/me/export.json', '/api/documents'])
      expect([path, (await ask('GET', path, token)).status]).toEqual([path, 401])
  })

  // Whatever ends what the link is for, ends the link.
  const ENDS: Readonly<Record<string, (former: Awaited<ReturnType<typeof aFormer>>) => Promise<unknown>>> = {
    'ninety days are over': () =>
      db()
        .updateTable('answerLink')
        .set({ expiresAt: sql<Date>`now()` })
        .execute(),
    'the exclusion is cancelled': ({ gone, secretary }) =>
      ask('POST', `/api/members/${gone.memberId}/exclude`, secretary.token, { excluded: false }),
    'a newer letter has taken its place': async ({ gone, secretary }) => {
      await ask('POST', `/api/members/${gone.memberId}/exclude`, secretary.token, { excluded: false })
      await exclude(gone.memberId, secretary.token)
    },
    'the letter lies in a mailbox that is not his any more': ({ gone }) =>
      db()
        .updateTable('account')
        .set({ email: 'jinde@klub.test' })
        .where('memberId', '=', gone.memberId)
        .execute(),
    'the person is forgotten': ({ gone }) =>
      inTransaction(db(), async (tx) => {
        const person = await findPerson(tx, { kind: 'member', id: gone.memberId })
        if (person) await erasePerson(tx, person)
      }),
  }

  test.each(Object.keys(ENDS))('is dead once %s', async (end) => {
    const former = await aFormer()

    await ENDS[end]?.(former)

    expect(await look(former.token)).toBeNull()
    for (const file of FORMER_FILES) expect(await take(former.token, file)).toBeNull()
  })

  test('lives for ninety days; a wrong one finds nobody', async () => {
    const { token } = await aFormer()
    const { rows } = await sql<{ days: number }>`
      select extract(day from expires_at - created_at)::int as days from answer_link`.execute(db())

    expect(rows).toEqual([{ days: 90 }])
    for (const wrong of ['', 'x', token.slice(1), `${token.slice(0, -1)}_`, `${token}x`])
      expect(await look(wrong)).toBeNull()
    expect(await acts()).not.toContain('MEMBERSHIP_CONFIRMED')
  })
})

test('a club without patches asks nobody for them', async () => {
  const { token } = await aFormer()
  const before = await look(token)
  await db()
    .insertInto('clubSetting')
    .values({ key: 'club', value: JSON.stringify({ ...NEW_CLUB, off: ['patches'] }) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: JSON.stringify({ ...NEW_CLUB, off: ['patches'] }) }),
    )
    .execute()
  forgetClub()

  expect([before?.patches, (await look(token))?.patches]).toEqual([['front'], null])
  forgetClub()
})
