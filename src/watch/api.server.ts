import { z } from 'zod'
import { door, RowId } from '../platform/door.server.ts'
import { Refusal } from '../refusals.ts'
import { listAudit } from './audit-entries.server.ts'
import { readAuditFilter } from './audit-filter.ts'
import { readableEntry } from './audit-entry.ts'
import { exportAudit } from './export-audit.server.ts'
import { taskDoor } from './task-door.server.ts'
import { findTask } from './tasks.server.ts'
import { isAsked } from './view-audit.server.ts'
import { viewTask } from './view-tasks.server.ts'

const words = z.string().max(100).optional()
const AuditQuery = z.strictObject({
  oblast: words,
  co: words,
  kdo: words,
  system: words,
  koho: words,
  clen: words,
  od: words,
  do: words,
  text: words,
  pred: words,
  po: words,
})

const filterOf = (query: z.infer<typeof AuditQuery>) =>
  readAuditFilter(
    new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  )

export const auditDoors = [
  door({
    method: 'GET',
    path: '/api/audit',
    who: 'club.administer',
    summary: 'What happened in the club, newest first; page on with pred=older',
    query: AuditQuery,
    handle: async ({ db, visitor, query }) => {
      const filter = filterOf(query)
      const { rows, older, newer } = await listAudit(db, filter)
      const seen = rows.filter((row) => isAsked(row, visitor, filter))
      const items = seen.map((row) => {
        const { changes, note, hidden } = readableEntry(row, visitor)
        const { seq, at, action, actorId: actorUserId, memberId, accountId } = row
        return { seq, at, action, actorUserId, memberId, accountId, changes, note, hidden }
      })
      return { items, older, newer }
    },
  }),
  door({
    method: 'GET',
    path: '/api/audit/export.csv',
    leavesTrace: true,
    who: 'club.administer',
    summary: 'The filtered history as CSV',
    query: AuditQuery,
    handle: async ({ db, visitor, today, language, query }) =>
      new Response(await exportAudit(db, { visitor, language }, filterOf(query)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="historie-${today}.csv"`,
          'cache-control': 'no-store',
        },
      }),
  }),
  taskDoor({
    path: '/api/audit/check',
    kind: 'chain',
    summary: 'Walk along the chain in the background; the task says how it gets on',
  }),
  door({
    method: 'GET',
    path: '/api/house-tasks/:id',
    who: 'club.administer',
    summary: 'How a check, a backup, a drill or a restore gets on',
    params: z.strictObject({ id: RowId }),
    handle: async ({ db, params, language }) => {
      const task = await findTask(db, params.id)
      if (!task) throw new Refusal('not_found')
      return { success: true, task: viewTask(task, language) }
    },
  }),
]
