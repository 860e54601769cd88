import { useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { AgendaCard } from '../events/agenda-card.tsx'
import type { AgendaItem } from '../events/agenda.ts'
import { findFeedKey, renewFeed, revokeFeed } from '../events/calendar-feeds.server.ts'
import { MonthGrid } from '../events/month-grid.tsx'
import { can } from '../../permissions.ts'
import { NoFields } from '../../ground/http/door.server.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { SkeletonRows } from '../../ground/ui/skeleton.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/events.screen'
import { CalendarLinks } from './calendar-links.tsx'
import { viewEvents } from './events-page.server.ts'
import { EVENTS_TABS, type EventsTab } from './events-tab.ts'
import { eventsWords } from './events.words.ts'

const PATH = '/admin/events'

const screen = declareScreen({ who: 'events.view' })

export const loader = screen.shows(async (given) => {
  const { db, visitor, language, origin, url } = given
  const [page, key] = await Promise.all([
    viewEvents(given, visitor, url.searchParams),
    findFeedKey(db, visitor.id),
  ])
  return {
    ...page,
    mayManage: can(visitor, 'events.manage'),
    feed: key && `${origin}/api/events.ics?key=${key}`,
    title: speak(eventsWords, language)('title'),
  }
})

const sets = (change: typeof renewFeed | typeof revokeFeed) =>
  screen.act({
    takes: NoFields,
    does: async ({ db, visitor }) => {
      await change(db, visitor.id)
      return seeOther(`${PATH}#kalendar`, flashCookie('saved'))
    },
  })

export const action = screen.acts({ keeps: [], acts: { renew: sets(renewFeed), revoke: sets(revokeFeed) } })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function EventsScreen({ loaderData }: Route.ComponentProps) {
  const { tab, counts, mayManage, feed } = loaderData
  const say = useWords(eventsWords)
  const tabs = EVENTS_TABS.filter((key) => key !== 'drafts' || mayManage)
  return (
    <>
      <PageTitle
        isShort
        title={say('title')}
        actions={
          mayManage && (
            <ButtonLink to={`${PATH}/new`} variant="primary">
              {say('newEvent')}
            </ButtonLink>
          )
        }
      />
      <div className="mb-5">
        <Tabs
          label={say('tabs')}
          current={tab}
          tabs={tabs.map((key) => ({
            key,
            to: key === 'coming' ? PATH : `${PATH}?tab=${key}`,
            label: say(key),
            count: key === 'coming' || key === 'drafts' ? counts[key] : undefined,
          }))}
        />
      </div>
      <Content page={loaderData} mayManage={mayManage} />
      <CalendarLinks feed={feed} address={PATH} />
    </>
  )
}

export const ErrorBoundary = screenFailed(eventsWords)

type ContentProps = { readonly page: Route.ComponentProps['loaderData']; readonly mayManage: boolean }

const EMPTY: Readonly<Record<Exclude<EventsTab, 'month'>, 'noComing' | 'noPast' | 'noDrafts'>> = {
  coming: 'noComing',
  past: 'noPast',
  drafts: 'noDrafts',
}

function Content({ page, mayManage }: ContentProps) {
  const say = useWords(eventsWords)
  const { state, location, formMethod } = useNavigation()
  if (state === 'loading' && formMethod === undefined && location.pathname === PATH)
    return (
      <Panel flush>
        <SkeletonRows rows={6} />
      </Panel>
    )
  if (page.month) return <MonthGrid month={page.month} to={(key) => `${PATH}?tab=month&mesic=${key}`} />
  return (
    <>
      <h2 className="sr-only">{say(page.tab)}</h2>
      {page.years.length > 1 && <Years year={page.year} years={page.years} />}
      {page.items.length === 0 ? (
        <Panel>
          <EmptyState
            text={say(page.tab === 'month' ? 'noComing' : EMPTY[page.tab])}
            action={
              mayManage ? (
                <ButtonLink to={`${PATH}/new`}>{say('newEvent')}</ButtonLink>
              ) : (
                <ButtonLink to="/gallery">{say('gallery')}</ButtonLink>
              )
            }
          />
        </Panel>
      ) : (
        <ul className="grid gap-3.5 xl:grid-cols-2">
          {page.items.map((item) => (
            <li key={item.id} className="grid">
              <AgendaCard item={item} back={PATH}>
                {mayManage && <Manage item={item} />}
              </AgendaCard>
            </li>
          ))}
        </ul>
      )}
      <Pager
        view={page.view}
        to={(number) =>
          `${PATH}?tab=${page.tab}${page.year === null ? '' : `&rok=${page.year}`}&page=${number}`
        }
      />
    </>
  )
}

function Years({ year, years }: { readonly year: number | null; readonly years: readonly number[] }) {
  const say = useWords(eventsWords)
  return (
    <nav aria-label={say('years')} className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {years.map((one) => (
          <li key={one}>
            <Link
              to={`${PATH}?tab=past&rok=${one}`}
              aria-current={one === year ? 'page' : undefined}
              className={classNames(
                'figures inline-flex h-11 items-center rounded-lg border px-3.5 font-semibold md:h-9',
                one === year
                  ? 'border-primary-400 bg-primary-400 text-stone-900'
                  : 'border-line hover:border-edge',
              )}
            >
              {one}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** For those who plan: the three things one does with an event. */
function Manage({ item }: { readonly item: AgendaItem }) {
  const say = useWords(eventsWords)
  const links = [
    ['people', `${PATH}/${item.id}/people`],
    ['edit', `${PATH}/${item.id}/edit`],
    ['copy', `${PATH}/new?copy=${item.id}`],
  ] as const
  return (
    <p className="relative mt-2.5 flex flex-wrap gap-x-4 border-t border-line pt-1.5">
      {links.map(([what, to]) => (
        <Link
          key={what}
          to={to}
          aria-label={say('manageNamed', { what: say(what), title: item.title })}
          className="link inline-block py-1.5 text-[0.9375rem] font-medium"
        >
          {say(what)}
        </Link>
      ))}
    </p>
  )
}
