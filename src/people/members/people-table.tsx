import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useInBrowser } from '../../ground/batches/use-in-browser.ts'
import type { Selection } from '../../ground/batches/use-selection.ts'
import { cardNumber, listName } from './member.ts'
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
  readonly linkTo?: (person: P) => string
}

/** A table on a desktop; on a phone the same rows stand as cards. */
export function PeopleTable<P extends ListedPerson>(props: PeopleTableProps<P>) {
  return (
    <table
      aria-label={props.label}
      className="w-full border-separate border-spacing-0 rounded-panel border border-line bg-panel text-left text-[0.9375rem] max-md:block max-md:border-0 max-md:bg-transparent"
    >
      <Head {...props} />
      <tbody className="max-md:grid max-md:gap-3">
        {props.people.map((person) => (
          <Row key={person.id} person={person} {...props} />
        ))}
      </tbody>
    </table>
  )
}

const HEAD_CELL = 'h-10 border-b border-line px-3 text-sm font-medium text-muted max-md:sr-only'

function Head<P>({ columns, selection, sorting, isSelectable = true }: PeopleTableProps<P>) {
  const say = useWords(peopleWords)
  const isInBrowser = useInBrowser()
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
              className={classNames('md:mt-1', !isInBrowser && 'invisible')}
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

const CELL = 'border-line px-3 py-2 group-not-last:border-b max-md:border-0! max-md:p-0'

function Row<P extends ListedPerson>({
  person,
  columns,
  selection,
  renderAction,
  linkTo,
  isSelectable = true,
}: PeopleTableProps<P> & { readonly person: P }) {
  const say = useWords(peopleWords)
  const name = listName(person)
  const isInBrowser = useInBrowser()
  const isChosen = selection.has(person.id)
  return (
    <tr
      className={classNames(
        'group max-md:grid max-md:grid-cols-[auto_1fr] max-md:items-center max-md:gap-x-3 max-md:gap-y-2.5 max-md:rounded-panel max-md:border max-md:border-line max-md:p-4',
        isChosen ? 'bg-chosen' : 'max-md:bg-panel',
      )}
    >
      {isSelectable && (
        <td className={classNames(CELL, 'pl-4! max-md:pl-0!')}>
          <Checkbox
            hideLabel
            label={say('select', { name })}
            checked={isChosen}
            onChange={() => selection.toggle(person.id)}
            className={isInBrowser ? '' : 'invisible'}
          />
        </td>
      )}
      <th
        scope="row"
        className={classNames(CELL, 'font-normal', !isSelectable && 'pl-4! max-md:col-span-2 max-md:pl-0!')}
      >
        <Person person={person} to={linkTo?.(person)} />
      </th>
      {columns.map(({ key, label, renderCell, className, namesItself }) => (
        <td
          key={key}
          className={classNames(CELL, 'figures max-md:col-span-2 max-md:flex max-md:gap-3', className)}
        >
          {!namesItself && <span className="w-28 shrink-0 text-muted md:hidden">{label}</span>}
          {renderCell(person)}
        </td>
      ))}
      <td className={classNames(CELL, 'pr-4! text-right max-md:col-span-2 max-md:p-0!')}>
        {renderAction(person)}
      </td>
    </tr>
  )
}

type PersonProps = { readonly person: ListedPerson; readonly to: string | undefined }

function Person({ person, to }: PersonProps) {
  const say = useWords(peopleWords)
  const number = say('number', { number: cardNumber(person.number) })
  return (
    <span className="flex items-center gap-3">
      <Avatar firstName={person.firstName} lastName={person.lastName} />
      <span className="min-w-0">
        <span className="block font-semibold">
          {to ? (
            <Link to={to} className="hover:underline">
              {listName(person)}
            </Link>
          ) : (
            listName(person)
          )}
        </span>
        <span className="figures block text-sm text-muted">
          {[person.nickname, number].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  )
}
