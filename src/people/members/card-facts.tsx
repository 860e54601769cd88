import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { editWords } from './member-edit.words.ts'
import { fieldWords } from './member-field.words.ts'
import { phoneInFigures } from './phone-in-figures.ts'
import type { SeenCard } from './visibility.ts'

// What is read on a card beside its face, in groups; what the face already says is not said again.
const FACTS = {
  contact: ['phone', 'email', 'street', 'city', 'postalCode', 'country'],
  emergency: ['emergencyName', 'emergencyPhone'],
  club: ['memberSince', 'hogNumber', 'hogExpiresOn', 'tags', 'salutation', 'birthDate'],
  consents: ['consentsToPhotos', 'sharesContact'],
  note: ['note'],
} as const

type Group = keyof typeof FACTS
type Fact = (typeof FACTS)[Group][number]

const DAYS: ReadonlySet<Fact> = new Set<Fact>(['memberSince', 'hogExpiresOn', 'birthDate'])
const LINKS: Readonly<Partial<Record<Fact, (value: string) => string>>> = {
  phone: (value) => `tel:${value}`,
  emergencyPhone: (value) => `tel:${value}`,
  email: (value) => `mailto:${value}`,
}

/** What is known of a person and is this reader's to see; what is empty is not there. */
export function CardFacts({ card }: { readonly card: SeenCard }) {
  return (
    <>
      {(Object.keys(FACTS) as Group[]).map((group) => (
        <FactGroup key={group} group={group} card={card} />
      ))}
    </>
  )
}

function FactGroup({ group, card }: { readonly group: Group; readonly card: SeenCard }) {
  const say = useWords(editWords)
  const sayField = useWords(fieldWords)
  const known = FACTS[group].filter((fact) => isKnown(card, fact))
  // A country alone is everybody's, and says nothing.
  if (known.every((fact) => fact === 'country')) return null
  return (
    <Panel title={say(group)}>
      <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {known.map((fact) => (
          <div key={fact} className={group === 'note' ? 'sm:col-span-2' : undefined}>
            <dt className={group === 'note' ? 'sr-only' : 'text-sm text-muted'}>{sayField(fact)}</dt>
            <dd className="figures [overflow-wrap:anywhere] whitespace-pre-line">
              <FactValue card={card} fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function isKnown(card: SeenCard, fact: Fact): boolean {
  const value = card[fact]
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''
}

function FactValue({ card, fact }: { readonly card: SeenCard; readonly fact: Fact }) {
  const say = useWords(editWords)
  const language = useLanguage()
  const value = card[fact]
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  if (typeof value !== 'string') return value?.join(', ')
  if (DAYS.has(fact)) return dayInFigures(value, language)
  const href = LINKS[fact]?.(value)
  if (!href) return value
  return (
    <a href={href} className="link">
      {fact === 'email' ? value : phoneInFigures(value)}
    </a>
  )
}
