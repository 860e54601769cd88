import type { Visitor } from '../../ground/platform/visitor.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { isOpen } from '../../money/payment-status/payment-status.ts'
import { listName } from '../../people/members/member.ts'
import { phoneInFigures } from '../../people/members/phone-in-figures.ts'
import type { SeenCard } from '../../people/members/visibility.ts'
import type { FoundAct } from './finding.ts'
import { mayEnter } from './guard.ts'
import { menuWords } from './menu.words.ts'
import { searchWords } from './search.words.ts'

const PENDING = '/admin/fees/pending'

/** What this visitor can do with a person at once: take his money, call him, write to him. */
export function actsWith(
  card: SeenCard,
  visitor: Pick<Visitor, 'role' | 'grants' | 'off'>,
  language: Language,
): readonly FoundAct[] {
  const say = speak(searchWords, language)
  const name = listName(card)
  const owes = card.paymentStatus && isOpen(card.paymentStatus) && mayEnter(PENDING, visitor)
  const search = new URLSearchParams({ search: name }).toString()
  return [
    owes && {
      to: `${PENDING}?${search}`,
      label: say('cash', { name }),
      note: speak(menuWords, language)('fees'),
    },
    card.phone && {
      to: `tel:${card.phone}`,
      label: say('call', { name }),
      note: phoneInFigures(card.phone),
    },
    card.email && { to: `mailto:${card.email}`, label: say('write', { name }), note: card.email },
  ].filter((act) => typeof act === 'object' && act !== null)
}
