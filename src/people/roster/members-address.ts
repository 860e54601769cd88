export const ADDRESS_KEYS = [
  'search',
  'tags',
  'division',
  'kind',
  'role',
  'payment',
  'archived',
  'own',
  'sort',
  'page',
  'after',
  'pageSize',
  'columns',
  'view',
] as const
export type AddressKey = (typeof ADDRESS_KEYS)[number]
/** The list's address, only with what means something to it. */
export type Address = Readonly<Partial<Record<AddressKey, string>>>

/** The address with something changed; a changed filter always begins on the first page, and is no more the view it was. */
export function addressWith(
  address: Address,
  change: Readonly<Partial<Record<AddressKey | 'run', string | null>>>,
): string {
  const { page: _page, after: _after, view: _view, ...kept } = address
  const params = new URLSearchParams(
    Object.entries({ ...kept, ...change }).flatMap(([key, value]): [string, string][] =>
      value ? [[key, value]] : [],
    ),
  )
  const query = params.toString().replaceAll('%2C', ',')
  return query ? `?${query}` : '?'
}

/** Another page of the same list; a view stays one. */
export function pageOf(address: Address, page: number): string {
  const { view, pageSize } = address
  const same = view && pageSize ? { pageSize } : {}
  return addressWith(view ? same : address, { view: view ?? null, page: page > 1 ? String(page) : null })
}

type ManyKey = 'tags' | 'division' | 'kind' | 'role' | 'own'

export function valuesOf(address: Address, key: ManyKey): readonly string[] {
  return (address[key] ?? '').split(',').flatMap((value) => value.trim() || [])
}

export function without(address: Address, key: ManyKey, value: string): string {
  return addressWith(address, {
    [key]: valuesOf(address, key)
      .filter((one) => one !== value)
      .join(','),
  })
}

/** What narrows the list, as one text: who is meant by 'all that match'. */
export function filterText(address: Address): string {
  return textOf(address, FILTER_KEYS)
}

/** What a view keeps of an address. */
export function viewText(address: Address): string {
  return textOf(address, [...FILTER_KEYS, 'sort', 'columns'])
}

function textOf(address: Address, keys: readonly AddressKey[]): string {
  return new URLSearchParams(
    keys.flatMap((key): [string, string][] => (address[key] ? [[key, address[key]]] : [])),
  ).toString()
}

const FILTER_KEYS = ['search', 'tags', 'division', 'kind', 'role', 'payment', 'archived', 'own'] as const

export function isFiltered(address: Address): boolean {
  return FILTER_KEYS.some((key) => address[key] !== undefined)
}

/** How many are chosen, for the one button on a phone; what is searched for stands in its own box. */
export function countFilters(address: Address): number {
  const many = (['division', 'kind', 'role', 'tags', 'own'] as const).flatMap((key) => valuesOf(address, key))
  return many.length + (address.payment ? 1 : 0) + (address.archived ? 1 : 0)
}
