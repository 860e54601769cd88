import { Avatar } from '../../ground/ui/avatar.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { cardNumber, listName } from './member.ts'
import { PatchBadges, PaymentBadge, RoleBadge } from './card-badges.tsx'
import type { Choices } from './member-choices.server.ts'
import { editWords } from './member-edit.words.ts'
import { badgeWords } from './member.words.ts'
import type { SeenCard } from './visibility.ts'

type CardTopProps = { readonly card: SeenCard; readonly choices: Choices }

/** Whose card it is, and how he stands. */
export function CardTop({ card, choices }: CardTopProps) {
  const say = useWords(editWords)
  const sayBadge = useWords(badgeWords)
  const division = choices.divisions.find(({ id }) => id === card.division)?.name
  return (
    <header className="mb-6 flex items-center gap-4">
      <Avatar size="large" firstName={card.firstName} lastName={card.lastName} photoUrl={card.photo} />
      <div className="min-w-0">
        <h1 className="font-display text-3xl leading-tight font-bold md:text-4xl">{listName(card)}</h1>
        <p className="figures text-muted">
          {[card.nickname, say('number', { number: cardNumber(card.number) }), division]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="mt-2 flex flex-wrap gap-1.5">
          <RoleBadge card={card} />
          {card.lifeTime && !('paymentStatus' in card) && (
            <Badge tone="success">{sayBadge('lifeTime')}</Badge>
          )}
          {(card.paymentStatus || !card.badges.includes('archived')) && <PaymentBadge card={card} />}
          {card.badges.includes('approved') && <Badge tone="success">{sayBadge('approved')}</Badge>}
          {card.badges.includes('ritual') && <Badge tone="success">{sayBadge('ritual')}</Badge>}
          <PatchBadges card={card} />
          {(['excluded', 'archived'] as const)
            .filter((badge) => card.badges.includes(badge))
            .map((badge) => (
              <Badge key={badge} tone="danger">
                {sayBadge(badge)}
              </Badge>
            ))}
          {card.emailFault && <Badge tone="danger">{sayBadge('emailFault')}</Badge>}
          {card.deactivatedAt && <Badge tone="warning">{sayBadge('deactivated')}</Badge>}
        </div>
      </div>
    </header>
  )
}
