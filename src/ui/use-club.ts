import { useRoot } from './use-root.ts'

const UNKNOWN = { name: 'Klubovna', shortName: 'K' }

/** The club's name, also on an error screen that came before the club was known. */
export function useClub(): { readonly name: string; readonly shortName: string } {
  return useRoot()?.club ?? UNKNOWN
}
