import type { Visitor } from '../../ground/platform/visitor.ts'
import { type AdminScreen, mayEnter } from './guard.ts'
import { MENU } from './menu.ts'
import type { menuWords } from './menu.words.ts'
import type { placeWords } from './search.words.ts'

/** One line of what was found: a person, an event or a place in the clubhouse. */
export type Finding = {
  readonly kind: 'person' | 'event' | 'place'
  readonly to: string
  readonly label: string
  readonly note: string
}

type Place = { readonly to: AdminScreen } & (
  | { readonly word: keyof typeof menuWords }
  | { readonly task: keyof typeof placeWords }
)

// What can be reached by its name: the whole menu, and tasks that stand one step deeper.
const PLACES: readonly Place[] = [
  ...MENU.map(({ to, word }) => ({ to, word })),
  { to: '/admin/members/import', task: 'import' },
  { to: '/admin/members/doubles', task: 'doubles' },
  { to: '/admin/events/new', task: 'newEvent' },
  { to: '/admin/news/new', task: 'newNews' },
  { to: '/admin/messages/new', task: 'newMessage' },
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
  { to: '/admin/sprava/accounts/new', task: 'newAccount' },
  { to: '/admin/sprava/grants', task: 'grants' },
  { to: '/admin/sprava/divisions', task: 'divisions' },
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

/** Up and down go round; nothing chosen is the box itself. */
export function moveChoice(chosen: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  return chosen < 0 && step < 0 ? count - 1 : (chosen + step + count) % count
}
