import { redirect } from 'react-router'
import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { addPhotos } from './add-photos.server.ts'
import { AlbumFields, PhotoChange, Slug } from './album-fields.ts'
import { changeAlbum, deleteAlbum } from './manage-album.server.ts'
import { changePhoto, deletePhoto } from './manage-photo.server.ts'

export const editScreen = declareScreen({ who: 'gallery.manage', params: Slug })

/** Every button under a photo sends the whole form of that photo; each act takes its part. */
const Photo = z.object({ photoId: RowId })
const { caption, album } = PhotoChange.shape
const Place = z.union([z.literal('end').transform(() => null), RowId])

export const editActs = {
  save: editScreen.act({
    takes: formOf(AlbumFields),
    does: async ({ db, visitor, params: { slug } }, input) => {
      await changeAlbum(db, visitor, slug, input)
      return done('save')
    },
  }),
  'delete-album': editScreen.act({
    does: async ({ db, visitor, params: { slug } }) => {
      await deleteAlbum(db, visitor, slug)
      throw redirect('/gallery', { headers: { 'set-cookie': flashCookie('saved') } })
    },
  }),
  /** The form without JavaScript: a few files at once. */
  '': editScreen.act({
    takesFiles: ['photos'],
    does: async ({ db, visitor, params: { slug }, files: { photos = [] } }) => {
      const found = await db.selectFrom('album').select('id').where('slug', '=', slug).executeTakeFirst()
      if (!found) throw new Refusal('not_found')
      const files = photos.filter(({ size }) => size > 0)
      await addPhotos(db, { albumId: found.id, actorId: visitor.id, files })
      return done('photos')
    },
  }),
  cover: editScreen.act({
    takes: Photo,
    does: async ({ db, visitor, params: { slug } }, { photoId }) => {
      await changeAlbum(db, visitor, slug, { coverPhotoId: photoId })
      return done('cover')
    },
  }),
  delete: editScreen.act({
    takes: Photo,
    does: async ({ db, visitor }, { photoId }) => {
      await deletePhoto(db, visitor, photoId)
      return done('delete')
    },
  }),
  caption: editScreen.act({
    takes: Photo.extend({ caption }),
    does: (given, { photoId, caption: text = '' }) => change(given, photoId, { caption: text }),
  }),
  hide: editScreen.act({
    takes: Photo,
    does: (given, { photoId }) => change(given, photoId, { hidden: true }),
  }),
  show: editScreen.act({
    takes: Photo,
    does: (given, { photoId }) => change(given, photoId, { hidden: false }),
  }),
  move: editScreen.act({
    takes: Photo.extend({ album }),
    does: (given, { photoId, album: to = '' }) => change(given, photoId, { album: to }),
  }),
  place: editScreen.act({
    takes: Photo.extend({ place: Place }),
    does: (given, { photoId, place }) => change(given, photoId, { before: place }),
  }),
}

type Doing = { readonly db: Db; readonly visitor: Visitor }

async function change({ db, visitor }: Doing, photoId: number, input: PhotoChange) {
  await changePhoto(db, visitor, photoId, input)
  return done('photo')
}

const done = (intent: string) => ({ done: { intent } })

/** Events an album may belong to, from the last; more than two hundred nobody looks through. */
export async function listEventChoices(db: Db, { language }: Pick<RequestContext, 'language'>) {
  const events = await db
    .selectFrom('event')
    .select(['id', 'title', 'startsAt'])
    .where('state', '!=', 'draft')
    .orderBy('startsAt', 'desc')
    .limit(200)
    .execute()
  return events.map(({ id, title, startsAt }) => ({
    id,
    label: `${dayInFigures(pragueDay(startsAt), language)} ${title}`,
  }))
}
