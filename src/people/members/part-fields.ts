import type { ClubPart } from '../../club-parts.ts'

// Fields and badges of a part that can be switched off; then they go to nobody, and nobody writes them. The last two are as
// they are stored.
const PARTS = {
  hogNumber: 'hog',
  hogExpiresOn: 'hog',
  ritualDate: 'ritual',
  frontPatchOn: 'patches',
  backPatchOn: 'patches',
  patchesSolvedOn: 'patches',
  ritual: 'ritual',
  frontPatch: 'patches',
  backPatch: 'patches',
  ritualOn: 'ritual',
  patchesSolvedNote: 'patches',
} as const satisfies Readonly<Record<string, ClubPart>>

/** Does this club have such a thing? */
export function isOn(name: string, off: readonly ClubPart[] = []): boolean {
  const parts: Readonly<Record<string, ClubPart>> = PARTS
  return off.every((part) => part !== parts[name])
}

type OfPart<Facts> = Extract<keyof Facts, keyof typeof PARTS>

/** What is known of somebody, without what his club has switched off. */
export function withoutOff<Facts extends object>(
  facts: Facts,
  off: readonly ClubPart[],
): Omit<Facts, OfPart<Facts>> & Partial<Pick<Facts, OfPart<Facts>>> {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => isOn(name, off))) as never
}
