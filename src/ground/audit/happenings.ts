import type { AuditAction, AuditEntry } from './audit.ts'

/** What other sites can be told of: a closed list, by the names they know. */
export const HAPPENINGS = [
  'member.created',
  'member.changed',
  'member.closed',
  'application.arrived',
  'application.approved',
  'application.rejected',
  'payment.created',
  'payment.paid',
  'payment.unpaired',
  'payment.refunded',
  'event.published',
  'event.changed',
  'event.cancelled',
  'registration.made',
  'registration.moved_up',
  'registration.withdrawn',
  'news.published',
  'news.withdrawn',
] as const
export type HappeningKind = (typeof HAPPENINGS)[number]

/** Numbers alone: which thing it is about, and whose. Of a payment only whose it is. */
export type Happening = {
  readonly kind: HappeningKind
  readonly thing: number | null
  readonly person: number | null
}

/** What of the record stands for a happening, and under which field of it the thing's number is. */
type Source = { readonly kind: HappeningKind; readonly thing?: 'application' | 'event' | 'news' }

const SOURCES: Readonly<Partial<Record<AuditAction, Source>>> = {
  MEMBER_CREATED: { kind: 'member.created' },
  MEMBER_CHANGED: { kind: 'member.changed' },
  HOG_CHANGED: { kind: 'member.changed' },
  EMAIL_CHANGED: { kind: 'member.changed' },
  RITUAL_DATE_SET: { kind: 'member.changed' },
  RITUAL_DATE_REMOVED: { kind: 'member.changed' },
  FRONT_PATCH_GIVEN: { kind: 'member.changed' },
  FRONT_PATCH_REMOVED: { kind: 'member.changed' },
  BACK_PATCH_GIVEN: { kind: 'member.changed' },
  BACK_PATCH_REMOVED: { kind: 'member.changed' },
  MEMBER_RESTORED: { kind: 'member.changed' },
  EXCLUSION_CANCELLED: { kind: 'member.changed' },
  MEMBER_ARCHIVED: { kind: 'member.closed' },
  MEMBER_EXCLUDED: { kind: 'member.closed' },
  APPLICATION_LET_THROUGH: { kind: 'application.arrived', thing: 'application' },
  APPROVED: { kind: 'application.approved', thing: 'application' },
  REJECTED: { kind: 'application.rejected', thing: 'application' },
  PAYMENT_CREATED: { kind: 'payment.created' },
  PAYMENT_PAIRED: { kind: 'payment.paid' },
  PAYMENT_CASH_RECORDED: { kind: 'payment.paid' },
  PAYMENT_CREDIT_USED: { kind: 'payment.paid' },
  PAYMENT_UNPAIRED: { kind: 'payment.unpaired' },
  PAYMENT_REFUNDED: { kind: 'payment.refunded' },
  EVENT_CREATED: { kind: 'event.changed', thing: 'event' },
  EVENT_CHANGED: { kind: 'event.changed', thing: 'event' },
  EVENT_CANCELLED: { kind: 'event.cancelled', thing: 'event' },
  EVENT_REGISTERED: { kind: 'registration.made', thing: 'event' },
  EVENT_QUEUED: { kind: 'registration.made', thing: 'event' },
  EVENT_MOVED_UP: { kind: 'registration.moved_up', thing: 'event' },
  EVENT_UNREGISTERED: { kind: 'registration.withdrawn', thing: 'event' },
  NEWS_CREATED: { kind: 'news.published', thing: 'news' },
  NEWS_PUBLISHED: { kind: 'news.published', thing: 'news' },
  NEWS_WITHDRAWN: { kind: 'news.withdrawn', thing: 'news' },
}

/** What of the record others may be told; what is only written for later is nobody's business yet. */
export function happeningOf({ action, memberId = null, changes = [] }: AuditEntry): Happening | null {
  const source = SOURCES[action]
  if (!source) return null
  const field = (name: string) => changes.find((change) => change.field === name)
  const isPublished = field('state')?.to === 'published'
  if ((action === 'NEWS_CREATED' || action === 'EVENT_CREATED') && !isPublished) return null
  const kind = source.kind === 'event.changed' && isPublished ? 'event.published' : source.kind
  if (!source.thing) return memberId === null ? null : { kind, thing: null, person: memberId }
  const named = field(source.thing)
  const thing = named?.to ?? named?.from
  return typeof thing === 'number' ? { kind, thing, person: memberId } : null
}
