import { z } from 'zod'
import { findEvent } from '../events/events.server.ts'
import { addPhotos } from '../gallery/add-photos.server.ts'
import { findAlbum, listAlbums } from '../gallery/gallery.server.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'
import { changeEvent } from './write-event.server.ts'

const EVERYTHING = { includeMembers: true, includeDrafts: true }
const PAGE_SIZE = 40
/** The album of pictures that stand over events and nowhere else. */
const COVERS = { slug: 'titulni-fotky', title: 'Titulní fotky akcí' }

/** The event's picture and the photos of one album to choose from: only those everybody sees who sees the event. */
export async function viewCover({ db }: RequestContext, idText: string, search: URLSearchParams) {
  const event = await find(db, idText)
  const viewer = { includeMembers: event.visibility === 'members', includeUnlisted: true }
  const albums = (await listAlbums(db, viewer)).filter(({ photos }) => photos > 0)
  const slug = albums.find((album) => album.slug === search.get('album'))?.slug ?? albums[0]?.slug ?? null
  const photos = (slug === null ? null : await findAlbum(db, slug, viewer))?.photos ?? []
  const last = Math.max(1, Math.ceil(photos.length / PAGE_SIZE))
  const page = Math.min(last, Math.max(1, Math.trunc(Number(search.get('page'))) || 1))
  return {
    event: {
      id: event.id,
      title: event.title,
      version: event.version,
      isCancelled: event.state === 'cancelled',
    },
    cover: event.cover,
    coverPhotoId: event.coverPhotoId,
    albums: albums.map((album) => ({ slug: album.slug, title: album.title })),
    album: slug,
    photos: photos.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    view: { page, pageSize: PAGE_SIZE, total: photos.length },
  }
}

async function find(db: Db, idText: string) {
  const id = RowId.safeParse(idText)
  const event = id.success ? await findEvent(db, id.data, EVERYTHING) : undefined
  if (!event) throw notFound()
  return event
}

const Input = z.object({
  intent: z.enum(['choose', 'remove']),
  photoId: RowId.optional(),
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

/** Chooses a photo that hangs somewhere already, or takes the picture down. */
export async function chooseCover(
  { db, now }: RequestContext,
  visitor: Visitor,
  idText: string,
  form: FormValues,
) {
  const { id: eventId } = await find(db, idText)
  const { intent, photoId, version } = parseForm(Input, form)
  const change = { coverPhotoId: intent === 'remove' ? null : (photoId ?? 0) }
  await changeEvent(db, visitor.id, { eventId, version, change, now })
}

/** Hangs a new picture and puts it over the event. */
export async function addCover(
  { db, now }: RequestContext,
  visitor: Visitor,
  idText: string,
  file: File | null,
) {
  const { id: eventId, version } = await find(db, idText)
  const albumId = await coversAlbum(db, visitor.id)
  const [photoId = 0] = await addPhotos(db, { albumId, actorId: visitor.id, files: file ? [file] : [] })
  await changeEvent(db, visitor.id, { eventId, version, change: { coverPhotoId: photoId }, now })
}

/** Made with the first picture; two at once make one. */
async function coversAlbum(db: Db, actorId: number): Promise<number> {
  await db
    .insertInto('album')
    .values({ ...COVERS, visibility: 'public', isListed: false, createdBy: actorId })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('album')
    .select('id')
    .where('slug', '=', COVERS.slug)
    .executeTakeFirstOrThrow()
  return id
}
