import type { PeopleList } from '../../people/members/people-list.ts'
import { readDay } from '../../ground/values/real-day.ts'

export const OUTBOX_TABS = ['waiting', 'sent', 'failed', 'cancelled', 'all'] as const
export type OutboxTab = (typeof OUTBOX_TABS)[number]

export const OUTBOX_LIST = {
  shows: ['email'],
  filters: { state: [], template: [], search: ['lastName'], from: [], to: [], memberId: ['id'] },
  sorts: { createdAt: [] },
  addresses: ['search'],
} as const satisfies PeopleList

export type OutboxFilter = {
  readonly tab: OutboxTab
  readonly template: string | null
  readonly search: string
  /** Days in Prague, both included. */
  readonly from: string | null
  readonly to: string | null
  readonly memberId: number | null
  readonly page: number
}

const PATH = '/admin/sprava/outbox'

/** What an address asks for; whatever makes no sense is left out. */
export function readFilter(asked: URLSearchParams): OutboxFilter {
  const tab = OUTBOX_TABS.find((known) => known === asked.get('stav')) ?? 'waiting'
  const template = asked.get('druh')
  const member = asked.get('clen') ?? ''
  return {
    tab,
    template: template && /^[a-z0-9-]{1,60}$/.test(template) ? template : null,
    search: (asked.get('hledat') ?? '').trim().slice(0, 200),
    from: readDay(asked.get('od')),
    to: readDay(asked.get('do')),
    memberId: /^[1-9]\d{0,8}$/.test(member) ? Number(member) : null,
    page: /^[1-9]\d{0,5}$/.test(asked.get('page') ?? '') ? Number(asked.get('page')) : 1,
  }
}

/** The address of a view, so that it can be sent to somebody; what is usual is left out. */
export function outboxAddress(filter: Partial<OutboxFilter>, letter?: number): string {
  const asked = new URLSearchParams()
  if (filter.tab && filter.tab !== 'waiting') asked.set('stav', filter.tab)
  if (filter.template) asked.set('druh', filter.template)
  if (filter.search) asked.set('hledat', filter.search)
  if (filter.from) asked.set('od', filter.from)
  if (filter.to) asked.set('do', filter.to)
  if (filter.memberId) asked.set('clen', String(filter.memberId))
  if (filter.page && filter.page > 1) asked.set('page', String(filter.page))
  if (letter !== undefined) asked.set('id', String(letter))
  const text = asked.toString()
  return text ? `${PATH}?${text}` : PATH
}

export function isNarrowed({ template, search, from, to, memberId }: OutboxFilter): boolean {
  return Boolean(template ?? from ?? to ?? memberId) || search !== ''
}
