import type { Db } from '../../src/tables.ts'
import { accountIdOf } from './accounts.ts'
import { seedAlbums } from './albums.ts'
import { seedApplications } from './applications.ts'
import { seedBank } from './bank.ts'
import { seedClub } from './club.ts'
import { draftDonations } from './donations.ts'
import { planEvents } from './events.ts'
import { seedRoad } from './road.ts'
import { seedChecks } from './checks.ts'
import { insertDoubles } from './doubles.ts'
import { draftFees } from './fees.ts'
import { continueNumbering, insertAll } from './insert.ts'
import { seedHouseholds } from './households.ts'
import { seedKinds } from './kinds.ts'
import { seedMeetings } from './meetings.ts'
import { seedRollams } from './rollams.ts'
import { seedNews } from './news.ts'
import { seedOwnFields } from './own-fields.ts'
import { seedPeople } from './people.ts'
import { byLogin, gatherCast } from './person.ts'
import { seedTitles } from './titles.ts'
import { seedViews } from './views.ts'
import { planAttendance, seedEvents } from './rides.ts'

/**
 * Fills an empty, migrated database with the invented club Moravští jezdci as it stands on the given
 * Prague day. The same day gives the same club.
 */
export async function seedDemoClub(
  tx: Db,
  { today, passwordHash }: { today: string; passwordHash: string },
): Promise<void> {
  const people = gatherCast(today)
  await seedClub(tx, today)
  const accounts = await seedPeople(tx, people, today, passwordHash)
  await seedTitles(tx, people, today)
  await seedKinds(tx, people, today)
  await seedOwnFields(tx, people)
  await seedHouseholds(tx, people, accountIdOf(accounts, byLogin(people, 'treasurer')))
  const roadCaptain = byLogin(people, 'roadcaptain')
  const secretaryId = accountIdOf(accounts, byLogin(people, 'secretary'))
  const treasurerId = accountIdOf(accounts, byLogin(people, 'treasurer'))
  await seedViews(tx, { treasurerId, secretaryId })
  await seedChecks(tx, people, {
    today,
    startedBy: accountIdOf(accounts, byLogin(people, 'membershipofficer')),
  })
  await seedRoad(tx, people, secretaryId)
  await seedApplications(tx, people, secretaryId, today)

  let lastPaymentId = 0
  const nextPaymentId = () => ++lastPaymentId
  const events = planEvents(today)
  const fees = draftFees(people, today, treasurerId, nextPaymentId)
  const attendance = planAttendance(events, people, today, treasurerId, nextPaymentId)
  const payments = [...fees, ...attendance.payments]

  await seedEvents(tx, events, { memberId: roadCaptain.id, accountId: accountIdOf(accounts, roadCaptain) })
  await insertAll(
    tx,
    'payment',
    payments.map(({ payment }) => payment),
  )
  await insertAll(tx, 'registration', attendance.registrations)
  await seedBank(tx, payments, draftDonations(people, today, treasurerId), treasurerId, today)
  await seedAlbums(tx, events, secretaryId)
  await seedNews(tx, { today, createdBy: secretaryId })
  await seedMeetings(tx, {
    secretaryId,
    today,
    named: {
      chair: byLogin(people, 'supervisor').id,
      recorder: byLogin(people, 'secretary').id,
      verifiers: [byLogin(people, 'treasurer').id, roadCaptain.id],
    },
  })
  await seedRollams(tx, { secretaryId, today })
  await insertDoubles(tx)
  await continueNumbering(tx)
}
