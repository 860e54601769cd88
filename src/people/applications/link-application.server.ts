import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { beginAnew } from '../kinds/begin-anew.server.ts'
import { refuseMerged } from '../members/closings.server.ts'
import { reopenMembership } from '../members/reopen-membership.server.ts'
import { findActing } from '../members/role-on.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { ownChanges } from '../members/own-value.ts'
import { ownForCard } from './own-answers.server.ts'
import {
  type Approval,
  finishApproval,
  insertMotorcycle,
  openAccount,
  refusingTaken,
} from './approve-application.server.ts'
import type { LockedApplication } from './applications.server.ts'
import { holdForDecision } from './decidable-applications.server.ts'

type Link = Approval & { readonly memberId: number }

/** The applicant has a card already: it is completed and brought back, never made a second time. */
export async function linkApplication(db: Db, link: Link): Promise<void> {
  await refusingTaken(() =>
    inTransaction(db, async (tx) => {
      const application = await holdForDecision(tx, link)
      const card = await lockCard(tx, link)
      await beginAnew(tx, link.memberId, link.today)
      await completeCard(tx, card, application, link)
      await reopenMembership(tx, await actorOf(tx, link), link.memberId)
      await finishApproval(tx, application, link)
      if (card.accountId === null) await openAccount(tx, application, link)
      else await welcomeBack(tx, card.accountId, application, link)
    }),
  )
}

async function lockCard(tx: Db, { memberId, actorId }: Link) {
  const card = await tx
    .selectFrom('member')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('account')
        .select('account.id')
        .whereRef('account.memberId', '=', 'member.id')
        .as('accountId'),
    )
    .where('id', '=', memberId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!card) throw new Refusal('not_found')
  if (card.accountId === actorId) throw new Refusal('own_application')
  if (card.excludedOn !== null) throw new Refusal('card_closed')
  await refuseMerged(tx, memberId)
  return card
}

/** Whoever decides must be allowed to let this person in again: a Webmaster's account is a Webmaster's business. */
async function actorOf(tx: Db, link: Link) {
  const actor = await findActing(tx, link)
  if (!actor) throw new Refusal('not_allowed')
  return actor
}

type Card = Awaited<ReturnType<typeof lockCard>>

async function completeCard(
  tx: Db,
  card: Card,
  application: LockedApplication,
  { memberId, actorId, today }: Link,
): Promise<void> {
  const completed = missingFrom(card, application, today)
  const { fields, values } = await ownForCard(tx, application.own)
  const own = { ...values, ...card.own }
  await tx
    .updateTable('member')
    .set((eb) => ({
      ...completed,
      own: JSON.stringify(own),
      archivedAt: null,
      archivedBy: null,
      archiveReason: null,
      approvedAt: card.approvedAt ?? sql<Date>`now()`,
      approvedBy: card.approvedAt ? card.approvedBy : actorId,
      version: eb('version', '+', 1),
      updatedAt: sql<Date>`now()`,
    }))
    .where('id', '=', memberId)
    .execute()
  await addFirstMotorcycle(tx, memberId, application.motorcycle)
  if (card.archivedAt)
    recordAudit(tx, {
      action: 'MEMBER_RESTORED',
      actorId,
      memberId,
      changes: [{ field: 'archived', from: true, to: false }],
    })
  const { divisionId: before, ...rest } = card
  const { divisionId: division, ...filled } = completed
  const changes = [
    ...changesBetween({ ...textsOf(rest), division: before }, { ...filled, division }),
    ...ownChanges(fields, card.own, own),
  ]
  if (changes.length > 0) recordAudit(tx, { action: 'MEMBER_CHANGED', actorId, memberId, changes })
}

const FILLED = [
  'nickname',
  'email',
  'phone',
  'birthDate',
  'street',
  'city',
  'postalCode',
  'hogNumber',
  'hogExpiresOn',
] as const

/** What the card knows stays; only what it lacks is taken from the application. */
function missingFrom(card: Card, application: LockedApplication, today: string) {
  const filled = Object.fromEntries(
    FILLED.flatMap((field) =>
      card[field] === null && application[field] !== null ? [[field, application[field]]] : [],
    ),
  )
  return {
    ...filled,
    divisionId: card.divisionId ?? application.divisionId,
    memberSince: card.memberSince ?? today,
    consentsToPhotos: card.consentsToPhotos || application.consentsToPhotos,
  }
}

function textsOf(card: Omit<Card, 'divisionId'>) {
  const { memberSince, consentsToPhotos } = card
  return { ...Object.fromEntries(FILLED.map((field) => [field, card[field]])), memberSince, consentsToPhotos }
}

async function addFirstMotorcycle(tx: Db, memberId: number, text: string | null): Promise<void> {
  const owned = await tx
    .selectFrom('motorcycle')
    .select('id')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  if (!owned) await insertMotorcycle(tx, memberId, text)
}

/** The account stays as it is and its address is not told; who was on probation is a member from now on. */
async function welcomeBack(
  tx: Db,
  accountId: number,
  { email, language }: LockedApplication,
  { memberId, actorId }: Link,
): Promise<void> {
  const raised = await tx
    .updateTable('account')
    .set({ role: 'Member' })
    .where('id', '=', accountId)
    .where('role', '=', 'Applicant')
    .returning('id')
    .executeTakeFirst()
  if (raised)
    recordAudit(tx, {
      action: 'ROLE_CHANGED_TO_MEMBER',
      actorId,
      memberId,
      accountId,
      changes: [{ field: 'role', from: 'Applicant', to: 'Member' }],
    })
  await postLetter(tx, { template: 'application-linked', to: email, language, memberId })
}
