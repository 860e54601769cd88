type Point = { readonly id: number }
type Held = {
  readonly id: number
  readonly pointId: number
  readonly title: string
  readonly state: string
  readonly outcome: string | null
}

const GOES_ON = new Set(['undecided', 'no_quorum'])

/** The first point nothing was decided on yet; the first of all where everything was. */
export function nextPoint(points: readonly Point[], held: readonly Held[]): number | null {
  const decided = new Set(
    held
      .filter(({ state, outcome }) => state === 'closed' && !GOES_ON.has(outcome ?? ''))
      .map(({ pointId }) => pointId),
  )
  return (points.find(({ id }) => !decided.has(id)) ?? points[0])?.id ?? null
}

/** Of each point its last vote that counts, the newest first: an earlier round stands as long as one that followed from it. */
export function annullable<Vote extends Held>(held: readonly Vote[]): readonly Vote[] {
  const last = new Map(held.filter(({ state }) => state === 'closed').map((vote) => [vote.pointId, vote]))
  return [...last.values()].toSorted((one, other) => other.id - one.id)
}
