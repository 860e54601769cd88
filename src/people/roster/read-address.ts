import { hiddenFilters } from './member-list.ts'
import { ExportQuery, filterOf } from './member-query.ts'
import { type Address, ADDRESS_KEYS, type AddressKey } from './members-address.ts'
import type { Viewer } from '../members/visibility.ts'

/** Reads an address leniently: what does not parse, or what the viewer may not ask, is left out; whether there was such a thing is told. */
export function readAddress(
  params: URLSearchParams,
  viewer: Viewer,
): { readonly address: Address; readonly isProbing: boolean } {
  const written = Object.fromEntries(
    ADDRESS_KEYS.map((key): [AddressKey, string] => [key, params.getAll(key).filter(Boolean).join(',')]),
  )
  const valid = ADDRESS_KEYS.flatMap((key): [AddressKey, string][] => {
    const value = written[key]?.trim()
    return value && ExportQuery.shape[key].safeParse(value).success ? [[key, value]] : []
  })
  const asked: Address = Object.fromEntries(valid)
  const hidden = hiddenFilters(filterOf(ExportQuery.parse(asked)), viewer)
  const address = Object.fromEntries(
    Object.entries(asked).filter(([key]) => !hidden.some((name) => name === key)),
  )
  return { address, isProbing: hidden.length > 0 }
}
