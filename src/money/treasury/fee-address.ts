import type { FeeListKey } from '../fees/fee-list.ts'
import { TAB_PATHS } from '../fees/fee-paths.ts'
import { FEE_SORTS, type FeeListTab } from '../fees/fee-tab.ts'

export type FeeAddress = Readonly<Partial<Record<FeeListKey, string>>>

/** A list's address with something changed; a changed filter always begins on the first page. */
export function feeAddressWith(
  path: string,
  address: FeeAddress,
  change: Readonly<Partial<Record<FeeListKey | 'davka' | 'nahled', string | null>>>,
): string {
  const { page: _page, after: _after, ...kept } = address
  const params = new URLSearchParams(
    Object.entries({ ...kept, ...change }).flatMap(([key, value]): [string, string][] =>
      value ? [[key, value]] : [],
    ),
  )
  const query = params.toString().replaceAll('%2C', ',')
  return query ? `${path}?${query}` : path
}

export function valuesOf(address: FeeAddress, key: 'division' | 'status'): readonly string[] {
  return (address[key] ?? '').split(',').flatMap((value) => value.trim() || [])
}

export function isNarrowed(address: FeeAddress): boolean {
  return (['search', 'division', 'status', 'way'] as const).some((key) => address[key] !== undefined)
}

/** How many are chosen, for the one button on a phone; what is searched for stands in its own box. */
export function countFilters(address: FeeAddress): number {
  const many = (['division', 'status'] as const).flatMap((key) => valuesOf(address, key))
  return many.length + (address.way ? 1 : 0)
}

/** How a list is sorted now and where each other order is. */
export function feeSorting(tab: FeeListTab, address: FeeAddress) {
  // What was received last stands first.
  const usual = tab === 'received' ? '-paid' : FEE_SORTS[tab][0]
  return {
    current: address.sort ?? usual,
    to: (sorted: string) =>
      feeAddressWith(TAB_PATHS[tab], address, { sort: sorted === usual ? null : sorted }),
  }
}
