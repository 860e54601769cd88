import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { DoneNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useDoneToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/edit-event.screen'
import { editActs, editScreen } from './edit-acts.server.ts'
import { viewEditor } from './edit-page.server.ts'
import { editWords } from './edit.words.ts'
import { Editor } from './editor.tsx'
import { FORM_FIELDS } from './event-form.ts'

export const loader = editScreen.shows(async (given) => ({
  ...(await viewEditor(given, given.params.id)),
  title: speak(editWords, given.language)('editTitle'),
}))

export const action = editScreen.acts({ keeps: FORM_FIELDS, acts: editActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

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
