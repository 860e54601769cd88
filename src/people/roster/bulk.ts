import type { Permission } from '../../permissions.ts'

export const BULK_KINDS = [
  'members-ritual',
  'members-front-patch',
  'members-archive',
  'invite-people',
] as const
export type BulkKind = (typeof BULK_KINDS)[number]

export const BULK_RIGHTS: Readonly<Record<BulkKind, Permission>> = {
  'members-ritual': 'ritual.approve',
  'members-front-patch': 'patches.give',
  'members-archive': 'members.archive',
  'invite-people': 'accounts.manage',
}
