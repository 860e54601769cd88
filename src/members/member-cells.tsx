import type { ReactNode } from 'react'
import type { Role } from '../permissions.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { useLanguage, useWords } from '../ui/use-words.ts'
import type { Column } from './columns.ts'
import { dayInFigures } from '../platform/day-in-figures.ts'
import { phoneInFigures } from './phone-in-figures.ts'
import { type PaymentStatus, STATE_BADGES } from './member.ts'
import { badgeWords, memberRoleWords, paymentWords } from './member.words.ts'
import type { SeenCard } from './visibility.ts'

export type CellProps = { readonly card: SeenCard; readonly today: string; readonly divisionName: string }

export function Cell({ column, ...props }: CellProps & { readonly column: Column }) {
  const Content = CELLS[column]
  return <Content {...props} />
}

const ROLE_TONES: Readonly<Partial<Record<Role, BadgeTone>>> = { Applicant: 'info', RoadCaptain: 'accent' }

/** The title where there is one, else the role: that is how people know each other. */
export function RoleBadge({ card }: Pick<CellProps, 'card'>) {
  const say = useWords(memberRoleWords)
  const sayBadge = useWords(badgeWords)
  const role = card.badges.find((badge): badge is Role => !STATE_BADGES.some((state) => state === badge))
  if (card.position) return <Badge tone="accent">{card.position}</Badge>
  return role ? (
    <Badge tone={ROLE_TONES[role] ?? 'neutral'}>{say(role)}</Badge>
  ) : (
    // Whether somebody has an account is told only to those who may see accounts.
    <span className="text-muted">{'role' in card ? sayBadge('noAccount') : '–'}</span>
  )
}

const PAYMENT_TONES: Readonly<Record<PaymentStatus, BadgeTone>> = {
  PAID: 'success',
  DUE: 'warning',
  REMINDER1: 'warning',
  REMINDER2: 'danger',
  ARCHIVED: 'neutral',
}

export function PaymentBadge({ card }: Pick<CellProps, 'card'>) {
  const say = useWords(paymentWords)
  const sayBadge = useWords(badgeWords)
  const { paymentStatus: status, daysOverdue = 0 } = card
  if (status === undefined) return null
  if (card.lifeTime) return <Badge tone="success">{sayBadge('lifeTime')}</Badge>
  if (status === null && card.badges.includes('archived')) return <span className="text-muted">–</span>
  return (
    <Badge tone={status ? PAYMENT_TONES[status] : 'neutral'}>
      {say(status ?? 'none')}
      {daysOverdue > 0 && ` · ${say('days', { count: daysOverdue })}`}
    </Badge>
  )
}

function Ritual({ card }: CellProps) {
  const say = useWords(badgeWords)
  const language = useLanguage()
  if (card.ritualDate)
    return <span className="figures whitespace-nowrap">{dayInFigures(card.ritualDate, language)}</span>
  if (card.badges.includes('ritual')) return <Badge tone="success">{say('done')}</Badge>
  return <span className="text-muted">{say('waiting')}</span>
}

export function PatchBadges({ card }: Pick<CellProps, 'card'>) {
  const say = useWords(badgeWords)
  const given = (['frontPatch', 'backPatch'] as const).filter((patch) => card.badges.includes(patch))
  if (given.length === 0) return <Badge>{say('noPatch')}</Badge>
  return (
    <span className="inline-flex gap-1">
      {given.map((patch) => (
        <Badge key={patch} tone="success">
          {say(patch)}
        </Badge>
      ))}
    </span>
  )
}

function Hog({ card, today }: CellProps) {
  const say = useWords(badgeWords)
  if (card.hogNumber === undefined) return null
  if (!card.hogNumber) return <span className="text-muted">{say('missing')}</span>
  const isExpired = Boolean(card.hogExpiresOn && card.hogExpiresOn < today)
  return (
    <span className="figures whitespace-nowrap">
      {card.hogNumber} {isExpired && <Badge tone="danger">{say('expired')}</Badge>}
    </span>
  )
}

function Contact({ card }: CellProps) {
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
    </span>
  )
}

function Since({ card }: CellProps) {
  const language = useLanguage()
  if (!card.memberSince) return <span className="text-muted">–</span>
  return <span className="figures whitespace-nowrap">{dayInFigures(card.memberSince, language)}</span>
}

const CELLS: Readonly<Record<Column, (props: CellProps) => ReactNode>> = {
  division: ({ divisionName }) => (
    <span className={divisionName ? undefined : 'text-muted'}>{divisionName || '–'}</span>
  ),
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
export function NameLine({ card, numberText }: { readonly card: SeenCard; readonly numberText: string }) {
  const say = useWords(badgeWords)
  const marks = (['lifeTime', 'excluded', 'archived'] as const).filter((badge) => card.badges.includes(badge))
  return (
    <span className="figures block truncate text-sm text-muted">
      {[
        card.nickname,
        numberText,
        ...marks.map((mark) => say(mark)),
        card.deactivatedAt && say('deactivated'),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}
