import { type RawBuilder, sql } from 'kysely'
import { forgetApplications } from '../../people/applications/forget-refused.server.ts'
import { forgetGivers } from '../../money/donations/forget-givers.server.ts'
import { forgetGuests, forgetWaivers, HAS_OPEN_MONEY } from '../../rides/guests/forget-guests.server.ts'
import type { Db } from '../../tables.ts'
import { stripOf } from './erase-person.server.ts'
import { forgetFormer } from './forget-former.server.ts'
import { forgetLastLetter } from './last-letters.server.ts'
import type { RetentionKey } from './retention.ts'

export type Due = { readonly id: number; readonly label: string }

export type RetentionWork = {
  /** Rows whose time has come, with what an officer knows them by. The dry run and the real one ask the same. */
  readonly due: (before: RawBuilder<Date>) => RawBuilder<Due>
  readonly forget: (tx: Db, ids: readonly number[]) => Promise<unknown>
}

const PERSON = sql`last_name || ' ' || first_name`
const day = (column: string) => sql`to_char(${sql.ref(column)}, 'FMDD. FMMM. YYYY')`
const dayOf = (moment: string) =>
  sql`to_char(${sql.ref(moment)} at time zone 'Europe/Prague', 'FMDD. FMMM. YYYY')`
/** The club's day at that moment, wherever the server lives. */
const asDay = (before: RawBuilder<Date>) => sql`(${before} at time zone 'Europe/Prague')::date`
const among = (ids: readonly number[]) => sql`any(${[...ids]}::bigint[])`

// While an exclusion is reviewed (§ 241) nothing of it may be lost.
const NO_REVIEW = sql`not exists (select from membership_closing
  where member_id = member.id and review_since is not null and review_ended_on is null)`

// The membership ended on the first of these days, whichever way; a card put away later does not prolong the term.
const ENDED_AT = sql`least(archived_at, excluded_on::timestamp at time zone 'Europe/Prague')`

export const RETENTION_WORK: Readonly<Record<RetentionKey, RetentionWork>> = {
  'refused-applications': {
    due: (before) => sql`select id, ${PERSON} as label from application
      where status = 'REJECTED' and decided_at < ${before}`,
    forget: forgetApplications,
  },
  'former-emergency': {
    due: (before) => sql`select id, ${PERSON} as label from member
      where ${ENDED_AT} < ${before} and ${NO_REVIEW} and (emergency_name is not null or emergency_phone is not null)`,
    forget: (tx, ids) =>
      sql`update member set emergency_name = null, emergency_phone = null, version = version + 1, updated_at = now()
        where id = ${among(ids)}`.execute(tx),
  },
  'refund-accounts': {
    due: (before) => sql`select member.id, ${PERSON} as label
      from refund_account join member on member.id = member_id
      where ${ENDED_AT} < ${before} and ${NO_REVIEW} and not exists (select from refund
        where refund.member_id = member.id and settled_at is null)`,
    forget: (tx, ids) => sql`delete from refund_account where member_id = ${among(ids)}`.execute(tx),
  },
  'former-members': {
    due: (before) => sql`select id, ${PERSON} as label from member
      where ${ENDED_AT} < ${before} and erased_at is null and ${NO_REVIEW}
        and num_nonnulls(email, phone, birth_date, street, city, postal_code, hog_number, note, nickname,
          exclusion_reason, archive_reason, patches_solved_note) > 0`,
    forget: forgetFormer,
  },
  'event-notes': {
    due: (before) => sql`select registration.id, event.title as label
      from registration join event on event.id = event_id
      where (num_nonnulls(note, pillions) > 0 or answers <> '{}') and coalesce(ends_at, starts_at) < ${before}`,
    forget: (tx, ids) =>
      sql`update registration set note = null, pillions = null, answers = '{}' where id = ${among(ids)}`.execute(
        tx,
      ),
  },
  guests: {
    due: (before) => sql`select guest.id, ${PERSON} || ', ' || event.title as label
      from guest join event on event.id = event_id
      where coalesce(ends_at, starts_at) < ${before} and guest.email is not null and not ${HAS_OPEN_MONEY}`,
    forget: forgetGuests,
  },
  'guest-waivers': {
    due: (before) => sql`select guest.id, ${PERSON} || ', ' || event.title as label
      from guest join event on event.id = event_id
      where coalesce(ends_at, starts_at) < ${before} and guest.erased_at is null`,
    forget: forgetWaivers,
  },
  givers: {
    due: (before) => sql`select id, email || ', ' || ${dayOf('created_at')} as label from giver
      where created_at < ${before} or (proved_at is null and created_at < now() - interval '7 days')`,
    forget: forgetGivers,
  },
  'check-ins': {
    due: (before) => sql`select registration.id, event.title as label
      from registration join event on event.id = event_id
      where checked_in_at is not null and coalesce(ends_at, starts_at) < ${before}`,
    forget: (tx, ids) =>
      sql`update registration set checked_in_at = null where id = ${among(ids)}`.execute(tx),
  },
  letters: {
    due: (before) => sql`select id, to_address || ', ' || ${dayOf('created_at')} as label from mail
      where created_at < ${before} and state not in ('waiting', 'sending')`,
    // An address that did not work a year ago may be tried once more.
    forget: async (tx, ids) => {
      await sql`delete from dead_address where mail_id = ${among(ids)}`.execute(tx)
      await sql`delete from mail where id = ${among(ids)}`.execute(tx)
    },
  },
  runs: {
    due: (before) => sql`select id, kind || ', ' || ${dayOf('created_at')} as label from batch
      where finished_at < ${before} and exists (select from batch_item
        where batch_id = batch.id and (label <> item_id::text or payload <> '{}' or details <> '{}'))`,
    forget: (tx, ids) =>
      sql`update batch_item set label = item_id::text, payload = '{}', details = '{}'
        where batch_id = ${among(ids)}`.execute(tx),
  },
  imports: {
    due: (before) => sql`select id, file_name as label from member_import
      where done_at < ${before} and exists (select from member_import_row where import_id = member_import.id)`,
    forget: (tx, ids) => sql`delete from member_import_row where import_id = ${among(ids)}`.execute(tx),
  },
  'data-checks': {
    due: (before) => sql`select year as id, year::text as label from data_check where started_at < ${before}`,
    forget: (tx, ids) => sql`delete from data_check where year = ${among(ids)}`.execute(tx),
  },
  'hide-contacts': {
    due: (before) => sql`select id, ${dayOf('asked_at')} as label from hide_request
      where decided_at < ${before} and (contact is not null or reason <> '')`,
    forget: (tx, ids) =>
      sql`update hide_request set contact = null, reason = '' where id = ${among(ids)}`.execute(tx),
  },
  'last-letters': {
    due: (before) => sql`select id, ${dayOf('created_at')} as label from mail
      where template = 'erasure-done' and created_at < ${before}`,
    forget: async (tx, ids) => {
      for (const id of ids) await forgetLastLetter(tx, id)
    },
  },
  'statement-drafts': {
    due: (before) => sql`select id, file_name as label from bank_statement
      where booked_at is null and uploaded_at < ${before}`,
    forget: (tx, ids) => sql`delete from bank_statement where id = ${among(ids)}`.execute(tx),
  },
  'bank-oddities': {
    due: (before) => sql`select id, ${dayOf('first_seen_at')} as label from bank_oddity
      where first_seen_at < ${before} and content <> '{}'`,
    forget: (tx, ids) => sql`update bank_oddity set content = '{}' where id = ${among(ids)}`.execute(tx),
  },
  payers: {
    due: (
      before,
    ) => sql`select id, ${day('booked_on')} || coalesce(', ' || counter_name, '') as label from bank_movement
      where booked_on < ${asDay(before)} and num_nonnulls(counter_account, counter_name, identification, message,
        comment, payer_reference, detail) > 0`,
    forget: (tx, ids) =>
      sql`update bank_movement set ${stripOf('bank_movement')} where id = ${among(ids)}`.execute(tx),
  },
  donors: {
    due: (before) => sql`select id, donor_name || ', ' || ${day('given_on')} as label from donation
      where donor_name is not null and given_on < ${asDay(before)}`,
    forget: (tx, ids) => sql`update donation set donor_name = null where id = ${among(ids)}`.execute(tx),
  },
}
