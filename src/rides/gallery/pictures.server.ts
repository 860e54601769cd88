import type { Db } from '../../tables.ts'
import type { Pictured } from './photo-picture.tsx'
import type { Viewer } from './gallery.server.ts'

/** Photos that stand for something else (an event), by id: only the ones this reader may see. */
export async function listPictures(
  db: Db,
  ids: readonly (number | null)[],
  { includeMembers }: Viewer,
): Promise<ReadonlyMap<number, Pictured>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const photos = await db
    .selectFrom('photo')
    .innerJoin('album', 'album.id', 'photo.albumId')
    .select(['photo.id', 'photo.fileKey', 'photo.width', 'photo.height', 'photo.colour', 'photo.hasAvif'])
    .where('photo.id', 'in', wanted)
    .where('photo.hiddenAt', 'is', null)
    .where('album.visibility', 'in', includeMembers ? ['public', 'members'] : ['public'])
    .execute()
  return new Map(photos.map(({ id, ...photo }) => [id, photo]))
}
