import { Form, useNavigation } from 'react-router'
import { notFound } from '../../site/pages/not-found.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/hide-photo.screen'
import { HideInput, Slug } from './album-fields.ts'
import { galleryWords } from './gallery.words.ts'
import { askToHide, findSeenPhoto } from './hide-requests.server.ts'
import { hideWords } from './manage.words.ts'
import { PhotoPicture } from './photo-picture.tsx'

const screen = declareScreen({ who: 'anyone', params: Slug.extend({ id: RowId }) })

export const loader = screen.shows(async ({ db, visitor, language, params: { id, slug } }) => {
  const photo = await findSeenPhoto(db, id, { includeMembers: visitor !== null })
  if (!photo || photo.slug !== slug) throw notFound()
  return { photo, title: speak(hideWords, language)('title') }
})

export const action = screen.acts({
  keeps: ['reason', 'contact'],
  acts: screen.act({
    takes: formOf(HideInput, { contact: (text) => text.trim() || undefined }),
    does: async ({ db, visitor, address, params: { id } }, { reason = '', contact = null }) => {
      const viewer = { includeMembers: visitor !== null }
      await askToHide(db, { photoId: id, reason, contact, address, viewer })
      return { done: true }
    },
  }),
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function HidePhotoScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { photo } = loaderData
  const say = useWords(hideWords)
  const sayGallery = useWords(galleryWords)
  const fault = actionData && 'fault' in actionData ? actionData.fault : undefined
  const isDone = actionData !== undefined && 'done' in actionData
  return (
    <div className="column grid gap-8 py-8 md:grid-cols-2 md:py-12">
      <div>
        <h1 className="heading mb-4 text-4xl md:text-5xl">{say('title')}</h1>
        {isDone ? (
          <DoneNote title={say('sent')}>{say('sentText')}</DoneNote>
        ) : (
          <>
            <p className="mb-6 max-w-[60ch] text-lg">{say('lead')}</p>
            {fault && <FaultNote title={say('failed')} fault={fault} />}
            <HideForm fault={fault} />
          </>
        )}
        <p className="mt-6">
          <ButtonLink to={`/gallery/${photo.slug}`}>{say('back')}</ButtonLink>
        </p>
      </div>
      <PhotoPicture
        photo={photo}
        alt={photo.caption || sayGallery('photoOf', { number: '', title: photo.title })}
        sizes="(min-width: 48rem) 45vw, 92vw"
        isFirst
        className="h-auto w-full rounded-panel"
      />
    </div>
  )
}

type Fault = NonNullable<Extract<Route.ComponentProps['actionData'], { fault: unknown }>>['fault']

function HideForm({ fault }: { readonly fault: Fault | undefined }) {
  const say = useWords(hideWords)
  const isPending = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="grid gap-5">
      <Field label={say('reason')} error={fault?.fields.reason}>
        <TextInput name="reason" rows={4} maxLength={1000} defaultValue={fault?.values.reason} />
      </Field>
      <Field label={say('contact')} hint={say('contactHint')} error={fault?.fields.contact}>
        <TextInput name="contact" maxLength={254} autoComplete="email" defaultValue={fault?.values.contact} />
      </Field>
      <Button type="submit" variant="primary" pending={isPending} className="md:w-fit">
        {say('send')}
      </Button>
    </Form>
  )
}
