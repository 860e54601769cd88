import { sql } from 'kysely'
import { type ClubPart, isPageOff } from '../../club-parts.ts'
import type { Db } from '../../tables.ts'
import type { PublicAddress } from './sitemap.ts'

const STANDING = ['/', '/akce', '/aktuality', '/gallery', '/prispet', '/prihlaska']
const PAGES = ['safe', 'hog-membership', 'stanley', 'soukromi', 'hoste']
/** A search engine takes fifty thousand addresses a map. */
const MOST = 20_000

/** Every page a stranger may read, in four statements. */
export async function listPublicAddresses(db: Db, off: readonly ClubPart[] = []): Promise<PublicAddress[]> {
  const pages = await db
    .selectFrom('pageVersion')
    .select(['slug', sql<string>`max(created_at)::date::text`.as('changedOn')])
    .where('slug', 'in', PAGES)
    .groupBy('slug')
    .orderBy('slug')
    .execute()
  const events = await db
    .selectFrom('event')
    .select('id')
    .where('state', 'in', ['published', 'cancelled'])
    .where('visibility', '=', 'public')
    .orderBy('startsAt', 'desc')
    .limit(MOST)
    .execute()
  const news = await db
    .selectFrom('news')
    .select(['id', sql<string>`published_at::date::text`.as('changedOn')])
    .where('state', '=', 'published')
    .where('visibility', '=', 'public')
    .orderBy('publishedAt', 'desc')
    .limit(MOST)
    .execute()
  const albums = await db
    .selectFrom('album')
    .select('slug')
    .where('visibility', '=', 'public')
    .where('isListed', '=', true)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return [
    ...STANDING.map((path) => ({ path, changedOn: null })),
    ...pages
      .map(({ slug, changedOn }) => ({ path: `/${slug}`, changedOn }))
      .filter(({ path }) => !isPageOff(path, off)),
    ...events.map(({ id }) => ({ path: `/akce/${id}`, changedOn: null })),
    ...news.map(({ id, changedOn }) => ({ path: `/aktuality/${id}`, changedOn })),
    ...albums.map(({ slug }) => ({ path: `/gallery/${slug}`, changedOn: null })),
  ]
}
