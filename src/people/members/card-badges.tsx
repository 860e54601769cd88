import { daysInWords } from '../../ground/values/day-in-words.ts'
import type { Role } from '../../permissions.ts'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { isPaid, type PaymentStatus, paymentTone } from '../../money/payment-status/payment-status.ts'
import { paymentMeaningWords, paymentWords } from '../../money/payment-status/payment-status.words.ts'
import { STATE_BADGES } from './member.ts'
import { badgeWords } from './member.words.ts'
import { roleWords } from './role.words.ts'
import type { SeenCard } from './visibility.ts'

type BadgeProps = {
  readonly card: Pick<
    SeenCard,
    'badges' | 'position' | 'role' | 'paymentStatus' | 'daysOverdue' | 'olderDebt' | 'lifeTime'
  >
}

const ROLE_TONES: Readonly<Partial<Record<Role, BadgeTone>>> = { Applicant: 'info', RoadCaptain: 'accent' }

function roleOf({ badges }: Pick<SeenCard, 'badges'>): Role | undefined {
  return badges.find((badge): badge is Role => !STATE_BADGES.some((state) => state === badge))
}

/** The title where there is one, else the role: that is how people know each other. */
export function RoleBadge({ card }: BadgeProps) {
  const say = useWords(roleWords)
  const sayBadge = useWords(badgeWords)
  const role = roleOf(card)
  if (card.position) return <Badge tone="accent">{card.position}</Badge>
  return role ? (
    <Badge tone={ROLE_TONES[role] ?? 'neutral'}>{say(role)}</Badge>
  ) : (
    // Whether somebody has an account is told only to those who may see accounts.
    <span className="text-muted">{'role' in card ? sayBadge('noAccount') : '–'}</span>
  )
}

export function PaymentBadge({ card }: BadgeProps) {
  const say = useWords(paymentWords)
  const sayBadge = useWords(badgeWords)
  const language = useLanguage()
  const { paymentStatus: status, daysOverdue = 0 } = card
  if (status === undefined) return null
  if (card.lifeTime) return <Badge tone="success">{sayBadge('lifeTime')}</Badge>
  if (status === null && card.badges.includes('archived')) return <span className="text-muted">–</span>
  return (
    <span className="piled">
      <Badge tone={status ? paymentTone(status, 'officer') : 'neutral'}>
        {say(status ?? 'none')}
        {daysOverdue > 0 && ` · ${daysInWords(daysOverdue, language)}`}
      </Badge>
      <PaymentMeaning status={status} />
      {/* Whoever has paid this year may owe for the last one still. */}
      {card.olderDebt && (
        <Badge tone="danger">{sayBadge('olderDebt', { year: String(card.olderDebt) })}</Badge>
      )}
    </span>
  )
}

/** Under the specification's word what it means: 'K úhradě' and 'Ke zpracování' are read the other way round. */
export function PaymentMeaning({ status }: { readonly status: PaymentStatus | null }) {
  const say = useWords(paymentMeaningWords)
  if (isPaid(status)) return null
  return <span className="under">{say(status ?? 'none')}</span>
}

const PATCHES = ['frontPatch', 'backPatch'] as const

/** Under a heading that says what they are. */
export function PatchBadges({ card }: BadgeProps) {
  const say = useWords(badgeWords)
  const given = PATCHES.filter((patch) => card.badges.includes(patch))
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

/** How somebody stands, on his own page. */
export function CardBadges({ card }: { readonly card: SeenCard }) {
  const say = useWords(badgeWords)
  const isKnown = card.position || 'role' in card || roleOf(card) !== undefined
  return (
    <div className="mt-3 flex flex-wrap items-start gap-1.5">
      {isKnown && <RoleBadge card={card} />}
      {card.lifeTime && !('paymentStatus' in card) && <Badge tone="success">{say('lifeTime')}</Badge>}
      {(card.paymentStatus || !card.badges.includes('archived')) && <PaymentBadge card={card} />}
      {card.badges.includes('approved') && <Badge tone="success">{say('approved')}</Badge>}
      {card.badges.includes('ritual') && <Badge tone="success">{say('ritual')}</Badge>}
      {PATCHES.filter((patch) => card.badges.includes(patch)).map((patch) => (
        <Badge key={patch} tone="success">
          {say(`${patch}Whole`)}
        </Badge>
      ))}
      {(['excluded', 'archived'] as const)
        .filter((badge) => card.badges.includes(badge))
        .map((badge) => (
          <Badge key={badge} tone="danger">
            {say(badge)}
          </Badge>
        ))}
      {card.emailFault && <Badge tone="danger">{say('emailFault')}</Badge>}
      {card.deactivatedAt && <Badge tone="warning">{say('deactivated')}</Badge>}
    </div>
  )
}
