import { z } from 'zod'
import { findHtml } from '../../ground/texts/text-html.server.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { previewText } from '../pages/page.ts'
import { type NewsReader, NEWS_STATES, newsReader } from './news.ts'
import { NewsChange, NewsFields } from './news-input.ts'
import { findNews, listNews } from './news.server.ts'
import { changeNews, createNews, deleteNews } from './write-news.server.ts'
import { Done } from '../../ground/http/answer.ts'
import { NewsDone, NewsListAnswer } from './news-answer.ts'

const Id = z.strictObject({ id: RowId })

export const newsDoors = [
  door({
    method: 'GET',
    path: '/api/news',
    who: 'anyone',
    summary:
      'News, pinned ones first; those for members only when signed in, other than published for writers',
    query: listQuery(['-publishedAt']).extend({ state: z.enum(NEWS_STATES).optional() }),
    answers: NewsListAnswer,
    handle: async ({ db, visitor, today, query }) => {
      const reader = newsReader(visitor)
      const { items: news, ...page } = await listNews(db, { ...query, reader, today })
      const items = news.map(({ author, body, bodyEn: _bodyEn, ...row }) => ({
        ...row,
        excerpt: previewText(body),
        ...(reader === 'stranger' ? {} : { author }),
      }))
      return { items, ...page }
    },
  }),
  door({
    method: 'GET',
    path: '/api/news/:id',
    who: 'anyone',
    summary: 'One of the news, as Markdown and as HTML',
    params: Id,
    answers: NewsDone,
    handle: async ({ db, visitor, params }) => ({
      success: true,
      news: await viewNews(db, params.id, newsReader(visitor)),
    }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/news',
    who: 'news.write',
    summary: 'Write news; a draft unless the state says published',
    body: NewsFields,
    answers: { 201: NewsDone },
    handle: async ({ db, visitor, body, http }) => {
      const id = await createNews(db, visitor, body)
      http.status(201)
      return { success: true, news: await viewNews(db, id, 'writer') }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/news/:id',
    who: 'news.write',
    summary: 'Change, publish or withdraw news, if they still are in the version that was read',
    params: Id,
    body: NewsChange,
    answers: NewsDone,
    handle: async ({ db, visitor, params, body }) => {
      await changeNews(db, visitor, params.id, body)
      return { success: true, news: await viewNews(db, params.id, 'writer') }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/news/:id',
    who: 'news.write',
    summary: 'Delete a draft; what was published is withdrawn',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await deleteNews(db, visitor, params.id)
      return { success: true }
    },
  }),
]

async function viewNews(db: Db, id: number, reader: NewsReader) {
  const news = await findNews(db, id, reader)
  if (!news) throw new Refusal('not_found')
  const { createdBy: _, author, ...told } = news
  return { ...told, ...(reader === 'stranger' ? {} : { author }), html: await findHtml(db, news.body) }
}
