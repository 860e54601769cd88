import type { ClubPart } from '../../club-parts.ts'
import type { Closed } from '../members/closing.ts'

type Patched = {
  readonly frontPatchOn: string | null
  readonly backPatchOn: string | null
  readonly patchesSolvedOn: string | null
}

/** Patches are the club's and come back; the Supervisor sees to it. */
export function patchesOf(
  { frontPatchOn, backPatchOn, patchesSolvedOn }: Patched,
  off: readonly ClubPart[],
): Closed['patches'] {
  if (patchesSolvedOn !== null || off.includes('patches')) return []
  return [
    ...(frontPatchOn === null ? [] : ['front' as const]),
    ...(backPatchOn === null ? [] : ['back' as const]),
  ]
}
