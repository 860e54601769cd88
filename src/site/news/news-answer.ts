import { z } from 'zod'
import { doneWith, listOf, Moment } from '../../ground/http/answer.ts'
import { NEWS_STATES, NEWS_VISIBILITIES } from './news.ts'

const NewsAnswer = z.strictObject({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  titleEn: z.string().describe('empty where there is none: the Czech one stands for it'),
  bodyEn: z.string(),
  state: z.enum(NEWS_STATES),
  visibility: z.enum(NEWS_VISIBILITIES),
  pinnedUntil: z.string().nullable(),
  publishedAt: Moment.nullable(),
  createdAt: Moment,
  version: z.int(),
  author: z.string().nullable().optional().describe('only to the club'),
})

export const NewsListAnswer = listOf(
  NewsAnswer.omit({ body: true, bodyEn: true }).extend({
    excerpt: z.string().describe('how the text begins; all of it is at /api/news/{id}'),
    isPinned: z.boolean(),
  }),
)

export const NewsDone = doneWith({ news: NewsAnswer.extend({ html: z.string() }).meta({ id: 'News' }) })
