export const ADDRESS_KEYS = [
  'search',
  'tags',
  'division',
  'role',
  'payment',
  'archived',
  'sort',
  'page',
  'after',
  'pageSize',
] as const
export type AddressKey = (typeof ADDRESS_KEYS)[number]
/** The list's address, only with what means something to it. */
export type Address = Readonly<Partial<Record<AddressKey, string>>>

/** The address with something changed; a changed filter always begins on the first page. */
export function addressWith(
  address: Address,
  change: Readonly<Partial<Record<AddressKey | 'run', string | null>>>,
): string {
  const { page: _page, after: _after, ...kept } = address
  const params = new URLSearchParams(
    Object.entries({ ...kept, ...change }).flatMap(([key, value]): [string, string][] =>
      value ? [[key, value]] : [],
    ),
  )
  const query = params.toString().replaceAll('%2C', ',')
  return query ? `?${query}` : '?'
}

export function valuesOf(address: Address, key: 'tags' | 'division' | 'role'): readonly string[] {
  return (address[key] ?? '').split(',').flatMap((value) => value.trim() || [])
}

export function without(address: Address, key: 'tags' | 'division' | 'role', value: string): string {
  return addressWith(address, {
    [key]: valuesOf(address, key)
      .filter((one) => one !== value)
      .join(','),
  })
}

/** What narrows the list, as one text: who is meant by 'all that match'. */
export function filterText(address: Address): string {
  return new URLSearchParams(
    FILTER_KEYS.flatMap((key): [string, string][] => (address[key] ? [[key, address[key]]] : [])),
  ).toString()
}

const FILTER_KEYS = ['search', 'tags', 'division', 'role', 'payment', 'archived'] as const

export function isFiltered(address: Address): boolean {
  return FILTER_KEYS.some((key) => address[key] !== undefined)
}

/** How many are chosen, for the one button on a phone; what is searched for stands in its own box. */
export function countFilters(address: Address): number {
  const many = (['division', 'role', 'tags'] as const).flatMap((key) => valuesOf(address, key))
  return many.length + (address.payment ? 1 : 0) + (address.archived ? 1 : 0)
}
