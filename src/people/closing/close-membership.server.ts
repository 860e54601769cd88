import { readClub } from '../../ground/platform/club-settings.server.ts'
import { sql } from 'kysely'
import { giveUpPlaces, listComingLeads } from '../../rides/events/give-up-places.server.ts'
import { revokeFeed } from '../../rides/events/calendar-feeds.server.ts'
import { leaveHousehold } from '../../money/households/change-household.server.ts'
import { endChallengesOf } from '../../entry/keys/challenges.server.ts'
import { endLinksOf } from '../../ground/mail/one-time-links.server.ts'
import type { Closed } from '../members/closing.ts'
import { endTitles } from '../members/closed-titles.server.ts'
import { lockOpenClosing } from '../members/closings.server.ts'
import { lockAccountOf, type LockedAccount, refuseLastWebmaster } from '../members/member-accounts.server.ts'
import { turnAccount } from '../members/turn-account.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { closeFees } from './close-fees.server.ts'
import type { Closing } from './closing-order.ts'
import { patchesOf } from './patches-to-return.ts'
import { postClosingLetter } from './post-closing-letter.server.ts'
import { cancelQueuedLetters } from './queued-letters.server.ts'

/**
 * Everything that ends with a membership, in the transaction that ends it. The card says already that it is over, and
 * the member's events and the card are held. Done again on one who is out, it closes what was left open and no more.
 */
export async function closeMembership(tx: Db, closing: Closing): Promise<Closed> {
  const { card, cause, endedOn, waiveDebts, actorId, now, unpaidFee } = closing
  const memberId = card.id
  const before = await lockOpenClosing(tx, memberId)
  const account = await lockAccountOf(tx, memberId)
  const leads = await listComingLeads(tx, { memberId, now })
  const isShut = account !== undefined && (await shut(tx, account, actorId))
  const feedEnded = account !== undefined && (await endFeed(tx, account.id))
  const places = await giveUpPlaces(tx, { memberId, now, actorId })
  const titles = await endTitles(tx, { memberId, endedOn, actorId })
  const owed = await closeFees(tx, { memberId, endedOn, waiveDebts, actorId, unpaidFee })
  const closedPayments = [...owed.fees, ...(waiveDebts ? owed.debts : [])].map(({ paymentId }) => paymentId)
  await cancelQueuedLetters(tx, { memberId, accountId: account?.id ?? null, closedPayments })
  await closeLeaveRequests(tx, memberId, actorId)
  await leaveHousehold(tx, memberId, actorId)

  const closed: Omit<Closed, 'letter'> = {
    account: isShut ? 'deactivated' : account ? 'off' : 'none',
    places,
    ...owed,
    waived: waiveDebts,
    patches: patchesOf(card, (await readClub(tx)).off),
    leads,
    titles: titles.names,
  }
  // Who was told that he is out is told again only when he is excluded besides.
  const isNews = before === undefined || (cause === 'excluded' && before.cause !== 'excluded')
  const mailId = closing.withLetter && isNews ? await postClosingLetter(tx, closing, closed) : null
  await keepClosing(tx, closing, {
    accountId: isShut ? account.id : null,
    places: places.length,
    fees: owed.fees.length,
    waived: waiveDebts ? owed.debts.length : 0,
    feedEnded,
    titles: JSON.stringify(titles.ended),
    mailId,
  })
  return { ...closed, letter: mailId !== null ? 'queued' : isNews ? 'no_address' : 'told_before' }
}

/** True where this closing shut it; one that was shut before stays shut by whoever did it. */
async function shut(tx: Db, account: LockedAccount, actorId: number | null): Promise<boolean> {
  if (account.id === actorId) throw new Refusal('own_card')
  await endChallengesOf(tx, account.id)
  await endLinksOf(tx, account.id)
  if (!account.isActive) return false
  if (account.role === 'Webmaster') await refuseLastWebmaster(tx, account.id)
  await turnAccount(tx, account, { isOn: false, actorId })
  return true
}

async function endFeed(tx: Db, accountId: number): Promise<boolean> {
  const feed = await tx
    .selectFrom('calendarFeed')
    .select('accountId')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  await revokeFeed(tx, accountId)
  return feed !== undefined
}

/** He wanted to leave, and now he has: nobody needs to decide about it any more. */
async function closeLeaveRequests(tx: Db, memberId: number, actorId: number | null): Promise<void> {
  await tx
    .updateTable('leaveRequest')
    .set({ closedAs: 'archived', closedAt: sql<Date>`now()`, closedBy: actorId })
    .where('memberId', '=', memberId)
    .where('closedAs', 'is', null)
    .execute()
}

type Kept = {
  readonly accountId: number | null
  readonly places: number
  readonly fees: number
  readonly waived: number
  readonly feedEnded: boolean
  readonly titles: string
  readonly mailId: number | null
}

/** One closing from the day somebody goes to the day he is back, however many reasons come together meanwhile. */
async function keepClosing(tx: Db, { card, cause, endedOn, actorId }: Closing, kept: Kept): Promise<void> {
  await tx
    .insertInto('membershipClosing')
    .values({ memberId: card.id, cause, endedOn, closedBy: actorId, ...kept })
    .onConflict((conflict) =>
      conflict
        .column('memberId')
        .where('reopenedAt', 'is', null)
        .doUpdateSet((eb) => ({
          cause: sql`case when membership_closing.cause = 'excluded' then 'excluded' else excluded.cause end`,
          endedOn: sql`least(membership_closing.ended_on, excluded.ended_on)`,
          accountId: sql`coalesce(membership_closing.account_id, excluded.account_id)`,
          places: eb('membershipClosing.places', '+', kept.places),
          fees: eb('membershipClosing.fees', '+', kept.fees),
          waived: eb('membershipClosing.waived', '+', kept.waived),
          feedEnded: sql`membership_closing.feed_ended or excluded.feed_ended`,
          titles: sql`membership_closing.titles || excluded.titles`,
          mailId: sql`coalesce(excluded.mail_id, membership_closing.mail_id)`,
        })),
    )
    .execute()
}
