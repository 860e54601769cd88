import { redirect } from 'react-router'
import { officer } from '../../site/pages/officer.server.ts'
import { answerForm, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/album-new.screen'
import { AlbumForm } from './album-form.tsx'
import { AlbumForm as AlbumFormFields } from './album-input.ts'
import { listEventChoices } from './edit-page.server.ts'
import { createAlbum } from './manage-album.server.ts'
import { manageWords } from './manage.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  officer(context, 'gallery.manage')
  return {
    events: await listEventChoices(context.db, context),
    title: `${speak(manageWords, context.language)('newTitle')} · ${context.club.name}`,
  }
}

const KEEPS = ['title', 'description', 'happenedOn', 'eventId', 'visibility']

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const actor = officer(context, 'gallery.manage')
  return answerForm(args, KEEPS, async (form) => {
    const slug = await createAlbum(context.db, actor, parseForm(AlbumFormFields, form))
    throw redirect(`/gallery/${slug}/edit`)
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function AlbumNewScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(manageWords)
  const fault = actionData?.fault
  useFaultToast(fault, say('failed'))
  return (
    <div className="column py-8 md:py-10">
      <div className="max-w-3xl">
        <PageTitle
          title={say('newTitle')}
          actions={<ButtonLink to="/gallery">{say('backToGallery')}</ButtonLink>}
        />
        {fault && <FaultNote title={say('failed')} fault={fault} />}
        <AlbumForm events={loaderData.events} submit={say('create')} fault={fault} />
      </div>
    </div>
  )
}
