import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { PhotoChange } from './album-fields.ts'
import { photoKeys } from './photo-file.ts'
import { nextPosition } from './uploads.server.ts'

type Actor = { readonly id: number }

/** Its words, whether it is seen, where it hangs. */
export async function changePhoto(db: Db, actor: Actor, id: number, change: PhotoChange): Promise<void> {
  await inTransaction(db, async (tx) => {
    const photo = await lockPhoto(tx, id)
    const note = `album ${photo.albumId}, foto ${id}`
    if (change.caption !== undefined && change.caption !== photo.caption) {
      await tx.updateTable('photo').set({ caption: change.caption }).where('id', '=', id).execute()
      const changes = [{ field: 'caption', from: photo.caption, to: change.caption }]
      recordAudit(tx, { action: 'PHOTO_CHANGED', actorId: actor.id, note, changes })
    }
    if (change.hidden !== undefined) await hidePhoto(tx, actor, { id, isHidden: change.hidden })
    if (change.album !== undefined) await moveToAlbum(tx, actor, photo, change.album)
    if (change.before !== undefined) await placePhoto(tx, photo, change.before)
  })
}

/** Hides a photo, or shows it again; whoever asked for it is answered by that. */
export async function hidePhoto(
  tx: Db,
  actor: Actor,
  { id, isHidden }: { readonly id: number; readonly isHidden: boolean },
): Promise<void> {
  const changed = await tx
    .updateTable('photo')
    .set({ hiddenAt: isHidden ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where('hiddenAt', isHidden ? 'is' : 'is not', null)
    .returning('albumId')
    .executeTakeFirst()
  if (!changed) return
  recordAudit(tx, {
    action: isHidden ? 'PHOTO_HIDDEN' : 'PHOTO_SHOWN',
    actorId: actor.id,
    note: `album ${changed.albumId}, foto ${id}`,
  })
}

type Placed = { readonly id: number; readonly albumId: number }

async function moveToAlbum(tx: Db, actor: Actor, photo: Placed, slug: string): Promise<void> {
  const album = await tx
    .selectFrom('album')
    .select('id')
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()
  if (!album) throw new Refusal('invalid_fields', { fields: { album: 'invalid' } })
  if (album.id === photo.albumId) return
  await tx.updateTable('album').set({ coverPhotoId: null }).where('coverPhotoId', '=', photo.id).execute()
  await tx
    .updateTable('photo')
    .set({ albumId: album.id, position: nextPosition(album.id) })
    .where('id', '=', photo.id)
    .execute()
  await tx.updateTable('upload').set({ albumId: album.id }).where('photoId', '=', photo.id).execute()
  const changes = [{ field: 'albumId', from: photo.albumId, to: album.id }]
  recordAudit(tx, { action: 'PHOTO_CHANGED', actorId: actor.id, note: `foto ${photo.id}`, changes })
}

/** Numbers the whole album anew in one statement, the photo where it was asked to be. */
async function placePhoto(tx: Db, { id, albumId }: Placed, before: number | null): Promise<void> {
  if (before === id) return
  await tx.selectFrom('album').select('id').where('id', '=', albumId).forUpdate().execute()
  const anchor = before === null ? null : await positionOf(tx, albumId, before)
  await sql`
    update photo set position = placed.place
    from (
      select id, row_number() over (
        order by
          case when id = ${id} then ${anchor?.position ?? null}::int else position end nulls last,
          case when id = ${id} then ${before ?? 0}::int else id end,
          case when id = ${id} then 0 else 1 end
      ) as place
      from photo where album_id = ${albumId}
    ) as placed
    where photo.id = placed.id and photo.position <> placed.place`.execute(tx)
}

async function positionOf(tx: Db, albumId: number, id: number) {
  const photo = await tx
    .selectFrom('photo')
    .select('position')
    .where('id', '=', id)
    .where('albumId', '=', albumId)
    .executeTakeFirst()
  if (!photo) throw new Refusal('invalid_fields', { fields: { before: 'invalid' } })
  return photo
}

export async function deletePhoto(db: Db, actor: Actor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { albumId, fileKey } = await lockPhoto(tx, id)
    await tx.deleteFrom('photo').where('id', '=', id).execute()
    await enqueue(tx, 'remove-files', { keys: photoKeys(fileKey) })
    recordAudit(tx, { action: 'PHOTO_DELETED', actorId: actor.id, note: `album ${albumId}, foto ${id}` })
  })
}

async function lockPhoto(tx: Db, id: number) {
  const photo = await tx.selectFrom('photo').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!photo) throw new Refusal('not_found')
  return photo
}
