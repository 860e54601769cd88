import { recordAudit } from '../../ground/audit/audit.server.ts'
import { areFilesHeld } from '../../ground/files/file-hold.server.ts'
import { fileStore, readFile } from '../../ground/files/files.server.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import type { Db } from '../../tables.ts'
import { photoKey, type ProcessedPhoto } from './photo-file.ts'
import { makeAvif } from './process-photo.server.ts'

const WHILE_HELD = 60

/** Files first: a photo that is in the album has its files, whatever dies when. */
export async function storeFiles(fileKey: string, { files }: Pick<ProcessedPhoto, 'files'>): Promise<void> {
  await Promise.all(
    files.map(({ size, format, bytes }) => fileStore().put(photoKey(fileKey, size, format), bytes)),
  )
}

type NewPhoto = {
  readonly albumId: number
  readonly fileKey: string
  readonly position: number
  readonly actorId: number | null
  readonly processed: ProcessedPhoto
  readonly caption?: string
}

/** Hangs the photo into its album; AVIF comes later. */
export async function insertPhoto(tx: Db, photo: NewPhoto): Promise<number> {
  const { albumId, fileKey, position, actorId, processed, caption = '' } = photo
  const { width, height, colour } = processed
  const { id } = await tx
    .insertInto('photo')
    .values({ albumId, fileKey, position, caption, width, height, colour, uploadedBy: actorId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, 'make-avif', { photoId: id })
  recordAudit(tx, { action: 'PHOTO_ADDED', actorId, note: `album ${albumId}, foto ${id}` })
  return id
}

/** The job: small files for browsers that understand them. Doing it twice does no harm. */
export async function addAvif(db: Db, photoId: number): Promise<void> {
  const photo = await db
    .selectFrom('photo')
    .select('fileKey')
    .where('id', '=', photoId)
    .where('hasAvif', '=', false)
    .executeTakeFirst()
  const source = photo && (await readFile(fileStore(), photoKey(photo.fileKey, 1920, 'jpg')))
  if (!photo || !source) return
  await storeFiles(photo.fileKey, { files: await makeAvif(source) })
  await db.updateTable('photo').set({ hasAvif: true }).where('id', '=', photoId).execute()
}

/** The job: files of what was deleted; not while somebody copies them, he comes for them again. */
export async function removeFilesInTime(db: Db, keys: readonly string[]): Promise<void> {
  if (!(await areFilesHeld(db))) return removeFiles(keys)
  await enqueue(db, 'remove-files', { keys }, { pause: WHILE_HELD })
}

export async function removeFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) await fileStore().remove(key)
}
