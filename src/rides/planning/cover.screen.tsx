import { Form, useNavigation } from 'react-router'
import { PhotoPicture } from '../gallery/photo-picture.tsx'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FileInput } from '../../ground/ui/file-input.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Poster } from '../../ground/ui/poster.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/cover.screen'
import { coverActs, coverScreen, viewCover } from './cover-page.server.ts'
import { coverWords } from './cover.words.ts'

const LARGEST = 30 * 1024 * 1024

export const loader = coverScreen.shows(async (given) => {
  const page = await viewCover(given, given.params.id, given.url.searchParams)
  return { ...page, title: `${speak(coverWords, given.language)('title')}: ${page.event.title}` }
})

export const action = coverScreen.acts({ keeps: [], acts: coverActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function CoverScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { event } = loaderData
  const say = useWords(coverWords)
  const fault = actionData && 'fault' in actionData ? actionData.fault : undefined
  const done = actionData && 'done' in actionData ? actionData : undefined
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, say('saved'))
  return (
    <>
      <PageTitle title={say('title')} note={event.title} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {done && <DoneNote title={say('saved')} />}
      {event.isCancelled ? (
        <Panel>
          <p className="text-lg">{say('cancelled')}</p>
        </Panel>
      ) : (
        <div className="grid gap-5">
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Current page={loaderData} />
            <Upload />
          </div>
          <Choice page={loaderData} />
        </div>
      )}
    </>
  )
}

type Page = { readonly page: Route.ComponentProps['loaderData'] }

function Current({ page: { event, cover } }: Page) {
  const say = useWords(coverWords)
  return (
    <Panel title={say('now')}>
      <div className="relative aspect-16/9 overflow-hidden rounded-lg bg-sunk">
        {cover ? (
          <PhotoPicture
            photo={cover}
            alt=""
            sizes="(min-width: 64rem) 34rem, 100vw"
            isFirst
            className="size-full object-cover"
          />
        ) : (
          <Poster seed={event.id} className="size-full" />
        )}
      </div>
      <p className="mt-3 text-pretty text-muted">{cover ? say('lead') : `${say('poster')} ${say('lead')}`}</p>
      {cover && (
        <Form method="post" preventScrollReset className="mt-3">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="version" value={event.version} />
          <Button type="submit" variant="quiet">
            {say('remove')}
          </Button>
        </Form>
      )}
    </Panel>
  )
}

function Upload() {
  const say = useWords(coverWords)
  const isPending = useNavigation().formData?.get('intent') === 'upload'
  return (
    <Panel title={say('upload')}>
      <Form method="post" encType="multipart/form-data" className="grid gap-4">
        <input type="hidden" name="intent" value="upload" />
        <Field label={say('file')}>
          <FileInput accept="image/jpeg,image/png,image/webp" largest={LARGEST} tooLarge={say('tooLarge')} />
        </Field>
        <Button type="submit" variant="primary" pending={isPending} className="justify-self-start">
          {say('send')}
        </Button>
      </Form>
    </Panel>
  )
}

/** Every photo is a button: one press and it is done, with or without JavaScript. */
function Choice({ page: { event, albums, album, photos, coverPhotoId, view } }: Page) {
  const say = useWords(coverWords)
  const address = `/admin/events/${event.id}/cover`
  if (album === null)
    return (
      <Panel title={say('choose')}>
        <EmptyState text={say('noPhotos')} />
      </Panel>
    )
  return (
    <Panel title={say('choose')}>
      <Form method="get" className="mb-4 flex flex-wrap items-end gap-3">
        <Field label={say('album')} className="min-w-60 flex-1">
          <Select
            name="album"
            defaultValue={album}
            options={albums.map(({ slug, title }) => ({ value: slug, label: title }))}
          />
        </Field>
        <Button type="submit">{say('showAlbum')}</Button>
      </Form>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="choose" />
              <input type="hidden" name="photoId" value={photo.id} />
              <input type="hidden" name="version" value={event.version} />
              <button
                type="submit"
                aria-pressed={photo.id === coverPhotoId}
                aria-label={
                  photo.caption
                    ? say('useNamed', { caption: photo.caption })
                    : say('use', { number: (view.page - 1) * view.pageSize + index + 1 })
                }
                className={classNames(
                  'block aspect-3/2 w-full cursor-pointer overflow-hidden rounded-lg bg-sunk outline-offset-2',
                  photo.id === coverPhotoId ? 'ring-4 ring-primary-400' : 'hover:opacity-85',
                )}
              >
                <PhotoPicture photo={photo} alt="" sizes="12rem" className="size-full object-cover" />
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <Pager view={view} to={(page) => `${address}?album=${album}&page=${page}`} />
    </Panel>
  )
}

export const ErrorBoundary = screenFailed(coverWords)
