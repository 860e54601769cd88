import { speak } from '../../ground/values/words.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/new-event.screen'
import { newActs, newScreen } from './edit-acts.server.ts'
import { viewNew } from './edit-page.server.ts'
import { editWords } from './edit.words.ts'
import { Editor } from './editor.tsx'
import { FORM_FIELDS } from './event-form.ts'

export const loader = newScreen.shows(async (given) => {
  const page = await viewNew(given, given.url.searchParams.get('copy'))
  const say = speak(editWords, given.language)
  return { ...page, title: say(page.copyOf ? 'copyTitle' : 'newTitle') }
})

export const action = newScreen.acts({ keeps: FORM_FIELDS, acts: newActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function NewEventScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(editWords)
  const { copyOf } = loaderData
  return (
    <>
      <PageTitle title={say(copyOf === null ? 'newTitle' : 'copyTitle')} />
      <Editor
        {...loaderData}
        address={copyOf === null ? '/admin/events/new' : `/admin/events/new?copy=${copyOf}`}
        fault={actionData && 'fault' in actionData ? actionData.fault : undefined}
        preview={actionData && 'preview' in actionData ? actionData.preview : undefined}
      />
    </>
  )
}
