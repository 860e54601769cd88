import { can } from '../../permissions.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/accounts.screen'
import { accountsAddress, ACCOUNTS_PATH, readAccountFilter } from './account-filter.ts'
import { AccountFilters } from './account-filters.tsx'
import { AccountRows } from './account-rows.tsx'
import { accountLine } from './account-view.ts'
import { listAccounts } from './accounts.server.ts'
import { accountsWords } from './accounts.words.ts'

const screen = declareScreen({ who: 'accounts.manage' })

export const loader = screen.shows(async ({ db, visitor, language, url }) => {
  const filter = readAccountFilter(url.searchParams)
  const { items, ...view } = await listAccounts(db, { ...filter, ...pageIn(url.searchParams) })
  return {
    title: speak(accountsWords, language)('title'),
    filter,
    lines: items.map((row) => accountLine(row, language)),
    view,
    maySeeGrants: can(visitor, 'club.administer'),
  }
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function AccountsScreen({ loaderData }: Route.ComponentProps) {
  const say = useWords(accountsWords)
  const { filter, lines, view, maySeeGrants } = loaderData
  return (
    <>
      <PageTitle
        title={say('title')}
        note={say('accounts', { count: view.total })}
        actions={
          <>
            {maySeeGrants && <ButtonLink to="/admin/sprava/grants">{say('grants')}</ButtonLink>}
            <ButtonLink to={`${ACCOUNTS_PATH}/new`} variant="primary">
              {say('newAccount')}
            </ButtonLink>
          </>
        }
      />
      <AccountFilters filter={filter} />
      {lines.length === 0 ? (
        <Panel>
          <EmptyState
            text={say('empty')}
            action={<ButtonLink to={ACCOUNTS_PATH}>{say('clear')}</ButtonLink>}
          />
        </Panel>
      ) : (
        <AccountRows lines={lines} filter={filter} />
      )}
      <Pager view={view} to={(page) => accountsAddress({ ...filter, page })} />
    </>
  )
}

export const ErrorBoundary = screenFailed(accountsWords)
