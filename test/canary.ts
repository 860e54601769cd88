import { sql } from 'kysely'
import type { Db } from '../src/tables.ts'
import { CANARY } from './canary-words.ts'
import { aMember, someone } from './club.ts'

/** One person with a row in every table that can hold one. */
export async function aCanary(db: Db) {
  const field = await db
    .insertInto('ownField')
    .values({ name: 'Kdo ho přivedl', kind: 'text', seenAs: 'private' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const card = await aMember(db, {
    ...CANARY,
    own: JSON.stringify({ [field.id]: `${CANARY.firstName} ${CANARY.lastName} sám` }),
    city: 'Brno',
    note: `${CANARY.nickname} má klíče, ví Petr Cizí`,
    emergencyName: 'Kanárková Marie',
    consentsToPhotos: true,
    approvedAt: new Date('2020-01-01T10:00:00Z'),
  })
  const other = await aMember(db, { firstName: 'Petr', lastName: 'Cizí', note: `Volat ${CANARY.email}` })
  const account = await someone(db, 'Member', { email: CANARY.email, memberId: card.id, passwordHash: 'x' })
  const officer = await someone(db, 'Secretary')
  const old = await aMember(db, { firstName: CANARY.firstName, lastName: CANARY.lastName })
  const ids = { card: card.id, other: other.id, account: account.id, officer: officer.id, old: old.id }
  await aboutPeople(db, ids)
  await aboutMoney(db, ids)
  await aboutRecords(db, ids)
  await aboutKeys(db, ids)
  return { ...ids, number: card.number, token: account.token, officerToken: officer.token }
}

type Ids = {
  readonly card: number
  readonly other: number
  readonly account: number
  readonly officer: number
  readonly old: number
}

async function aboutPeople(db: Db, { card, other, account, officer, old }: Ids): Promise<void> {
  const name = `${CANARY.firstName} ${CANARY.lastName}`
  await db.insertInto('motorcycle').values({ memberId: card, make: 'Harley', plate: '7B77777' }).execute()
  await sql`insert into membership_period (member_id, kind_id, starts_on, ends_on, why_ended)
    values (${card}, first_membership_kind(), '1999-09-09', '1999-10-10', 'departed') on conflict do nothing`.execute(
    db,
  )
  const title = await db
    .insertInto('title')
    .values({ name: 'Kapitán' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('titleTerm')
    .values({ titleId: title.id, single: true, memberId: card, startsOn: '2020-01-01', endsOn: '2021-12-31' })
    .execute()
  await sql`insert into tag (name) values ('žlutý')`.execute(db)
  await sql`insert into member_tag select ${card}, id from tag`.execute(db)
  await db
    .insertInto('application')
    .values({
      firstName: CANARY.firstName,
      lastName: CANARY.lastName,
      email: CANARY.email,
      street: CANARY.street,
      motivation: 'Chci jezdit.',
      status: 'APPROVED',
      decidedAt: new Date('2020-01-01T10:00:00Z'),
      memberId: card,
    })
    .execute()
  await sql`insert into application_match_refusal (application_id, member_id) select id, ${other} from application`.execute(
    db,
  )
  await sql`insert into application_sponsor (application_id, member_id) select id, ${card} from application`.execute(
    db,
  )
  await db
    .insertInto('personMatchRefusal')
    .values({ firstId: Math.min(card, other), secondId: Math.max(card, other) })
    .execute()
  await db.insertInto('memberMerge').values({ droppedId: old, keptId: card, mergedBy: officer }).execute()
  await sql`insert into leave_request (member_id, reason, requested_by, closed_as, closed_at)
    values (${card}, ${`${name} odchází`}, ${account}, 'withdrawn', now())`.execute(db)
  await sql`insert into membership_closing (member_id, cause, ended_on, account_id, closed_by, reopened_at, review_since, review_note,
      review_ended_on)
    values (${card}, 'excluded', '2020-01-01', ${account}, ${officer}, now(), '2020-01-02', ${`${name} žádá přezkum`},
      '2020-02-02')`.execute(db)
  await sql`insert into answer_link (purpose, member_id, token_hash, expires_at)
    values ('former-member', ${card}, sha256(${name}::bytea), now() + interval '1 day')`.execute(db)
  await sql`insert into hog_proposal (member_id, hog_number, closed_as, closed_at)
    values (${card}, ${CANARY.hogNumber}, 'confirmed', now())`.execute(db)
  await sql`insert into hog_reminder (member_id, expires_on, days_before) values (${card}, '2020-01-31', 30)`.execute(
    db,
  )
  await sql`insert into applicant_road (member_id, since) values (${card}, '2020-01-01')`.execute(db)
  await sql`insert into applicant_mentor (member_id, mentor_id, set_by) values (${card}, ${other}, ${officer})`.execute(
    db,
  )
  await sql`insert into data_check (year, started_by) values (2020, ${officer})`.execute(db)
  await sql`insert into data_check_person (year, member_id, answer, way, answered_on, noted_by)
    values (2020, ${card}, 'confirmed', 'phone', '2020-02-03', ${officer})`.execute(db)
  await sql`insert into calendar_feed (account_id) values (${account})`.execute(db)
  await db.insertInto('permissionGrant').values({ permission: 'fees.manage', accountId: account }).execute()
  await db.insertInto('notice').values({ accountId: account, kind: 'check-passkeys' }).execute()
  await db.insertInto('mailOptOut').values({ memberId: card, category: 'news' }).execute()
  await sql`insert into event (title, kind, starts_at, leader_id, state)
    values ('Loňská jízda', 'ride', now() - interval '1 year', ${card}, 'published')`.execute(db)
  await sql`insert into registration (event_id, member_id, status, note, passengers, pillions, answers, checked_in_at)
    select id, ${card}, 'registered', ${`${name} přijede později`}, 1, ${`${name} ml.`},
      ${JSON.stringify({ 1: [`${name} spí ve stanu`] })}::jsonb, now() from event`.execute(db)
  await sql`insert into giver (email, language, variable_symbol)
    values (lower(${CANARY.email}), 'cs', '2640000110')`.execute(db)
  await sql`insert into guest (event_id, first_name, last_name, email, phone, emergency_name, emergency_phone, language, waiver_version)
    select id, ${CANARY.firstName}, ${CANARY.lastName}, lower(${CANARY.email}), ${CANARY.phone}, ${name}, '+420777000111', 'cs', 1
    from event`.execute(db)
  await sql`insert into event_crew (event_id, member_id, part) select id, ${card}, 'sweep' from event`.execute(
    db,
  )
  await sql`insert into ride_act (id, event_id, member_id, kind, made_at, actor_id)
    select gen_random_uuid(), id, ${card}, 'look', now(), ${officer} from event`.execute(db)
  await sql`insert into invitation (event_id, member_id) select id, ${card} from event`.execute(db)
  await sql`insert into meeting (title, starts_at, place, note, asked_by, asked_on)
    values ('Schůze', now(), 'Klubovna', ${`Ptej se na ${CANARY.email}`}, 'Třetina členů', '2026-01-01')`.execute(
    db,
  )
  await sql`insert into agenda_point (meeting_id, position, kind, title, wording, presenter)
    select id, 1, 'inform', 'Zpráva', ${`Podklady má ${CANARY.email}`}, 'Předseda' from meeting`.execute(db)
  await sql`insert into meeting_invitee (meeting_id, member_id) select id, ${card} from meeting`.execute(db)
  await sql`insert into meeting_proposal (meeting_id, member_id, title, wording)
    select id, ${card}, 'Návrh', ${name} from meeting`.execute(db)
  await sql`insert into meeting_part (meeting_id, member_id, part) select id, ${card}, 'door' from meeting`.execute(
    db,
  )
  await sql`insert into vote_suspension (member_id, starts_on, reason, set_by)
    values (${card}, '2026-01-01', ${name}, ${officer})`.execute(db)
  await sql`insert into meeting_voter (meeting_id, member_id, standing) select id, ${card}, 'votes' from meeting`.execute(
    db,
  )
  await sql`insert into meeting_presence (meeting_id, member_id) select id, ${card} from meeting`.execute(db)
  await sql`insert into meeting_act (id, meeting_id, member_id, kind, made_at, actor_id)
    select gen_random_uuid(), id, ${card}, 'came', now(), ${officer} from meeting`.execute(db)
  await sql`insert into meeting_door (meeting_id, id, account_id, unsent)
    select id, gen_random_uuid(), ${account}, 0 from meeting`.execute(db)
  await sql`insert into meeting_proxy (meeting_id, member_id, holder_id, given_by, note)
    select meeting.id, ${card}, other.id, ${officer}, ${`Papír má ${CANARY.email}`}
    from meeting, (select id from member where id <> ${card} order by id limit 1) as other`.execute(db)
  await sql`insert into meeting_vote (meeting_id, point_id, round, way, majority, state, opened_by, annulled_at, annulled_by, annul_reason)
    select meeting_id, id, 1, 'phone', 'present', 'annulled', ${officer}, now(), ${officer}, ${`Psal ${CANARY.email}`}
    from agenda_point`.execute(db)
  await sql`insert into meeting_minutes (meeting_id, body, record_hash, saved_by)
    select id, ${`Zapsal ${CANARY.email}`}, 'x', ${officer} from meeting`.execute(db)
  await sql`insert into resolution (meeting_id, vote_id, year, number, title, wording, member_id, doer)
    select meeting_id, id, 2026, id, 'Usnesení', ${`Zaplatí ${CANARY.email}`}, ${card}, 'Rada' from meeting_vote`.execute(
    db,
  )
  await sql`insert into rollam (title, wording, until_on, state, created_by, opened_at, opened_by)
    values ('Rozhodnutí', ${`Zaplatí ${CANARY.email}`}, '2026-01-31', 'open', ${officer}, now(), ${officer})`.execute(
    db,
  )
  await sql`insert into rollam_voter (rollam_id, member_id, standing, choice, answered_at, way)
    select id, ${card}, 'votes', 'yes', now(), 'own' from rollam`.execute(db)
  await sql`insert into public_ballot (vote_id, member_id, choice) select id, ${card}, '{1}' from meeting_vote`.execute(
    db,
  )
  await sql`insert into ballot_right (vote_id, member_id, blinded, signed)
    select id, ${card}, repeat('A', 342), repeat('B', 342) from meeting_vote`.execute(db)
  await sql`insert into member_import (actor_account_id, file_name, encoding, done_at)
    values (${officer}, 'clenove.csv', 'utf-8', now())`.execute(db)
  await sql`insert into member_import_row (import_id, line, action, member_id, after)
    select id, 2, 'create', ${card}, ${JSON.stringify({ ...CANARY })}::jsonb from member_import`.execute(db)
}

async function aboutMoney(db: Db, { card, officer }: Ids): Promise<void> {
  const name = `${CANARY.lastName} ${CANARY.firstName}`
  await sql`insert into payment (member_id, type, period, amount, due_on, variable_symbol, status, paid_at) values
    (${card}, '2', 2016, 100000, '2016-03-31', '2016001', 'PAID', now()),
    (${card}, '2', 2026, 120000, '2026-03-31', '2026001', 'PAID', now())`.execute(db)
  await sql`insert into bank_movement (account, bank_id, booked_on, amount, counter_name, counter_account, message) values
    ('1/2010', 'old', '2016-03-01', 100000, ${name}, '777/0100', ${CANARY.email}),
    ('1/2010', 'new', '2026-03-01', 150000, ${name}, '777/0100', 'clensky prispevek'),
    ('1/2010', 'gift', '2026-04-01', 50000, ${name}, '777/0100', 'dar')`.execute(db)
  await sql`insert into own_fee (member_id, amount, reason, from_period, set_by)
    values (${card}, 50000, ${name}, 2026, ${officer})`.execute(db)
  await sql`insert into refund_account (member_id, account, consented_on, is_on_paper, set_by)
    values (${card}, '2900000056/2010', '2026-01-01', true, ${officer})`.execute(db)
  await sql`insert into household_member (member_id, payer_id, set_by)
    values (${card}, ${card}, ${officer})`.execute(db)
  await sql`insert into paper_letter (member_id, payment_id, kind, params, created_by, delivered_how, delivered_on, delivered_by)
    select ${card}, min(id), 'reminder1', ${JSON.stringify({ salutation: CANARY.nickname })}::jsonb, ${officer}, 'posted',
      '2026-03-01', ${officer} from payment where member_id = ${card}`.execute(db)
  await sql`insert into last_call (payment_id, called_on, stated_on, days, post_days, bounced_on, bounced_by, outcome, decided_on,
      decided_by, reason)
    select min(id), '2026-03-01', '2026-03-31', 30, 3, '2026-03-02', ${officer}, 'waived', '2026-04-01', ${officer}, ${name}
    from payment where member_id = ${card}`.execute(db)
  await sql`insert into reminder_plan (made_on, state, ended_on, stopped_by)
    values ('2026-03-01', 'stopped', '2026-03-01', ${officer})`.execute(db)
  await sql`insert into reminder_plan_item (plan_id, payment_id, level, left_out_by)
    select reminder_plan.id, payment.id, 1, ${officer} from reminder_plan, payment where member_id = ${card}`.execute(
    db,
  )
  await sql`insert into payment (guest_id, type, purpose, amount, due_on, variable_symbol, status, archived_at, archive_reason)
    select id, '1', 'Víkend', 85000, '2026-01-31', '2600000101', 'ARCHIVED', now(), ${name} from guest`.execute(
    db,
  )
  await sql`insert into refund (payment_id, member_id, amount, reason, settled_at, settled_by, note)
    select id, member_id, 1000, 'Loňská jízda', now(), ${officer}, ${`vrátil jsem ${name}`} from payment limit 1`.execute(
    db,
  )
  await sql`insert into ride_cash (id, event_id, member_id, payment_id, amount, taken_at, taken_by, settled_as, settled_at, note)
    select gen_random_uuid(), event.id, ${card}, payment.id, 1000, now(), ${officer}, 'refused', now(), ${name}
    from payment, event limit 1`.execute(db)
  await sql`insert into allocation (payment_id, movement_id, amount, mode, note, created_by)
    select payment.id, bank_movement.id, payment.amount, 'manual', ${`zaplatil ${name}`}, ${officer}
    from payment join bank_movement on extract(year from booked_on) = period and bank_id <> 'gift'`.execute(
    db,
  )
  await sql`insert into credit (member_id, movement_id, amount, note, closed_as, closed_at)
    select ${card}, id, 30000, ${name}, 'refunded', now() from bank_movement where bank_id = 'new'`.execute(
    db,
  )
  await sql`insert into donation_purpose (name) values ('Útulek')`.execute(db)
  await sql`insert into donation (purpose_id, member_id, amount, given_on, note, movement_id)
    select donation_purpose.id, ${card}, 50000, '2026-04-01', ${name}, bank_movement.id
    from donation_purpose, bank_movement where bank_id = 'gift'`.execute(db)
}

async function aboutRecords(db: Db, { card, account, officer }: Ids): Promise<void> {
  const name = `${CANARY.lastName} ${CANARY.firstName}`
  await sql`insert into batch (kind, actor_account_id, total, batch_size, status, finished_at)
    values ('set-hog', ${officer}, 1, 20, 'success', now())`.execute(db)
  await sql`insert into batch_item (batch_id, position, item_id, label, payload, state)
    select id, 0, ${card}, ${name}, ${JSON.stringify({ hogNumber: CANARY.hogNumber })}::jsonb, 'done' from batch`.execute(
    db,
  )
  await sql`insert into mail (template, to_address, member_id, account_id, message_id, params, state, sent_at)
    values ('set-password', ${CANARY.email}, ${card}, ${account}, '<a@klub>', ${JSON.stringify({ greeting: name })}::jsonb,
      'sent', now())`.execute(db)
  await sql`insert into mail_attempt (mail_id, finished_at, outcome, reply)
    select id, now(), 'refused', ${`<${CANARY.email}> unknown`} from mail`.execute(db)
  await sql`insert into dead_address (address, reason, mail_id) select ${CANARY.email}, 'unknown', id from mail`.execute(
    db,
  )
  await sql`insert into one_time_link (purpose, account_id, mail_id, token_hash, expires_at)
    select 'set-password', ${account}, id, sha256('x'), now() from mail`.execute(db)
  await sql`insert into rate_limit (key, hits, resets_at) values (${`reset:address:${CANARY.email}`}, 1, now())`.execute(
    db,
  )
  await sql`insert into idempotency_key (actor, key, fingerprint, body, leased_until)
    values (${`account:${officer}`}, 'k', sha256('x'), ${JSON.stringify({ email: CANARY.email })}, now()),
      (${`account:${account}`}, 'k', sha256('x'), '{}', now()),
      (${`account:${account} program:1`}, 'k', sha256('x'), '{}', now())`.execute(db)
  await sql`insert into message (subject, body, audience, created_by) values ('Sraz', 'V devět.', 'everybody', ${officer})`.execute(
    db,
  )
  await sql`insert into message_recipient (message_id, member_id) select id, ${card} from message`.execute(db)
  await sql`insert into album (slug, title) values ('jizda', 'Jízda')`.execute(db)
  await sql`insert into photo (album_id, file_key, width, height, uploaded_by) select id, 'abc', 1, 1, ${account} from album`.execute(
    db,
  )
  await sql`insert into upload (id, album_id, account_id, client_key, size, position, photo_id)
    select repeat('a', 32), album_id, ${account}, 'Kanárek.jpg', 1, 1, id from photo`.execute(db)
  await sql`insert into hide_request (photo_id, reason, contact) select id, ${name}, ${CANARY.email} from photo`.execute(
    db,
  )
}

async function aboutKeys(db: Db, { account, officer }: Ids): Promise<void> {
  await sql`insert into second_step (account_id, secret, last_step) values (${account}, 'x', 1)`.execute(db)
  await sql`insert into recovery_code (account_id, code_seal) values (${account}, sha256('x'))`.execute(db)
  await sql`insert into member_view (account_id, name, query) values (${account}, 'Moji', '{"sort":"name"}')`.execute(
    db,
  )
  await sql`insert into member_view (account_id, name, query)
    values (${officer}, ${CANARY.phone}, ${JSON.stringify({ search: CANARY.email })}::jsonb)`.execute(db)
  await sql`insert into program_key (account_id, name, token_hash, areas, writes, expires_at)
    values (${account}, ${`${CANARY.nickname} skript`}, sha256('p'), '{members.view}', false, now())`.execute(
    db,
  )
  await sql`with device as (
      insert into push_subscription (account_id, endpoint, p256dh, auth, user_agent, topics)
      values (${account}, ${`https://push.example/${CANARY.nickname}`}, decode(repeat('04', 65), 'hex'),
        decode(repeat('01', 16), 'hex'), ${`${CANARY.nickname} mobil`}, '{invitation}') returning id)
    insert into push_note (subscription_id, topic, path) select id, 'invitation', '/akce/1' from device`.execute(
    db,
  )
  await sql`insert into passkey (account_id, credential_id, public_key, name)
    values (${account}, 'abc', 'x', ${`${CANARY.nickname} mobil`})`.execute(db)
  await sql`insert into sign_in_challenge (token_hash, purpose, account_id, expires_at)
    values (sha256('x'), 'second-step', ${account}, now())`.execute(db)
}
