import { z } from 'zod'
import { door, RowId } from '../http/door.server.ts'
import { liveLine } from '../http/live-line.server.ts'
import { listQuery } from '../http/paging.ts'
import { Refusal } from '../../refusals.ts'
import { retryBatch } from './retry-batch.server.ts'
import { stopBatch } from './stop-batch.server.ts'
import { listRuns, viewBatch, lookAt, maySee, viewProgress } from './view-batches.server.ts'
import { doneWith, listOf } from '../http/answer.ts'
import { BatchAnswer, BatchDetailAnswer } from './batch-answer.ts'

const Run = z.object({ id: RowId })

// Who may start a kind may watch it; the kind is known only once the run is found, so these doors look inside.
export const batchDoors = [
  door({
    method: 'GET',
    path: '/api/batches',
    who: 'signed-in',
    summary: 'Running and past bulk runs of the kinds one may start, newest first',
    query: listQuery(['-createdAt']),
    answers: listOf(BatchAnswer),
    handle: ({ db, visitor, language, query }) => listRuns(db, { visitor, language }, query),
  }),
  door({
    method: 'GET',
    path: '/api/batches/:id',
    who: 'signed-in',
    summary: 'One bulk run: its numbers and what became of each item so far',
    params: Run,
    answers: BatchDetailAnswer,
    handle: async ({ db, visitor, language, params }) => {
      const run = await viewBatch(db, { visitor, language }, params.id)
      if (!run) throw new Refusal('not_found')
      return run
    },
  }),
  door({
    method: 'GET',
    path: '/api/batches/:id/stream',
    sends: 'line',
    who: 'signed-in',
    summary: 'The same, live: server-sent events with the numbers and the failed items, until the run ends',
    params: Run,
    sentAs: ['text/event-stream'],
    handle: async ({ db, visitor, visitorNow, language, params: { id }, http }) => {
      const run = await viewProgress(db, { visitor, language }, id)
      if (!run) throw new Refusal('not_found')
      return liveLine({
        key: `run ${id} ${language}`,
        look: () => lookAt(db, language, id),
        isOver: ({ status }) => status !== 'running',
        who: `${visitor.sessionId} ${run.kind}`,
        mayStay: async () => maySee(await visitorNow(), run.kind),
        reader: http.req.raw.signal,
      })
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/batches/:id/retry',
    who: 'signed-in',
    summary:
      'Put just the failed items of a run back in line; `onlyMendable` leaves out those that need a person first',
    params: Run,
    body: z.strictObject({ onlyMendable: z.boolean().default(false) }),
    bodyMayBeMissing: true,
    answers: { 202: doneWith({ batch: BatchDetailAnswer.nullable() }) },
    handle: async ({ db, visitor, language, params, body, http }) => {
      if (!(await viewProgress(db, { visitor, language }, params.id))) throw new Refusal('not_found')
      await retryBatch(db, params.id, { ...body, actorId: visitor.id })
      const run = await viewProgress(db, { visitor, language }, params.id)
      http.status(202)
      return { success: true, batch: run }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/batches/:id/stop',
    who: 'signed-in',
    summary: 'Stop a run: what is done stays, the rest is told as stopped and can be retried',
    params: Run,
    answers: doneWith({ batch: BatchDetailAnswer.nullable() }),
    handle: async ({ db, visitor, language, params }) => {
      if (!(await viewProgress(db, { visitor, language }, params.id))) throw new Refusal('not_found')
      await stopBatch(db, params.id)
      return { success: true, batch: await viewProgress(db, { visitor, language }, params.id) }
    },
  }),
]
