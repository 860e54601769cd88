import { Link } from '../../ground/ui/link.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { NewsLine } from './news-line.ts'
import { newsWords } from './news.words.ts'

/** One of the news in a list; the whole of it leads to the text. */
export function NewsCard({ news, heading: Heading = 'h2' }: { news: NewsLine; heading?: 'h2' | 'h3' }) {
  return (
    <article lang={news.lang} className="group relative px-5 py-4 hover:bg-sunk md:px-6">
      <Heading className="text-lg leading-snug font-semibold text-balance">
        <Link
          to={`/admin/news/${news.id}`}
          prefetch="intent"
          className="after:absolute after:inset-0 group-hover:underline"
        >
          {news.title}
        </Link>
      </Heading>
      <p className="mt-1 text-pretty">{news.excerpt}</p>
      <NewsFacts news={news} />
    </article>
  )
}

/** When, by whom, and what is particular about it. */
export function NewsFacts({ news }: { readonly news: Omit<NewsLine, 'excerpt'> }) {
  const say = useWords(newsWords)
  const { day, author, isPinned, visibility, state } = news
  return (
    <p className="figures mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
      <time dateTime={news.publishedAt}>{author ? say('by', { day, author }) : day}</time>
      {isPinned && <Badge tone="accent">{say('pinned')}</Badge>}
      {visibility === 'public' && <Badge tone="info">{say('public')}</Badge>}
      {state === 'draft' && <Badge tone="warning">{say('isDraft')}</Badge>}
      {state === 'withdrawn' && <Badge>{say('isWithdrawn')}</Badge>}
    </p>
  )
}
