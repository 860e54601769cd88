import { redirect } from 'react-router'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/album-new.screen'
import { AlbumForm } from './album-form.tsx'
import { AlbumFields } from './album-fields.ts'
import { listEventChoices } from './edit-page.server.ts'
import { createAlbum } from './manage-album.server.ts'
import { manageWords } from './manage.words.ts'

const screen = declareScreen({ who: 'gallery.manage' })

export const loader = screen.shows(async ({ db, language }) => ({
  title: speak(manageWords, language)('newTitle'),
  events: await listEventChoices(db, { language }),
}))

export const action = screen.acts({
  keeps: ['title', 'description', 'happenedOn', 'eventId', 'visibility'],
  acts: {
    save: screen.act({
      takes: formOf(AlbumFields),
      does: async ({ db, visitor }, album) => {
        throw redirect(`/gallery/${await createAlbum(db, visitor, album)}/edit`)
      },
    }),
  },
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function AlbumNewScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(manageWords)
  const fault = actionData?.fault
  useFaultToast(fault, say('failed'))
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('newTitle')} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <AlbumForm events={loaderData.events} submit={say('create')} fault={fault} />
    </div>
  )
}
