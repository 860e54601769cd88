import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { AlbumChange, AlbumFields } from './album-fields.ts'
import { freeSlug, slugOf } from './album.ts'
import { photoKeys } from './photo-file.ts'

type Actor = { readonly id: number }

/** An event that does not exist, or the same title at the same moment. */
const BROKEN = {
  reference: () => new Refusal('invalid_fields', { fields: { eventId: 'invalid' } }),
  album_slug_key: () => new Refusal('album_exists'),
}

/** A new, empty album; its address is made of its title. */
export async function createAlbum(db: Db, actor: Actor, fields: AlbumFields): Promise<string> {
  return knowing(BROKEN, () =>
    inTransaction(db, async (tx) => {
      const wanted = slugOf(fields.title)
      const alike = await tx.selectFrom('album').select('slug').where('slug', 'like', `${wanted}%`).execute()
      const slug = freeSlug(
        wanted,
        alike.map((album) => album.slug),
      )
      await tx
        .insertInto('album')
        .values({ ...fields, slug, createdBy: actor.id })
        .execute()
      recordAudit(tx, { action: 'ALBUM_CREATED', actorId: actor.id, note: slug })
      return slug
    }),
  )
}

export async function changeAlbum(db: Db, actor: Actor, slug: string, change: AlbumChange): Promise<void> {
  await knowing(BROKEN, () =>
    inTransaction(db, async (tx) => {
      const before = await tx
        .selectFrom('album')
        .select(['id', 'title', 'description', 'happenedOn', 'eventId', 'visibility', 'coverPhotoId'])
        .where('slug', '=', slug)
        .forUpdate()
        .executeTakeFirst()
      if (!before) throw new Refusal('not_found')
      if (change.coverPhotoId) await refuseForeignCover(tx, before.id, change.coverPhotoId)
      const changes = changesBetween(before, change)
      if (changes.length === 0) return
      await tx.updateTable('album').set(change).where('id', '=', before.id).execute()
      recordAudit(tx, { action: 'ALBUM_CHANGED', actorId: actor.id, note: slug, changes })
    }),
  )
}

async function refuseForeignCover(tx: Db, albumId: number, photoId: number): Promise<void> {
  const photo = await tx
    .selectFrom('photo')
    .select('id')
    .where('id', '=', photoId)
    .where('albumId', '=', albumId)
    .executeTakeFirst()
  if (!photo) throw new Refusal('invalid_fields', { fields: { coverPhotoId: 'invalid' } })
}

/** The album with all its photos; their files go by a job. */
export async function deleteAlbum(db: Db, actor: Actor, slug: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const album = await tx
      .selectFrom('album')
      .select(['id', 'title'])
      .where('slug', '=', slug)
      .forUpdate()
      .executeTakeFirst()
    if (!album) throw new Refusal('not_found')
    await tx.updateTable('album').set({ coverPhotoId: null }).where('id', '=', album.id).execute()
    const photos = await tx.deleteFrom('photo').where('albumId', '=', album.id).returning('fileKey').execute()
    await tx.deleteFrom('album').where('id', '=', album.id).execute()
    if (photos.length > 0)
      await enqueue(tx, 'remove-files', { keys: photos.flatMap(({ fileKey }) => photoKeys(fileKey)) })
    recordAudit(tx, {
      action: 'ALBUM_DELETED',
      actorId: actor.id,
      note: `${album.title} (${slug}), fotek: ${photos.length}`,
    })
  })
}
