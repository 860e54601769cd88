import type { PeopleList } from '../../people/members/people-list.ts'
import { ROLES, type Role } from '../../permissions.ts'
import { readSorted, type Sorted } from '../../ground/values/sorting.ts'

export const ACCOUNT_STATES = ['active', 'never', 'off'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

export const CARD_FILTERS = ['with', 'without'] as const
type CardFilter = (typeof CARD_FILTERS)[number]

export const ACCOUNT_SORTS = ['name', 'email', 'role', 'seen'] as const
type AccountSort = (typeof ACCOUNT_SORTS)[number]

export const ACCOUNT_LIST = {
  shows: ['email', 'role', 'deactivatedAt'],
  filters: { search: ['lastName'], role: ['role'], state: ['deactivatedAt'], card: ['id'] },
  sorts: { name: ['lastName'], email: ['email'], role: ['role'], seen: [] },
  addresses: ['search'],
} as const satisfies PeopleList

export type AccountFilter = {
  readonly search: string
  readonly role: Role | null
  readonly state: AccountState | null
  readonly card: CardFilter | null
  readonly sort: Sorted<AccountSort>
  readonly page: number
}

export const ACCOUNTS_PATH = '/admin/sprava/accounts'

/** What an address asks for; whatever makes no sense is left out. */
export function readAccountFilter(asked: URLSearchParams): AccountFilter {
  const one = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === asked.get(name)) ?? null
  return {
    search: (asked.get('search') ?? '').trim().slice(0, 200),
    role: one(ROLES, 'role'),
    state: one(ACCOUNT_STATES, 'state'),
    card: one(CARD_FILTERS, 'card'),
    sort: readSorted(ACCOUNT_SORTS, asked.get('sort')),
    page: /^[1-9]\d{0,5}$/.test(asked.get('page') ?? '') ? Number(asked.get('page')) : 1,
  }
}

/** The address of a view; what is usual is left out. */
export function accountsAddress(filter: Partial<AccountFilter>): string {
  const asked = new URLSearchParams()
  for (const name of ['search', 'role', 'state', 'card'] as const) {
    const value = filter[name]
    if (value) asked.set(name, value)
  }
  if (filter.sort && filter.sort !== 'name') asked.set('sort', filter.sort)
  if (filter.page && filter.page > 1) asked.set('page', String(filter.page))
  const text = asked.toString()
  return text ? `${ACCOUNTS_PATH}?${text}` : ACCOUNTS_PATH
}

export function isNarrowed({ search, role, state, card }: AccountFilter): boolean {
  return search !== '' || Boolean(role ?? state ?? card)
}
