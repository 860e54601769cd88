import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { fileStore, readFile } from '../../ground/files/files.server.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { log } from '../../ground/platform/log.server.ts'
import { oneByOne } from '../../ground/postgres/one-by-one.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { LARGEST_PHOTO } from './photo-kind.ts'

export const LARGEST_CHUNK = 1024 * 1024
const MOST_PHOTOS = 2000
const MOST_A_DAY = 1000

type Announced = {
  readonly albumId: number
  readonly accountId: number
  readonly clientKey: string
  readonly size: number
}

const COLUMNS = ['id', 'albumId', 'size', 'received', 'photoId', 'refusal', 'position'] as const

/** The same file announced again is the same upload: it goes on where it stopped, or is there already. */
export async function beginUpload(db: Db, { albumId, accountId, clientKey, size }: Announced) {
  if (size > LARGEST_PHOTO) throw new Refusal('photo_too_large')
  await refuseBeyondEnd(db, { albumId, accountId, clientKey })
  const upload = await db
    .insertInto('upload')
    .values({
      id: randomBytes(16).toString('hex'),
      albumId,
      accountId,
      clientKey,
      size,
      position: nextPosition(albumId),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['albumId', 'accountId', 'clientKey'])
        .doUpdateSet({ touchedAt: sql<Date>`now()`, refusal: null, attempts: 0 })
        // A file that changed its size meanwhile is another file.
        .where('upload.size', '=', size),
    )
    .returning(COLUMNS)
    .executeTakeFirst()
  if (!upload) throw new Refusal('upload_elsewhere')
  return upload
}

/** Behind everything that is in the album or on its way there. */
export function nextPosition(albumId: number) {
  return sql<number>`1 + greatest(
    (select coalesce(max(position), 0) from photo where album_id = ${albumId}),
    (select coalesce(max(position), 0) from upload where album_id = ${albumId}))`
}

/** What was begun may always go on; of what is new an album has an end, with all that is on its way, and a person's day has one. */
async function refuseBeyondEnd(
  db: Db,
  { albumId, accountId, clientKey }: Omit<Announced, 'size'>,
): Promise<void> {
  const { rows } = await sql<{ known: boolean; inAlbum: number; today: number }>`
    select
      exists (select from upload where album_id = ${albumId} and account_id = ${accountId}
        and client_key = ${clientKey}) as known,
      (select count(*)::int from photo where album_id = ${albumId})
        + (select count(*)::int from upload
          where album_id = ${albumId} and photo_id is null and refusal is null) as "inAlbum",
      (select count(*)::int from upload
        where account_id = ${accountId} and created_at > now() - interval '1 day') as today`.execute(db)
  const [{ known, inAlbum, today } = { known: false, inAlbum: 0, today: 0 }] = rows
  if (known) return
  if (inAlbum >= MOST_PHOTOS) throw new Refusal('album_full')
  if (today >= MOST_A_DAY) throw new Refusal('photos_for_today', { retryAfter: 3600 })
}

export function findUpload(db: Db, id: string, accountId: number) {
  return db
    .selectFrom('upload')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

type Chunk = {
  readonly id: string
  readonly accountId: number
  readonly offset: number
  readonly bytes: Uint8Array
}

/**
 * Takes the next piece in, in three steps: is it wanted here, put it away, say so. No connection is held while the store
 * is waited for. Pieces of one upload come one after the other in this house; of two copies on their way in two houses
 * the one that says so first counts, and the other is told where to go on. A piece written by a house that died before
 * it could say so is simply written again.
 */
export function receiveChunk(db: Db, chunk: Chunk): Promise<number> {
  return oneByOne(db, `upload:${chunk.id}`, () => receiveNext(db, chunk))
}

async function receiveNext(db: Db, { id, accountId, offset, bytes }: Chunk): Promise<number> {
  const upload = await findUpload(db, id, accountId)
  if (!upload) throw new Refusal('not_found')
  const end = offset + bytes.length
  if (upload.received !== offset || end > upload.size || bytes.length === 0)
    throw new Refusal('upload_elsewhere')
  await fileStore().put(chunkKey(id, offset), bytes)
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ received: end, touchedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('received', '=', offset)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('upload_elsewhere')
  return end
}

/** The pieces put together; each lies under the place where it begins. */
export async function readUpload(id: string, size: number): Promise<Uint8Array> {
  const whole = new Uint8Array(size)
  for (let offset = 0; offset < size;) {
    const chunk = await readFile(fileStore(), chunkKey(id, offset))
    if (!chunk || chunk.length === 0) throw new Refusal('upload_incomplete')
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}

export async function chunkKeys(id: string, received: number): Promise<string[]> {
  const keys: string[] = []
  for (let offset = 0; offset < received;) {
    const key = chunkKey(id, offset)
    const size = await fileStore().size(key)
    if (!size) break
    keys.push(key)
    offset += size
  }
  return keys
}

function chunkKey(id: string, offset: number): string {
  return `uploads/${id}/${offset}`
}

/** The job: pieces of photos that never came whole. After two days nobody comes back for them. */
export async function forgetUploads(db: Db): Promise<void> {
  const stale = await db
    .selectFrom('upload')
    .select(['id', 'received'])
    .where('photoId', 'is', null)
    .where('touchedAt', '<', sql<Date>`now() - interval '2 days'`)
    .limit(1000)
    .execute()
  for (const { id, received } of stale) {
    const keys = await chunkKeys(id, received)
    await inTransaction(db, async (tx) => {
      await tx.deleteFrom('upload').where('id', '=', id).execute()
      await enqueue(tx, 'remove-files', { keys })
    })
  }
  if (stale.length > 0) log.info({ count: stale.length }, 'unfinished uploads forgotten')
}
