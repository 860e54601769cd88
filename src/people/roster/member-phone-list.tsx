import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { listName } from '../members/member.ts'
import { PatchBadges, PaymentBadge, RoleBadge } from '../members/card-badges.tsx'
import { PersonLink } from './member-table.tsx'
import type { ListProps } from './list-props.ts'
import { membersWords } from './members.words.ts'

/** The list on a phone: a card a person, the menu under the thumb. */
export function MemberPhoneList({ rows, selection, renderMenu }: ListProps) {
  const say = useWords(membersWords)
  return (
    <ul className="grid gap-2.5 md:hidden">
      {rows.map((row) => (
        <li
          key={row.card.id}
          className={classNames(
            'rounded-panel border border-line p-3',
            selection?.has(row.card.id) ? 'bg-chosen' : 'bg-panel',
          )}
        >
          <div className="flex items-center gap-2">
            <div className="min-w-0 flex-1">
              <PersonLink row={row} />
            </div>
            {renderMenu(row)}
          </div>
          <div className="mt-2 flex items-center gap-2">
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
              <RoleBadge card={row.card} />
              <PaymentBadge card={row.card} />
              <PatchBadges card={row.card} />
              {row.divisionName && <span className="text-sm text-muted">{row.divisionName}</span>}
            </div>
            {selection && (
              <Checkbox
                hideLabel
                label={say('select', { name: listName(row.card) })}
                checked={selection.has(row.card.id)}
                onChange={() => selection.toggle(row.card.id)}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
