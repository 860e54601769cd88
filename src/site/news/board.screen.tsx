import { Link } from '../../ground/ui/link.tsx'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { PageHero } from '../pages/page-hero.tsx'
import { posterImage, shareTags } from '../../ground/texts/share-tags.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/board.screen'
import { boardWords } from './board.words.ts'
import { newsLine } from './news-line.ts'
import { listNews } from './news.server.ts'

export const handle = { hasHero: true }

const POSTER = 27
const PAGE_SIZE = 20

/** What the club tells everybody; whoever signed in has more of it in the clubhouse. */
const screen = declareScreen({ who: 'anyone' })

export const loader = screen.shows(async ({ db, today, language, club, url }) => {
  const page = pageIn(url.searchParams, PAGE_SIZE)
  const { items, ...view } = await listNews(db, { reader: 'stranger', today, ...page })
  const say = speak(boardWords, language)
  const shared = {
    title: say('title'),
    description: say('lead', { club: club.name }),
    clubName: club.name,
    address: `${url.origin}/aktuality`,
    image: posterImage(url.origin, POSTER),
  }
  return {
    title: shared.title,
    shared,
    view,
    news: items.map((row) => newsLine(row, language)),
  }
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { shared } = loaderData
  const feed = {
    tagName: 'link' as const,
    rel: 'alternate',
    type: 'application/atom+xml',
    href: `${shared.address}.atom`,
  }
  return [...shareTags({ ...shared, type: 'website' }), { ...feed, title: shared.title }]
}

export default function BoardScreen({ loaderData }: Route.ComponentProps) {
  const { shared, news, view } = loaderData
  const say = useWords(boardWords)
  return (
    <>
      <PageHero seed={POSTER} title={shared.title} lead={shared.description} />
      <div className="column py-12 md:py-16">
        {news.length === 0 ? (
          <EmptyState text={say('none')} seed={POSTER} />
        ) : (
          <ul className="max-w-[68ch] divide-y divide-line">
            {news.map((one) => (
              <li key={one.id} lang={one.lang} className="group relative py-6 first:pt-0">
                <time dateTime={one.publishedAt} className="figures text-muted">
                  {one.day}
                </time>
                <h2 className="mt-1 font-display text-[1.75rem] leading-tight font-bold">
                  <Link
                    to={`/aktuality/${one.id}`}
                    prefetch="intent"
                    className="after:absolute after:inset-0 group-hover:underline"
                  >
                    {one.title}
                  </Link>
                </h2>
                <p className="mt-2 text-lg text-pretty">{one.excerpt}</p>
              </li>
            ))}
          </ul>
        )}
        <Pager view={view} to={(page) => `/aktuality?page=${page}`} />
      </div>
    </>
  )
}
