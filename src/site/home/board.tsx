import { Link } from '../../ground/ui/link.tsx'
import type { NewsLine } from '../news/news-line.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { homeWords } from './home.words.ts'
import { SectionTitle } from './section-title.tsx'

type BoardNews = Pick<NewsLine, 'id' | 'title' | 'lang' | 'excerpt' | 'day' | 'publishedAt'>

/** As many columns as news: two of them leave no hole where a third would be. */
const COLUMNS = ['', '', 'md:grid-cols-2', 'md:grid-cols-3'] as const

/** What the club tells everybody. */
export function Board({ news }: { readonly news: readonly BoardNews[] }) {
  const say = useWords(homeWords)
  if (news.length === 0) return null
  return (
    <section className="column pt-16 md:pt-20">
      <SectionTitle
        eyebrow={say('newsEyebrow')}
        title={say('newsTitle')}
        more={{ to: '/aktuality', text: say('newsAll') }}
      />
      <ul className={`grid gap-5 ${COLUMNS[news.length] ?? 'md:grid-cols-3'}`}>
        {news.map(({ id, title, lang, excerpt, day, publishedAt }) => (
          <li
            key={id}
            lang={lang}
            className="group relative rounded-panel border border-line bg-panel p-5 hover:border-edge"
          >
            <time dateTime={publishedAt} className="figures text-muted">
              {day}
            </time>
            <h3 className="mt-1.5 font-display text-[1.625rem] leading-tight font-bold text-balance">
              <Link
                to={`/aktuality/${id}`}
                prefetch="intent"
                className="after:absolute after:inset-0 after:rounded-panel group-hover:underline"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-2 text-pretty">{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
