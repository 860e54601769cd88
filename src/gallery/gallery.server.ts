import type { ExpressionBuilder } from 'kysely'
import type { Db, Tables } from '../tables.ts'

type Viewer = { readonly includeMembers: boolean }

/** Albums from the last, each with the number of its photos. */
export function listAlbums(db: Db, viewer: Viewer) {
  return seenBy(db, viewer)
    .select(['album.id', 'album.slug', 'album.title', 'album.happenedOn', 'album.visibility'])
    .select((eb) => photoCount(eb).as('photos'))
    .orderBy('album.happenedOn', (order) => order.desc().nullsLast())
    .orderBy('album.id', 'desc')
    .execute()
}

/** The album with its photos, without the ones somebody asked to hide; its event only if the reader may see that too. */
export async function findAlbum(db: Db, slug: string, viewer: Viewer) {
  const album = await seenBy(db, viewer)
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
    ])
    .select('event.id as eventId')
    .where('album.slug', '=', slug)
    .executeTakeFirst()
  return album && { ...album, photos: await listPhotos(db, album.id) }
}

function listPhotos(db: Db, albumId: number) {
  return db
    .selectFrom('photo')
    .select(['id', 'fileKey', 'width', 'height', 'caption'])
    .where('albumId', '=', albumId)
    .where('hiddenAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

function seenBy(db: Db, viewer: Viewer) {
  return db.selectFrom('album').where('album.visibility', 'in', visibleTo(viewer))
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
