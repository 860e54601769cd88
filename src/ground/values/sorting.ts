/** What a list is sorted by, as an address writes it: 'name', or '-name' the other way round. */
export type Sorted<Sort extends string> = Sort | `-${Sort}`

/** Every order there is, for a schema. */
export function sortedBoth<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  const [first, ...others] = sorts
  const both: [Sorted<Sort>, ...Sorted<Sort>[]] = [first, `-${first}`]
  both.push(...others.flatMap((sort) => [sort, `-${sort}` as const]))
  return both
}

/** The order an address asks for; whatever is none is the usual one. */
export function readSorted<Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  text: string | null,
  usual: Sorted<Sort> = sorts[0],
): Sorted<Sort> {
  return sortedBoth(sorts).find((sorted) => sorted === text) ?? usual
}

export function isDescending(sorted: string): boolean {
  return sorted.startsWith('-')
}

/** The other way where it is sorted by this already, else from the beginning. */
export function nextSorted(current: string, sort: string): string {
  return current === sort ? `-${sort}` : sort
}
