import { z } from 'zod'
import { can } from '../../permissions.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { AlbumChange, AlbumFields, PhotoChange, Slug } from './album-fields.ts'
import { photoView } from './album-view.ts'
import { countAlbums, findAlbum, listAlbumPage, type Viewer } from './gallery.server.ts'
import { changeAlbum, createAlbum, deleteAlbum } from './manage-album.server.ts'
import { changePhoto, deletePhoto } from './manage-photo.server.ts'
import { zipAlbum } from './zip-album.server.ts'
import { Done } from '../../ground/http/answer.ts'
import { AlbumDone, AlbumListAnswer } from './album-answer.ts'

const Id = z.strictObject({ id: RowId })

export function viewerOf(visitor: Visitor | null): Viewer {
  return { includeMembers: visitor !== null }
}

export const galleryDoors = [
  door({
    method: 'GET',
    path: '/api/gallery',
    who: 'anyone',
    summary: 'Albums from the last; those for members only when signed in',
    query: listQuery(['-happenedOn']),
    answers: AlbumListAnswer,
    handle: async ({ db, visitor, query }) => {
      const viewer = viewerOf(visitor)
      const total = await countAlbums(db, viewer)
      const { items: albums, ...page } = await listAlbumPage(db, viewer, query)
      const items = albums.map(({ cover, ...album }) => ({
        ...album,
        cover: cover && `/photos/${cover.fileKey}/1024.jpg`,
      }))
      return { items, total, ...page }
    },
  }),
  door({
    method: 'GET',
    path: '/api/gallery/:slug',
    who: 'anyone',
    summary: 'One album with its photos',
    params: Slug,
    answers: AlbumDone,
    handle: async ({ db, visitor, params }) => ({
      success: true,
      album: await viewAlbum(db, params.slug, visitor),
    }),
  }),
  door({
    method: 'GET',
    path: '/api/gallery/:slug/album.zip',
    sends: 'made',
    who: 'anyone',
    summary: 'All photos of an album in one file',
    params: Slug,
    sentAs: ['application/zip'],
    handle: async ({ db, visitor, params }) => {
      const album = await findAlbum(db, params.slug, viewerOf(visitor))
      if (!album || album.photos.length === 0) throw new Refusal('not_found')
      return zipAlbum(album)
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/gallery',
    who: 'gallery.manage',
    summary: 'A new album; its address is made of its title',
    body: AlbumFields,
    answers: { 201: AlbumDone },
    handle: async ({ db, visitor, body, http }) => {
      const slug = await createAlbum(db, visitor, body)
      http.status(201)
      return { success: true, album: await viewAlbum(db, slug, visitor) }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/gallery/:slug',
    who: 'gallery.manage',
    summary: 'Change an album: title, description, day, event, visibility, cover',
    params: Slug,
    body: AlbumChange,
    answers: AlbumDone,
    handle: async ({ db, visitor, params, body }) => {
      await changeAlbum(db, visitor, params.slug, body)
      return { success: true, album: await viewAlbum(db, params.slug, visitor) }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/gallery/:slug',
    who: 'gallery.manage',
    summary: 'Delete an album with all its photos',
    params: Slug,
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await deleteAlbum(db, visitor, params.slug)
      return { success: true }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/gallery/photos/:id',
    who: 'gallery.manage',
    summary: 'Change a photo: caption, hidden, its album, its place (before which photo; null is the end)',
    params: Id,
    body: PhotoChange,
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await changePhoto(db, visitor, params.id, body)
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/gallery/photos/:id',
    who: 'gallery.manage',
    summary: 'Delete a photo; its files follow',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await deletePhoto(db, visitor, params.id)
      return { success: true }
    },
  }),
]

async function viewAlbum(db: Db, slug: string, visitor: Visitor | null) {
  const includeHidden = visitor !== null && can(visitor, 'gallery.manage')
  const viewer = { ...viewerOf(visitor), includeHidden, includeUnlisted: includeHidden }
  const album = await findAlbum(db, slug, viewer)
  if (!album) throw new Refusal('not_found')
  const { photos, ...facts } = album
  return {
    ...facts,
    photos: photos.map((photo) => ({
      ...photoView(photo),
      ...(includeHidden ? { hidden: photo.isHidden } : {}),
    })),
  }
}
