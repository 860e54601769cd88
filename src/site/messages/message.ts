import { mayRead, type Viewer } from '../../people/members/visibility.ts'
import { can, type Permission, type Role, ROLES } from '../../permissions.ts'

export const LONGEST_MESSAGE = 20_000

export const RIDERS = ['registered', 'waiting', 'all'] as const
export type Riders = (typeof RIDERS)[number]

/** Whom a message is for, as an officer says it. */
export type Audience =
  | { readonly kind: 'everybody' }
  | { readonly kind: 'division'; readonly divisionId: number }
  | { readonly kind: 'tag'; readonly tagId: number }
  | { readonly kind: 'event'; readonly eventId: number; readonly riders: Riders }
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'board' }
  | { readonly kind: 'debtors' }
  | { readonly kind: 'view'; readonly viewId: number }

type Signed = Viewer & { readonly id: number; readonly grants: readonly Permission[] }

/** Whoever writes news writes to anybody he may know of; whoever plans events writes to their riders. */
export function mayWriteTo(visitor: Signed, audience: Audience['kind']): boolean {
  if (audience === 'event' && can(visitor, 'events.manage')) return true
  return can(visitor, 'news.write') && (audience !== 'debtors' || mayRead(visitor, 'paymentStatus'))
}

type Written = { readonly audience: Audience['kind']; readonly createdBy: number }

/** A list of names says of each what he was chosen by; a view may choose by what its reader does not see. */
export function mayOpenMessage(visitor: Signed, { audience, createdBy }: Written): boolean {
  const isOwn = createdBy === visitor.id
  return mayWriteTo(visitor, audience === 'view' && !isOwn ? 'debtors' : audience)
}

/** About a ride one goes to everybody hears; all else can be refused. */
export function letterFor(audience: Audience['kind']): 'message' | 'ride-message' {
  return audience === 'event' ? 'ride-message' : 'message'
}

/** 'division:2', as one choice of a list says it. */
export function audienceText(audience: Audience): string {
  switch (audience.kind) {
    case 'division':
      return `division:${audience.divisionId}`
    case 'tag':
      return `tag:${audience.tagId}`
    case 'event':
      return `event:${audience.eventId}`
    case 'view':
      return `view:${audience.viewId}`
    case 'role':
      return `role:${audience.role}`
    case 'everybody':
    case 'board':
    case 'debtors':
      return audience.kind
  }
}

export function readAudience(text: string, riders: Riders): Audience | null {
  if (text === 'everybody' || text === 'board' || text === 'debtors') return { kind: text }
  const role = ROLES.find((one) => text === `role:${one}`)
  if (role) return { kind: 'role', role }
  const [, kind, figures] = /^(division|tag|event|view):([1-9]\d{0,8})$/.exec(text) ?? []
  const id = Number(figures)
  if (kind === 'division') return { kind, divisionId: id }
  if (kind === 'tag') return { kind, tagId: id }
  if (kind === 'view') return { kind, viewId: id }
  return kind === 'event' ? { kind, eventId: id, riders } : null
}
