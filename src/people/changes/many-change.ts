import { z } from 'zod'
import type { AuditChange } from '../../ground/audit/audit.ts'
import { type Permission, type Role, ROLES } from '../../permissions.ts'
import type { RefusalCode } from '../../refusals.ts'
import { type HandledAccount, whyNotRole } from '../members/account-act.ts'
import { CardTags } from '../members/member-change.ts'

export const CHANGE_KINDS = ['change-cards', 'change-roles'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]
export const UNDO_OF = { 'change-cards': 'undo-cards', 'change-roles': 'undo-roles' } as const

export const CHANGE_RIGHTS: Readonly<Record<ChangeKind, Permission>> = {
  'change-cards': 'members.write',
  'change-roles': 'accounts.manage',
}

const MOST_TAGS = 20

/** What is to be changed: something on the card, or the role; what is not named stays. */
export const ManyChange = z
  .strictObject({
    division: z.int().positive().max(999_999_999).nullable().optional(),
    kind: z.int().positive().max(999_999_999).optional(),
    addTags: CardTags.optional(),
    removeTags: CardTags.optional(),
    role: z.enum(ROLES).optional(),
  })
  .refine((change) => Object.values(change).some(isSaid), { error: 'required', path: ['division'] })
  .refine(({ role, ...card }) => role === undefined || !Object.values(card).some(isSaid), {
    error: 'invalid',
    path: ['role'],
  })
export type ManyChange = z.infer<typeof ManyChange>

function isSaid(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}

export const kindOf = ({ role }: ManyChange): ChangeKind =>
  role === undefined ? 'change-cards' : 'change-roles'

/** A card as far as such a change looks at it. */
export type Standing = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly division: number | null
  /** Of the membership that goes on; who has none cannot be given another kind. */
  readonly kind: number | null
  readonly isMember: boolean
  readonly tags: readonly string[]
  readonly version: number
  /** When and by whom he was taken in; an undoing gives it back. */
  readonly approval?: { readonly at: string; readonly by: number | null } | null
  readonly account: HandledAccount | null
}

type Actor = { readonly id: number; readonly role: Role; readonly memberId: number | null }

/** What becomes of one card: what changes on it (nothing, where it is so already), or why it cannot be. */
export type Outcome = { readonly changes: readonly AuditChange[] } | { readonly refused: RefusalCode }

export function outcomeOf(card: Standing, change: ManyChange, actor: Actor): Outcome {
  if (change.role !== undefined) return outcomeOfRole(card, change.role, actor)
  if (change.kind !== undefined && !card.isMember) return { refused: 'no_membership' }
  // As of one: nobody gives himself a vote.
  if (change.kind !== undefined && actor.memberId === card.id) return { refused: 'own_card' }
  const tags = tagsAfter(card.tags, change)
  if (tags.length > MOST_TAGS) return { refused: 'too_many_tags' }
  const isElsewhere = change.division !== undefined && change.division !== card.division
  const before = inWords(card.tags)
  return {
    changes: [
      ...(isElsewhere ? [{ field: 'division', from: card.division, to: change.division ?? null }] : []),
      ...(change.kind === undefined || change.kind === card.kind
        ? []
        : [{ field: 'membershipKind', from: card.kind, to: change.kind }]),
      ...(inWords(tags) === before ? [] : [{ field: 'tags', from: before, to: inWords(tags) }]),
    ],
  }
}

function outcomeOfRole({ id, account }: Standing, role: Role, actor: Actor): Outcome {
  if (actor.memberId === id) return { refused: 'own_card' }
  if (!account) return { refused: 'no_account' }
  // Whoever makes or unmakes a Webmaster says his password for each of them.
  if ([role, account.role].includes('Webmaster')) return { refused: 'not_allowed' }
  const why = whyNotRole(actor, account, role)
  if (why === 'already_so') return { changes: [] }
  return why ? { refused: why } : { changes: [{ field: 'role', from: account.role, to: role }] }
}

function tagsAfter(
  tags: readonly string[],
  { addTags = [], removeTags = [] }: Pick<ManyChange, 'addTags' | 'removeTags'>,
): readonly string[] {
  return [...new Set([...tags, ...addTags])].filter((tag) => !removeTags.includes(tag))
}

const inWords = (tags: readonly string[]) => [...tags].toSorted().join(', ')

/** The same change of many, told once. */
export type ChangeGroup = AuditChange & { readonly count: number }

export function groupsOf(changes: readonly AuditChange[]): readonly ChangeGroup[] {
  const groups = new Map<string, AuditChange & { count: number }>()
  for (const change of changes) {
    const key = JSON.stringify(change)
    const group = groups.get(key)
    if (group) group.count += 1
    else groups.set(key, { ...change, count: 1 })
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count)
}
