import { redirect } from 'react-router'
import { answerForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/new-event.screen'
import { readUpload, saveNew, viewNew } from './edit-page.server.ts'
import { editWords } from './edit.words.ts'
import { Editor } from './editor.tsx'
import { FORM_FIELDS } from './event-form.ts'
import { plainRequest } from './plain-request.ts'

export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  const page = await viewNew(context, args.url.searchParams.get('copy'))
  const say = speak(editWords, context.language)
  return { ...page, title: `${say(page.copyOf ? 'copyTitle' : 'newTitle')} · ${context.club.name}` }
}

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  const upload = await readUpload(args.request)
  return answerForm({ ...args, request: plainRequest(args.request, upload?.texts) }, FORM_FIELDS, (form) =>
    saveNew(context, visitor, { form, gpx: upload?.gpx ?? null }),
  )
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function NewEventScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(editWords)
  const { copyOf } = loaderData
  return (
    <>
      <PageTitle
        title={say(copyOf === null ? 'newTitle' : 'copyTitle')}
        actions={<ButtonLink to="/admin/events">{say('back')}</ButtonLink>}
      />
      <Editor
        {...loaderData}
        address={copyOf === null ? '/admin/events/new' : `/admin/events/new?copy=${copyOf}`}
        fault={actionData && 'fault' in actionData ? actionData.fault : undefined}
        preview={actionData && 'preview' in actionData ? actionData.preview : undefined}
      />
    </>
  )
}
