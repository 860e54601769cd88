import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aWelcomingClub, GUEST } from '../../../test/guests.ts'
import { forgetUnprovedApplications } from '../../people/applications/forget-unproved.server.ts'
import {
  deleteExpiredAnswerLinks,
  openApplicationLink,
  openGiverLink,
} from '../../ground/mail/answer-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { RETENTION_WORK } from './retention-rules.server.ts'

const club = aWelcomingClub()
const { db, inDays, rules, letters, conditions, welcoming, aGuest } = club

beforeEach(async () => {
  await rules()
  await conditions()
})

/** Nights have passed: the links are over, and what is tidied up each night was. */
async function nightsLater() {
  await db().updateTable('mail').set({ state: 'sent', sentAt: new Date() }).execute()
  await db()
    .updateTable('answerLink')
    .set({ expiresAt: sql<Date>`now() - interval '1 minute'` })
    .execute()
  await deleteExpiredAnswerLinks(db())
}

const forget = async (key: 'guests' | 'givers') => {
  const { rows } = await RETENTION_WORK[key].due(sql<Date>`now()`).execute(db())
  await RETENTION_WORK[key].forget(
    db(),
    rows.map(({ id }) => id),
  )
  return rows.length
}
const to = async () => (await letters()).map(({ toAddress }) => toAddress)

test('a guest’s letters go with his address, though his links are over', async () => {
  const { id } = await welcoming()
  await aGuest(id)
  await db()
    .updateTable('event')
    .set({ startsAt: inDays(-31) })
    .execute()
  const before = await to()
  await nightsLater()

  const forgotten = await forget('guests')

  expect([new Set(before), forgotten, await to()]).toEqual([new Set([GUEST.email]), 1, []])
})

test('so do a giver’s', async () => {
  const { id: giverId } = await db()
    .insertInto('giver')
    .values({ email: 'darce@example.org', language: 'cs', variableSymbol: '2600000019' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const mailId = await postLetter(db(), { template: 'giver-prove', to: 'darce@example.org', language: 'cs' })
  await openGiverLink(db(), { giverId, mailId })
  await nightsLater()

  expect([await forget('givers'), await to()]).toEqual([1, []])
})

test('and those of an applicant who never proved his address', async () => {
  const { id: applicationId } = await db()
    .insertInto('application')
    .values({
      firstName: 'Kamil',
      lastName: 'Zbořil',
      email: 'kamil@example.org',
      formId: '00000000-0000-4000-8000-000000000001',
      awaitsProof: true,
      submittedAt: inDays(-8),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const mailId = await postLetter(db(), {
    template: 'application-prove',
    to: 'kamil@example.org',
    language: 'cs',
  })
  await openApplicationLink(db(), { purpose: 'application', applicationId, mailId, days: 7 })
  await nightsLater()

  await forgetUnprovedApplications(db())

  expect(await to()).toEqual([])
})
