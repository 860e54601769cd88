import type { ReactNode } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import { useInBrowser } from '../../ground/batches/use-in-browser.ts'
import type { Selection } from '../../ground/batches/use-selection.ts'
import { cardNumber, listName } from './member.ts'
import type { Say } from '../../ground/values/words.ts'
import { nextSorted } from '../../ground/values/sorting.ts'
import { Avatar } from '../../ground/ui/avatar.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { SortHead } from '../../ground/ui/sort-head.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { peopleWords } from '../../ground/lists/list.words.ts'
import { SortMenu, type Sorting } from '../../ground/lists/sort-menu.tsx'

export type ListedPerson = {
  readonly id: number
  readonly number: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly divisionName: string | null
}

export type Column<P> = {
  readonly key: string
  readonly label: string
  readonly renderCell: (person: P) => ReactNode
  readonly className?: string
  /** On a phone: beside the name, beside the act, or not at all; otherwise a line of its own. */
  readonly onPhone?: 'side' | 'foot' | 'rest' | 'written'
  /** What the list is sorted by when the head is pressed. */
  readonly sort?: string
  /** On a phone: a cell that names itself (a field with its own label). */
  readonly namesItself?: true
}

type PeopleTableProps<P> = {
  readonly label: string
  readonly people: readonly P[]
  readonly columns: readonly Column<P>[]
  readonly selection: Selection
  /** False for a list where nothing is done with many at once. */
  readonly isSelectable?: boolean
  readonly sorting: Sorting
  readonly renderAction: (person: P) => ReactNode
  /** Where the name leads, for those who may go there. */
  readonly linkTo?: (person: P) => string | undefined
}

/** A table on a desktop; on a phone the same rows stand as cards. */
export function PeopleTable<P extends ListedPerson>(props: PeopleTableProps<P>) {
  const say = useWords(peopleWords)
  const isInBrowser = useInBrowser()
  return (
    <table aria-label={props.label} className={classNames('people', !isInBrowser && 'is-still')}>
      <Head {...props} />
      <tbody>
        {props.people.map((person, index) => (
          <Row key={person.id} person={person} isFirst={index === 0} say={say} {...props} />
        ))}
      </tbody>
    </table>
  )
}

const HEAD_CELL = 'column-head'

function Head<P>({ columns, selection, sorting, isSelectable = true }: PeopleTableProps<P>) {
  const say = useWords(peopleWords)
  const sortable = [
    { sort: 'name', label: say('byName') },
    ...columns.flatMap(({ label, sort }) => (sort ? [{ sort, label }] : [])),
  ]
  return (
    <thead className="max-md:mb-2 max-md:block">
      <tr className="max-md:block">
        <td
          className={classNames(
            'border-b border-line max-md:flex max-md:w-auto max-md:items-center max-md:justify-between max-md:border-0 max-md:pl-1',
            isSelectable ? 'w-12 pl-4' : 'max-md:justify-end md:hidden',
          )}
        >
          {isSelectable && (
            <Checkbox
              label={<span className="md:sr-only">{say('selectAll')}</span>}
              checked={selection.isAll}
              onChange={selection.toggleAll}
              className="md:mt-1"
            />
          )}
          <div className="md:hidden">
            <SortMenu sorting={sorting} options={sortable} />
          </div>
        </td>
        <ColumnHead
          label={say('member')}
          sort="name"
          sorting={sorting}
          className={classNames(HEAD_CELL, !isSelectable && 'pl-4!')}
        />
        {columns.map(({ key, label, sort, className }) => (
          <ColumnHead
            key={key}
            label={label}
            sort={sort}
            sorting={sorting}
            className={classNames(HEAD_CELL, className)}
          />
        ))}
        <th scope="col" className={HEAD_CELL}>
          <span className="sr-only">{say('action')}</span>
        </th>
      </tr>
    </thead>
  )
}

type ColumnHeadProps = {
  readonly label: string
  readonly sort: string | undefined
  readonly sorting: Sorting
  readonly className: string
}

function ColumnHead({ label, sort, sorting: { current, to }, className }: ColumnHeadProps) {
  if (sort === undefined)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  return (
    <SortHead
      label={label}
      sort={sort}
      current={current}
      to={to(nextSorted(current, sort))}
      className={className}
    />
  )
}

type RowProps<P> = PeopleTableProps<P> & {
  readonly person: P
  readonly isFirst: boolean
  readonly say: Say<typeof peopleWords>
}

/** What it looks like is written once, in `people` of kit.css. */
function Row<P extends ListedPerson>({ person, selection, isSelectable = true, say, ...rest }: RowProps<P>) {
  const { columns, renderAction, linkTo, isFirst } = rest
  const isChosen = selection.has(person.id)
  return (
    <tr className={isChosen ? 'is-chosen' : undefined}>
      {isSelectable && (
        <td className="choice">
          <Checkbox
            hideLabel
            label={say('select', { name: listName(person) })}
            checked={isChosen}
            onChange={() => selection.toggle(person.id)}
          />
        </td>
      )}
      <th scope="row">
        <Person person={person} to={linkTo?.(person)} isFirst={isFirst} say={say} />
      </th>
      {columns.map(({ key, label, renderCell, className, namesItself, onPhone }) => (
        <td
          key={key}
          data-label={namesItself || onPhone ? undefined : label}
          className={classNames(className, onPhone) || undefined}
        >
          {renderCell(person)}
        </td>
      ))}
      <td className="acts">{renderAction(person)}</td>
    </tr>
  )
}

type PersonProps = Pick<RowProps<ListedPerson>, 'person' | 'isFirst' | 'say'> & {
  readonly to: string | undefined
}

function Person({ person, to, isFirst, say }: PersonProps) {
  // A guest of a ride has no card.
  const number = person.number === 0 ? say('guest') : say('number', { number: cardNumber(person.number) })
  return (
    <span className="person">
      <Avatar firstName={person.firstName} lastName={person.lastName} />
      <span>
        <b>
          {to ? (
            // All lead to one screen: to have it at hand, one link is enough.
            <Link to={to} discover={isFirst ? 'render' : 'none'}>
              {listName(person)}
            </Link>
          ) : (
            listName(person)
          )}
        </b>
        <small>{[person.nickname, number].filter(Boolean).join(' · ')}</small>
      </span>
    </span>
  )
}
