import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from '../../ground/ui/link.tsx'
import { roleWords } from '../../people/members/role.words.ts'
import type { Role } from '../../permissions.ts'
import { nextSorted } from '../../ground/values/sorting.ts'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { SortHead } from '../../ground/ui/sort-head.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { type AccountFilter, accountsAddress, ACCOUNTS_PATH } from './account-filter.ts'
import type { AccountLine } from './account-view.ts'
import { accountsWords } from './accounts.words.ts'

type RowsProps = { readonly lines: readonly AccountLine[]; readonly filter: AccountFilter }

/** A table on a desktop, cards on a phone; each line leads to its account. */
export function AccountRows(props: RowsProps) {
  return (
    <>
      <AccountTable {...props} />
      <AccountCards {...props} />
    </>
  )
}

const HEAD = 'px-3 py-2.5 text-left text-sm font-medium whitespace-nowrap text-muted first:pl-5'
const CELL = 'px-3 py-2.5 first:pl-5'

function AccountTable({ lines, filter }: RowsProps) {
  const say = useWords(accountsWords)
  const head = (sort: 'name' | 'email' | 'role' | 'seen') => (
    <SortHead
      label={say(sort)}
      sort={sort}
      current={filter.sort}
      className={HEAD}
      to={accountsAddress({
        ...filter,
        page: 1,
        sort: nextSorted(filter.sort, sort) as AccountFilter['sort'],
      })}
    />
  )
  return (
    <div className="hidden overflow-x-auto rounded-panel border border-line bg-panel md:block">
      <table aria-label={say('list')} className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line">
            {head('name')}
            {head('email')}
            {head('role')}
            <th scope="col" className={HEAD}>
              {say('state')}
            </th>
            {head('seen')}
            <th scope="col" className={HEAD}>
              {say('areas')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className="relative border-b border-line last:border-0 hover:bg-sunk">
              <th scope="row" className={`${CELL} text-left font-semibold`}>
                <Link to={`${ACCOUNTS_PATH}/${line.id}`} className="after:absolute after:inset-0">
                  {line.name ?? <NoCard />}
                  {line.name === null && <span className="sr-only"> {line.email}</span>}
                </Link>
              </th>
              <td className={`${CELL} break-all`}>{line.email}</td>
              <td className={CELL}>
                <RoleMark role={line.role} />
              </td>
              <td className={CELL}>
                <span className="flex flex-wrap gap-1.5">
                  <StateMark state={line.state} />
                  <SecondStepMark line={line} />
                </span>
              </td>
              <td className={`${CELL} figures text-sm whitespace-nowrap text-muted`}>
                {line.seen ?? say('notSeen')}
              </td>
              <td className={`${CELL} text-sm`}>{line.areas.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function AccountCards({ lines }: RowsProps) {
  const say = useWords(accountsWords)
  return (
    <ul aria-label={say('list')} className="grid gap-3 md:hidden">
      {lines.map((line) => (
        <li
          key={line.id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 rounded-panel border border-line bg-panel px-4 py-3"
        >
          <div className="min-w-0">
            <Link
              to={`${ACCOUNTS_PATH}/${line.id}`}
              className="block truncate font-semibold after:absolute after:inset-0 after:rounded-panel"
            >
              {line.name ?? line.email}
            </Link>
            <p className="truncate text-sm text-muted">{line.name ? line.email : say('noCard')}</p>
          </div>
          <ChevronRight aria-hidden="true" className="size-5 text-muted" />
          <p className="col-span-2 flex flex-wrap items-center gap-1.5">
            <RoleMark role={line.role} />
            <StateMark state={line.state} />
            <SecondStepMark line={line} />
            {line.areas.length > 0 && <Badge tone="info">+ {line.areas.join(', ')}</Badge>}
          </p>
          {line.seen && (
            <p className="figures col-span-2 text-sm text-muted">
              {say('seen')}: {line.seen}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function SecondStepMark({ line }: { readonly line: AccountLine }) {
  const say = useWords(accountsWords)
  return line.hasSecondStep && <Badge tone="info">{say('secondStep')}</Badge>
}

function NoCard() {
  return <span className="font-normal text-muted">{useWords(accountsWords)('noCard')}</span>
}

export function RoleMark({ role }: { readonly role: Role }) {
  const say = useWords(roleWords)
  const isOfficer = role !== 'Member' && role !== 'Applicant'
  return <Badge tone={isOfficer ? 'accent' : 'neutral'}>{say(role)}</Badge>
}

const STATE_TONES: Readonly<Record<AccountLine['state'], BadgeTone>> = {
  active: 'success',
  never: 'warning',
  off: 'danger',
}

export function StateMark({ state }: Pick<AccountLine, 'state'>) {
  const say = useWords(accountsWords)
  return <Badge tone={STATE_TONES[state]}>{say(state)}</Badge>
}
