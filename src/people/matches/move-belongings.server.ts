import { sql } from 'kysely'
import { statusIsNotArchived } from '../../money/payment-status/payment-status.server.ts'
import { moveHousehold } from '../../money/households/change-household.server.ts'
import type { Db } from '../../tables.ts'
import { moveRoad } from '../members/road.server.ts'
import type { Pair } from './merge-cards.server.ts'
import { moveBallots, moveInMeetings, movePresence, moveProxies, moveRollam } from './move-meetings.server.ts'
import { moveRegistrations } from './move-registrations.server.ts'

type Move = (tx: Db, pair: Pair) => Promise<unknown>

// Every column that points at a card, and what merging does with it; a test holds this against the
// database, so that no table is forgotten.
export const MOVES: Readonly<Record<string, Move>> = {
  // Before the account: a closing remembers which one it shut.
  'membership_closing.member_id': moveClosings,
  'answer_link.member_id': moveAnswerLinks,
  'account.member_id': (tx, { keep, drop }) =>
    tx.updateTable('account').set({ memberId: keep }).where('memberId', '=', drop).execute(),
  'applicant_road.member_id': moveRoad,
  // The same, and its other end.
  'applicant_mentor.member_id': async () => undefined,
  'applicant_mentor.mentor_id': async () => undefined,
  'application_match_refusal.member_id': moveApplicationRefusals,
  'application_sponsor.member_id': moveSponsors,
  'application.member_id': (tx, { keep, drop }) =>
    tx.updateTable('application').set({ memberId: keep }).where('memberId', '=', drop).execute(),
  'credit.member_id': (tx, { keep, drop }) =>
    tx.updateTable('credit').set({ memberId: keep }).where('memberId', '=', drop).execute(),
  'consent.member_id': (tx, { keep, drop }) =>
    tx.updateTable('consent').set({ memberId: keep }).where('memberId', '=', drop).execute(),
  'data_check_person.member_id': moveChecks,
  'donation.member_id': (tx, { keep, drop }) =>
    tx.updateTable('donation').set({ memberId: keep }).where('memberId', '=', drop).execute(),
  'erasure.member_id': (tx, pair) => moveMailChoices(tx, 'erasure', pair),
  'event.leader_id': (tx, { keep, drop }) =>
    tx.updateTable('event').set({ leaderId: keep }).where('leaderId', '=', drop).execute(),
  'event_crew.member_id': moveCrew,
  'household_member.member_id': moveHousehold,
  // The same rows.
  'household_member.payer_id': async () => undefined,
  'invitation.member_id': moveInvitations,
  'hog_proposal.member_id': (tx, pair) => moveMailChoices(tx, 'hog_proposal', pair),
  'hog_reminder.member_id': moveHogNotices,
  'leave_request.member_id': (tx, pair) => moveMailChoices(tx, 'leave_request', pair),
  'mail.member_id': (tx, { keep, drop }) =>
    tx.updateTable('mail').set({ memberId: keep }).where('memberId', '=', drop).execute(),
  'mail_opt_out.member_id': moveOptOuts,
  'meeting_invitee.member_id': (tx, pair) => moveInMeetings(tx, 'meeting_invitee', pair),
  'ballot_right.member_id': (tx, pair) => moveBallots(tx, 'ballot_right', pair),
  'public_ballot.member_id': (tx, pair) => moveBallots(tx, 'public_ballot', pair),
  'meeting_presence.member_id': movePresence,
  'meeting_act.member_id': (tx, { keep, drop }) =>
    tx.updateTable('meetingAct').set({ memberId: keep }).where('memberId', '=', drop).execute(),
  'meeting_proxy.member_id': moveProxies,
  // The other end of the same row.
  'meeting_proxy.holder_id': async () => undefined,
  'rollam_voter.member_id': moveRollam,
  'meeting_voter.member_id': (tx, pair) => moveInMeetings(tx, 'meeting_voter', pair),
  'resolution.member_id': (tx, { keep, drop }) =>
    tx.updateTable('resolution').set({ memberId: keep }).where('memberId', '=', drop).execute(),
  'vote_suspension.member_id': (tx, { keep, drop }) =>
    tx.updateTable('voteSuspension').set({ memberId: keep }).where('memberId', '=', drop).execute(),
  'meeting_part.member_id': (tx, pair) => moveInMeetings(tx, 'meeting_part', pair),
  'meeting_proposal.member_id': (tx, { keep, drop }) =>
    tx.updateTable('meetingProposal').set({ memberId: keep }).where('memberId', '=', drop).execute(),
  'member_tag.member_id': moveTags,
  'membership_period.member_id': movePeriods,
  'message_recipient.member_id': moveReceived,
  'motorcycle.member_id': moveMotorcycles,
  'own_fee.member_id': moveOwnFee,
  'paper_letter.member_id': (tx, { keep, drop }) =>
    tx.updateTable('paperLetter').set({ memberId: keep }).where('memberId', '=', drop).execute(),
  'payment.member_id': movePayments,
  'refund.member_id': (tx, { keep, drop }) =>
    tx.updateTable('refund').set({ memberId: keep }).where('memberId', '=', drop).execute(),
  'refund_account.member_id': moveRefundAccount,
  'registration.member_id': moveRegistrations,
  'ride_act.member_id': (tx, { keep, drop }) =>
    tx.updateTable('rideAct').set({ memberId: keep }).where('memberId', '=', drop).execute(),
  'ride_cash.member_id': (tx, { keep, drop }) =>
    tx.updateTable('rideCash').set({ memberId: keep }).where('memberId', '=', drop).execute(),
  'title_term.member_id': moveTitles,
  'person_match_refusal.first_id': moveRefusals,
  // The other end of the same row.
  'person_match_refusal.second_id': async () => undefined,
  // Who was merged into whom stays told as it happened.
  'member_merge.dropped_id': async () => undefined,
  'member_merge.kept_id': async () => undefined,
}

export async function moveBelongings(tx: Db, pair: Pair): Promise<void> {
  for (const move of Object.values(MOVES)) await move(tx, pair)
  await movePortrait(tx, pair)
}

/** An exclusion goes with the person, and so does what it closed; a departure of somebody who is here is over. */
async function moveClosings(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`update membership_closing as closing set member_id = ${keep},
      reopened_at = case when closing.cause = 'excluded' and not exists (select from membership_closing
          where member_id = ${keep} and reopened_at is null) then closing.reopened_at
        else coalesce(closing.reopened_at, now()) end
    where member_id = ${drop}`.execute(tx)
}

/** The kept card has its own, or has begun one with the other's first day: that one takes its kind. No departure is told of the other. */
async function movePeriods(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`update membership_period as kept set kind_id = dropped.kind_id from membership_period as dropped
    where kept.member_id = ${keep} and dropped.member_id = ${drop} and kept.starts_on = dropped.starts_on
      and kept.kind_id = first_membership_kind()`.execute(tx)
  await sql`update membership_period set why_ended = 'merged'
    where member_id = ${drop} and why_ended = 'departed' and ends_on >= all (
      select ends_on from membership_period as other where other.member_id = ${drop})`.execute(tx)
}

/** Its letter spoke of one card; the link to it shows no other. */
async function moveAnswerLinks(tx: Db, { drop }: Pair): Promise<void> {
  await tx.deleteFrom('answerLink').where('memberId', '=', drop).execute()
}

/** One face a person: the kept card's own, or else the other card's, with what its holder allowed. */
async function movePortrait(tx: Db, { keep, drop }: Pair): Promise<void> {
  const faces = await tx
    .selectFrom('member')
    .select(['id', 'photoKey', 'photoAtDoor'])
    .where('id', 'in', [keep, drop])
    .execute()
  const [kept, dropped] = [keep, drop].map((id) => faces.find((face) => face.id === id))
  if (kept?.photoKey || !dropped?.photoKey) return
  const { photoKey, photoAtDoor } = dropped
  await tx.updateTable('member').set({ photoKey: null, photoAtDoor: false }).where('id', '=', drop).execute()
  await tx.updateTable('member').set({ photoKey, photoAtDoor }).where('id', '=', keep).execute()
}

/** What either card refused to be sent, the person refused. */
async function moveOptOuts(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`update mail_opt_out set member_id = ${keep}
    where member_id = ${drop} and not exists (select from mail_opt_out as kept
      where kept.member_id = ${keep} and kept.category = mail_opt_out.category)`.execute(tx)
}

/** Written to both, the person was written to; what was on the dropped card only moves along. */
async function moveReceived(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`update message_recipient set member_id = ${keep}
    where member_id = ${drop} and not exists (select from message_recipient as kept
      where kept.member_id = ${keep} and kept.message_id = message_recipient.message_id)`.execute(tx)
}

/** Told on either card, the person was told. */
async function moveHogNotices(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`insert into hog_reminder (member_id, expires_on, days_before, sent_at)
    select ${keep}::int, expires_on, days_before, sent_at from hog_reminder
    where member_id = ${drop} on conflict do nothing`.execute(tx)
  await tx.deleteFrom('hogReminder').where('memberId', '=', drop).execute()
}

/** Asked on either card, the person was asked; what he said on either, he said. */
async function moveChecks(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`update data_check_person as kept set answer = dropped.answer, way = dropped.way,
      answered_on = dropped.answered_on, noted_by = dropped.noted_by
    from data_check_person as dropped where kept.member_id = ${keep} and dropped.member_id = ${drop}
      and kept.year = dropped.year and kept.answer is null`.execute(tx)
  await sql`update data_check_person set member_id = ${keep}
    where member_id = ${drop} and not exists (select from data_check_person as kept
      where kept.member_id = ${keep} and kept.year = data_check_person.year)`.execute(tx)
  await tx.deleteFrom('dataCheckPerson').where('memberId', '=', drop).execute()
}

/** Asked on either card, the person was asked. */
async function moveInvitations(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`update invitation set member_id = ${keep}
    where member_id = ${drop} and not exists (select from invitation as kept
      where kept.member_id = ${keep} and kept.event_id = invitation.event_id)`.execute(tx)
}

/** Whoever is not the one is not the other either, once they are one. */
async function moveApplicationRefusals(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`insert into application_match_refusal (application_id, member_id, refused_by, refused_at)
    select application_id, ${keep}::int, refused_by, refused_at from application_match_refusal
    where member_id = ${drop} on conflict do nothing`.execute(tx)
  await tx.deleteFrom('applicationMatchRefusal').where('memberId', '=', drop).execute()
}

/** Asked on both cards, the person is asked once; what the kept one said stands. */
async function moveSponsors(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`update application_sponsor set member_id = ${keep}
    where member_id = ${drop} and not exists (select from application_sponsor as kept
      where kept.member_id = ${keep} and kept.application_id = application_sponsor.application_id)`.execute(
    tx,
  )
  await tx.deleteFrom('applicationSponsor').where('memberId', '=', drop).execute()
}

/** The kept card's own price stays; where it has none, the other one's comes along. */
async function moveOwnFee(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`update own_fee set member_id = ${keep} where member_id = ${drop}
    and not exists (select from own_fee as kept where kept.member_id = ${keep})`.execute(tx)
  await tx.deleteFrom('ownFee').where('memberId', '=', drop).execute()
}

/** The kept card's own account stays; where it has none, the other one's comes along: it is one person's consent. */
async function moveRefundAccount(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`update refund_account set member_id = ${keep} where member_id = ${drop}
    and not exists (select from refund_account as kept where kept.member_id = ${keep})`.execute(tx)
  await tx.deleteFrom('refundAccount').where('memberId', '=', drop).execute()
}

async function moveTags(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`insert into member_tag (member_id, tag_id)
    select ${keep}::int, tag_id from member_tag where member_id = ${drop}
    on conflict do nothing`.execute(tx)
  await tx.deleteFrom('memberTag').where('memberId', '=', drop).execute()
}

/** The same machine written down twice is one machine; the others line up behind. */
async function moveMotorcycles(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`delete from motorcycle as spare using motorcycle as kept
    where spare.member_id = ${drop} and kept.member_id = ${keep}
      and (spare.make, spare.model, spare.year, spare.plate)
        is not distinct from (kept.make, kept.model, kept.year, kept.plate)`.execute(tx)
  await sql`update motorcycle set member_id = ${keep},
      position = position + coalesce((select max(position) + 1 from motorcycle where member_id = ${keep}), 0)
    where member_id = ${drop}`.execute(tx)
}

/** A year paid on both cards stays paid on both: the second payment waits on the archived card for the Treasurer. */
async function movePayments(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`update payment set member_id = ${keep}
    where member_id = ${drop} and not (type = '2' and ${statusIsNotArchived('status')} and exists (
      select from payment as kept where kept.member_id = ${keep} and kept.type = '2'
        and ${statusIsNotArchived('kept.status')} and kept.period = payment.period))`.execute(tx)
}

/** Named on both cards, the person is named once. */
async function moveCrew(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`insert into event_crew (event_id, member_id, part, named_at)
    select event_id, ${keep}::int, part, named_at from event_crew where member_id = ${drop}
    on conflict do nothing`.execute(tx)
  await tx.deleteFrom('eventCrew').where('memberId', '=', drop).execute()
}

/** A title both cards held at one time was held once. */
async function moveTitles(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`delete from title_term as spare using title_term as kept
    where spare.member_id = ${drop} and kept.member_id = ${keep} and kept.title_id = spare.title_id
      and kept.division_id is not distinct from spare.division_id
      and daterange(kept.starts_on, kept.ends_on, '[]') && daterange(spare.starts_on, spare.ends_on, '[]')`.execute(
    tx,
  )
  await tx.updateTable('titleTerm').set({ memberId: keep }).where('memberId', '=', drop).execute()
}

/** One open wish a person: where both cards have one, the kept card's own counts. */
async function moveMailChoices(
  tx: Db,
  table: 'erasure' | 'hog_proposal' | 'leave_request',
  { keep, drop }: Pair,
): Promise<void> {
  await sql`update ${sql.table(table)} as wish set member_id = ${keep}
    where member_id = ${drop} and not (closed_as is null and exists (
      select from ${sql.table(table)} as kept where kept.member_id = ${keep} and kept.closed_as is null))`.execute(
    tx,
  )
}

/** Whoever was said not to be the one is not the other either. */
async function moveRefusals(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`insert into person_match_refusal (first_id, second_id, refused_by, refused_at)
    select least(stranger, ${keep}::int), greatest(stranger, ${keep}::int), refused_by, refused_at
    from (select case first_id when ${drop} then second_id else first_id end as stranger, refused_by, refused_at
      from person_match_refusal where ${drop} in (first_id, second_id)) as refused
    where stranger <> ${keep}
    on conflict do nothing`.execute(tx)
}
