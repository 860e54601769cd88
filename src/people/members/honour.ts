import type { AuditAction } from '../../ground/audit/audit.ts'
import type { Permission } from '../../permissions.ts'

export const HONOURS = ['ritual', 'front-patch', 'back-patch'] as const
export type Honour = (typeof HONOURS)[number]

type HonourRow = {
  readonly field: 'ritualDate' | 'frontPatchOn' | 'backPatchOn'
  readonly column: 'ritualOn' | 'frontPatchOn' | 'backPatchOn'
  readonly given: AuditAction
  readonly removed: AuditAction
  readonly right: Permission
  /** What is handed over with it, and goes with it when it is taken back. */
  readonly brings?: Honour
}

export const HONOUR_TABLE: Readonly<Record<Honour, HonourRow>> = {
  ritual: {
    field: 'ritualDate',
    column: 'ritualOn',
    given: 'RITUAL_DATE_SET',
    removed: 'RITUAL_DATE_REMOVED',
    right: 'ritual.approve',
    brings: 'front-patch',
  },
  'front-patch': {
    field: 'frontPatchOn',
    column: 'frontPatchOn',
    given: 'FRONT_PATCH_GIVEN',
    removed: 'FRONT_PATCH_REMOVED',
    right: 'patches.give',
  },
  'back-patch': {
    field: 'backPatchOn',
    column: 'backPatchOn',
    given: 'BACK_PATCH_GIVEN',
    removed: 'BACK_PATCH_REMOVED',
    right: 'patches.give',
  },
}

type Honoured = Readonly<Record<HonourRow['field'], string | null>>

/** Which honours this act touches: a patch that was there before the ritual, or on another day, stays as it is. */
export function touchedHonours(card: Honoured, honour: Honour, given: boolean): readonly Honour[] {
  const { brings, field } = HONOUR_TABLE[honour]
  if (!brings) return [honour]
  const brought = card[HONOUR_TABLE[brings].field]
  const goesAlong = given ? brought === null : brought === card[field]
  return goesAlong ? [honour, brings] : [honour]
}
