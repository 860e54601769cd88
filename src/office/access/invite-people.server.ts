import { sql } from 'kysely'
import { findActor } from '../../entry/accounts/sessions.server.ts'
import { createAccount } from '../../entry/accounts/create-account.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { BatchKinds, BatchRun } from '../../ground/batches/run-batch.server.ts'
import { endLinksOf } from '../../ground/mail/one-time-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { whyNot } from '../../people/members/account-act.ts'
import { lockAccountOf } from '../../people/members/member-accounts.server.ts'
import { greetingOf } from '../../people/members/salutation.ts'
import type { Role } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findCardForAccount } from './accounts.server.ts'
import { INVITE_AGAIN_BATCH, INVITE_BATCH } from './entrance.ts'

type Invitation = {
  readonly memberId: number
  readonly actor: { readonly id: number; readonly role: Role }
  /** One of many waits its turn in the outbox; one alone goes at once. */
  readonly isOneOfMany: boolean
}

const TAKEN = () => new Refusal('account_exists')

/** An account for a card without one, with the letter that leads in. Who waits for approval comes in as an Applicant. */
export async function invitePerson(tx: Db, { memberId, actor, isOneOfMany }: Invitation): Promise<void> {
  const card = await holdCard(tx, memberId)
  if (card.accountId !== null) throw new Refusal('already_invited')
  if (card.email === null) throw new Refusal('recipient_without_email')
  await refuseDead(tx, card.email)
  const { email } = card
  await knowing({ account_by_email: TAKEN, account_member_id_key: TAKEN }, () =>
    createAccount(tx, {
      email,
      role: card.isMember ? 'Member' : 'Applicant',
      memberId,
      language: null,
      greeting: greetingOf(card, 'cs'),
      actorId: actor.id,
      priority: isOneOfMany ? 'bulk' : 'urgent',
    }),
  )
}

type Again = Invitation & { readonly batchId: number | null }

/** The same letter anew to somebody who has not come in yet: the older link stops working at once. */
export async function inviteAgain(tx: Db, { memberId, actor, isOneOfMany, batchId }: Again): Promise<void> {
  const card = await holdCard(tx, memberId)
  const account = await lockAccountOf(tx, memberId)
  if (!account) throw new Refusal('no_account')
  const why = whyNot('send-link', actor, account)
  if (why) throw new Refusal(why)
  const { email, language, isInside, hasLetter } = await findInvited(tx, account.id, batchId)
  if (isInside) throw new Refusal('came_in_already')
  if (hasLetter) throw new Refusal('invitation_waits')
  await refuseDead(tx, email)
  await endLinksOf(tx, account.id)
  await postLetter(tx, {
    template: 'set-password',
    to: email,
    language: language ?? 'cs',
    accountId: account.id,
    memberId,
    params: { greeting: greetingOf(card, language ?? 'cs') },
    priority: isOneOfMany ? 'bulk' : 'urgent',
  })
  recordAudit(tx, { action: 'PASSWORD_LINK_SENT', actorId: actor.id, accountId: account.id, memberId })
}

async function holdCard(tx: Db, memberId: number) {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute()
  const card = await findCardForAccount(tx, { memberId })
  if (!card) throw new Refusal('not_found')
  if (card.archivedAt || card.excludedOn) throw new Refusal('card_closed')
  return card
}

async function refuseDead(tx: Db, email: string): Promise<void> {
  const dead = await tx
    .selectFrom('deadAddress')
    .select('address')
    .where('address', '=', email.toLowerCase())
    .executeTakeFirst()
  if (dead) throw new Refusal('recipient_dead_address')
}

/** A letter that waits still, or that somebody else has sent since this run began, is enough. */
function findInvited(tx: Db, accountId: number, batchId: number | null) {
  const sinceRun = sql`mail.created_at > (select created_at from batch where batch.id = ${batchId}::int)`
  return tx
    .selectFrom('account')
    .select([
      'email',
      'language',
      sql<boolean>`signed_in_at is not null`.as('isInside'),
      sql<boolean>`exists (select from mail where mail.account_id = account.id
        and mail.template in ('set-password', 'reset-password')
        and (mail.state in ('waiting', 'sending') or (mail.state = 'sent' and ${sinceRun})))`.as('hasLetter'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

async function starterOf(tx: Db, { actorId }: BatchRun) {
  const actor = await findActor(tx, actorId)
  if (!actor) throw new Refusal('run_right_lost')
  return actor
}

export const invitationKinds: BatchKinds = {
  [INVITE_BATCH]: {
    title: { cs: 'Pozvánky do klubovny', en: 'Invitations into the clubhouse' },
    permission: 'accounts.manage',
    perform: async (tx, { id }, run) =>
      invitePerson(tx, { memberId: id, actor: await starterOf(tx, run), isOneOfMany: true }),
  },
  [INVITE_AGAIN_BATCH]: {
    title: { cs: 'Pozvánky znovu', en: 'Invitations once more' },
    permission: 'accounts.manage',
    perform: async (tx, { id }, run) =>
      inviteAgain(tx, {
        memberId: id,
        actor: await starterOf(tx, run),
        isOneOfMany: true,
        batchId: run.batchId,
      }),
  },
}
