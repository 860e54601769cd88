import { Form, useNavigation } from 'react-router'
import { CardLink } from '../../people/members/card-link.tsx'
import { moneyInWords } from '../../ground/values/money.ts'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { decisionWords, reasonWords } from './pairing.words.ts'
import type { Reason } from './pairing.ts'
import type { NamedSuggestion, WaitingMovement } from './suggestions.server.ts'

type SuggestionProps = { readonly suggestion: NamedSuggestion }

/** Whose it would be and for what: each name is a click from its card. */
export function SuggestedFor({ suggestion: { parts, credit } }: SuggestionProps) {
  const say = useWords(decisionWords)
  const language = useLanguage()
  if (parts.length === 0 && !credit) return <p className="font-semibold">{say('gift')}</p>
  if (parts.length === 0 && credit)
    return (
      <p>
        <PersonLink memberId={credit.memberId} name={credit.name} />
        <span className="text-muted"> · {say('creditOnly')}</span>
      </p>
    )
  return (
    <ul className="grid gap-0.5">
      {parts.map((part) => (
        <li key={part.id}>
          <PersonLink memberId={part.memberId} name={part.name} />
          <span className="figures text-muted">
            {' '}
            · {whatFor(part, say('fee', { period: String(part.period) }))}
            {part.pays < part.remaining &&
              ` · ${say('staysOwed', { amount: moneyInWords(part.remaining - part.pays, language) })}`}
          </span>
        </li>
      ))}
      {credit && (
        <li className="figures text-sm text-muted">
          {say('surplus', { amount: moneyInWords(credit.amount, language) })}
        </li>
      )}
    </ul>
  )
}

export function whatFor(
  { period, purpose }: { readonly period: number | null; readonly purpose: string | null },
  fee: string,
): string {
  return period === null ? (purpose ?? '') : fee
}

function PersonLink({ memberId, name }: { readonly memberId: number; readonly name: string }) {
  return (
    <CardLink memberId={memberId} className="font-semibold hover:underline">
      {name}
    </CardLink>
  )
}

// Green speaks for it, amber asks to look twice.
const WARNING: readonly Reason[] = [
  'part',
  'over',
  'foreign',
  'mistypedSymbol',
  'paidTwice',
  'cameTwice',
  'otherYear',
  'donationLike',
]
const WEAK: readonly Reason[] = ['household', 'surnameOfPayer', 'surnameInMessage', 'nickname']

export function Reasons({ suggestion: { reasons, score } }: SuggestionProps) {
  const say = useWords(reasonWords)
  const sayDecision = useWords(decisionWords)
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      {reasons.map((reason) => (
        <Badge key={reason} tone={toneOf(reason)}>
          {say(reason)}
        </Badge>
      ))}
      <Badge>{sayDecision('score', { score })}</Badge>
    </p>
  )
}

function toneOf(reason: Reason): BadgeTone {
  if (WARNING.includes(reason)) return 'warning'
  return WEAK.includes(reason) ? 'neutral' : 'success'
}

type DecisionProps = SuggestionProps & {
  readonly movement: WaitingMovement
  readonly action: string
  readonly isMain?: boolean
}

/** Does exactly what is shown: the amounts travel with the form, and whatever changed meanwhile is refused. */
export function AcceptForm({ movement, suggestion, action, isMain = false }: DecisionProps) {
  const say = useWords(decisionWords)
  const language = useLanguage()
  const pending = usePendingIntent('accept', movement.id, suggestion.key)
  const { parts, credit } = suggestion
  const act = say(actOf(suggestion))
  const isUnvalued = movement.currency !== 'CZK' && movement.countedAs === null
  return (
    <Form method="post" action={action} preventScrollReset className="grid gap-2 max-md:flex-1">
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="movementId" value={movement.id} />
      <input type="hidden" name="parts" value={parts.map(({ id, pays }) => `${id}:${pays}`).join(',')} />
      <input type="hidden" name="credit" value={credit ? `${credit.memberId}:${credit.amount}` : ''} />
      {isUnvalued && (
        <Field label={say('value')}>
          <TextInput
            name="countedAs"
            inputMode="decimal"
            required
            defaultValue={String(parts.reduce((sum, { pays }) => sum + pays, 0) / 100)}
            className="figures"
          />
        </Field>
      )}
      <Button
        type="submit"
        variant={isMain ? 'primary' : 'outline'}
        size="small"
        pending={pending}
        className="w-full"
        aria-label={say('assignNamed', {
          act,
          amount: moneyInWords(movement.amount, language, movement.currency),
          names: namesOf(suggestion),
        })}
      >
        {act}
      </Button>
    </Form>
  )
}

export function RefuseForm({ movement, suggestion, action }: DecisionProps) {
  const say = useWords(decisionWords)
  const names = namesOf(suggestion) || say('gift')
  return (
    <Form method="post" action={action} preventScrollReset className="grid max-md:flex-1">
      <input type="hidden" name="intent" value="refuse" />
      <input type="hidden" name="movementId" value={movement.id} />
      <input type="hidden" name="suggestion" value={suggestion.key} />
      <Button type="submit" size="small" className="w-full" aria-label={say('refuseNamed', { names })}>
        {say('refuse')}
      </Button>
    </Form>
  )
}

function actOf({ parts, reasons }: NamedSuggestion): 'assign' | 'split' | 'part' | 'keep' {
  if (parts.length === 0) return 'keep'
  if (parts.length > 1) return 'split'
  return reasons.includes('part') ? 'part' : 'assign'
}

function namesOf({ parts, credit }: NamedSuggestion): string {
  return [...new Set([...parts.map(({ name }) => name), ...(credit ? [credit.name] : [])])].join(', ')
}

function usePendingIntent(intent: string, movementId: number, key: string): boolean {
  const { formData } = useNavigation()
  const parts = formData?.get('parts')
  const ids = typeof parts === 'string' ? parts.split(',').map((part) => part.split(':')[0]) : []
  return (
    formData?.get('intent') === intent &&
    formData.get('movementId') === String(movementId) &&
    (ids.join('') === '' || ids.toSorted((one, other) => Number(one) - Number(other)).join('+') === key)
  )
}
