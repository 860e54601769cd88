import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { keepHtml } from '../../ground/texts/text-html.server.ts'
import { showTextPhotos } from '../../rides/gallery/text-photos.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { mayBecome, type NewsState, type NewsVisibility } from './news.ts'
import type { NewsChange, NewsFields } from './news-input.ts'

type Actor = { readonly id: number }

export async function createNews(db: Db, actor: Actor, fields: NewsFields): Promise<number> {
  await keepHtml(db, [fields.body, fields.bodyEn ?? ''])
  return inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('news')
      .values({
        ...fields,
        createdBy: actor.id,
        publishedAt: fields.state === 'published' ? sql<Date>`now()` : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await showPhotosOf(tx, actor, fields)
    recordAudit(tx, {
      action: 'NEWS_CREATED',
      actorId: actor.id,
      note: fields.title,
      changes: [
        { field: 'news', from: null, to: id },
        { field: 'state', from: null, to: fields.state },
        { field: 'visibility', from: null, to: fields.visibility },
      ],
    })
    return id
  })
}

/** Changes what was read, or refuses; old and new stay in the history. What changes nothing leaves no trace. */
export async function changeNews(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...change }: NewsChange,
): Promise<void> {
  await keepHtml(db, [change.body ?? '', change.bodyEn ?? ''])
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('news')
      .select([
        'title',
        'body',
        'titleEn',
        'bodyEn',
        'visibility',
        'pinnedUntil',
        'state',
        'version',
        'publishedAt',
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new Refusal('not_found')
    if (before.version !== version) throw new Refusal('news_changed_meanwhile')
    if (change.state && !mayBecome(before.state, change.state)) throw new Refusal('news_not_draft_again')
    const { publishedAt, version: _, ...known } = before
    const changes = changesBetween(known, change)
    if (changes.length === 0) return
    await tx
      .updateTable('news')
      .set((eb) => ({
        ...change,
        version: eb('version', '+', 1),
        ...(change.state === 'published' && publishedAt === null ? { publishedAt: sql<Date>`now()` } : {}),
      }))
      .where('id', '=', id)
      .execute()
    await showPhotosOf(tx, actor, { ...known, ...change })
    recordAudit(tx, {
      action: ACTIONS[change.state === before.state ? 'same' : (change.state ?? 'same')],
      actorId: actor.id,
      note: change.title ?? before.title,
      changes: [{ field: 'news', from: id, to: id }, ...changes],
    })
  })
}

type Readable = {
  readonly body?: string | undefined
  readonly bodyEn?: string | undefined
  readonly state?: NewsState | undefined
  readonly visibility?: NewsVisibility | undefined
}

async function showPhotosOf(tx: Db, actor: Actor, news: Readable): Promise<void> {
  const { body = '', bodyEn = '', state, visibility } = news
  if (state === 'published' && visibility === 'public') await showTextPhotos(tx, body + bodyEn, actor.id)
}

const ACTIONS = {
  same: 'NEWS_CHANGED',
  draft: 'NEWS_CHANGED',
  published: 'NEWS_PUBLISHED',
  withdrawn: 'NEWS_WITHDRAWN',
} as const

/** Only what nobody has read goes; the rest is withdrawn. */
export async function deleteNews(db: Db, actor: Actor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const news = await tx
      .selectFrom('news')
      .select(['title', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!news) throw new Refusal('not_found')
    if (news.state !== 'draft') throw new Refusal('news_is_withdrawn_instead')
    await tx.deleteFrom('news').where('id', '=', id).execute()
    recordAudit(tx, {
      action: 'NEWS_DELETED',
      actorId: actor.id,
      note: news.title,
      changes: [{ field: 'news', from: id, to: null }],
    })
  })
}
