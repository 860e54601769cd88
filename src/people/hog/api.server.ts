import { z } from 'zod'
import { answerIds } from '../../ground/batches/answer-ids.server.ts'
import { Paging } from '../../ground/http/paging.ts'
import { door } from '../../ground/http/door.server.ts'
import { sortedBoth } from '../../ground/values/sorting.ts'
import { Refusal } from '../../refusals.ts'
import { exportRest } from './export-rest.server.ts'
import { HogOnCard, HogReport } from './hog-input.ts'
import { countHogTabs, listHogCards } from './hog-cards.server.ts'
import { HOG_SORTS, HOG_TABS, usualSort } from './hog-number.ts'
import { setHog, setManyHogs } from './set-hog.server.ts'
import { IDS_ANSWERS } from '../../ground/batches/batch-answer.ts'
import { HogListAnswer } from './hog-answer.ts'

export const hogDoors = [
  door({
    method: 'POST',
    path: '/api/hog/rest.csv',
    sends: 'made',
    who: 'hog.edit',
    summary: 'What a pasted HOG report leaves open, and whom a whole one does not know: a table to ask by',
    body: HogReport,
    sentAs: ['text/csv'],
    handle: async ({ db, body: { text, ...options }, visitor, today, language }) => {
      const csv = await exportRest(db, visitor, { text, options, today, language })
      return new Response(csv, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="hog-zbyva-${today}.csv"`,
          'cache-control': 'no-store',
        },
      })
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/hog/list',
    who: 'hog.edit',
    summary: 'Cards by the state of their HOG number, with the counts of all tabs',
    body: Paging.extend({
      tab: z.enum(HOG_TABS).default('all'),
      sort: z.enum(sortedBoth(HOG_SORTS)).optional(),
    }),
    answers: HogListAnswer,
    handle: async ({ db, body: { tab, sort = usualSort(tab), ...page }, today }) => {
      const [leaf, counts] = await Promise.all([
        listHogCards(db, { tab, today, sort, ...page }),
        countHogTabs(db, today),
      ])
      return { ...leaf, total: counts[tab], counts }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/hog/approve',
    who: 'hog.edit',
    summary: 'Set HOG numbers and their expiry, for one or many',
    body: z.strictObject({ items: z.array(HogOnCard).min(1).max(5000) }),
    answers: IDS_ANSWERS,
    handle: async ({ db, body: { items }, visitor, http }) => {
      if (new Set(items.map(({ memberId }) => memberId)).size < items.length)
        throw new Refusal('invalid_fields', { fields: { items: 'invalid' } })
      const ids = items.map(({ memberId }) => memberId)
      return answerIds(http, ids, {
        one: async () => {
          for (const item of items) await setHog(db, visitor.id, item)
        },
        many: () => setManyHogs(db, visitor.id, items),
      })
    },
  }),
]
