import { redirect } from 'react-router'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { previewHtml } from '../../ground/texts/text-html.server.ts'
import { answerForm, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/news-new.screen'
import { NewsForm as Form } from './news-form.tsx'
import { NewsForm } from './news-input.ts'
import { newsFormWords, newsWords } from './news.words.ts'
import { createNews } from './write-news.server.ts'

const EMPTY = { title: '', body: '', visibility: 'members', pinnedUntil: '', version: '0' }

export function loader(args: Route.LoaderArgs) {
  const { language, club } = fromRequest(args)
  return { title: `${speak(newsFormWords, language)('newTitle')} · ${club.name}` }
}

export async function action(args: Route.ActionArgs) {
  const { db, visitor } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  return answerForm(args, Object.keys(EMPTY), async (form) => {
    const fields = parseForm(NewsForm, form)
    if (form.intent === 'preview') return { preview: await previewHtml(fields.body), values: form }
    const id = await createNews(db, visitor, {
      ...fields,
      state: form.intent === 'publish' ? 'published' : 'draft',
    })
    throw redirect(`/admin/news/${id}`, { status: 303, headers: { 'set-cookie': flashCookie('saved') } })
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function NewsNewScreen({ actionData }: Route.ComponentProps) {
  const say = useWords(newsFormWords)
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('newTitle')} actions={<ButtonLink to="/admin/news">{say('back')}</ButtonLink>} />
      <Form values={EMPTY} state="draft" answer={actionData} />
    </div>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(newsWords)('title')} />
}
