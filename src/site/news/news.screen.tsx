import { listAddress } from '../../ground/lists/list-address.ts'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { ListFailed, ListStates } from '../../ground/lists/list-states.tsx'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/news.screen'
import { NewsCard } from './news-card.tsx'
import { newsLine } from './news-line.ts'
import { newsReader, type NewsState } from './news.ts'
import { countNews, listNews } from './news.server.ts'
import { newsWords } from './news.words.ts'

const PATH = '/admin/news'
const PAGE_SIZE = 20
const TABS = ['published', 'draft', 'withdrawn'] as const satisfies readonly NewsState[]
const EMPTY = { published: 'nonePublished', draft: 'noneDraft', withdrawn: 'noneWithdrawn' } as const

const screen = declareScreen({ who: 'dashboard.view' })

export const loader = screen.shows(async ({ db, visitor, today, language, url }) => {
  const reader = newsReader(visitor)
  const asked = url.searchParams.get('tab')
  const state = TABS.find((tab) => tab === asked && reader === 'writer') ?? 'published'
  const [{ items, ...view }, counts] = await Promise.all([
    listNews(db, { reader, today, state, ...pageIn(url.searchParams, PAGE_SIZE) }),
    reader === 'writer' ? countNews(db) : null,
  ])
  return {
    title: speak(newsWords, language)('title'),
    state,
    counts,
    view,
    news: items.map((row) => newsLine(row, language)),
  }
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function NewsScreen({ loaderData }: Route.ComponentProps) {
  const { state, counts, view, news } = loaderData
  const say = useWords(newsWords)
  const tab = state === 'published' ? null : state
  return (
    <div className="max-w-4xl">
      <PageTitle
        title={say('title')}
        actions={
          counts && (
            <>
              <ButtonLink to="/admin/messages">{say('messages')}</ButtonLink>
              <ButtonLink to={`${PATH}/new`} variant="primary">
                {say('write')}
              </ButtonLink>
            </>
          )
        }
      />
      {counts && (
        <div className="mb-5">
          <Tabs
            label={say('tabs')}
            current={state}
            tabs={TABS.map((key) => ({
              key,
              to: key === 'published' ? PATH : `${PATH}?tab=${key}`,
              label: say(key),
              count: counts[key],
            }))}
          />
        </div>
      )}
      <ListStates path={PATH} isEmpty={news.length === 0} empty={say(EMPTY[state])}>
        <Panel flush>
          <ul className="divide-y divide-line">
            {news.map((one) => (
              <li key={one.id}>
                <NewsCard news={one} />
              </li>
            ))}
          </ul>
        </Panel>
        <Pager view={view} to={(page) => listAddress(PATH, { tab, page })} />
      </ListStates>
    </div>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(newsWords)('title')} />
}
