import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { tellOfficers } from '../../ground/mail/officers.server.ts'
import { networkOf } from '../../ground/platform/proxy.ts'
import { hit } from '../../ground/http/rate-limit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Viewer } from './gallery.server.ts'
import { hidePhoto } from './manage-photo.server.ts'

const PER_NETWORK = { max: 10, minutes: 60 }
const FROM_EVERYBODY = { max: 200, minutes: 60 }
/** As many as may wait for one photo: the officer understood. */
const MOST_WAITING = 5

type Input = {
  readonly photoId: number
  readonly reason: string
  readonly contact: string | null
  readonly address: string
  readonly viewer: Viewer
}

/** Somebody would rather not be seen. Anybody may ask; an officer decides. */
export async function askToHide(db: Db, { photoId, reason, contact, address, viewer }: Input): Promise<void> {
  const photo = await findSeenPhoto(db, photoId, viewer)
  if (!photo) throw new Refusal('not_found')
  for (const [key, limit] of [
    [`hide:network:${networkOf(address)}`, PER_NETWORK],
    ['hide:everybody', FROM_EVERYBODY],
  ] as const) {
    const { allowed, retryAfter } = await hit(db, key, limit)
    if (!allowed) throw new Refusal('too_many_attempts', { retryAfter })
  }
  await inTransaction(db, async (tx) => {
    const { ofPhoto, inAll } = await tx
      .selectFrom('hideRequest')
      .select(({ fn, eb }) => [
        eb.cast<number>(fn.countAll(), 'integer').as('inAll'),
        eb.cast<number>(fn.countAll().filterWhere('photoId', '=', photoId), 'integer').as('ofPhoto'),
      ])
      .where('decision', 'is', null)
      .executeTakeFirstOrThrow()
    if (ofPhoto >= MOST_WAITING) return
    await tx.insertInto('hideRequest').values({ photoId, reason, contact }).execute()
    // The first that waits is told; whoever comes to decide finds the others there.
    if (inAll === 0) await tellOfficers(tx, 'Secretary', 'hide-request', { album: photo.title })
  })
}

/** A photo as the reader may see it; for one who may not it does not exist. */
export function findSeenPhoto(db: Db, id: number, { includeMembers }: Viewer) {
  return db
    .selectFrom('photo')
    .innerJoin('album', 'album.id', 'photo.albumId')
    .select([
      'photo.id',
      'photo.fileKey',
      'photo.width',
      'photo.height',
      'photo.colour',
      'photo.hasAvif',
      'photo.caption',
      'album.slug',
      'album.title',
    ])
    .where('photo.id', '=', id)
    .where('photo.hiddenAt', 'is', null)
    .where('album.visibility', 'in', includeMembers ? ['public', 'members'] : ['public'])
    .executeTakeFirst()
}

/** What waits for an officer, the oldest first. */
export function listHideRequests(db: Db) {
  return db
    .selectFrom('hideRequest')
    .innerJoin('photo', 'photo.id', 'hideRequest.photoId')
    .innerJoin('album', 'album.id', 'photo.albumId')
    .select(['hideRequest.id', 'hideRequest.reason', 'hideRequest.contact', 'hideRequest.askedAt'])
    .select([
      'photo.id as photoId',
      'photo.fileKey',
      'photo.width',
      'photo.height',
      'photo.colour',
      'photo.hasAvif',
      'photo.caption',
      'album.slug',
      'album.title',
    ])
    .where('hideRequest.decision', 'is', null)
    .orderBy('hideRequest.askedAt')
    .limit(100)
    .execute()
}

export async function decideHideRequest(
  db: Db,
  actor: { readonly id: number },
  { id, decision }: { readonly id: number; readonly decision: 'hidden' | 'kept' },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const request = await tx
      .selectFrom('hideRequest')
      .select(['photoId', 'decision'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!request) throw new Refusal('not_found')
    if (request.decision !== null) return
    // One photo, one decision: everybody else who asked about it is answered too when it is hidden.
    await tx
      .updateTable('hideRequest')
      .set({ decision, decidedAt: sql<Date>`now()`, decidedBy: actor.id })
      .where('decision', 'is', null)
      .$if(decision === 'kept', (query) => query.where('id', '=', id))
      .$if(decision === 'hidden', (query) => query.where('photoId', '=', request.photoId))
      .execute()
    if (decision === 'hidden') await hidePhoto(tx, actor, { id: request.photoId, isHidden: true })
    recordAudit(tx, {
      action: 'HIDE_REQUEST_DECIDED',
      actorId: actor.id,
      note: `foto ${request.photoId}`,
      changes: [{ field: 'decision', from: null, to: decision }],
    })
  })
}
