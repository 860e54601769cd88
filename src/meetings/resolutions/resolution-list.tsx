import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { RESOLUTION_STATES, type ResolutionState } from './resolution.ts'
import type { ResolutionsPage } from './resolutions-page.server.ts'
import { resolutionStateWords, resolutionsWords } from './resolutions.words.ts'

export const RESOLUTION_TONES: Readonly<Record<ResolutionState, BadgeTone>> = {
  open: 'info',
  late: 'danger',
  done: 'success',
  plain: 'neutral',
}

type ListProps = {
  readonly page: ResolutionsPage
  readonly path: string
  /** Where the way back above the title does not lead there. */
  readonly meetings?: string
}

/** The same list for officers and in one's own corner. */
export function ResolutionList({ page, path, meetings }: ListProps) {
  const { mayRead, search, state, view, resolutions } = page
  const say = useWords(resolutionsWords)
  const isNarrowed = search !== '' || state !== null
  const address = (number: number) => {
    const asked = new URLSearchParams()
    if (search) asked.set('hledat', search)
    if (state) asked.set('stav', state)
    if (number > 1) asked.set('page', String(number))
    return `${path}?${asked}`
  }
  return (
    <div className="max-w-4xl">
      <PageTitle
        title={say('title')}
        note={say('count', { count: view.total })}
        actions={meetings && <ButtonLink to={meetings}>{say('meetings')}</ButtonLink>}
      />
      <p className="-mt-3 mb-5 text-pretty text-muted">{say('lead')}</p>
      {(isNarrowed || resolutions.length > 0) && <Search search={search} state={state} />}
      {resolutions.length === 0 ? (
        <Panel>
          <EmptyState
            text={say(!mayRead ? 'noCard' : isNarrowed ? 'notFound' : 'empty')}
            action={isNarrowed && <ButtonLink to={path}>{say('clear')}</ButtonLink>}
          />
        </Panel>
      ) : (
        <Panel flush>
          <ul className="divide-y divide-line">
            {resolutions.map((one) => (
              <li key={one.id} className="px-5 py-4 md:px-6">
                <Resolution resolution={one} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Pager view={view} to={address} />
    </div>
  )
}

function Resolution({ resolution }: { readonly resolution: ResolutionsPage['resolutions'][number] }) {
  const sayState = useWords(resolutionStateWords)
  const { id, name, wording, meeting, state, task } = resolution
  return (
    <>
      <p className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Link
          to={`/admin/membership/resolutions/${id}`}
          className="figures link min-w-0 text-lg font-semibold wrap-anywhere"
        >
          {name}
        </Link>
        <Badge tone={RESOLUTION_TONES[state]}>{sayState(state)}</Badge>
      </p>
      {wording && <p className="line-clamp-3 whitespace-pre-line text-pretty wrap-anywhere">{wording}</p>}
      {task && <p className="figures font-medium wrap-anywhere">{task}</p>}
      <p className="figures text-sm text-muted wrap-anywhere">{meeting}</p>
    </>
  )
}

type SearchProps = Pick<ResolutionsPage, 'search' | 'state'>

function Search({ search, state }: SearchProps) {
  const say = useWords(resolutionsWords)
  const sayState = useWords(resolutionStateWords)
  return (
    <Form
      key={`${search} ${state}`}
      method="get"
      className="mb-5 grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
    >
      <div className="max-sm:col-span-2">
        <TextInput
          type="search"
          name="hledat"
          defaultValue={search}
          maxLength={200}
          autoComplete="off"
          aria-label={say('search')}
          placeholder={say('search')}
        />
      </div>
      <div>
        <Select
          name="stav"
          aria-label={say('state')}
          defaultValue={state ?? ''}
          options={[
            { value: '', label: say('anyState') },
            ...RESOLUTION_STATES.map((value) => ({ value, label: sayState(value) })),
          ]}
        />
      </div>
      <Button type="submit">{say('find')}</Button>
    </Form>
  )
}
