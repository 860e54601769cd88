import { Form, redirect } from 'react-router'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { previewHtml } from '../../ground/texts/text-html.server.ts'
import { notFound } from '../pages/not-found.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { answerForm, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/news-edit.screen'
import { NewsForm as TextForm } from './news-form.tsx'
import { NewsForm } from './news-input.ts'
import { findNews } from './news.server.ts'
import { newsFormWords, newsWords } from './news.words.ts'
import { changeNews, deleteNews } from './write-news.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { db, language, club } = fromRequest(args)
  const id = RowId.safeParse(args.params.id)
  const news = id.success ? await findNews(db, id.data, 'writer') : null
  if (!news) throw notFound()
  const { title, body, visibility, pinnedUntil, version, state } = news
  return {
    title: `${speak(newsFormWords, language)('editTitle')} · ${club.name}`,
    id: news.id,
    state,
    values: { title, body, visibility, pinnedUntil: pinnedUntil ?? '', version: String(version) },
  }
}

const KEEPS = ['title', 'body', 'visibility', 'pinnedUntil', 'version']

export async function action(args: Route.ActionArgs) {
  const { db, visitor } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  return answerForm(args, KEEPS, async (form) => {
    const id = parseForm(RowId, args.params.id)
    if (form.intent === 'delete') {
      await deleteNews(db, visitor, id)
      throw leave('/admin/news?tab=draft')
    }
    const fields = parseForm(NewsForm, form)
    if (form.intent === 'preview') return { preview: await previewHtml(fields.body), values: form }
    const version = parseForm(RowId, form.version)
    const state = form.intent === 'publish' ? ({ state: 'published' } as const) : {}
    await changeNews(db, visitor, id, { version, ...fields, ...state })
    throw leave(`/admin/news/${id}`)
  })
}

function leave(to: string): Response {
  return redirect(to, { status: 303, headers: { 'set-cookie': flashCookie('saved') } })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function NewsEditScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, state, values } = loaderData
  const say = useWords(newsFormWords)
  return (
    <div className="max-w-4xl">
      <PageTitle
        title={say('editTitle')}
        actions={<ButtonLink to={`/admin/news/${id}`}>{say('back')}</ButtonLink>}
      />
      <TextForm values={values} state={state} answer={actionData} />
      {state === 'draft' && (
        <details className="mt-5">
          <summary className="cursor-pointer py-2 font-medium">{say('remove')}</summary>
          <Form method="post" className="pt-2">
            <Button type="submit" name="intent" value="delete" variant="danger">
              {say('removeSure')}
            </Button>
          </Form>
        </details>
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(newsWords)('title')} />
}
