import { folded, nameKey } from '../members/likeness.ts'
import { isListField, withAdded } from './belonging.ts'
import {
  type CardField,
  type CardFields,
  type CardValue,
  COMPARED,
  isOwnTarget,
  ownKeys,
  type OwnTarget,
} from './card-field.ts'
import type { Doubt, KnownCard } from './known-card.ts'

export type Wanted =
  | { readonly kind: 'card'; readonly card: KnownCard }
  | { readonly kind: 'doubt'; readonly reason: Doubt; readonly cards: readonly KnownCard[] }
  | { readonly kind: 'nobody' }

const NOBODY: Wanted = { kind: 'nobody' }
const doubt = (reason: Doubt, cards: readonly KnownCard[]): Wanted => ({ kind: 'doubt', reason, cards })

/** Whom does a line speak of? The cards are sorted once, so that ten thousand lines are asked quickly. */
export function wantedBy(cards: readonly KnownCard[]): (fields: CardFields) => Wanted {
  const byHog = grouped(cards, ({ hogNumber }) => hogNumber)
  const byEmail = grouped(cards, ({ email }) => (email === null ? null : String(email).toLowerCase()))
  const byName = grouped(cards, nameKey)
  const byNumber = new Map(cards.map((card) => [card.number, card]))

  return (fields) => {
    const name = { firstName: String(fields.firstName ?? ''), lastName: String(fields.lastName ?? '') }
    const holder = byHog.get(String(fields.hogNumber ?? ''))?.[0]
    const mailbox = byEmail.get(String(fields.email ?? '').toLowerCase()) ?? []
    // A number with a typo must not write one person over another.
    if (holder && !isAlike(name, holder)) return doubt('hog_of_another', [holder])
    const owners = mailbox.filter((card) => isAlike(name, card))
    const numbered = ownCard(fields, name, byNumber.get(Number(fields.number)))
    const known = holder ?? numbered
    if (known) {
      const others = new Set([...(numbered ? [numbered] : []), ...owners].filter(({ id }) => id !== known.id))
      return others.size > 0 ? doubt('keys_disagree', [known, ...others]) : { kind: 'card', card: known }
    }
    return byMailbox(fields, owners, mailbox) ?? byNameAndBirth(fields, byName.get(nameKey(name)) ?? [])
  }
}

/** A member number is believed only with the whole name: files of other clubs count from one too. */
function ownCard(fields: CardFields, name: Name, card: KnownCard | undefined): KnownCard | null {
  return card && nameKey(name) === nameKey(card) && !hasOtherBirth(fields, card) ? card : null
}

function byMailbox(
  fields: CardFields,
  owners: readonly KnownCard[],
  mailbox: readonly KnownCard[],
): Wanted | null {
  const [owner] = owners
  // Husband and wife share a mailbox; with two birth dates they are surely two.
  if (!owner)
    return mailbox.every((card) => hasOtherBirth(fields, card)) ? null : doubt('email_of_another', mailbox)
  if (owners.length > 1) return doubt('several_cards', owners)
  return hasOtherBirth(fields, owner) ? doubt('email_of_another', owners) : { kind: 'card', card: owner }
}

function byNameAndBirth(fields: CardFields, namesakes: readonly KnownCard[]): Wanted {
  const born = namesakes.filter(({ birthDate }) => birthDate !== null && birthDate === fields.birthDate)
  if (born.length > 1) return doubt('several_cards', born)
  if (born[0]) return { kind: 'card', card: born[0] }
  const unsure = namesakes.filter((card) => !hasOtherBirth(fields, card))
  const [known, ...others] = unsure.filter((card) => saysNothingNew(fields, card))
  if (known && others.length === 0) return { kind: 'card', card: known }
  return unsure.length > 0 ? doubt('same_name', unsure) : NOBODY
}

function hasOtherBirth({ birthDate }: CardFields, card: KnownCard): boolean {
  return birthDate !== undefined && card.birthDate !== null && birthDate !== card.birthDate
}

/** The line was imported before: all it says already stands on the card. */
function saysNothingNew(fields: CardFields, card: KnownCard): boolean {
  return [...COMPARED, ...ownKeys(fields)].every(
    (field) => valueAfter(field, fields, card) === (card[field] ?? null),
  )
}

/** What the card says once the line has been read: what the line does not speak of stays. */
export function valueAfter(
  field: CardField | OwnTarget,
  fields: CardFields,
  card: KnownCard,
): CardValue | null {
  const said = fields[field]
  if (said === undefined) return card[field] ?? null
  return !isOwnTarget(field) && isListField(field) ? withAdded(field, card[field], said) : said
}

type Name = { readonly firstName: string; readonly lastName: string }

/** A name that may have been written otherwise, or changed by marriage; not another person's. */
function isAlike(first: Name, second: Name): boolean {
  const words = ({ firstName, lastName }: Name) => [folded(firstName), folded(lastName)]
  const [givenName = ''] = words(first)
  return nameKey(first) === nameKey(second) || words(second).includes(givenName)
}

function grouped<Key>(
  cards: readonly KnownCard[],
  keyOf: (card: KnownCard) => Key | null,
): ReadonlyMap<Key, KnownCard[]> {
  const groups = new Map<Key, KnownCard[]>()
  for (const card of cards) {
    const key = keyOf(card)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(card)
    else groups.set(key, [card])
  }
  return groups
}
