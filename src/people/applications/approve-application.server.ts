import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { createAccount } from '../../entry/accounts/create-account.server.ts'
import { readClub } from '../../ground/platform/club-settings.server.ts'
import { oneByOne } from '../../ground/postgres/one-by-one.server.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { beginRoad } from '../members/road.server.ts'
import { greetingOf } from '../members/salutation.ts'
import { setMentor } from '../members/set-mentor.server.ts'
import { type LockedApplication, markDecided } from './applications.server.ts'
import { alreadyDecided, type Decision, holdForDecision } from './decidable-applications.server.ts'
import { mayHaveCard } from './duplicates.server.ts'
import { ownForCard } from './own-answers.server.ts'
import { parseMotorcycle } from './motorcycle.ts'

export type Approval = Decision & { readonly today: string }

type NewRole = 'Applicant' | 'Member'
type TakenIn = { readonly actorId: number; readonly memberId: number; readonly role?: NewRole }

type Wishes = {
  /** The officer was told that there may be a card already, and wants another one. */
  readonly withDuplicates?: boolean | undefined
  /** Who goes the road with the new applicant. */
  readonly mentorId?: number | null | undefined
}

/** An applicant becomes a member, or an Applicant where the club has that stage: card, account, letter with the way in and both traces, or nothing at all. */
export async function approveApplication(
  db: Db,
  { withDuplicates = false, mentorId = null, ...approval }: Approval & Wishes,
): Promise<{ memberId: number }> {
  const decide = () =>
    inTransaction(db, async (tx) => {
      const application = await holdForDecision(tx, approval)
      const role = (await readClub(tx)).applicantStage ? 'Applicant' : 'Member'
      if (mentorId !== null && role === 'Member') throw new Refusal('no_applicant_stage')
      const memberId = await insertCard(tx, application, { ...approval, role })
      await insertMotorcycle(tx, memberId, application.motorcycle)
      if (role === 'Applicant') await beginRoad(tx, memberId, approval.today)
      await finishApproval(tx, application, { ...approval, memberId, role })
      await openAccount(tx, application, { actorId: approval.actorId, memberId, role })
      if (mentorId !== null) await setMentor(tx, { memberId, mentorId, actorId: approval.actorId })
      // Asked late: a number or an address somebody has is the plainer reason, and no wish helps against it.
      if (!withDuplicates) await refuseSecondCard(tx, application.id, memberId)
      return { memberId }
    })
  return refusingTaken(() => oneByOne(db, 'approvals', decide))
}

// Two applications of one person, approved at the same moment, would not see each other's card. Within this house they wait
// for it before they hold a connection, so that many approvals at once neither give up nor keep others from the database.
const ONE_BY_ONE = 7203112

async function refuseSecondCard(tx: Db, applicationId: number, made: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ONE_BY_ONE})`.execute(tx)
  if (await mayHaveCard(tx, applicationId, made)) throw new Refusal('possible_duplicate')
}

/** A number or an address somebody else has is found by the database, whatever two officers do at once. */
export function refusingTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  const taken = () => new Refusal('email_taken')
  return knowing(
    {
      member_by_hog_number: () => new Refusal('hog_number_taken'),
      account_by_email: taken,
      account_member_id_key: taken,
    },
    work,
  )
}

async function insertCard(
  tx: Db,
  from: LockedApplication,
  { actorId, today, role }: Approval & { readonly role: NewRole },
): Promise<number> {
  const isMember = role === 'Member'
  const { values } = await ownForCard(tx, from.own)
  const { id } = await tx
    .insertInto('member')
    .values({
      own: JSON.stringify(values),
      firstName: from.firstName,
      lastName: from.lastName,
      nickname: from.nickname,
      email: from.email,
      phone: from.phone,
      birthDate: from.birthDate,
      street: from.street,
      city: from.city,
      postalCode: from.postalCode,
      divisionId: from.divisionId,
      hogNumber: from.hogNumber,
      hogExpiresOn: from.hogExpiresOn,
      consentsToPhotos: from.consentsToPhotos,
      memberSince: isMember ? today : null,
      approvedAt: isMember ? sql<Date>`now()` : null,
      approvedBy: isMember ? actorId : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertMotorcycle(tx: Db, memberId: number, text: string | null): Promise<void> {
  const motorcycle = parseMotorcycle(text)
  if (motorcycle)
    await tx
      .insertInto('motorcycle')
      .values({ ...motorcycle, memberId })
      .execute()
}

export async function finishApproval(
  tx: Db,
  { id }: LockedApplication,
  { actorId, memberId, role = 'Member' }: TakenIn,
): Promise<void> {
  if (!(await markDecided(tx, id, { status: 'APPROVED', decidedBy: actorId, memberId })))
    throw await alreadyDecided(tx, id)
  recordAudit(tx, {
    action: role === 'Member' ? 'APPROVED' : 'BECAME_APPLICANT',
    actorId,
    memberId,
    changes: [
      { field: 'application', from: null, to: id },
      { field: 'status', from: 'PENDING', to: 'APPROVED' },
    ],
  })
}

/** Access goes by a link to the applicant's own address. */
export async function openAccount(
  tx: Db,
  { email, language, firstName }: LockedApplication,
  { actorId, memberId, role = 'Member' }: TakenIn,
): Promise<void> {
  const greeting = greetingOf({ firstName, salutation: null }, language)
  await createAccount(tx, { email, role, memberId, language, greeting, actorId })
}
