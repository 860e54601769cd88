import type { Visitor } from '../../ground/platform/visitor.ts'
import { type AdminScreen, mayEnter } from './guard.ts'
import { MENU, type Queue } from './menu.ts'
import type { menuWords } from './menu.words.ts'
import type { placeWords } from './search.words.ts'

/** The groups of the palette, in their order. */
export const KINDS = ['recent', 'person', 'event', 'place', 'act'] as const
export type Kind = (typeof KINDS)[number]

/** What can be done with whoever was found. */
export type FoundAct = { readonly to: string; readonly label: string; readonly note: string }

/** One line of what was found: a person, an event, a place in the clubhouse or a thing to do. */
export type Finding = FoundAct & { readonly kind: Kind; readonly acts: readonly FoundAct[] }

type Place = { readonly to: AdminScreen; readonly queue?: Queue; readonly isAct?: true } & (
  | { readonly word: keyof typeof menuWords }
  | { readonly task: keyof typeof placeWords }
)

// What can be reached by its name: the whole menu, and tasks that stand one step deeper.
const PLACES: readonly Place[] = [
  ...MENU.map(({ to, word, queue }) => ({ to, word, ...(queue && { queue }) })),
  { to: '/admin/members/import', task: 'import', isAct: true },
  { to: '/admin/members/doubles', task: 'doubles' },
  { to: '/admin/members/views', task: 'views' },
  { to: '/admin/members/check', task: 'dataCheck' },
  { to: '/admin/members/invite', task: 'inviteIn', isAct: true },
  { to: '/admin/events/new', task: 'newEvent', isAct: true },
  { to: '/admin/news/new', task: 'newNews', isAct: true },
  { to: '/admin/messages/new', task: 'newMessage', isAct: true },
  { to: '/admin/fees/pending', task: 'pending' },
  { to: '/admin/fees/reminders', task: 'reminders' },
  { to: '/admin/fees/pairing', task: 'pairing' },
  { to: '/admin/fees/bank', task: 'bank' },
  { to: '/admin/fees/statistics', task: 'statistics' },
  { to: '/admin/fees/settings', task: 'feeSettings' },
  { to: '/admin/sprava/club', task: 'clubSettings' },
  { to: '/admin/sprava/first-run', task: 'firstRun' },
  { to: '/admin/profile/photo', task: 'ownPhoto' },
  { to: '/admin/settings/second-step', task: 'secondStep' },
  { to: '/admin/sprava/erasure', task: 'erasure' },
  { to: '/admin/sprava/retention', task: 'retention' },
  { to: '/admin/settings/data', task: 'myData' },
  { to: '/admin/sprava/accounts', task: 'accounts' },
  { to: '/admin/sprava/accounts/new', task: 'newAccount', isAct: true },
  { to: '/admin/sprava/grants', task: 'grants' },
  { to: '/admin/sprava/programs', task: 'programs' },
  { to: '/admin/sprava/hooks', task: 'hooks' },
  { to: '/admin/sprava/divisions', task: 'divisions' },
  { to: '/admin/sprava/kinds', task: 'kinds' },
  { to: '/admin/sprava/own-fields', task: 'ownFields' },
  { to: '/admin/sprava/titles', task: 'titles' },
  { to: '/admin/sprava/outbox', task: 'outbox' },
  { to: '/admin/sprava/outbox/server', task: 'mailServer' },
  { to: '/admin/sprava/audit', task: 'audit' },
  { to: '/admin/sprava/backup', task: 'backup' },
  { to: '/admin/sprava/system', task: 'system' },
]

export function placesFor(visitor: Pick<Visitor, 'role' | 'grants'>): readonly Place[] {
  return PLACES.filter(({ to }) => mayEnter(to, visitor))
}

/** Every word asked for is the beginning of some word of the name; case and accents do not matter. */
export function isCalled(name: string, query: string): boolean {
  const words = plain(name).split(/[\s-]+/)
  return plain(query)
    .split(/\s+/)
    .every((asked) => words.some((word) => word.startsWith(asked)))
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Up and down go round. */
export function moveChoice(chosen: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (chosen + step + count) % count
}

const ROWS = 8
const PEOPLE_FIRST = 3

/** As many as can be seen at a glance: three people and the best of every other group before the rest of any. */
export function topRows(found: readonly Finding[]): readonly Finding[] {
  const turns = KINDS.flatMap((kind) => {
    const before = kind === 'person' || kind === 'recent' ? PEOPLE_FIRST - 1 : 0
    return found
      .filter((one) => one.kind === kind)
      .map((one, place) => ({ one, turn: Math.max(0, place - before) }))
  })
  const seen = new Set(
    turns
      .toSorted((a, b) => a.turn - b.turn)
      .slice(0, ROWS)
      .map(({ one }) => one),
  )
  return turns.flatMap(({ one }) => (seen.has(one) ? [one] : []))
}

const RECENT_AT_MOST = 5
const ADDRESS = /^\/(?:admin(?:\/[\w-]{1,40}){0,4}|akce\/[1-9]\d{0,8})$/

/** Where one was last, first; only addresses of the club are remembered, never a name. */
export function withRecent(recent: readonly string[], to: string): readonly string[] {
  if (!ADDRESS.test(to)) return recent
  return [to, ...recent.filter((other) => other !== to)].slice(0, RECENT_AT_MOST)
}

export function readRecent(text: string | null | undefined): readonly string[] {
  const addresses = (text ?? '').split(',').filter((address) => ADDRESS.test(address))
  return [...new Set(addresses)].slice(0, RECENT_AT_MOST)
}
