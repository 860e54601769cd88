/** Upper edges of how long an answer took, in seconds. */
export const EDGES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** How many answers took at most as long as each edge, how many there were and how long they took together. */
export type Durations = {
  readonly within: readonly number[]
  readonly count: number
  readonly seconds: number
}

export type Counters = {
  readonly count: (status: number, path: string, seconds: number) => void
  readonly byStatus: () => Readonly<Record<string, number>>
  readonly byKind: () => Readonly<Record<'api' | 'page', Durations>>
}

export function newCounters(): Counters {
  const counts: Record<string, number> = {}
  const kinds = { api: noDurations(), page: noDurations() }
  return {
    count: (status, path, seconds) => {
      counts[status] = (counts[status] ?? 0) + 1
      const of = kinds[path.startsWith('/api/') ? 'api' : 'page']
      of.count += 1
      of.seconds += seconds
      const edge = EDGES.findIndex((most) => seconds <= most)
      if (edge >= 0) of.upTo[edge] = (of.upTo[edge] ?? 0) + 1
    },
    byStatus: () => counts,
    byKind: () => ({ api: addedUp(kinds.api), page: addedUp(kinds.page) }),
  }
}

/** Each answer stands at its own edge alone until somebody asks. */
type Kept = { upTo: number[]; count: number; seconds: number }

function noDurations(): Kept {
  return { upTo: EDGES.map(() => 0), count: 0, seconds: 0 }
}

function addedUp({ upTo, count, seconds }: Kept): Durations {
  let sum = 0
  return { within: upTo.map((more) => (sum += more)), count, seconds }
}
