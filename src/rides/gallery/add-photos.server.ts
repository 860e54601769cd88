import { randomBytes } from 'node:crypto'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { insertPhoto, storeFiles } from './keep-photo.server.ts'
import { processOnce } from './process-photo.server.ts'
import { nextPosition } from './uploads.server.ts'

/** What a plain form may bring at once: a few photos. */
export const LARGEST_FORM = 32 * 1024 * 1024

type Added = { readonly id: number; readonly fileKey: string }

type Handed = { readonly albumId: number; readonly actorId: number; readonly files: readonly File[] }

/** Photos from a form without JavaScript, one after another; the first that is no photo stops it and is named. */
export async function addPhotos(db: Db, { albumId, actorId, files }: Handed): Promise<readonly Added[]> {
  const added: Added[] = []
  if (files.length === 0) throw new Refusal('invalid_fields', { fields: { photos: 'required' } })
  for (const file of files) {
    const processed = await processOnce(async () => new Uint8Array(await file.arrayBuffer()))
    const fileKey = randomBytes(16).toString('hex')
    await storeFiles(fileKey, processed)
    const id = await inTransaction(db, async (tx) => {
      const { position } = await tx
        .selectNoFrom(nextPosition(albumId).as('position'))
        .executeTakeFirstOrThrow()
      return insertPhoto(tx, { albumId, fileKey, position, actorId, processed })
    })
    added.push({ id, fileKey })
  }
  return added
}
