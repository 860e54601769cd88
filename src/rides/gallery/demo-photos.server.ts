import { sql } from 'kysely'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import { drawScene } from './demo-scene.ts'
import { insertPhoto, storeFiles } from './keep-photo.server.ts'
import { processPhoto } from './process-photo.server.ts'

const PER_ALBUM = 8
const DONE = 'demo-photos'

/** What the photographer would have said; most photos say nothing. */
const CAPTIONS: Readonly<Record<number, string>> = {
  0: 'Ráno, než se rozjely motory',
  2: 'Za tímhle kopcem byl oběd',
  5: 'Kdo zůstal do večera, viděl tohle',
}

/**
 * The job: the demo club's albums get their pictures, one a job, so that neither the start nor the end of the house waits
 * for a drawing. A real club is left alone.
 */
export async function hangDemoPhoto(db: Db, from: number): Promise<void> {
  if (!(await isWanted(db))) return
  const albums = await db
    .selectFrom('album')
    .select(['id', 'slug'])
    .where('id', '<=', 4)
    .orderBy('id')
    .execute()
  const hung = await db.selectFrom('photo').select('fileKey').where('fileKey', 'like', 'demo-%').execute()
  const known = new Set(hung.map(({ fileKey }) => fileKey))
  const plan = albums.flatMap(({ id }) =>
    Array.from({ length: PER_ALBUM }, (_, number) => ({
      albumId: id,
      number,
      fileKey: `demo-${id}-${number}`,
    })),
  )
  const next = plan.findIndex(({ fileKey }, index) => index >= from && !known.has(fileKey))
  const wanted = plan[next]
  if (!wanted) {
    await db
      .insertInto('clubSetting')
      .values({ key: DONE, value: 'true' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  const { albumId, number, fileKey } = wanted
  const processed = await processPhoto(() => drawn(albumId * 100 + number))
  await storeFiles(fileKey, processed)
  await inTransaction(db, async (tx) => {
    // After a restart two rows of jobs may be hanging pictures; each picture is hung by one of them.
    await sql`select pg_advisory_xact_lock(hashtext('klubovna demo photos'))`.execute(tx)
    const isHung = await tx.selectFrom('photo').select('id').where('fileKey', '=', fileKey).executeTakeFirst()
    if (isHung) return
    await insertPhoto(tx, {
      albumId,
      fileKey,
      position: number + 1,
      actorId: null,
      processed,
      caption: CAPTIONS[number] ?? '',
    })
    await enqueue(tx, 'hang-demo-photo', { next: next + 1 })
  })
}

async function isWanted(db: Db): Promise<boolean> {
  const rows = await db.selectFrom('clubSetting').select('key').where('key', 'in', ['demo', DONE]).execute()
  return rows.length === 1 && rows[0]?.key === 'demo'
}

async function drawn(seed: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(drawScene(seed).svg))
    .jpeg({ quality: 92 })
    .toBuffer()
}
