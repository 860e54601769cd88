import type { Db } from '../../tables.ts'
import { keepAlbum } from './keep-album.server.ts'
import { photosIn, TEXT_ALBUMS } from './text-photo.ts'

/**
 * Whoever may read a text sees its photos: once a text is public, the ones in it are too. What was shown once stays shown,
 * as with every photo whose address is out.
 */
export async function showTextPhotos(tx: Db, text: string, actorId: number): Promise<void> {
  const keys = photosIn(text)
  if (keys.length === 0) return
  const albumId = await keepAlbum(tx, TEXT_ALBUMS.public, actorId)
  await tx
    .updateTable('photo')
    .set({ albumId })
    .where('fileKey', 'in', keys)
    .where('albumId', 'in', (eb) =>
      eb.selectFrom('album').select('id').where('slug', '=', TEXT_ALBUMS.members.slug),
    )
    .execute()
}
