import { z } from 'zod'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { checkImport } from './check-import.server.ts'
import { decideLines } from './decide-lines.server.ts'
import { faultListCsv } from './fault-list.ts'
import { asCounts, listImports } from './imports.server.ts'
import { BUCKETS } from './plan.ts'
import { runImport } from './run-import.server.ts'
import { undoImport } from './undo-import.server.ts'
import { mapColumns, uploadFile } from './upload-file.server.ts'
import { viewImport } from './view-import.server.ts'
import { Done } from '../../ground/http/answer.ts'
import {
  ImportAnswer,
  ImportCheckAnswer,
  ImportListAnswer,
  ImportRunAnswer,
  ImportUndoneAnswer,
  TargetName,
} from './import-answer.ts'

const Id = z.strictObject({ id: RowId })
const FILE_TYPES = [
  'text/csv',
  'text/plain',
  'application/octet-stream',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

export const importDoors = [
  door({
    method: 'GET',
    path: '/api/imports',
    who: 'members.write',
    summary: 'The last imports of members',
    query: listQuery(['-createdAt']),
    answers: ImportListAnswer,
    handle: async ({ db, query }) => onePage((await listImports(db)).map(asListed), query),
  }),
  door({
    method: 'POST',
    path: '/api/imports',
    who: 'members.write',
    summary: 'Hand in a CSV or XLSX file as the body; nothing is imported yet',
    file: FILE_TYPES,
    query: z.strictObject({ fileName: z.string().min(1).max(200).optional() }),
    answers: ImportAnswer,
    handle: async ({ db, visitor, query, http }) => {
      const bytes = new Uint8Array(await http.req.arrayBuffer())
      const id = await uploadFile(db, visitor, { fileName: query.fileName ?? 'import', bytes })
      return { success: true, import: await viewImport(db, id) }
    },
  }),
  door({
    method: 'GET',
    path: '/api/imports/:id',
    who: 'members.write',
    summary: 'One import: its columns while it waits, what it did once it has been run',
    params: Id,
    answers: ImportAnswer,
    handle: async ({ db, params }) => ({ success: true, import: await viewImport(db, params.id) }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/imports/:id/mapping',
    who: 'members.write',
    summary: 'Say which column feeds which field; null leaves a column alone',
    params: Id,
    body: z.strictObject({
      mapping: z.array(TargetName.nullable()).max(100),
    }),
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await mapColumns(db, visitor, { id: params.id, mapping: body.mapping })
      return { success: true }
    },
  }),
  door({
    method: 'GET',
    path: '/api/imports/:id/check',
    who: 'members.write',
    summary: 'Dry run: what would become of each line',
    params: Id,
    query: listQuery(['line']).extend({ bucket: z.enum(BUCKETS).optional() }),
    answers: ImportCheckAnswer,
    handle: async ({ db, visitor, today, params, query }) => {
      const { plan, counts, digest } = await checkImport(db, params.id, { ...visitor, today })
      const { bucket } = query
      const rows = bucket ? plan.filter((row) => row.bucket === bucket) : plan
      return { ...onePage(rows, query), counts, digest }
    },
  }),
  door({
    method: 'GET',
    path: '/api/imports/:id/errors.csv',
    sends: 'made',
    who: 'members.write',
    summary: 'Lines that will not be imported, as a table: line, column, reason',
    params: Id,
    sentAs: ['text/csv'],
    handle: async ({ db, visitor, today, params, language }) => {
      const { plan, header } = await checkImport(db, params.id, { ...visitor, today })
      return new Response(faultListCsv(plan, header, language), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="import-${params.id}.csv"`,
          'cache-control': 'no-store',
        },
      })
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/imports/:id/decisions',
    who: 'members.write',
    summary: 'Say what becomes of unclear lines: a new card, leave out, or the id of a card that was offered',
    params: Id,
    body: z.strictObject({
      lines: z
        .array(
          z.strictObject({
            line: z.int().min(1).max(1_000_000),
            decision: z.union([z.enum(['new', 'skip']), z.int().min(1).max(999_999_999)]).nullable(),
          }),
        )
        .min(1)
        .max(1000),
    }),
    answers: Done,
    handle: async ({ db, params, body }) => {
      await decideLines(db, { id: params.id, lines: body.lines })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/imports/:id/run',
    who: 'members.write',
    summary: 'Import what the dry run showed; expected is its digest',
    params: Id,
    body: z.strictObject({ expected: z.string().min(1).max(100) }),
    answers: ImportRunAnswer,
    handle: async ({ db, visitor, today, params, body }) => {
      const counts = await runImport(db, { ...visitor, today }, { id: params.id, expected: body.expected })
      return { success: true, counts }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/imports/:id/undo',
    who: 'members.write',
    summary: 'Take a whole import back',
    params: Id,
    answers: ImportUndoneAnswer,
    handle: async ({ db, visitor, params }) => ({
      success: true,
      undone: await undoImport(db, visitor, params.id),
    }),
  }),
]

type Listed = Awaited<ReturnType<typeof listImports>>[number]

const asListed = ({ counts, ...rest }: Listed) => ({
  ...rest,
  counts: counts === null ? null : asCounts(counts),
})
