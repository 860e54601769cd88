import { BLANK_CLUB } from '../platform/blank-club.ts'
import type { Club } from '../platform/request-context.ts'
import { useRoot } from './use-root.ts'

/** The club, also on an error screen that came before it was known. */
export function useClub(): Pick<Club, 'name' | 'shortName' | 'foundedIn' | 'logo' | 'colour' | 'off'> {
  return useRoot()?.club ?? BLANK_CLUB
}
