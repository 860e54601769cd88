import { type ExpressionBuilder, sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { fromLast, leafed } from '../../ground/lists/leafed.server.ts'
import type { Db, Tables } from '../../tables.ts'

export type Viewer = {
  readonly includeMembers: boolean
  readonly includeHidden?: boolean
  /** Albums that only keep pictures for something else. */
  readonly includeUnlisted?: boolean
}

/** Albums from the last, at most so many. */
export async function listAlbums(db: Db, viewer: Viewer, most = 200) {
  return (await listAlbumPage(db, viewer, { page: 1, pageSize: most })).items
}

/** A page of albums from the last, each with the number of its photos and its cover: the chosen photo, or the first. */
export async function listAlbumPage(db: Db, viewer: Viewer, page: Page) {
  const query = listed(db, viewer)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('photo')
          .select(['fileKey', 'width', 'height', 'colour', 'hasAvif'])
          .whereRef('photo.albumId', '=', 'album.id')
          .where('photo.hiddenAt', 'is', null)
          .orderBy(sql`photo.id is not distinct from album.cover_photo_id`, 'desc')
          .orderBy('photo.position')
          .orderBy('photo.id')
          .limit(1)
          .as('cover'),
      (join) => join.onTrue(),
    )
    .select(['album.id', 'album.slug', 'album.title', 'album.happenedOn', 'album.visibility'])
    .select(['cover.fileKey', 'cover.width', 'cover.height', 'cover.colour', 'cover.hasAvif'])
    .select((eb) => photoCount(eb).as('photos'))
  const keys = fromLast([sql`coalesce(album.happened_on, '-infinity')`, sql`album.id`])
  const { items: rows, ...leaf } = await leafed(query, keys, page)
  const items = rows.map(({ fileKey, width, height, colour, hasAvif, ...album }) => ({
    ...album,
    cover:
      fileKey !== null && width !== null && height !== null && colour !== null
        ? { fileKey, width, height, colour, hasAvif: hasAvif === true }
        : null,
  }))
  return { ...leaf, items }
}

export async function countAlbums(db: Db, viewer: Viewer): Promise<number> {
  const { count } = await listed(db, viewer)
    .select(({ fn, eb }) => eb.cast<number>(fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The album with its photos, without the ones somebody asked to hide; its event only if the reader may see that too. One
 * that only keeps pictures is opened by those who look after them.
 */
export async function findAlbum(db: Db, slug: string, viewer: Viewer) {
  const album = await listed(db, viewer)
    .leftJoin('event', (join) =>
      join
        .onRef('event.id', '=', 'album.eventId')
        .on('event.state', 'in', ['published', 'cancelled'])
        .on('event.visibility', 'in', visibleTo(viewer)),
    )
    .select([
      'album.id',
      'album.slug',
      'album.title',
      'album.description',
      'album.happenedOn',
      'album.visibility',
      'album.coverPhotoId',
    ])
    .select('event.id as eventId')
    .where('album.slug', '=', slug)
    .executeTakeFirst()
  return album && { ...album, photos: await listPhotos(db, album.id, viewer) }
}

/** The album of an event, the first of several; strangers are shown none that is empty. */
export function findAlbumOf(db: Db, eventId: number, viewer: Viewer) {
  return listed(db, viewer)
    .select('album.slug')
    .where('album.eventId', '=', eventId)
    .$if(!viewer.includeMembers, (query) => query.where((eb) => eb(photoCount(eb), '>', 0)))
    .orderBy('album.id')
    .limit(1)
    .executeTakeFirst()
}

function listPhotos(db: Db, albumId: number, { includeHidden = false }: Viewer) {
  return db
    .selectFrom('photo')
    .select(['id', 'fileKey', 'width', 'height', 'caption', 'colour', 'hasAvif'])
    .select((eb) => eb('hiddenAt', 'is not', null).$castTo<boolean>().as('isHidden'))
    .where('albumId', '=', albumId)
    .$if(!includeHidden, (query) => query.where('hiddenAt', 'is', null))
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The last photos of all albums the reader may see. */
export function listLastPhotos(db: Db, viewer: Viewer, limit: number) {
  return db
    .selectFrom('photo')
    .innerJoin('album', 'album.id', 'photo.albumId')
    .select([
      'photo.id',
      'photo.fileKey',
      'photo.width',
      'photo.height',
      'photo.caption',
      'photo.colour',
      'photo.hasAvif',
    ])
    .select(['album.slug', 'album.title'])
    .where('photo.hiddenAt', 'is', null)
    .where('album.isListed', '=', true)
    .where('album.visibility', 'in', visibleTo(viewer))
    .orderBy('photo.id', 'desc')
    .limit(limit)
    .execute()
}

function listed(db: Db, viewer: Viewer) {
  return db
    .selectFrom('album')
    .where('album.visibility', 'in', visibleTo(viewer))
    .$if(!viewer.includeUnlisted, (query) => query.where('album.isListed', '=', true))
}

function visibleTo({ includeMembers }: Viewer): ('public' | 'members')[] {
  return includeMembers ? ['public', 'members'] : ['public']
}

function photoCount(eb: ExpressionBuilder<Tables, 'album'>) {
  const photos = eb
    .selectFrom('photo')
    .whereRef('photo.albumId', '=', 'album.id')
    .where('photo.hiddenAt', 'is', null)
    .select(({ fn }) => fn.countAll().as('photos'))
  return eb.cast<number>(photos, 'integer')
}
