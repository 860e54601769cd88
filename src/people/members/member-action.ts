import type { ClubPart } from '../../club-parts.ts'
import { can, type Permission, type Role, ROLES } from '../../permissions.ts'
import { mayHandle, whyNotClose } from './account-act.ts'
import type { Honour } from './honour.ts'
import type { Badge } from './member.ts'
import type { SeenCard } from './visibility.ts'

export const MEMBER_ACTIONS = [
  'approve',
  'ritual',
  'no-ritual',
  'front-patch',
  'no-front-patch',
  'back-patch',
  'no-back-patch',
  'role',
  'deactivate',
  'reactivate',
  'exclude',
  'no-exclude',
  'archive',
  'restore',
] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

/** Those that end a membership or take that back: they ask in a dialog of their own, which says all that will happen. */
export const CLOSING_ACTIONS = [
  'exclude',
  'no-exclude',
  'archive',
  'restore',
] as const satisfies readonly MemberAction[]
export type ClosingAction = (typeof CLOSING_ACTIONS)[number]
export type PlainAction = Exclude<MemberAction, ClosingAction>

export function isClosing(action: MemberAction): action is ClosingAction {
  return CLOSING_ACTIONS.some((closing) => closing === action)
}

export const PLAIN_ACTIONS = MEMBER_ACTIONS.filter((action): action is PlainAction => !isClosing(action))

export const closingPath = (memberId: number) => `/admin/${memberId}/closing`

type Need = 'date' | 'role'
type ActionRow = {
  readonly right: Permission
  /** Is it the card's turn for this? Judged by badges, which whoever sees the card sees too. */
  readonly when: (card: SeenCard, has: (badge: Badge) => boolean) => boolean
  readonly needs?: readonly Need[]
  /** What takes it back; the same question is then not asked again. */
  readonly reverse?: MemberAction
  readonly isDangerous?: true
  /** Nobody does this to himself. */
  readonly notOwn?: true
}

const isOpen = (has: (badge: Badge) => boolean) => !has('archived') && !has('excluded')

// What an officer can do with a card from the list or from the card itself.
export const ACTION_TABLE: Readonly<Record<MemberAction, ActionRow>> = {
  approve: { right: 'accounts.manage', when: (_, has) => !has('approved') && isOpen(has), notOwn: true },
  ritual: {
    right: 'ritual.approve',
    when: (_, has) => !has('ritual') && isOpen(has),
    needs: ['date'],
    reverse: 'no-ritual',
  },
  'no-ritual': { right: 'ritual.approve', when: (_, has) => has('ritual') },
  'front-patch': {
    right: 'patches.give',
    when: (_, has) => !has('frontPatch') && isOpen(has),
    needs: ['date'],
    reverse: 'no-front-patch',
  },
  'no-front-patch': { right: 'patches.give', when: (_, has) => has('frontPatch') },
  'back-patch': {
    right: 'patches.give',
    when: (_, has) => !has('backPatch') && isOpen(has),
    needs: ['date'],
    reverse: 'no-back-patch',
  },
  'no-back-patch': { right: 'patches.give', when: (_, has) => has('backPatch') },
  role: { right: 'accounts.manage', when: ({ role }) => Boolean(role), needs: ['role'], notOwn: true },
  deactivate: {
    right: 'accounts.manage',
    when: ({ role, deactivatedAt }) => Boolean(role) && deactivatedAt === null,
    reverse: 'reactivate',
    isDangerous: true,
    notOwn: true,
  },
  reactivate: {
    right: 'accounts.manage',
    when: ({ role, deactivatedAt }, has) => Boolean(role) && Boolean(deactivatedAt) && isOpen(has),
    reverse: 'deactivate',
    notOwn: true,
  },
  exclude: {
    right: 'members.exclude',
    when: (_, has) => !has('excluded'),
    reverse: 'no-exclude',
    isDangerous: true,
    notOwn: true,
  },
  'no-exclude': { right: 'members.exclude', when: (_, has) => has('excluded'), notOwn: true },
  archive: {
    right: 'members.archive',
    when: (_, has) => !has('archived'),
    reverse: 'restore',
    isDangerous: true,
    notOwn: true,
  },
  restore: { right: 'members.archive', when: (_, has) => has('archived'), notOwn: true },
}

export const HONOUR_ACTIONS: Readonly<Partial<Record<MemberAction, { honour: Honour; given: boolean }>>> = {
  ritual: { honour: 'ritual', given: true },
  'no-ritual': { honour: 'ritual', given: false },
  'front-patch': { honour: 'front-patch', given: true },
  'no-front-patch': { honour: 'front-patch', given: false },
  'back-patch': { honour: 'back-patch', given: true },
  'no-back-patch': { honour: 'back-patch', given: false },
}

type Actor = {
  readonly role: Role
  readonly grants: readonly Permission[]
  readonly memberId: number | null
  readonly off?: readonly ClubPart[]
}

/** What this visitor can do with this card now, in the order of the table. */
export function actionsFor(card: SeenCard, actor: Actor): readonly MemberAction[] {
  const has = (badge: Badge) => card.badges.includes(badge)
  return MEMBER_ACTIONS.filter((action) => {
    const { right, when, notOwn } = ACTION_TABLE[action]
    return (
      can(actor, right) &&
      when(card, has) &&
      !(notOwn && actor.memberId === card.id) &&
      !isBeyond(action, card, actor)
    )
  })
}

const ON_ACCOUNT: readonly MemberAction[] = ['role', 'deactivate', 'reactivate']

/** Whose role is beyond the actor's own. A Webmaster's account asks for the password: that is on the account's page. */
function isBeyond(action: MemberAction, { id, badges, role: told }: SeenCard, actor: Actor): boolean {
  const role = told ?? ROLES.find((known) => badges.includes(known)) ?? null
  if (isClosing(action)) return whyNotClose(actor, { id, role }) !== null
  return (
    ON_ACCOUNT.includes(action) && (role === 'Webmaster' || (role !== null && !mayHandle(actor.role, role)))
  )
}
