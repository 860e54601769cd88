/** Places kept for a division: how many, how many of them its people have, how many of its parties wait. */
export type Quota = {
  readonly divisionId: number
  readonly places: number
  readonly taken: number
  readonly waiting: number
}

type Kept = Pick<Quota, 'divisionId' | 'places' | 'taken'>

/** What is left of the places of one's own division; nothing where none are kept for it. */
export function ownPlaces(quotas: readonly Kept[], divisionId: number | null): number {
  const own = quotas.find((quota) => quota.divisionId === divisionId)
  return own ? Math.max(0, own.places - own.taken) : 0
}

/** Places that somebody of this division may not have: they are kept for the others. */
export function keptForOthers(quotas: readonly Kept[], divisionId: number | null): number {
  return quotas
    .filter((quota) => quota.divisionId !== divisionId)
    .reduce((sum, { places, taken }) => sum + Math.max(0, places - taken), 0)
}

/** The same quotas once a party of this division goes. */
export function withParty<Row extends Kept>(
  quotas: readonly Row[],
  divisionId: number | null,
  people: number,
): readonly Row[] {
  return quotas.map((quota) =>
    quota.divisionId === divisionId ? { ...quota, taken: quota.taken + people } : quota,
  )
}

/** The first quota with which all of them together are more than the event has places. */
export function quotaAbove(quotas: readonly { readonly places: number }[], capacity: number): number | null {
  let sum = 0
  const index = quotas.findIndex(({ places }) => (sum += places) > capacity)
  return index === -1 ? null : index
}
