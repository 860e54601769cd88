import { Form } from 'react-router'
import { notFound } from '../../site/pages/not-found.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/album-edit.screen'
import { AlbumForm } from './album-form.tsx'
import { editActs, editScreen, listEventChoices } from './edit-page.server.ts'
import { findAlbum, listAlbums } from './gallery.server.ts'
import { manageWords } from './manage.words.ts'
import { PhotoEditor } from './photo-editor.tsx'
import { UploadPanel } from './upload-panel.tsx'

const PAGE_SIZE = 60

export const loader = editScreen.shows(async ({ db, language, params: { slug }, url }) => {
  const viewer = { includeMembers: true, includeHidden: true, includeUnlisted: true }
  const album = await findAlbum(db, slug, viewer)
  if (!album) throw notFound()
  const last = Math.max(1, Math.ceil(album.photos.length / PAGE_SIZE))
  const page = Math.min(last, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1))
  const albums = await listAlbums(db, viewer)
  const { photos, ...facts } = album
  return {
    album: facts,
    photos: photos.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    after: photos[page * PAGE_SIZE]?.id ?? null,
    view: { page, pageSize: PAGE_SIZE, total: photos.length },
    events: await listEventChoices(db, { language }),
    albums: albums.filter((other) => other.slug !== slug).map(({ slug: to, title }) => ({ slug: to, title })),
    title: speak(manageWords, language)('editTitle'),
  }
})

export const action = editScreen.acts({
  keeps: ['intent', 'title', 'description', 'happenedOn', 'eventId', 'visibility'],
  acts: editActs,
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function AlbumEditScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { album, photos, after, view, events, albums } = loaderData
  const say = useWords(manageWords)
  const fault = actionData && 'fault' in actionData ? actionData.fault : undefined
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  useFaultToast(fault, say('failed'))
  useDoneToast(done, say('saved'))
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageTitle title={album.title} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {done && <DoneNote title={say('saved')} />}
      <UploadPanel slug={album.slug} />
      <section aria-labelledby="photos">
        <div className="mb-4 flex flex-wrap items-baseline gap-x-4">
          <h2 id="photos" className="font-display text-2xl leading-tight font-bold">
            {say('photos')}
          </h2>
          <p className="text-muted">{say(view.total === 0 ? 'noPhotos' : 'orderHint')}</p>
        </div>
        <PhotoEditor
          photos={photos}
          before={(view.page - 1) * view.pageSize}
          after={after}
          coverPhotoId={album.coverPhotoId}
          albums={albums}
        />
        <Pager view={view} to={(page) => `/gallery/${album.slug}/edit?page=${page}`} />
      </section>
      <AlbumForm key={album.slug} album={album} events={events} submit={say('save')} fault={fault} />
      <Panel title={say('deleteAlbum')}>
        <p className="text-muted">{say('deleteAlbumText')}</p>
        <details className="mt-3">
          <summary className="cursor-pointer py-1.5 font-medium">{say('deleteAlbum')}</summary>
          <Form method="post" className="pt-2">
            <Button type="submit" name="intent" value="delete-album" variant="danger">
              {say('deleteAlbumSure')}
            </Button>
          </Form>
        </details>
      </Panel>
    </div>
  )
}

export function ErrorBoundary() {
  const say = useWords(manageWords)
  return (
    <div>
      <PageTitle title={say('editTitle')} />
      <ErrorState text={say('loadFailed')} />
    </div>
  )
}
