import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { forgetClub } from '../../ground/platform/club-settings.server.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'
import { remindHog } from './remind-hog.server.ts'

const db = useDatabase()

beforeEach(forgetClub)

const at = (day: string) => new Date(`${day}T09:35:00+01:00`)
const letters = async () => {
  const rows = await db()
    .selectFrom('mail')
    .select(['id', 'toAddress', 'params'])
    .where('template', '=', 'hog-ending')
    .orderBy('id')
    .execute()
  return rows
}
let serial = 1000
const aHolder = (email: string | null, hogExpiresOn: string, more: object = {}) => {
  serial += 1
  return aMember(db(), { email, hogNumber: `CZ${serial}`, hogExpiresOn, ...more })
}

test('a member is told sixty and thirty days before, and on the day, once of each', async () => {
  await aHolder('jan@klub.test', '2027-01-31')

  for (const day of [
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2027-01-01',
    '2027-01-15',
    '2027-01-31',
    '2027-02-01',
  ])
    await remindHog(db(), at(day))

  expect((await letters()).map(({ params }) => params)).toMatchObject([
    { expiresOn: '2027-01-31', isOver: false },
    { expiresOn: '2027-01-31', isOver: false },
    { expiresOn: '2027-01-31', isOver: true },
  ])
  const marks = await db()
    .selectFrom('hogReminder')
    .select('daysBefore')
    .orderBy('daysBefore', 'desc')
    .execute()
  expect(marks.map(({ daysBefore }) => daysBefore)).toEqual([60, 30, 0])
})

test('a house that was off tells the latest only; a renewed number begins anew', async () => {
  const { id } = await aHolder('jan@klub.test', '2027-01-31')

  await remindHog(db(), at('2027-01-20'))
  await remindHog(db(), at('2027-01-21'))
  await db().updateTable('member').set({ hogExpiresOn: '2028-01-31' }).where('id', '=', id).execute()
  await remindHog(db(), at('2027-01-31'))
  await remindHog(db(), at('2027-12-10'))

  expect((await letters()).map(({ params }) => params)).toMatchObject([
    { expiresOn: '2027-01-31' },
    { expiresOn: '2028-01-31' },
  ])
})

test('who left, has no address, ended long ago or rides in a club without HOG hears nothing', async () => {
  await aHolder(null, '2027-01-31')
  await aHolder('pryc@klub.test', '2027-01-31', { archivedAt: new Date('2026-01-01') })
  await aHolder('davno@klub.test', '2026-01-01')
  await remindHog(db(), at('2027-01-15'))
  const before = await letters()
  await aHolder('jan@klub.test', '2027-02-01')
  await sql`insert into club_setting (key, value) values ('club', '{"off": ["hog"]}')`.execute(db())
  forgetClub()

  await remindHog(db(), at('2027-01-15'))

  expect([before, await letters()]).toEqual([[], []])
})

test('two houses at once write one letter', async () => {
  await aHolder('jan@klub.test', '2027-01-31')

  await Promise.all([remindHog(db(), at('2027-01-15')), remindHog(db(), at('2027-01-15'))])

  expect(await letters()).toHaveLength(1)
})

test('the letter says the number and its day', async () => {
  await aHolder('jan@klub.test', '2027-01-31', { hogNumber: 'CZ4411207' })
  await remindHog(db(), at('2027-01-15'))
  const [mail] = await letters()

  const letter = await previewMail(db(), aMailRoom(), mail?.id ?? 0, { withLink: true })

  expect(letter?.text).toContain('CZ4411207')
  expect(letter?.text).toMatch(/31\.\s*1\.\s*2027/)
})
