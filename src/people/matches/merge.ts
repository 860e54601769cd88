import type { RefusalCode } from '../../refusals.ts'

type Day = string | null
type Text = string | null

/** A card as far as merging is concerned: what it says, and what hangs on it. */
export type MergeCard = {
  readonly id: number
  readonly number: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: Text
  readonly salutation: Text
  readonly email: Text
  readonly phone: Text
  readonly birthDate: Day
  readonly street: Text
  readonly city: Text
  readonly postalCode: Text
  readonly country: string
  readonly divisionId: number | null
  readonly position: Text
  readonly hogNumber: Text
  readonly hogExpiresOn: Day
  readonly memberSince: Day
  readonly lifeTime: boolean
  readonly ritualOn: Day
  readonly frontPatchOn: Day
  readonly backPatchOn: Day
  readonly approvedAt: Date | null
  readonly approvedBy: number | null
  readonly excludedOn: Day
  readonly exclusionReason: Text
  readonly patchesSolvedOn: Day
  readonly patchesSolvedNote: Text
  readonly emergencyName: Text
  readonly emergencyPhone: Text
  readonly note: Text
  readonly archivedAt: Date | null
  readonly archiveReason: Text
  readonly accountId: number | null
  readonly isMerged: boolean
}

export type MergeField = Exclude<
  keyof MergeCard,
  'id' | 'number' | 'archivedAt' | 'archiveReason' | 'accountId' | 'isMerged'
>

// What belongs together is filled together: half of one address and half of another is no address.
// The first list of a row decides whether the kept card has it; the second comes along.
const BLOCKS: readonly { readonly has: readonly MergeField[]; readonly with?: readonly MergeField[] }[] = [
  { has: ['nickname'] },
  { has: ['salutation'] },
  { has: ['email'] },
  { has: ['phone'] },
  { has: ['birthDate'] },
  { has: ['street', 'city', 'postalCode'], with: ['country'] },
  { has: ['divisionId'] },
  { has: ['position'] },
  { has: ['hogNumber'], with: ['hogExpiresOn'] },
  { has: ['memberSince'] },
  { has: ['ritualOn'] },
  { has: ['frontPatchOn'] },
  { has: ['backPatchOn'] },
  { has: ['approvedAt'], with: ['approvedBy'] },
  // Merging washes nobody clean: an exclusion goes with the person.
  { has: ['excludedOn'], with: ['exclusionReason', 'patchesSolvedOn', 'patchesSolvedNote'] },
  { has: ['emergencyName', 'emergencyPhone'] },
]

type Mutable<Row> = { -readonly [Key in keyof Row]: Row[Key] }
export type Filling = Partial<Mutable<Pick<MergeCard, MergeField>>>

/** What the kept card gets from the other one. What it has, it keeps. */
export function fillingOf(keep: MergeCard, drop: MergeCard): Filling {
  const fields = BLOCKS.filter(
    ({ has }) => has.every((field) => keep[field] === null) && has.some((field) => drop[field] !== null),
  ).flatMap((block) => [...block.has, ...(block.with ?? [])])
  const filling: Filling = Object.fromEntries(
    fields.filter((field) => drop[field] !== keep[field]).map((field) => [field, drop[field]]),
  )
  if (drop.lifeTime && !keep.lifeTime) filling.lifeTime = true
  const note = joinedNote(keep.note, drop.note)
  if (note !== keep.note) filling.note = note
  return filling
}

const LONGEST_NOTE = 10_000

function joinedNote(kept: Text, dropped: Text): Text {
  if (!dropped || kept?.includes(dropped)) return kept
  return kept ? `${kept}\n\n${dropped}`.slice(0, LONGEST_NOTE) : dropped
}

export type Standing = {
  /** Years for which both cards have a fee and one of them is still open. */
  readonly openYears: readonly number[]
}

/** Why these two cannot be merged this way; null when they can. */
export function mergeFault(keep: MergeCard, drop: MergeCard, { openYears }: Standing): RefusalCode | null {
  if (keep.id === drop.id) return 'same_card'
  if (keep.isMerged || drop.isMerged) return 'already_merged'
  if (keep.archivedAt !== null) return 'card_closed'
  if (keep.accountId !== null && drop.accountId !== null) return 'both_have_accounts'
  return openYears.length > 0 ? 'fee_open_twice' : null
}

/** Said in Czech whoever reads it: it becomes a part of the record. */
export function mergedReason(number: number, before: Text): string {
  const reason = `sloučeno s č. ${number}`
  return before ? `${before}; ${reason}`.slice(0, 2000) : reason
}
