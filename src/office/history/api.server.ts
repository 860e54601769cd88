import { z } from 'zod'
import { door, RowId } from '../../ground/http/door.server.ts'
import { type After, beside } from '../../ground/http/after.ts'
import { listQuery } from '../../ground/http/paging.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { countAudit, listAudit } from './audit-entries.server.ts'
import { type AuditFilter, readAuditFilter } from './audit-filter.ts'
import { readableEntry } from './audit-entry.ts'
import { exportAudit } from './export-audit.server.ts'
import { taskDoor } from '../backup/api-task.server.ts'
import { findTask } from '../backup/tasks.server.ts'
import { isAsked, refuseProbing } from './view-audit.server.ts'
import { viewTask } from '../backup/view-tasks.server.ts'
import { TaskAnswer } from '../backup/task-answer.ts'
import { AuditListAnswer } from './history-answer.ts'

/** So many entries with the words are looked through at a time; `older` says where to go on. */
const MOST_WITH_WORDS = 500

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

/** On from a key: entries older than that one, or newer. */
const spanOf = (key: After | undefined) =>
  key && { before: key.isBackwards ? null : key.id, after: key.isBackwards ? key.id : null }

const filterOf = (query: z.infer<typeof AuditQuery>) =>
  readAuditFilter(
    new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  )

export const auditDoors = [
  door({
    method: 'GET',
    path: '/api/audit',
    who: 'club.administer',
    summary: 'What happened in the club, newest first; by pages, or on from an entry with pred=older',
    query: listQuery(['-at']).extend(AuditQuery.shape),
    answers: AuditListAnswer,
    handle: async ({ db, visitor, query: { page, pageSize, after, sort: _sort, ...query } }) => {
      const filter = { ...filterOf(query), ...spanOf(after) }
      const leaf = { filter: refuseProbing(visitor, filter), page: after ? 1 : page, pageSize }
      const { rows, total, older, newer } = await pageOfAudit(db, visitor, leaf)
      const items = rows.map((row) => {
        const { changes, note, hidden } = readableEntry(row, visitor)
        const { seq, at, action, actorId: actorUserId, memberId, accountId } = row
        return { seq, at, action, actorUserId, memberId, accountId, changes, note, hidden }
      })
      const previous = newer ?? (leaf.page > 1 ? items[0]?.seq : undefined)
      return { items, total, page, pageSize, older, newer, ...beside(previous, older ?? undefined) }
    },
  }),
  door({
    method: 'GET',
    path: '/api/audit/export.csv',
    sends: 'made',
    leavesTrace: true,
    who: 'club.administer',
    summary: 'The filtered history as CSV',
    query: AuditQuery.extend({ sort: z.enum(['-at']).optional() }),
    sentAs: ['text/csv'],
    handle: async ({ db, visitor, today, language, query }) =>
      new Response(await exportAudit(db, { visitor, language }, refuseProbing(visitor, filterOf(query))), {
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
    answers: TaskAnswer,
    handle: async ({ db, params, language }) => {
      const task = await findTask(db, params.id)
      if (!task) throw new Refusal('not_found')
      return { success: true, task: viewTask(task, language) }
    },
  }),
]

type Leaf = { readonly filter: AuditFilter; readonly page: number; readonly pageSize: number }

/** Where words are looked for, only what this reader may see is counted: a number would tell of the rest. */
async function pageOfAudit(db: Db, visitor: Visitor, { filter, page, pageSize }: Leaf) {
  if (filter.text === '') {
    const [listed, total] = await Promise.all([
      listAudit(db, filter, pageSize, (page - 1) * pageSize),
      countAudit(db, { ...filter, before: null, after: null }),
    ])
    return { ...listed, total }
  }
  const { rows, older, newer } = await listAudit(db, filter, MOST_WITH_WORDS)
  const seen = rows.filter((row) => isAsked(row, visitor, filter))
  // The nearest newer ones are the last of those that were found.
  const from = filter.after === null ? (page - 1) * pageSize : Math.max(0, seen.length - pageSize)
  const items = seen.slice(from, from + pageSize)
  const isLast = from + pageSize >= seen.length
  return {
    rows: items,
    total: seen.length,
    older: isLast ? older : (items.at(-1)?.seq ?? older),
    newer: filter.after !== null && from > 0 ? (items[0]?.seq ?? newer) : newer,
  }
}
