import { Link } from '../../ground/ui/link.tsx'
import { Avatar } from '../../ground/ui/avatar.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { cardNumber, listName } from '../members/member.ts'
import { type Column, onPhone } from './columns.ts'
import type { ListProps, Row, RowMenus } from './list-props.ts'
import { Cell, NameLine } from './member-cells.tsx'
import { membersWords } from './members.words.ts'

type MemberRowProps = Pick<ListProps, 'selection' | 'today' | 'menu' | 'own'> & {
  readonly row: Row
  readonly isFirst: boolean
  readonly columns: readonly Column[]
  readonly chosen: readonly Column[]
}

/** What it looks like is written once, in `roster` of kit.css. */
export function MemberRow({ row, isFirst, columns, chosen, selection, today, menu, own }: MemberRowProps) {
  const say = useWords(membersWords)
  const { card, divisionName } = row
  const isChosen = selection?.has(card.id) ?? false
  return (
    <tr data-member={card.id} className={isChosen ? 'is-chosen' : undefined}>
      {selection && (
        <td className="choice">
          <Checkbox
            hideLabel
            label={say('select', { name: listName(card) })}
            checked={isChosen}
            onChange={() => selection.toggle(card.id)}
          />
        </td>
      )}
      <td className="name">
        {/* All lead to one screen: to have it at hand, one link is enough. */}
        <Link to={`/admin/${card.id}/edit`} discover={isFirst ? 'render' : 'none'} className="person">
          <Avatar firstName={card.firstName} lastName={card.lastName} photoUrl={card.photo} />
          <span>
            <b>{listName(card)}</b>
            <NameLine card={card} numberText={say('number', { number: cardNumber(card.number) })} />
          </span>
        </Link>
      </td>
      {columns.map((column) => (
        <td key={column} className={lookOf(column, columns, chosen)}>
          <Cell column={column} card={card} today={today} divisionName={divisionName} own={own} />
        </td>
      ))}
      <td className="acts">{menu.has(row) && <MenuButton row={row} menu={menu} />}</td>
    </tr>
  )
}

function lookOf(column: Column, columns: readonly Column[], chosen: readonly Column[]): string | undefined {
  return (
    classNames(!onPhone(columns).includes(column) && 'on-desk', !chosen.includes(column) && 'on-phone') ||
    undefined
  )
}

function MenuButton({ row, menu }: { readonly row: Row; readonly menu: RowMenus }) {
  const say = useWords(membersWords)
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={menu.isOpen(row) || undefined}
      aria-label={say('more', { name: listName(row.card) })}
      className="row-more dots"
      // A click that no pointer made came from Enter, the space bar or a screen reader.
      onClick={({ currentTarget: button, detail }) => menu.toggle(row, { button, isByKey: detail === 0 })}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        menu.toggle(row, { button: event.currentTarget, isByKey: true })
      }}
    />
  )
}
