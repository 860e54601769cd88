import { Form } from 'react-router'
import { z } from 'zod'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { Markdown } from '../../ground/texts/markdown.tsx'
import { notFound } from '../pages/not-found.ts'
import { findHtml } from '../../ground/texts/text-html.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/news-item.screen'
import { NewsFacts } from './news-card.tsx'
import { NewsChange } from './news-input.ts'
import { newsLine } from './news-line.ts'
import { isPinned, newsIn, newsReader } from './news.ts'
import { findNews } from './news.server.ts'
import { newsWords } from './news.words.ts'
import { changeNews } from './write-news.server.ts'

const screen = declareScreen({ who: 'dashboard.view', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, visitor, today, language, params }) => {
  const reader = newsReader(visitor)
  const news = await findNews(db, params.id, reader)
  if (!news) throw notFound()
  const { title, body } = newsIn(news, language)
  return {
    title,
    mayWrite: reader === 'writer',
    version: news.version,
    html: await findHtml(db, body),
    news: newsLine({ ...news, isPinned: isPinned(news, today) }, language),
  }
})

const becomes = (state: 'published' | 'withdrawn') =>
  screen.actFor('news.write', {
    takes: formOf(NewsChange.pick({ version: true })),
    does: async ({ db, visitor, params }, { version }) => {
      await changeNews(db, visitor, params.id, { version, state })
      return seeOther(`/admin/news/${params.id}`, flashCookie('saved'))
    },
  })

export const action = screen.acts({
  keeps: [],
  acts: { published: becomes('published'), withdrawn: becomes('withdrawn') },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function NewsItemScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { news, html, mayWrite } = loaderData
  const say = useWords(newsWords)
  const fault = actionData?.fault
  useFaultToast(fault, say('failed'))
  return (
    <div className="max-w-4xl">
      <PageTitle title={<span lang={news.lang}>{news.title}</span>} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <Panel>
        <div lang={news.lang}>
          <Markdown html={html} />
        </div>
        <div className="mt-6 border-t border-line pt-3">
          <NewsFacts news={news} />
        </div>
      </Panel>
      {mayWrite && <Doing loaderData={loaderData} />}
    </div>
  )
}

/** What a writer can do with it. */
function Doing({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { news, version } = loaderData
  const say = useWords(newsWords)
  const isOut = news.state === 'published'
  return (
    <div className="mt-5 flex flex-wrap items-start gap-2.5">
      <ButtonLink to={`/admin/news/${news.id}/edit`} variant="primary">
        {say('edit')}
      </ButtonLink>
      {isOut && news.visibility === 'public' && (
        <ButtonLink to={`/aktuality/${news.id}`}>{say('onWeb')}</ButtonLink>
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="version" value={version} />
        {isOut ? (
          <details>
            <summary className="flex h-12 cursor-pointer items-center px-3 font-semibold md:h-10">
              {say('withdraw')}
            </summary>
            <p className="mt-1 mb-2.5 max-w-[40ch] text-muted">{say('withdrawText')}</p>
            <Button type="submit" name="intent" value="withdrawn" variant="danger">
              {say('withdraw')}
            </Button>
          </details>
        ) : (
          <Button type="submit" name="intent" value="published">
            {say(news.state === 'draft' ? 'publish' : 'publishAgain')}
          </Button>
        )}
      </Form>
    </div>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(newsWords)('title')} />
}
