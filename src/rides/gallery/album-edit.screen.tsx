import { Form } from 'react-router'
import { notFound } from '../../site/pages/not-found.ts'
import { officer } from '../../site/pages/officer.server.ts'
import { answerForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/album-edit.screen'
import { AlbumForm } from './album-form.tsx'
import { isAlbumSlug } from './album.ts'
import { handleAlbumForm, listEventChoices, takePhotos } from './edit-page.server.ts'
import { findAlbum, listAlbums } from './gallery.server.ts'
import { manageWords } from './manage.words.ts'
import { PhotoEditor } from './photo-editor.tsx'
import { UploadPanel } from './upload-panel.tsx'

const PAGE_SIZE = 60

export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  officer(context, 'gallery.manage')
  const { db, language, club } = context
  const { slug } = args.params
  const viewer = { includeMembers: true, includeHidden: true }
  const album = isAlbumSlug(slug) ? await findAlbum(db, slug, viewer) : null
  if (!album) throw notFound()
  const last = Math.max(1, Math.ceil(album.photos.length / PAGE_SIZE))
  const page = Math.min(last, Math.max(1, Math.trunc(Number(args.url.searchParams.get('page'))) || 1))
  const albums = await listAlbums(db, viewer)
  const { photos, ...facts } = album
  return {
    album: facts,
    photos: photos.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    after: photos[page * PAGE_SIZE]?.id ?? null,
    view: { page, pageSize: PAGE_SIZE, total: photos.length },
    events: await listEventChoices(db, context),
    albums: albums.filter((other) => other.slug !== slug).map(({ slug: to, title }) => ({ slug: to, title })),
    title: `${speak(manageWords, language)('editTitle')} · ${club.name}`,
  }
}

const KEEPS = ['intent', 'title', 'description', 'happenedOn', 'eventId', 'visibility']

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const doing = { db: context.db, actor: officer(context, 'gallery.manage'), slug: args.params.slug }
  const { request } = args
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return answerForm(args, KEEPS, (form) => handleAlbumForm(doing, form))
  // Forms of ours are plain texts; the one with files is read here.
  const form = await request.formData().catch(() => null)
  const withoutFiles = new Request(request.url, { method: 'POST', body: new URLSearchParams() })
  return answerForm({ ...args, request: withoutFiles }, [], () => takePhotos(doing, form))
}

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
    <div className="column grid grid-cols-1 gap-6 py-8 md:py-10">
      <PageTitle
        title={album.title}
        actions={<ButtonLink to={`/gallery/${album.slug}`}>{say('back')}</ButtonLink>}
      />
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
    <div className="column py-10">
      <PageTitle title={say('editTitle')} />
      <ErrorState text={say('loadFailed')} />
    </div>
  )
}
