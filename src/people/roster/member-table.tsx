import { Link } from 'react-router'
import { nextSorted } from '../../ground/values/sorting.ts'
import type { Selection } from '../../ground/batches/use-selection.ts'
import { Avatar } from '../../ground/ui/avatar.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { SortHead } from '../../ground/ui/sort-head.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Column } from './columns.ts'
import { cardNumber, listName } from '../members/member.ts'
import { Cell, NameLine } from './member-cells.tsx'
import type { Sort } from './member-list.ts'
import { addressWith } from './members-address.ts'
import type { ListProps, Row } from './list-props.ts'
import { columnWords, membersWords } from './members.words.ts'

const HEAD = 'px-2.5 py-2.5 text-left text-sm font-medium whitespace-nowrap text-muted'
const SORT_OF: Readonly<Partial<Record<Column | 'member', Sort>>> = {
  member: 'name',
  division: 'division',
  payment: 'payment',
  since: 'memberSince',
}

type MemberTableProps = ListProps & { readonly columns: readonly Column[] }

/** The list on a desktop: one line a person. */
export function MemberTable({ columns, ...props }: MemberTableProps) {
  const { rows, selection } = props
  const say = useWords(membersWords)
  const sayColumn = useWords(columnWords)
  return (
    <div className="hidden overflow-x-auto rounded-panel border border-line bg-panel md:block">
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line">
            {selection && (
              <th scope="col" className="w-11 py-2 pl-4 text-left">
                <Checkbox
                  hideLabel
                  label={say('selectAll')}
                  checked={selection.isAll}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            <Head column="member" label={say('member')} {...props} />
            {columns.map((column) => (
              <Head key={column} column={column} label={sayColumn(column)} {...props} />
            ))}
            <th scope="col" className="sticky right-0 w-12 bg-panel">
              <span className="sr-only">{say('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MemberRow key={row.card.id} row={row} columns={columns} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadProps = ListProps & { readonly column: Column | 'member'; readonly label: string }

function Head({ column, label, address, sorts }: HeadProps) {
  const sort = SORT_OF[column]
  if (!sort || !sorts.includes(sort))
    return (
      <th scope="col" className={HEAD}>
        {label}
      </th>
    )
  const current = address.sort ?? 'name'
  const next = nextSorted(current, sort)
  return (
    <SortHead
      label={label}
      sort={sort}
      current={current}
      to={addressWith(address, { sort: next === 'name' ? null : next })}
      className={HEAD}
    />
  )
}

type MemberRowProps = ListProps & { readonly row: Row; readonly columns: readonly Column[] }

function MemberRow({ row, columns, selection, today, renderMenu }: MemberRowProps) {
  const { card, divisionName } = row
  const isChosen = selection?.has(card.id) ?? false
  return (
    <tr
      data-member={card.id}
      className={classNames(
        'h-13.5 border-b border-line last:border-0',
        isChosen ? 'bg-chosen' : 'bg-panel hover:bg-paper dark:hover:bg-[#231f1c]',
      )}
    >
      {selection && <SelectCell row={row} selection={selection} />}
      <td className="max-w-60 min-w-44 px-3 py-1.5">
        <PersonLink row={row} />
      </td>
      {columns.map((column) => (
        <td key={column} className="px-2.5 py-1.5 text-[0.9375rem]">
          <Cell column={column} card={card} today={today} divisionName={divisionName} />
        </td>
      ))}
      <td className="sticky right-0 bg-inherit pr-2 text-right">{renderMenu(row)}</td>
    </tr>
  )
}

function SelectCell({ row, selection }: { readonly row: Row; readonly selection: Selection }) {
  const say = useWords(membersWords)
  return (
    <td className="pl-4">
      <Checkbox
        hideLabel
        label={say('select', { name: listName(row.card) })}
        checked={selection.has(row.card.id)}
        onChange={() => selection.toggle(row.card.id)}
      />
    </td>
  )
}

export function PersonLink({ row: { card } }: { readonly row: Row }) {
  const say = useWords(membersWords)
  return (
    <Link to={`/admin/${card.id}/edit`} data-row-link className="flex min-w-0 items-center gap-3 rounded-lg">
      <Avatar firstName={card.firstName} lastName={card.lastName} photoUrl={card.photo} />
      <span className="min-w-0">
        <span className="block truncate leading-tight font-semibold">{listName(card)}</span>
        <NameLine card={card} numberText={say('number', { number: cardNumber(card.number) })} />
      </span>
    </Link>
  )
}
