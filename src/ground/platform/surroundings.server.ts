import { keptOnce } from './kept-once.server.ts'

/** Where the house stands: what long work needs to know and no request carries. */
export type Surroundings = {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly build: { readonly id: string; readonly timestamp: number }
  /** Files lie in a store elsewhere, not in DATA_DIR. */
  readonly hasFarFiles: boolean
}

const known = keptOnce('surroundings', (): { here: Surroundings | null } => ({ here: null }))

/** Told once at the start. */
export function useSurroundings(here: Surroundings): void {
  known.here = here
}

export function surroundings(): Surroundings {
  if (!known.here) throw new Error('nobody said where the house stands')
  return known.here
}
