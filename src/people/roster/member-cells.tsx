import type { ReactNode } from 'react'
import { Badge } from '../../ground/ui/badge.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { type Column, isOwnColumn, type OwnColumn } from './columns.ts'
import { type OwnField, ownName } from '../../ground/values/own-field.ts'
import { ownInWords } from '../members/own-in-words.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { phoneInFigures } from '../members/phone-in-figures.ts'
import { PatchBadges, PaymentBadge, RoleBadge } from '../members/card-badges.tsx'
import { badgeWords } from '../members/member.words.ts'
import type { ListedCard } from './listed-card.ts'

type CellProps = { readonly card: ListedCard; readonly today: string; readonly divisionName: string }

type OneProps = CellProps & { readonly column: Column; readonly own: readonly OwnField[] }

export function Cell({ column, own, ...props }: OneProps) {
  if (isOwnColumn(column))
    return <Own card={props.card} field={own.find(({ id }) => ownName(id) === column)} />
  const Content = CELLS[column]
  return <Content {...props} />
}

function Ritual({ card }: CellProps) {
  const say = useWords(badgeWords)
  const language = useLanguage()
  if (card.ritualDate) return <span className="day">{dayInFigures(card.ritualDate, language)}</span>
  if (card.badges.includes('ritual')) return <Badge tone="success">{say('done')}</Badge>
  return <span className="text-muted">{say('waiting')}</span>
}

function Hog({ card, today }: CellProps) {
  const say = useWords(badgeWords)
  if (card.hogNumber === undefined) return null
  if (!card.hogNumber) return <span className="text-muted">{say('missing')}</span>
  const isExpired = Boolean(card.hogExpiresOn && card.hogExpiresOn < today)
  return (
    <span className="figures piled whitespace-nowrap">
      {card.hogNumber}
      {isExpired && <Badge tone="danger">{say('expired')}</Badge>}
    </span>
  )
}

function Contact({ card }: CellProps) {
  const say = useWords(badgeWords)
  if (!card.phone && !card.email) return <span className="text-muted">–</span>
  return (
    <span className="block text-sm leading-tight">
      {card.phone && (
        <a href={`tel:${card.phone}`} className="figures link whitespace-nowrap">
          {phoneInFigures(card.phone)}
        </a>
      )}
      {card.email && (
        <a href={`mailto:${card.email}`} className="link block max-w-44 truncate">
          {card.email}
        </a>
      )}
      {card.emailFault && (
        <Badge tone="danger" className="mt-1">
          {say('emailFault')}
        </Badge>
      )}
    </span>
  )
}

function Since({ card }: CellProps) {
  const language = useLanguage()
  if (!card.memberSince) return <span className="text-muted">–</span>
  return <span className="day">{dayInFigures(card.memberSince, language)}</span>
}

function Own({ card, field }: { readonly card: ListedCard; readonly field: OwnField | undefined }) {
  const language = useLanguage()
  const text = field ? ownInWords(field, card.own?.[field.id], language) : ''
  return text ? (
    <span className="figures line-clamp-2 max-w-56 wrap-anywhere">{text}</span>
  ) : (
    <span className="text-muted">–</span>
  )
}

const CELLS: Readonly<Record<Exclude<Column, OwnColumn>, (props: CellProps) => ReactNode>> = {
  division: ({ divisionName }) => divisionName || <span className="text-muted">–</span>,
  role: ({ card }) => <RoleBadge card={card} />,
  payment: ({ card }) => <PaymentBadge card={card} />,
  ritual: Ritual,
  patches: ({ card }) => <PatchBadges card={card} />,
  hog: Hog,
  contact: Contact,
  since: Since,
  tags: ({ card }) => <span className="text-sm text-muted">{card.tags?.join(', ') || '–'}</span>,
}

/** Under the name: nickname, number, and what one should know before anything else. */
export function NameLine({ card, numberText }: { readonly card: ListedCard; readonly numberText: string }) {
  const say = useWords(badgeWords)
  const marks = (['lifeTime', 'excluded', 'archived'] as const).filter((badge) => card.badges.includes(badge))
  return (
    <small>
      {[
        card.nickname,
        numberText,
        ...marks.map((mark) => say(mark)),
        card.deactivatedAt && say('deactivated'),
        card.emailFault && say('emailFault'),
      ]
        .filter(Boolean)
        .join(' · ')}
    </small>
  )
}
