import { type CardField, type CardValue, isMoneyField } from './card-field.ts'
import { isListField, itemsOf, LISTS, listText } from './belonging.ts'
import type { KnownCard } from './known-card.ts'
import type { Changes } from './plan.ts'

export type ImportTrace = {
  readonly line: number
  readonly action: 'create' | 'update'
  readonly memberId: number
  readonly before: Changes
  readonly after: Changes
}

/** Why a card, or a part of it, stays as it is: fields changed since, something refers to it, it is gone. */
export type Conflict =
  | { readonly reason: 'changed'; readonly fields: readonly CardField[] }
  | { readonly reason: 'referred' | 'gone' }

export type Undoing =
  | { readonly kind: 'remove'; readonly trace: ImportTrace }
  | {
      readonly kind: 'restore'
      readonly trace: ImportTrace
      readonly version: number
      readonly values: Changes
      readonly conflict: Conflict | null
    }
  | { readonly kind: 'keep'; readonly trace: ImportTrace; readonly conflict: Conflict }

type Present = {
  readonly card: KnownCard | undefined
  readonly isReferred: boolean
  /** The HOG number is another card's by now. */
  readonly isHogTaken: boolean
  /** What the file brought was used, paid or taken back since. */
  readonly isMoneyTouched: boolean
}

/** What undoing an import means for one card: whatever somebody did since is not lost. */
export function undoingOf(
  trace: ImportTrace,
  { card, isReferred, isHogTaken, isMoneyTouched }: Present,
): Undoing {
  if (!card) return { kind: 'keep', trace, conflict: { reason: 'gone' } }
  // A new card had nothing but what its line said.
  const spoken = Object.keys(trace.after) as CardField[]
  const fields =
    trace.action === 'create' ? [...new Set([...spoken, ...LISTS, 'household' as const])] : spoken
  const changed = fields.filter((field) => !isSame(field, card[field] ?? null, trace.after[field] ?? null))
  if (trace.action === 'create') {
    if (isReferred || isMoneyTouched) return { kind: 'keep', trace, conflict: { reason: 'referred' } }
    if (changed.length > 0 || card.version > 1)
      return { kind: 'keep', trace, conflict: { reason: 'changed', fields: changed } }
    return { kind: 'remove', trace }
  }
  const lost = fields.filter(
    (field) =>
      changed.includes(field) ||
      (isHogTaken && field === 'hogNumber') ||
      (isMoneyTouched && isMoneyField(field)),
  )
  const back = fields.filter((field) => !lost.includes(field))
  const conflict = lost.length > 0 ? ({ reason: 'changed', fields: lost } as const) : null
  if (back.length === 0 && conflict) return { kind: 'keep', trace, conflict }
  const values = Object.fromEntries(back.map((field) => [field, trace.before[field] ?? null]))
  return { kind: 'restore', trace, version: card.version, values, conflict }
}

/** Of what there are several it does not matter in which order they stand. */
function isSame(field: CardField, one: CardValue | null, other: CardValue | null): boolean {
  if (!isListField(field)) return one === other
  const sorted = (value: CardValue | null) => listText(field, itemsOf(field, value).toSorted())
  return sorted(one) === sorted(other)
}
