import { sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf, fromLast } from '../../ground/lists/leafed.server.ts'
import type { Db } from '../../tables.ts'
import { mayReadNews, type NewsReader, type NewsState } from './news.ts'

type Input = Page & {
  readonly reader: NewsReader
  readonly today: string
  /** Other than published ones only for those who write. */
  readonly state?: NewsState | undefined
}

/** News for this reader, pinned ones first, then from the last. */
export function listNews(db: Db, { reader, today, state = 'published', ...page }: Input) {
  const pinned = sql<boolean>`(news.state = 'published' and coalesce(news.pinned_until >= ${today}::date, false))`
  const query = db
    .selectFrom('news')
    .leftJoin('account', 'account.id', 'news.createdBy')
    .leftJoin('member', 'member.id', 'account.memberId')
    .select([
      'news.id',
      'news.title',
      'news.body',
      'news.titleEn',
      'news.bodyEn',
      'news.state',
      'news.visibility',
      'news.pinnedUntil',
      'news.publishedAt',
      'news.createdAt',
      'news.version',
      pinned.as('isPinned'),
      AUTHOR,
    ])
    .where('news.state', '=', reader === 'writer' ? state : 'published')
    .$if(reader === 'stranger', (query) => query.where('news.visibility', '=', 'public'))
  const keys = [pinned, sql`coalesce(news.published_at, news.created_at)`, sql`news.id`]
  return countedLeaf(query, fromLast(keys), page)
}

/** An erased card has no name left; nobody is named then. */
const AUTHOR = sql<
  string | null
>`case when member.erased_at is null then member.first_name || ' ' || member.last_name end`.as('author')

/** One of them, if this reader may know of it. */
export async function findNews(db: Db, id: number, reader: NewsReader) {
  const news = await db
    .selectFrom('news')
    .leftJoin('account', 'account.id', 'news.createdBy')
    .leftJoin('member', 'member.id', 'account.memberId')
    .selectAll('news')
    .select(AUTHOR)
    .where('news.id', '=', id)
    .executeTakeFirst()
  return news && mayReadNews(news, reader) ? news : null
}

/** How many of each there are, for those who write. */
export async function countNews(db: Db): Promise<Readonly<Record<NewsState, number>>> {
  const { rows } = await sql<Record<NewsState, number>>`
    select count(*) filter (where state = 'draft')::int as draft,
      count(*) filter (where state = 'published')::int as published,
      count(*) filter (where state = 'withdrawn')::int as withdrawn
    from news`.execute(db)
  return rows[0] ?? { draft: 0, published: 0, withdrawn: 0 }
}
