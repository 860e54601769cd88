const lines = new Map<string, Promise<unknown>>()

/** One after another for each name, in the order they came; without a name nobody waits. */
export async function inLine<Result>(name: string | null, work: () => Promise<Result>): Promise<Result> {
  if (name === null) return work()
  const mine = (lines.get(name) ?? Promise.resolve()).then(work, work)
  lines.set(name, mine)
  try {
    return await mine
  } finally {
    if (lines.get(name) === mine) lines.delete(name)
  }
}
