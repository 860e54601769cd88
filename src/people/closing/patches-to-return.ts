import type { Closed } from '../members/closing.ts'

type Patched = {
  readonly frontPatchOn: string | null
  readonly backPatchOn: string | null
  readonly patchesSolvedOn: string | null
}

/** Patches are the club's and come back; the Supervisor sees to it. */
export function patchesOf({ frontPatchOn, backPatchOn, patchesSolvedOn }: Patched): Closed['patches'] {
  if (patchesSolvedOn !== null) return []
  return [
    ...(frontPatchOn === null ? [] : ['front' as const]),
    ...(backPatchOn === null ? [] : ['back' as const]),
  ]
}
