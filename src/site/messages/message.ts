import { can, type Permission, type Role } from '../../permissions.ts'

export const LONGEST_MESSAGE = 20_000

export const RIDERS = ['registered', 'waiting', 'all'] as const
export type Riders = (typeof RIDERS)[number]

/** Whom a message is for, as an officer says it. */
export type Audience =
  | { readonly kind: 'everybody' }
  | { readonly kind: 'division'; readonly divisionId: number }
  | { readonly kind: 'tag'; readonly tagId: number }
  | { readonly kind: 'event'; readonly eventId: number; readonly riders: Riders }

type Signed = { readonly role: Role; readonly grants: readonly Permission[] }

/** Whoever writes news writes to anybody; whoever plans events writes to their riders. */
export function mayWriteTo(visitor: Signed, audience: Audience['kind']): boolean {
  return can(visitor, 'news.write') || (audience === 'event' && can(visitor, 'events.manage'))
}

/** About a ride one goes to everybody hears; all else can be refused. */
export function letterFor(audience: Audience['kind']): 'message' | 'ride-message' {
  return audience === 'event' ? 'ride-message' : 'message'
}

/** 'division:2', as one choice of a list says it. */
export function audienceText(audience: Audience): string {
  if (audience.kind === 'everybody') return 'everybody'
  const id =
    audience.kind === 'division'
      ? audience.divisionId
      : audience.kind === 'tag'
        ? audience.tagId
        : audience.eventId
  return `${audience.kind}:${id}`
}

export function readAudience(text: string, riders: Riders): Audience | null {
  if (text === 'everybody') return { kind: 'everybody' }
  const [, kind, figures] = /^(division|tag|event):([1-9]\d{0,8})$/.exec(text) ?? []
  const id = Number(figures)
  if (kind === 'division') return { kind, divisionId: id }
  if (kind === 'tag') return { kind, tagId: id }
  return kind === 'event' ? { kind, eventId: id, riders } : null
}
