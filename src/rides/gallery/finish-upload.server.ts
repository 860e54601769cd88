import { sql } from 'kysely'
import { ApartFault } from '../../ground/platform/apart.server.ts'
import { log } from '../../ground/platform/log.server.ts'
import { keptOnce } from '../../ground/platform/kept-once.server.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { isRefusalCode, Refusal, type RefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { insertPhoto, removeFiles, storeFiles } from './keep-photo.server.ts'
import { processPhoto } from './process-photo.server.ts'
import { chunkKeys, findUpload, readUpload } from './uploads.server.ts'

const going = keptOnce('finishing-uploads', () => new Map<string, Promise<number>>())

/** Makes a photo of what arrived, once: asked again, meanwhile or later, it gives the same photo. */
export function finishUpload(db: Db, id: string, accountId: number): Promise<number> {
  const known = going.get(id)
  if (known) return known
  const work = finish(db, id, accountId).finally(() => going.delete(id))
  going.set(id, work)
  return work
}

async function finish(db: Db, id: string, accountId: number): Promise<number> {
  const upload = await findUpload(db, id, accountId)
  if (!upload) throw new Refusal('not_found')
  if (upload.photoId !== null) return upload.photoId
  if (upload.refusal !== null && isRefusalCode(upload.refusal)) throw new Refusal(upload.refusal)
  if (upload.received < upload.size) throw new Refusal('upload_incomplete')
  try {
    const processed = await processPhoto(() => readUpload(id, upload.size))
    // The upload's own number names the files: whoever does the work again writes the same ones.
    await storeFiles(id, processed)
    const chunks = await chunkKeys(id, upload.received)
    return await inTransaction(db, async (tx) => {
      const { photoId, albumId, position } = await tx
        .selectFrom('upload')
        .select(['photoId', 'albumId', 'position'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (photoId !== null) return photoId
      const made = await insertPhoto(tx, { albumId, fileKey: id, position, actorId: accountId, processed })
      await tx.updateTable('upload').set({ photoId: made }).where('id', '=', id).execute()
      await enqueue(tx, 'remove-files', { keys: chunks })
      return made
    })
  } catch (error) {
    if (error instanceof Refusal && OWN_FAULTS.includes(error.code)) await giveUp(db, id, error.code)
    else if (error instanceof ApartFault) await noteFall(db, id)
    throw error
  }
}

/** What is wrong with the file itself; a full disk, a busy house or a reader that fell over says nothing about it. */
const OWN_FAULTS: readonly RefusalCode[] = [
  'photo_too_large',
  'photo_heic',
  'photo_wrong_type',
  'photo_too_many_pixels',
  'photo_too_demanding',
  'photo_broken',
]
const MOST_FALLS = 5

/** Whoever drew it fell over. The pieces stay and it is tried again; after the fifth fall the photo is to blame. */
async function noteFall(db: Db, id: string): Promise<void> {
  await db
    .updateTable('upload')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      refusal: eb
        .case()
        .when('attempts', '>=', MOST_FALLS - 1)
        .then<string | null>('photo_too_demanding')
        .else(eb.ref('refusal'))
        .end(),
    }))
    .where('id', '=', id)
    .execute()
}

/** A file that is no photo does not become one by asking again; handed in anew it is looked at anew. */
async function giveUp(db: Db, id: string, code: string): Promise<void> {
  const { received = 0 } =
    (await db.selectFrom('upload').select('received').where('id', '=', id).executeTakeFirst()) ?? {}
  // At once, not by a job: the job might take away what is handed in anew.
  await removeFiles(await chunkKeys(id, received))
  await db.updateTable('upload').set({ refusal: code, received: 0 }).where('id', '=', id).execute()
}

/** The job: photos that arrived whole while nobody stayed to say so. */
export async function finishUploads(db: Db, signal?: AbortSignal): Promise<void> {
  const whole = await db
    .selectFrom('upload')
    .select(['id', 'accountId'])
    .where('photoId', 'is', null)
    .where('refusal', 'is', null)
    .whereRef('received', '=', 'size')
    .where('touchedAt', '<', sql<Date>`now() - interval '1 minute'`)
    .limit(50)
    .execute()
  for (const { id, accountId } of whole) {
    if (signal?.aborted) return
    // One that cannot be finished now does not keep the others waiting.
    await finishUpload(db, id, accountId).catch((error: unknown) => {
      if (!(error instanceof Refusal)) log.warn({ err: error, id }, 'an upload could not be finished now')
    })
  }
}
