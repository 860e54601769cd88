import { nameKey } from '../../people/members/likeness.ts'
import type { Json } from '../../ground/tables/json.ts'

type Known = {
  /** Everybody else in the club, as `nameKey` writes them. */
  readonly others: ReadonlySet<string>
  /** The reader's own addresses and phones, which stay. */
  readonly own: readonly string[]
}

const SOMEBODY = '[…]'

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const PHONE = /\+\d[\d ]{7,18}\d/g
const TWO_WORDS = /(\p{L}+)(\s+)(?=(\p{L}+))/gu

/** An officer's note about the reader is his to read; whoever else it speaks of is not. */
export function redactOthers(value: Json, known: Known): Json {
  if (typeof value === 'string') return redactText(value, known)
  if (Array.isArray(value)) return value.map((inner) => redactOthers(inner, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      inner === undefined ? null : redactOthers(inner, known),
    ]),
  )
}

function redactText(text: string, { others, own }: Known): string {
  const keeps = (found: string) => own.includes(found.toLowerCase().replaceAll(' ', ''))
  const spans = [...text.matchAll(TWO_WORDS)]
    .map(({ index, 1: first = '', 2: gap = '', 3: second = '' }) => ({
      from: index,
      to: index + first.length + gap.length + second.length,
      isOther:
        others.has(nameKey({ firstName: first, lastName: second })) ||
        others.has(nameKey({ firstName: second, lastName: first })),
    }))
    .filter(({ isOther }) => isOther)
  return spans
    .toReversed()
    .reduce((left, { from, to }) => left.slice(0, from) + SOMEBODY + left.slice(to), text)
    .replaceAll(EMAIL, (found) => (keeps(found) ? found : SOMEBODY))
    .replaceAll(PHONE, (found) => (keeps(found) ? found : SOMEBODY))
}
