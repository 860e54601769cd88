import Plus from 'lucide-react/icons/plus'
import { TableLinks } from '../../ground/lists/table-links.tsx'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { MoreActs } from '../../ground/ui/more-acts.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/members.screen'
import { AddMemberForm } from './add-member-form.tsx'
import { clubCountWords } from '../members/club-count.words.ts'
import { MemberFilters } from './member-filters.tsx'
import { ownName } from '../../ground/values/own-field.ts'
import { isOwnColumn } from './columns.ts'
import { addressWith, filterText, isFiltered, pageOf } from './members-address.ts'
import { MembersDesk } from './members-desk.tsx'
import { columnsText, useColumns } from './use-columns.ts'
import { membersActs, membersScreen, viewMembers } from './members-page.server.ts'
import { membersWords, sortedWords } from './members.words.ts'
import { ViewChips } from './view-chips.tsx'

export const loader = membersScreen.shows(viewMembers)
export const action = membersScreen.acts({
  keeps: ['intent', 'firstName', 'lastName', 'nickname', 'email', 'division'],
  acts: membersActs,
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function MembersScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, address, total, run, isAdding, choices } = loaderData
  const say = useWords(membersWords)
  return (
    <>
      <Title {...loaderData} />
      {isAdding && <AddMemberForm choices={choices} fault={actionData?.fault} />}
      {run && <RunProgress batchId={run.id} initial={run} hideTo={addressWith(address, {})} />}
      <ViewChips {...loaderData} />
      <MemberFilters
        {...loaderData}
        found={loaderData.more ? say('tooMany') : say('people', { count: total })}
      />
      {loaderData.trouble ? (
        <EmptyState
          text={loaderData.trouble}
          action={<ButtonLink to="/admin/members/views">{say('views')}</ButtonLink>}
        />
      ) : rows.length > 0 ? (
        <MembersDesk {...loaderData} />
      ) : (
        <Nobody isFiltered={isFiltered(address) || total > 0} mayWrite={loaderData.mayWrite} />
      )}
      <Pager view={loaderData} to={(page) => pageOf(address, page)} />
      {rows.length > 0 && (
        <p className="mt-4 hidden text-sm text-muted lg:block print:hidden">{say('keys')}</p>
      )}
    </>
  )
}

type TitleProps = Pick<
  Route.ComponentProps['loaderData'],
  | 'total'
  | 'more'
  | 'inClub'
  | 'sort'
  | 'address'
  | 'columns'
  | 'mayExport'
  | 'mayWrite'
  | 'mayInvite'
  | 'own'
>

function Title({
  total,
  more,
  inClub,
  sort,
  address,
  columns: loaded,
  mayExport,
  mayWrite,
  mayInvite,
  own,
}: TitleProps) {
  const say = useWords(membersWords)
  const saySorted = useWords(sortedWords)
  const sayCount = useWords(clubCountWords)
  const { page: _, pageSize: __, after: ___, columns: ____, ...filter } = address
  const [columns] = useColumns(address)
  const shown = columnsText(columns.filter((column) => loaded.includes(column)))
  return (
    <PageTitle
      isShort
      title={say('title')}
      note={say('note', {
        shown: more ? say('tooMany') : say('cards', { count: total }),
        club: say('club', {
          members: sayCount('members', { count: inClub.members }),
          applicants: sayCount('applicants', { count: inClub.applicants }),
        }),
        sorted: isOwnColumn(sort)
          ? saySorted('own', { name: own.find(({ id }) => ownName(id) === sort)?.name ?? '' })
          : saySorted(sort),
      })}
      actions={
        (mayExport || mayWrite) && (
          <>
            <MoreActs label={say('others')} folds>
              {mayExport && (
                <>
                  <TableLinks
                    csv={`/api/members/export.csv${addressWith(filter, {})}`}
                    label={say('export')}
                    className={buttonClass({})}
                  />
                  <TableLinks
                    csv={`/api/members/export.csv${addressWith({ ...filter, columns: shown }, {})}`}
                    label={say('csvShown')}
                    workbook={say('workbookShown')}
                    className={buttonClass({})}
                  />
                </>
              )}
              {mayWrite && (
                <ButtonLink to={`/admin/members/change?${filterText(address)}`}>
                  {say('changeMany')}
                </ButtonLink>
              )}
              {mayInvite && <ButtonLink to="/admin/members/invite">{say('invite')}</ButtonLink>}
              {mayWrite && <ButtonLink to="/admin/members/check">{say('check')}</ButtonLink>}
              {mayWrite && <ButtonLink to="/admin/members/doubles">{say('doubles')}</ButtonLink>}
              {mayWrite && <ButtonLink to="/admin/members/import">{say('import')}</ButtonLink>}
            </MoreActs>
            {mayWrite && (
              <ButtonLink
                to="?add=1"
                variant="primary"
                aria-label={say('add')}
                className="max-md:w-12 max-md:px-0"
              >
                <Plus aria-hidden="true" className="md:hidden" />
                <span className="max-md:hidden">{say('add')}</span>
              </ButtonLink>
            )}
          </>
        )
      }
    />
  )
}

type NobodyProps = { readonly isFiltered: boolean; readonly mayWrite: boolean }

function Nobody({ isFiltered: isNarrowed, mayWrite }: NobodyProps) {
  const say = useWords(membersWords)
  if (isNarrowed)
    return (
      <EmptyState seed={17} text={say('nothing')} action={<ButtonLink to="?">{say('clear')}</ButtonLink>} />
    )
  return (
    <EmptyState
      seed={17}
      text={say('empty')}
      action={mayWrite && <ButtonLink to="/admin/members/import">{say('import')}</ButtonLink>}
    />
  )
}

export function ErrorBoundary() {
  const say = useWords(membersWords)
  return (
    <>
      <PageTitle title={say('title')} />
      <ErrorState text={say('failed')} />
    </>
  )
}
