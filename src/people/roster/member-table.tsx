import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { SortHead } from '../../ground/ui/sort-head.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { nextSorted } from '../../ground/values/sorting.ts'
import { ownName } from '../../ground/values/own-field.ts'
import { type Column, isOwnColumn, onPhone } from './columns.ts'
import type { ListProps } from './list-props.ts'
import type { Sort } from './member-list.ts'
import { MemberRow } from './member-row.tsx'
import { addressWith } from './members-address.ts'
import { columnWords, membersWords } from './members.words.ts'

const HEAD = 'px-2 py-2.5 2xl:px-2.5 text-left text-sm font-medium whitespace-nowrap text-muted'
const SORT_OF: Readonly<Partial<Record<Column | 'member', Sort>>> = {
  member: 'name',
  division: 'division',
  payment: 'payment',
  since: 'memberSince',
}

type MemberTableProps = ListProps & {
  readonly columns: readonly Column[]
  readonly chosenColumns: readonly Column[]
}

/** One line a person; on a phone the same rows stand as cards. */
export function MemberTable({ columns, chosenColumns, ...props }: MemberTableProps) {
  const { rows, selection } = props
  const say = useWords(membersWords)
  const sayColumn = useWords(columnWords)
  const labelOf = (column: Column) =>
    isOwnColumn(column) ? (props.own.find(({ id }) => ownName(id) === column)?.name ?? '') : sayColumn(column)
  const chosen = columns.filter((column) => chosenColumns.includes(column))
  // A row on a phone shows its one thing whatever columns were chosen for the table.
  const shown = columns.filter((column) => chosen.includes(column) || onPhone(columns).includes(column))
  return (
    <div className="roster">
      <table aria-label={say('title')}>
        <thead>
          <tr>
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
            {chosen.map((column) => (
              <Head key={column} column={column} label={labelOf(column)} {...props} />
            ))}
            <th scope="col" className="sticky right-0 w-12 bg-panel">
              <span className="sr-only">{say('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <MemberRow
              key={row.card.id}
              row={row}
              isFirst={index === 0}
              columns={shown}
              chosen={chosen}
              {...props}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadProps = ListProps & { readonly column: Column | 'member'; readonly label: string }

function Head({ column, label, address, sorts }: HeadProps) {
  const sort = column !== 'member' && isOwnColumn(column) ? column : SORT_OF[column]
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
