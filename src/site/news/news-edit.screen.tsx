import { Form } from 'react-router'
import { z } from 'zod'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { notFound } from '../pages/not-found.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/news-edit.screen'
import { NewsForm } from './news-form.tsx'
import { NewsChange } from './news-input.ts'
import { findNews } from './news.server.ts'
import { newsFormWords } from './news-form.words.ts'
import { newsWords } from './news.words.ts'
import { NewsPreview, previewNews } from './preview-news.server.ts'
import { changeNews, deleteNews } from './write-news.server.ts'

const screen = declareScreen({ who: 'news.write', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, language, params }) => {
  const news = await findNews(db, params.id, 'writer')
  if (!news) throw notFound()
  const { title, body, titleEn, bodyEn, visibility, pinnedUntil, version, state } = news
  return {
    title: speak(newsFormWords, language)('editTitle'),
    state,
    values: {
      title,
      body,
      titleEn,
      bodyEn,
      visibility,
      pinnedUntil: pinnedUntil ?? '',
      version: String(version),
    },
  }
})

const changes = (also: { readonly state?: 'published' }) =>
  screen.act({
    takes: formOf(NewsChange),
    does: async ({ db, visitor, params }, change) => {
      await changeNews(db, visitor, params.id, { ...change, ...also })
      return seeOther(`/admin/news/${params.id}`, flashCookie('saved'))
    },
  })

export const action = screen.acts({
  keeps: ['title', 'body', 'titleEn', 'bodyEn', 'visibility', 'pinnedUntil', 'version'],
  acts: {
    save: changes({}),
    publish: changes({ state: 'published' }),
    preview: screen.act({ takes: NewsPreview, does: previewNews }),
    delete: screen.act({
      does: async ({ db, visitor, params }) => {
        await deleteNews(db, visitor, params.id)
        return seeOther('/admin/news?tab=draft', flashCookie('saved'))
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function NewsEditScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { state, values } = loaderData
  const say = useWords(newsFormWords)
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('editTitle')} />
      <NewsForm values={values} state={state} answer={actionData} />
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
