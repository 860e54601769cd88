import { redirect } from 'react-router'
import { notFound } from '../../site/pages/not-found.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { answerForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { DoneNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useDoneToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/edit-event.screen'
import { readUpload, saveEvent, viewEditor } from './edit-page.server.ts'
import { editWords } from './edit.words.ts'
import { Editor } from './editor.tsx'
import { FORM_FIELDS } from './event-form.ts'
import { plainRequest } from './plain-request.ts'

export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  const page = await viewEditor(context, args.params.id)
  const say = speak(editWords, context.language)
  return { ...page, title: `${say('editTitle')} · ${context.club.name}` }
}

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  const id = RowId.safeParse(args.params.id)
  if (!id.success) throw notFound()
  const upload = await readUpload(args.request)
  return answerForm({ ...args, request: plainRequest(args.request, upload?.texts) }, FORM_FIELDS, (form) =>
    saveEvent(context, visitor, { eventId: id.data, form, gpx: upload?.gpx ?? null }),
  )
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function EditEventScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(editWords)
  const id = loaderData.event?.id ?? 0
  const done = actionData && 'told' in actionData && actionData.told !== undefined ? actionData : undefined
  const text = done?.told ? say('savedTold', { count: done.told }) : say('saved')
  useDoneToast(done, text)
  return (
    <>
      <PageTitle
        title={say('editTitle')}
        note={loaderData.values.title}
        actions={
          <>
            <ButtonLink to={`/akce/${id}`}>{say('show')}</ButtonLink>
            <ButtonLink to={`/admin/events/${id}/cover`}>{say('cover')}</ButtonLink>
            <ButtonLink to={`/admin/events/${id}/people`}>{say('people')}</ButtonLink>
            <ButtonLink to={`/admin/events/new?copy=${id}`}>{say('copy')}</ButtonLink>
          </>
        }
      />
      {done && <DoneNote title={text} />}
      <Editor
        // A saved event is shown as it was saved, not as it was read.
        key={loaderData.event?.version}
        {...loaderData}
        address={`/admin/events/${id}/edit`}
        fault={actionData && 'fault' in actionData ? actionData.fault : undefined}
        preview={actionData && 'preview' in actionData ? actionData.preview : undefined}
      />
    </>
  )
}
