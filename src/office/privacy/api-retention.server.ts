import { z } from 'zod'
import { type Door, door } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { isRetentionKey, ruleOf } from './retention.ts'
import { runRuleNow, setPeriod, viewRetention } from './run-retention.server.ts'
import { PeriodChange } from './retention-input.ts'
import { Done, doneWith } from '../../ground/http/answer.ts'
import { RetentionListAnswer } from './privacy-answer.ts'

const Key = z.object({ key: z.string().refine(isRetentionKey) })

const view = door({
  method: 'GET',
  path: '/api/retention',
  who: 'club.administer',
  summary: 'How long things are kept, and what a run would delete now (a dry run)',
  query: listQuery(['key']),
  answers: RetentionListAnswer,
  handle: async ({ db, query }) => {
    const rules = (await viewRetention(db)).map((rule) => {
      const { unit, standard, least, most } = ruleOf(rule.key)
      return { ...rule, unit, standard, least, most }
    })
    return onePage(rules, query)
  },
})

const change = door({
  method: 'PATCH',
  keepsAnswer: 'with-work',
  path: '/api/retention/:key',
  who: 'club.administer',
  summary: 'Change a period within its limits',
  params: Key,
  body: PeriodChange,
  answers: Done,
  handle: async ({ db, visitor, params, body }) => {
    await setPeriod(db, visitor, { key: params.key, period: body.period })
    return { success: true }
  },
})

const run = door({
  method: 'POST',
  keepsAnswer: 'with-work',
  path: '/api/retention/:key/run',
  who: 'club.administer',
  summary: 'Delete now what outlived its period',
  params: Key,
  answers: doneWith({ deleted: z.int() }),
  handle: async ({ db, visitor, params }) => ({
    success: true,
    deleted: await runRuleNow(db, visitor, params.key),
  }),
})

export const retentionDoors: readonly Door[] = [view, change, run]
