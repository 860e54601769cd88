export type Counters = {
  readonly count: (status: number) => void
  readonly byStatus: () => Readonly<Record<string, number>>
}

export function newCounters(): Counters {
  const counts: Record<string, number> = {}
  return {
    count: (status) => {
      counts[status] = (counts[status] ?? 0) + 1
    },
    byStatus: () => counts,
  }
}
