import type { SeenCard } from '../members/visibility.ts'

/** What a row of the list shows, or what its menu asks about. */
const SHOWN = [
  'id',
  'number',
  'firstName',
  'lastName',
  'nickname',
  'badges',
  'photo',
  'position',
  'role',
  'lifeTime',
  'paymentStatus',
  'daysOverdue',
  'olderDebt',
  'ritualDate',
  'hogNumber',
  'hogExpiresOn',
  'phone',
  'email',
  'emailFault',
  'memberSince',
  'tags',
  'deactivatedAt',
] as const satisfies readonly (keyof SeenCard)[]

/** Of these a row tells what is empty from what one may not know. */
const TOLD_EMPTY: readonly (typeof SHOWN)[number][] = [
  'nickname',
  'badges',
  'role',
  'paymentStatus',
  'hogNumber',
]

export type ListedCard = Pick<SeenCard, (typeof SHOWN)[number] | 'own'>

/** A card as a row needs it: fifty whole ones would travel in the page for nothing. */
export function listedCard(card: SeenCard): ListedCard {
  const shown = SHOWN.filter(
    (field) => field in card && (TOLD_EMPTY.includes(field) || isFilled(card[field])),
  )
  const own = Object.entries(card.own ?? {}).filter(([, value]) => value !== null)
  return {
    ...Object.fromEntries(shown.map((field) => [field, card[field]])),
    ...(own.length > 0 && { own: Object.fromEntries(own) }),
  } as ListedCard
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}
