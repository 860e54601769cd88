import { z } from 'zod'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { HideDecision, HideInput, Slug } from './album-fields.ts'
import { viewerOf } from './api.server.ts'
import { finishUpload } from './finish-upload.server.ts'
import { askToHide, decideHideRequest, listHideRequests } from './hide-requests.server.ts'
import { beginUpload, findUpload, LARGEST_CHUNK, receiveChunk } from './uploads.server.ts'
import { Done, doneWith } from '../../ground/http/answer.ts'
import { HideRequestListAnswer, TextPhotoDone, UploadDone, UploadStarted } from './album-answer.ts'
import { addPhotos } from './add-photos.server.ts'
import { keepAlbum } from './keep-album.server.ts'
import { photoAddress } from './photo-file.ts'
import { mayIllustrate, TEXT_ALBUMS } from './text-photo.ts'

const Id = z.strictObject({ id: RowId })
const UploadId = z.strictObject({ id: z.string().regex(/^[0-9a-f]{32}$/) })

type Upload = {
  readonly id: string
  readonly received: number
  readonly size: number
  readonly photoId: number | null
}

const view = ({ id, received, size, photoId }: Upload) => ({ id, offset: received, size, photoId })

// Announce a file, send it in pieces of at most a megabyte, finish. Lost the connection? Ask for the offset and go on.
export const uploadDoors = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/gallery/:slug/uploads',
    who: 'gallery.manage',
    summary: 'Announce a photo; the same key again gives the same upload and where it stands',
    params: Slug,
    body: z.strictObject({ key: z.string().min(1).max(300), size: z.int().positive().max(2_000_000_000) }),
    answers: { 201: UploadStarted },
    handle: async ({ db, visitor, params, body, http }) => {
      const albumId = await albumIdOf(db, params.slug)
      const upload = await beginUpload(db, {
        albumId,
        accountId: visitor.id,
        clientKey: body.key,
        size: body.size,
      })
      http.status(201)
      return { success: true, upload: view(upload), chunkSize: LARGEST_CHUNK }
    },
  }),
  door({
    method: 'GET',
    path: '/api/gallery/uploads/:id',
    who: 'gallery.manage',
    summary: 'Where an upload stands; HEAD says it in Upload-Offset and Upload-Length',
    params: UploadId,
    answers: UploadDone,
    handle: async ({ db, visitor, params, http }) => {
      const upload = await findUpload(db, params.id, visitor.id)
      if (!upload) throw new Refusal('not_found')
      http.header('upload-offset', String(upload.received))
      http.header('upload-length', String(upload.size))
      return { success: true, upload: view(upload) }
    },
  }),
  door({
    method: 'PUT',
    path: '/api/gallery/uploads/:id',
    who: 'gallery.manage',
    file: ['application/octet-stream'],
    summary: 'The next piece as the body; offset says where it begins (409 when another place is wanted)',
    params: UploadId,
    query: z.strictObject({
      offset: z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    }),
    answers: doneWith({ offset: z.int() }),
    handle: async ({ db, visitor, params, query, http }) => {
      const bytes = new Uint8Array(await http.req.arrayBuffer())
      const offset = await receiveChunk(db, {
        id: params.id,
        accountId: visitor.id,
        offset: query.offset,
        bytes,
      })
      return { success: true, offset }
    },
  }),
  door({
    method: 'POST',
    path: '/api/gallery/uploads/:id/finish',
    who: 'gallery.manage',
    summary: 'All pieces are there: make the photo. Asked again it gives the same photo',
    params: UploadId,
    answers: doneWith({ photoId: z.int() }),
    handle: async ({ db, visitor, params }) => ({
      success: true,
      photoId: await finishUpload(db, params.id, visitor.id),
    }),
  }),
]

export const textPhotoDoors = [
  door({
    method: 'POST',
    path: '/api/gallery/photos',
    who: 'signed-in',
    file: ['application/octet-stream'],
    summary:
      'A photo for a text as the body, at most 15 MB; for members only until a public text shows it, or public at once',
    query: z.strictObject({ visibility: z.enum(['public', 'members']).default('members') }),
    answers: { 201: TextPhotoDone },
    handle: async ({ db, visitor, query: { visibility }, http }) => {
      if (!mayIllustrate(visitor)) throw new Refusal('not_allowed')
      const file = new File([await http.req.arrayBuffer()], '')
      const albumId = await keepAlbum(db, TEXT_ALBUMS[visibility], visitor.id)
      const [photo] = await addPhotos(db, { albumId, actorId: visitor.id, files: [file] })
      if (!photo) throw new Refusal('photo_broken')
      http.status(201)
      return { success: true, photo: { id: photo.id, address: photoAddress(photo.fileKey, 1024) } }
    },
  }),
]

export const hideRequestDoors = [
  door({
    method: 'GET',
    path: '/api/gallery/hide-requests',
    who: 'gallery.manage',
    summary: 'People who would rather not be seen, the oldest first',
    query: listQuery(['askedAt']),
    answers: HideRequestListAnswer,
    handle: async ({ db, query }) => {
      const rows = await listHideRequests(db)
      const items = rows.map(({ id, photoId, slug, reason, contact, askedAt }) => ({
        id,
        photoId,
        album: slug,
        reason,
        contact,
        askedAt,
      }))
      return onePage(items, query)
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/gallery/hide-requests/:id',
    who: 'gallery.manage',
    summary: 'Decide: hide the photo, or keep it',
    params: Id,
    body: HideDecision,
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await decideHideRequest(db, visitor, { id: params.id, decision: body.decision })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/gallery/photos/:id/hide-request',
    who: 'anyone',
    summary: 'Ask for a photo to be hidden',
    params: Id,
    body: HideInput,
    answers: Done,
    handle: async ({ db, visitor, params, body, address }) => {
      await askToHide(db, {
        photoId: params.id,
        reason: body.reason ?? '',
        contact: body.contact ?? null,
        address,
        viewer: viewerOf(visitor),
      })
      return { success: true }
    },
  }),
]

async function albumIdOf(db: Db, slug: string): Promise<number> {
  const album = await db.selectFrom('album').select('id').where('slug', '=', slug).executeTakeFirst()
  if (!album) throw new Refusal('not_found')
  return album.id
}
