// Runs to be watched: people who wait for the ritual, approved in one go.
import { BATCH_KINDS } from '../src/batch-kinds.server.ts'
import { runBatch } from '../src/ground/batches/run-batch.server.ts'
import type { Db } from '../src/tables.ts'
import { anApp, call } from './app.ts'

export const APPROVED = { approvedAt: new Date('2026-01-01T10:00:00Z') }

export function ritualRuns(db: () => Db) {
  return {
    waitingForRitual: async (count: number): Promise<number[]> => {
      const rows = Array.from({ length: count }, (_, index) => ({
        firstName: 'Jan',
        lastName: `Novák ${String(index).padStart(3, '0')}`,
        ...APPROVED,
      }))
      const made = await db().insertInto('member').values(rows).returning('id').execute()
      return made.map(({ id }) => id)
    },
    aRun: async (ids: readonly number[], token: string): Promise<number> => {
      const { json } = await call(anApp(db()), '/api/ritual/approve', {
        token,
        body: { ids, kind: 'ritual', date: '2026-05-01' },
      })
      return json.batch.id
    },
    work: (batchId: number) => runBatch(db(), BATCH_KINDS, batchId),
    read: (batchId: number, token: string, path = '', headers = {}) =>
      call(anApp(db()), `/api/batches/${batchId}${path}`, { method: 'GET', token, headers }),
  }
}
