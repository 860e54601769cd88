import type { Json } from '../tables/json.ts'

// What the chain remembers. The first seventeen are the specification's; the rest is whatever else
// changes a person or a right.
export const AUDIT_ACTIONS = [
  'APPROVED',
  'REJECTED',
  'RITUAL_DATE_SET',
  'RITUAL_DATE_REMOVED',
  'FRONT_PATCH_GIVEN',
  'FRONT_PATCH_REMOVED',
  'BACK_PATCH_GIVEN',
  'BACK_PATCH_REMOVED',
  'ROLE_CHANGED_TO_MEMBER',
  'ROLE_CHANGED_TO_APPLICANT',
  'MEMBER_ARCHIVED',
  'ACCOUNT_DEACTIVATED',
  'ACCOUNT_REACTIVATED',
  'PATCH_SOLVED',
  'DONATION_ADDED',
  'INSTRUCTIONS_SENT',
  'PAYMENT_PAIRED',
  'ACCOUNT_CREATED',
  'SIGNED_IN',
  'SIGNED_OUT',
  'SESSION_ENDED',
  'PASSWORD_CHANGED',
  'RULES_CONFIRMED',
  'PROFILE_VERIFIED',
  'MEMBER_CREATED',
  'MEMBER_CHANGED',
  'MEMBER_RESTORED',
  'MEMBER_EXCLUDED',
  'EXCLUSION_CANCELLED',
  'ROLE_CHANGED',
  'MEMBERS_EXPORTED',
  'CARDS_PRINTED',
  'VIEW_SAVED',
  'VIEW_DELETED',
  'HOG_CHANGED',
  'BATCH_STARTED',
  'MEMBERS_IMPORTED',
  'IMPORT_UNDONE',
  'MEMBERS_MERGED',
  'APPLICATIONS_FORGOTTEN',
  'CLUB_CHANGED',
  'CLUB_ACCOUNT_CHANGED',
  'PAYMENT_CREATED',
  'PAYMENT_UNPAIRED',
  'PAYMENT_CASH_RECORDED',
  'PAYMENT_ARCHIVED',
  'PAYMENT_CREDIT_KEPT',
  'PAYMENT_CREDIT_USED',
  'PAYMENT_CREDIT_CLOSED',
  'CARD_REVOKED',
  'LEAVE_REQUESTED',
  'LEAVE_WITHDRAWN',
  'LEAVE_DECLINED',
  'REVIEW_OPENED',
  'REVIEW_ENDED',
  'MEMBERSHIP_CLOSED',
  'MEMBERSHIP_CONFIRMED',
  'MEMBERSHIP_KIND_CHANGED',
  'MEMBERSHIP_KIND_DELETED',
  'MEMBERSHIP_PERIOD_CHANGED',
  'EMAIL_CHANGE_ASKED',
  'EMAIL_CHANGED',
  'HOG_PROPOSED',
  'HOG_PROPOSAL_REFUSED',
  'DONATION_CHANGED',
  'DONATION_VOIDED',
  'DONATION_CONFIRMED',
  'DONATION_PURPOSE_CHANGED',
  'ALBUM_CREATED',
  'ALBUM_CHANGED',
  'ALBUM_DELETED',
  'PHOTO_ADDED',
  'PHOTO_CHANGED',
  'PHOTO_HIDDEN',
  'PHOTO_SHOWN',
  'PHOTO_DELETED',
  'HIDE_REQUEST_DECIDED',
  'PAGE_CHANGED',
  'NEWS_CREATED',
  'NEWS_CHANGED',
  'NEWS_PUBLISHED',
  'NEWS_WITHDRAWN',
  'NEWS_DELETED',
  'DOCUMENT_ADDED',
  'DOCUMENT_REPLACED',
  'DOCUMENT_CHANGED',
  'DOCUMENT_DELETED',
  'MESSAGE_SENT',
  'MESSAGE_DELETED',
  'CLUB_RESTORED',
  'FOREIGN_CLUB_RESTORED',
  'BANK_CONNECTED',
  'BANK_DISCONNECTED',
  'BANK_TOKEN_PROLONGED',
  'STATEMENT_BOOKED',
  'BANK_ODDITY_SETTLED',
  'MAIL_WISH_CHANGED',
  'MAIL_RESENT',
  'MAIL_CANCELLED',
  'MAIL_LIMITS_CHANGED',
  'MAIL_SERVER_CHANGED',
  'EVENT_CREATED',
  'EVENT_CHANGED',
  'EVENT_CANCELLED',
  'EVENT_DELETED',
  'EVENT_REGISTERED',
  'EVENT_QUEUED',
  'EVENT_MOVED_UP',
  'EVENT_PARTY_CHANGED',
  'EVENT_UNREGISTERED',
  'EVENT_DECLINED',
  'EVENT_INVITED',
  'EVENT_NUDGED',
  'EVENT_CHECKED_IN',
  'EVENT_CHECK_IN_UNDONE',
  'EVENT_LIST_EXPORTED',
  'EVENT_QUESTION_ADDED',
  'EVENT_QUESTION_CHANGED',
  'EVENT_QUESTION_REMOVED',
  'EVENT_CREW_NAMED',
  'RIDE_GROUPS_MADE',
  'RIDER_MOVED',
  'RIDER_HOME',
  'RIDER_HOME_UNDONE',
  'RIDE_CLOSED',
  'RIDE_CASH_TAKEN',
  'RIDE_CASH_REFUSED',
  'EMERGENCY_CONTACT_SEEN',
  'EVENT_CREW_RELEASED',
  'PAYMENT_TO_REFUND',
  'PAYMENT_REFUNDED',
  'REMINDER_SENT',
  'REMINDER_STOPPED',
  'LETTER_DELIVERED',
  'LETTERS_PRINTED',
  'FEE_SETTINGS_CHANGED',
  'OWN_FEE_SET',
  'OWN_FEE_REMOVED',
  'FEES_EXPORTED',
  'OWN_DATA_EXPORTED',
  'ERASURE_ASKED',
  'ERASURE_WITHDRAWN',
  'PERSON_ERASED',
  'RETENTION_RUN',
  'RETENTION_CHANGED',
  'SECOND_STEP_ON',
  'SECOND_STEP_OFF',
  'SECOND_STEP_RESET',
  'RECOVERY_CODES_RENEWED',
  'RECOVERY_CODE_USED',
  'SIGN_IN_HELD',
  'PASSKEY_ADDED',
  'PASSKEY_RENAMED',
  'PASSKEY_REMOVED',
  'PASSKEY_REFUSED',
  'PROGRAM_KEY_MADE',
  'PROGRAM_KEY_REVOKED',
  'AUDIT_EXPORTED',
  'CHAIN_CHECKED',
  'BACKUP_MADE',
  'BACKUP_DOWNLOADED',
  'BACKUP_UPLOADED',
  'BACKUP_DELETED',
  'BACKUP_PLAN_CHANGED',
  'RESTORE_DRILLED',
  'RESTORE_ASKED',
  'PASSWORD_LINK_SENT',
  'AREA_GRANTED',
  'AREA_TAKEN',
  'DIVISION_CHANGED',
  'DIVISION_DELETED',
  'TITLE_CHANGED',
  'TITLE_DELETED',
  'TITLE_GIVEN',
  'TITLE_TERM_CHANGED',
  'TITLE_TERM_DELETED',
  'MEETING_CREATED',
  'MEETING_CHANGED',
  'MEETING_DELETED',
  'MEETING_CALLED',
  'MEETING_CANCELLED',
  'MEETING_RULES_CHANGED',
  'AGENDA_CHANGED',
  'MEETING_PROPOSAL',
  'MEETING_PART_NAMED',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export type AuditChange = {
  readonly field: string
  readonly from: string | number | boolean | null
  readonly to: string | number | boolean | null
}

export type AuditEntry = {
  readonly action: AuditAction
  /** Who acted; null is a 'system action'. */
  readonly actorId: number | null
  readonly memberId?: number | null
  readonly accountId?: number | null
  readonly changes?: readonly AuditChange[]
  readonly note?: string | null
}

/** What the chain seals: ids and hashes, in a fixed order, so that the same entry always reads the same. */
export type SealedEntry = {
  readonly seq: number
  readonly at: Date
  readonly action: string
  readonly actorAccountId: number | null
  readonly memberId: number | null
  readonly accountId: number | null
  readonly detailHash: Buffer
}

export function chainText(previousHash: Buffer, entry: SealedEntry): string {
  return JSON.stringify([
    previousHash.toString('hex'),
    entry.seq,
    entry.at.toISOString(),
    entry.action,
    entry.actorAccountId,
    entry.memberId,
    entry.accountId,
    entry.detailHash.toString('hex'),
  ])
}

/** JSON with sorted keys: PostgreSQL keeps jsonb in an order of its own. */
export function detailText(seq: number, changes: readonly AuditChange[], note: string | null): string {
  return JSON.stringify([seq, changes.map(({ field, from, to }) => [field, from, to]), note])
}

export function asChanges(changes: Json | null): readonly AuditChange[] {
  return Array.isArray(changes) ? (changes as readonly AuditChange[]) : []
}
