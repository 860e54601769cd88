import type { ClubPart } from '../../club-parts.ts'

/** Which field switches which part of the club. */
export const SWITCHES = {
  withHog: 'hog',
  withRitual: 'ritual',
  withPatches: 'patches',
} as const satisfies Readonly<Record<string, ClubPart>>
export type Switch = keyof typeof SWITCHES
