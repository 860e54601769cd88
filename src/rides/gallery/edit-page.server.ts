import { redirect } from 'react-router'
import { parseForm, type FormValues } from '../../ground/http/form-answer.server.ts'
import { dayInFigures } from '../../ground/values/day-in-figures.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import type { Db } from '../../tables.ts'
import { addPhotos } from './add-photos.server.ts'
import { AlbumForm, PhotoInput } from './album-input.ts'
import type { PhotoChange } from './album-fields.ts'
import { changeAlbum, deleteAlbum } from './manage-album.server.ts'
import { changePhoto, deletePhoto } from './manage-photo.server.ts'

type Doing = { readonly db: Db; readonly actor: Visitor; readonly slug: string }

/** What an officer asked for on the album's page; the answer names what was done. */
export async function handleAlbumForm({ db, actor, slug }: Doing, form: FormValues) {
  if (form.intent === 'save') {
    await changeAlbum(db, actor, slug, parseForm(AlbumForm, form))
    return { done: { intent: 'save' } }
  }
  if (form.intent === 'delete-album') {
    await deleteAlbum(db, actor, slug)
    throw redirect('/gallery', { headers: { 'set-cookie': flashCookie('saved') } })
  }
  const { photoId, intent, ...given } = parseForm(PhotoInput, form)
  if (intent === 'delete') await deletePhoto(db, actor, photoId)
  else if (intent === 'cover') await changeAlbum(db, actor, slug, { coverPhotoId: photoId })
  else await changePhoto(db, actor, photoId, changeFor(intent, given))
  return { done: { intent } }
}

function changeFor(
  intent: string,
  { caption, album }: { caption?: string | undefined; album?: string | undefined },
): PhotoChange {
  const [kind = '', where = ''] = intent.split(':')
  const changes: Readonly<Record<string, PhotoChange>> = {
    caption: { caption: caption?.trim() ?? '' },
    hide: { hidden: true },
    show: { hidden: false },
    move: { album: album ?? '' },
    place: { before: where === 'end' ? null : Number(where) },
  }
  return changes[kind] ?? {}
}

/** The form without JavaScript: a few files at once. */
export async function takePhotos({ db, actor, slug }: Doing, form: FormData | null) {
  const files = (form?.getAll('photos') ?? []).filter((entry) => entry instanceof File && entry.size > 0)
  const album = await db.selectFrom('album').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  await addPhotos(db, { albumId: album.id, actorId: actor.id, files: files as File[] })
  return { done: { intent: 'photos' } }
}

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
