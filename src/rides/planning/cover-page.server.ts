import { z } from 'zod'
import { findEvent } from '../events/events.server.ts'
import { addPhotos } from '../gallery/add-photos.server.ts'
import { findAlbum, listAlbums } from '../gallery/gallery.server.ts'
import { keepAlbum } from '../gallery/keep-album.server.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { NoFields, RowId } from '../../ground/http/door.server.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Db } from '../../tables.ts'
import { changeEvent } from './write-event.server.ts'

export const coverScreen = declareScreen({ who: 'events.manage', params: z.object({ id: RowId }) })

const EVERYTHING = { includeMembers: true, includeDrafts: true }
const PAGE_SIZE = 40
/** The album of pictures that stand over events and nowhere else. */
const COVERS = { slug: 'titulni-fotky', title: 'Titulní fotky akcí', visibility: 'public' } as const

/** The event's picture and the photos of one album to choose from: only those everybody sees who sees the event. */
export async function viewCover({ db }: RequestContext, id: number, search: URLSearchParams) {
  const event = await find(db, id)
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

async function find(db: Db, id: number) {
  const event = await findEvent(db, id, EVERYTHING)
  if (!event) throw notFound()
  return event
}

const Version = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

/** A photo that hangs somewhere already, none, or a new one. */
export const coverActs = {
  choose: coverScreen.act({
    takes: z.strictObject({ photoId: RowId, version: Version }),
    does: (given, { photoId, version }) => put(given, photoId, version),
  }),
  remove: coverScreen.act({
    takes: z.strictObject({ version: Version }),
    does: (given, { version }) => put(given, null, version),
  }),
  upload: coverScreen.act({
    takes: NoFields,
    takesFiles: ['file'],
    does: async (given) => {
      const { db, visitor, params, files } = given
      const { version } = await find(db, params.id)
      const albumId = await keepAlbum(db, COVERS, visitor.id)
      const file = files.file?.find(({ size }) => size > 0)
      const [photo] = await addPhotos(db, { albumId, actorId: visitor.id, files: file ? [file] : [] })
      return put(given, photo?.id ?? null, version)
    },
  }),
}

type Mine = Given<'events.manage', { readonly id: number }>

async function put({ db, visitor, now, params }: Mine, coverPhotoId: number | null, version: number) {
  const { id: eventId } = await find(db, params.id)
  await changeEvent(db, visitor.id, { eventId, version, change: { coverPhotoId }, now })
  return { done: true }
}
