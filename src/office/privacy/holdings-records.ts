import type { Holding } from './holding.ts'
import { HIS_GUESTS, HIS_OWN, HIS_PAYMENTS } from './holdings-money.ts'

const HIS_MAIL = `member_id = any(:members) or account_id = any(:accounts)
  or (member_id is null and account_id is null and lower(to_address) = any(:emails))`

const HIS_ENTRIES = `member_id = any(:members) or account_id = any(:accounts)`

/** Refusals of applications lead to the applicant by his number among the changes. */
const HIS_REFUSALS = `exists (select from jsonb_to_recordset(audit_detail.changes) as change (field text, "to" jsonb)
    where change.field = 'application' and change."to" = any(:applicationsJson::jsonb[]))`

// What a run's item is, by the kind of the run; everything else is a member.
export const ITEMS_OF_RUNS: Readonly<
  Record<string, 'application' | 'payment' | 'mail' | 'member' | 'movement'>
> = {
  'applications-approve': 'application',
  'applications-reject': 'application',
  'members-ritual': 'member',
  'members-front-patch': 'member',
  'members-archive': 'member',
  'approve-ritual': 'member',
  'give-back-patch': 'member',
  'solve-patches': 'member',
  'set-hog': 'member',
  'move-division': 'member',
  'change-cards': 'member',
  'change-roles': 'member',
  'undo-cards': 'member',
  'undo-roles': 'member',
  'invite-people': 'member',
  'invite-again': 'member',
  'data-check': 'member',
  'data-check-reminder': 'member',
  'generate-fees': 'member',
  'send-message': 'member',
  'send-ride-message': 'member',
  'invite-riders': 'member',
  'call-meeting': 'member',
  'cancel-meeting': 'member',
  'nudge-riders': 'member',
  'resend-mail': 'mail',
  'cancel-mail': 'mail',
  'remind-payments': 'payment',
  'record-cash': 'payment',
  'archive-payments': 'payment',
  // Said without names: a movement is somebody's only by its pairing.
  'accept-pairings': 'movement',
  'undo-pairings': 'movement',
}

const kindsOf = (item: string) =>
  Object.entries(ITEMS_OF_RUNS)
    .filter(([, of]) => of === item)
    .map(([kind]) => `'${kind}'`)
    .join(', ')

const HIS_ITEMS = `exists (select from batch where batch.id = batch_item.batch_id and (
    (kind in (${kindsOf('application')}) and item_id = any(:applications))
    or (kind in (${kindsOf('payment')}) and item_id in (${HIS_PAYMENTS}))
    or (kind in (${kindsOf('mail')}) and item_id in (select id from mail where ${HIS_MAIL}))
    or (kind = 'send-ride-message' and -item_id in (${HIS_GUESTS}))
    or (kind in (${kindsOf('member')}) and item_id = any(:members))))`

// What the house wrote down by itself. The order is the order of erasing: what leads to a letter goes before it.
export const RECORD_HOLDINGS: Readonly<Record<string, Holding>> = {
  audit_detail: {
    name: { cs: 'Podrobnosti historie', en: 'Details of the history' },
    about: `seq in (select seq from audit_entry where ${HIS_ENTRIES}) or ${HIS_REFUSALS}`,
    erasure: 'strip',
    because: 'chain',
    strip: { changes: `'[]'`, note: 'null', erased_at: 'coalesce(erased_at, now())' },
    stays: [],
  },
  audit_entry: {
    name: { cs: 'Historie', en: 'History' },
    points: ['member_id', 'account_id'],
    acted: ['actor_account_id'],
    about: HIS_ENTRIES,
    hidden: ['detail_hash'],
    erasure: 'keep',
    because: 'chain',
  },
  audit_seal: { name: { cs: 'Pečetě historie', en: 'Seals of the history' }, erasure: 'none' },
  audit_unsealed: {
    name: { cs: 'Záznamy čekající na pečeť', en: 'Entries waiting for a seal' },
    erasure: 'none',
  },
  audit_head: { name: { cs: 'Konec historie', en: 'End of the history' }, erasure: 'none' },
  batch_item: {
    name: { cs: 'Položky hromadných akcí', en: 'Items of runs' },
    about: HIS_ITEMS,
    erasure: 'strip',
    because: 'club',
    strip: { label: 'item_id::text', payload: `'{}'`, details: `'{}'` },
    stays: ['state', 'code'],
  },
  batch: {
    name: { cs: 'Hromadné akce', en: 'Runs' },
    acted: ['actor_account_id'],
    erasure: 'none',
  },
  mail_attempt: {
    name: { cs: 'Pokusy o odeslání', en: 'Attempts to send' },
    about: `mail_id in (select id from mail where ${HIS_MAIL})`,
    erasure: 'strip',
    because: 'club',
    // The pace of the post is counted from attempts; whose letter it was is not.
    strip: { mail_id: 'null', reply: 'null' },
    stays: ['outcome'],
  },
  dead_address: {
    name: { cs: 'Nefunkční adresy', en: 'Addresses that do not work' },
    about: 'address = any(:emails)',
    erasure: 'delete',
  },
  mail: {
    name: { cs: 'E-maily od klubu', en: 'E-mails from the club' },
    points: ['member_id', 'account_id'],
    about: HIS_MAIL,
    hidden: ['message_id', 'leased_until', 'in_hand', 'next_attempt_at', 'priority', 'follow_up_due'],
    erasure: 'delete',
  },
  mail_wake: { name: { cs: 'Budík pošty', en: 'Wake of the post' }, erasure: 'none' },
  rate_limit: {
    name: { cs: 'Počítané pokusy', en: 'Counted attempts' },
    about: `exists (select from unnest(:emails::text[]) as email where position(email in lower(key)) > 0)`,
    erasure: 'delete',
  },
  sign_in_brake: {
    name: { cs: 'Neúspěšná přihlášení celého klubu', en: 'Failed sign-ins of the whole club' },
    erasure: 'none',
  },
  idempotency_key: {
    name: { cs: 'Zapamatované odpovědi', en: 'Remembered answers' },
    about: `split_part(actor, ' ', 1) = any(:actors) or exists (select from unnest(:emails::text[]) as email where position(email in lower(body)) > 0)`,
    hidden: ['fingerprint', 'body'],
    erasure: 'delete',
  },
  upload: {
    name: { cs: 'Rozdělaná nahrávání', en: 'Uploads' },
    points: ['account_id'],
    about: 'account_id = any(:accounts)',
    erasure: 'delete',
  },
  hide_request: {
    name: { cs: 'Žádosti o skrytí fotky', en: 'Requests to hide a photo' },
    acted: ['decided_by'],
    about: 'lower(contact) = any(:emails) or contact = any(:phones)',
    erasure: 'strip',
    because: 'club',
    strip: { contact: 'null', reason: `''` },
    stays: ['decision'],
  },
  event: {
    name: { cs: 'Vedené jízdy', en: 'Rides led' },
    points: ['leader_id'],
    acted: ['created_by', 'closed_by'],
    about: 'leader_id = any(:members)',
    hidden: ['route_gpx', 'version'],
    erasure: 'strip',
    because: 'club',
    strip: { leader_id: 'null' },
    stays: [
      'title',
      'kind',
      'place',
      'map_url',
      'bring',
      'description',
      'description_en',
      'visibility',
      'state',
      'route_gpx',
      'fuel_stops',
      'cancel_reason',
      'withdraw_free_until',
      'ride_note',
      'quotas_released_on',
    ],
  },
}

// The club's own affairs: at most they say who wrote them.
export const CLUB_HOLDINGS: Readonly<Record<string, Holding>> = {
  photo: {
    name: { cs: 'Nahrané fotky', en: 'Photos uploaded' },
    points: ['uploaded_by'],
    about: 'uploaded_by = any(:accounts)',
    hidden: ['colour', 'has_avif'],
    erasure: 'strip',
    because: 'club',
    strip: { uploaded_by: 'null' },
    stays: ['file_key', 'caption', 'colour'],
  },
  data_check: {
    name: { cs: 'Roční kola Sedí to?', en: 'Yearly rounds of checking data' },
    acted: ['started_by'],
    erasure: 'none',
  },
  news: { name: { cs: 'Aktuality', en: 'News' }, acted: ['created_by'], erasure: 'none' },
  message: {
    name: { cs: 'Zprávy členům', en: 'Messages to members' },
    acted: ['created_by'],
    erasure: 'none',
  },
  message_file: { name: { cs: 'Přílohy zpráv', en: 'Attachments of messages' }, erasure: 'none' },
  message_recipient: {
    name: { cs: 'Zprávy, které ti šly', en: 'Messages that went to you' },
    points: ['member_id'],
    about: HIS_OWN,
    erasure: 'delete',
  },
  document: { name: { cs: 'Dokumenty', en: 'Documents' }, acted: ['created_by'], erasure: 'none' },
  document_version: {
    name: { cs: 'Znění dokumentů', en: 'Versions of documents' },
    acted: ['uploaded_by'],
    erasure: 'none',
  },
  album: { name: { cs: 'Alba', en: 'Albums' }, acted: ['created_by'], erasure: 'none' },
  member_import: {
    name: { cs: 'Načtení z tabulky', en: 'Imports' },
    acted: ['actor_account_id', 'undone_by'],
    erasure: 'none',
  },
  page_version: {
    name: { cs: 'Znění stránek', en: 'Versions of pages' },
    acted: ['created_by'],
    erasure: 'none',
  },
  text_html: { name: { cs: 'Texty, jak se kreslí', en: 'Texts as they are drawn' }, erasure: 'none' },
  club_setting: { name: { cs: 'Nastavení klubu', en: 'Settings' }, acted: ['updated_by'], erasure: 'none' },
  retention_rule: { name: { cs: 'Lhůty', en: 'Periods' }, acted: ['updated_by'], erasure: 'none' },
  club_logo: { name: { cs: 'Logo klubu', en: 'Club logo' }, erasure: 'none' },
  division: { name: { cs: 'Divize', en: 'Divisions' }, erasure: 'none' },
  own_field: { name: { cs: 'Vlastní pole', en: 'Own fields' }, erasure: 'none' },
  membership_kind: { name: { cs: 'Druhy členství', en: 'Kinds of membership' }, erasure: 'none' },
  title: { name: { cs: 'Seznam funkcí', en: 'List of titles' }, erasure: 'none' },
  tag: { name: { cs: 'Seznam štítků', en: 'List of tags' }, erasure: 'none' },
  event_question: { name: { cs: 'Otázky k přihláškám', en: 'Questions of registrations' }, erasure: 'none' },
  event_quota: { name: { cs: 'Místa pro divize', en: 'Places for divisions' }, erasure: 'none' },
  meeting_point: { name: { cs: 'Místa srazu', en: 'Meeting points' }, erasure: 'none' },
  house_task: {
    name: { cs: 'Práce Klubovny', en: 'Work of the house' },
    acted: ['asked_by'],
    erasure: 'none',
  },
  schema_migration: { name: { cs: 'Verze databáze', en: 'Version of the database' }, erasure: 'none' },
}
