import { Link } from '../../ground/ui/link.tsx'
import { CardLink } from '../../people/members/card-link.tsx'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { MovementState } from './movement-list.ts'
import type { ListedMovement } from './movements.server.ts'
import { movementWords, stateWords } from './pairing.words.ts'

/** '1 200 Kč · 12. 11. 2026', under it who sent it and what he wrote. */
export function MovementLine({
  movement,
  open,
}: {
  readonly movement: ListedMovement
  readonly open: string
}) {
  const say = useWords(movementWords)
  const language = useLanguage()
  const { amount, currency, bookedOn, remaining, counted, payerName, variableSymbol } = movement
  const figures = moneyInWords(amount, language, currency)
  const day = dayInFigures(bookedOn, language)
  const isPartly = remaining > 0 && remaining < counted
  return (
    <div className="min-w-0">
      <p className="figures font-semibold">
        <Link
          to={open}
          className="link-quiet hover:underline"
          aria-label={say('openNamed', { amount: figures, day })}
        >
          {figures}
        </Link>{' '}
        <span className="font-normal text-muted">· {day}</span>
        {isPartly && (
          <Badge tone="warning" className="ml-2">
            {say('left', { amount: moneyInWords(remaining, language) })}
          </Badge>
        )}
      </p>
      <p className="text-[0.9375rem] text-muted">
        {[
          payerName ?? say('unknownPayer'),
          variableSymbol ? say('symbol', { symbol: variableSymbol }) : say('noSymbol'),
          textOf(movement),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}

/** What the payer wrote, once, however many columns the bank repeated it in. */
export function textOf({
  message,
  payerReference,
  comment,
  identification,
  payerName,
}: ListedMovement): string {
  const texts = [message, payerReference, comment, identification].filter(
    (text): text is string => Boolean(text) && text !== payerName,
  )
  return [...new Set(texts)].join(' · ')
}

const TONES: Readonly<Record<MovementState, BadgeTone>> = {
  waiting: 'warning',
  partly: 'warning',
  paired: 'success',
  outgoing: 'neutral',
  cancelled: 'danger',
  storno: 'danger',
  aside: 'neutral',
}

export function StateBadge({ state }: { readonly state: MovementState }) {
  const say = useWords(stateWords)
  return <Badge tone={TONES[state]}>{say(state)}</Badge>
}

/** Everybody a movement was for: a click away. */
export function People({ people }: { readonly people: ListedMovement['people'] }) {
  const say = useWords(movementWords)
  const language = useLanguage()
  if (people.length === 0) return <span className="text-muted">{say('nobody')}</span>
  return (
    <ul className="grid gap-0.5">
      {people.map(({ id, memberId, name, amount, as }) => (
        <li key={`${as} ${id}`}>
          {memberId ? (
            <CardLink memberId={memberId} className="link">
              {name}
            </CardLink>
          ) : (
            <span className="text-muted">{say('anonymous')}</span>
          )}{' '}
          <span className="figures text-sm whitespace-nowrap text-muted">
            {moneyInWords(amount, language)}
            {as !== 'payment' && ` · ${say(as)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
