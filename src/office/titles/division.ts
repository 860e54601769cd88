/** The order after one of them has gone a step up or down; at the ends it stays. */
export function reordered(ids: readonly number[], id: number, step: 1 | -1): readonly number[] {
  const from = ids.indexOf(id)
  const to = from + step
  if (from < 0 || to < 0 || to >= ids.length) return ids
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
