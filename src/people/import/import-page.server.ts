import { can } from '../../permissions.ts'
import { redirect } from 'react-router'
import { z } from 'zod'
import { momentInFigures } from '../../ground/values/moment.ts'
import { RowId } from '../../ground/http/door.server.ts'
import type { FormValues } from '../../ground/http/form-answer.server.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { Refusal } from '../../refusals.ts'
import { isTarget, ownTargets, targetsFor } from './card-field.ts'
import { checkImport } from './check-import.server.ts'
import { decideLines, type LineDecision } from './decide-lines.server.ts'
import { readDecision } from './decision.ts'
import { asCounts, listDivisions, listImports } from './imports.server.ts'
import { BUCKETS, type Bucket, type Counts, isTooMuch, MOST_CARDS } from './plan.ts'
import { type RowLine, rowLine } from './row-line.ts'
import { runImport } from './run-import.server.ts'
import { undoImport } from './undo-import.server.ts'
import { mapColumns, uploadFile } from './upload-file.server.ts'
import { viewImport } from './view-import.server.ts'

const PATH = '/admin/members/import'
const LINES_A_PAGE = 50

export const importScreen = declareScreen({ who: 'members.write' })

/** What the address asks for: the beginning, a draft's columns, its check, or what an import did. */
export async function viewPage(context: Given) {
  const { db, language, visitor, url } = context
  const params = url.searchParams
  const id = RowId.safeParse(params.get('id') ?? '')
  if (!id.success) return { kind: 'start' as const, imports: await pastImports(context) }
  const found = await orBeginning(viewImport(db, id.data))
  if (found.state === 'draft')
    return params.get('step') === 'check'
      ? { kind: 'check' as const, ...(await viewCheck(context, id.data)) }
      : {
          kind: 'mapping' as const,
          id: found.id,
          fileName: found.fileName,
          total: found.total,
          columns: found.columns,
          targets: targetsFor(visitor),
          own: ownTargets(visitor).map(({ id, name }) => ({ id, name })),
        }
  const { fileName, doneAt, undoneAt, counts, conflicts, conflictTotal } = found
  const moment = undoneAt ?? doneAt
  return {
    kind: 'result' as const,
    id: found.id,
    fileName,
    isUndone: undoneAt !== null,
    when: moment ? momentInFigures(moment, language) : '',
    counts,
    conflicts,
    conflictTotal,
    mayInvite: can(visitor, 'accounts.manage'),
  }
}

async function orBeginning<Found>(looking: Promise<Found>): Promise<Found> {
  try {
    return await looking
  } catch (error) {
    throw error instanceof Refusal && error.code === 'not_found' ? redirect(PATH) : error
  }
}

async function pastImports({ db, language }: Given) {
  const imports = await listImports(db)
  return imports.map(({ id, fileName, createdAt, doneAt, undoneAt, counts, actorName }) => ({
    id,
    fileName,
    actorName,
    when: momentInFigures(doneAt ?? createdAt, language),
    state: undoneAt ? ('undone' as const) : doneAt ? ('done' as const) : ('draft' as const),
    counts: asCounts(counts),
  }))
}

async function viewCheck({ db, today, language, visitor, url }: Given, id: number) {
  const params = url.searchParams
  const { header, plan, counts, digest } = await orColumns(id, checkImport(db, id, { ...visitor, today }))
  const show = chosenBucket(params.get('show'), counts)
  const rows = plan.filter(({ bucket }) => bucket === show)
  const page = Math.max(
    1,
    Math.min(Number(params.get('page')) || 1, Math.ceil(rows.length / LINES_A_PAGE) || 1),
  )
  const around = { header, language, divisions: await listDivisions(db), own: ownTargets(visitor) }
  const lines: readonly RowLine[] = rows
    .slice((page - 1) * LINES_A_PAGE, page * LINES_A_PAGE)
    .map((row) => rowLine(row, around))
  const view = { page, pageSize: LINES_A_PAGE, total: rows.length }
  return {
    id,
    counts,
    digest,
    show,
    lines,
    view,
    isTooMuch: isTooMuch(counts),
    most: MOST_CARDS,
  }
}

async function orColumns<Checked>(id: number, checking: Promise<Checked>): Promise<Checked> {
  try {
    return await checking
  } catch (error) {
    throw error instanceof Refusal && error.code === 'columns_not_mapped'
      ? redirect(`${PATH}?id=${id}`)
      : error
  }
}

/** What needs a person's eye comes first. */
function chosenBucket(wanted: string | null, counts: Counts): Bucket {
  const byNeed = ['error', 'ambiguous', 'create', 'update', 'skip'] as const
  return (
    BUCKETS.find((bucket) => bucket === wanted) ?? byNeed.find((bucket) => counts[bucket] > 0) ?? 'create'
  )
}

/** An id and what else is hidden in the form; the lines and columns beside them are read by name. */
const known = <S extends z.ZodRawShape>(shape: S) => z.object({ id: RowId, ...shape })

/** Each step ends at an address of its own, so that the back button and a reload do no harm. */
export const importActs = {
  '': importScreen.act({
    takesFiles: ['file'],
    does: async ({ db, visitor, files }) => {
      const file = files.file?.[0]
      if (!file || file.size === 0) throw new Refusal('empty_file')
      const bytes = new Uint8Array(await file.arrayBuffer())
      return seeOther(`${PATH}?id=${await uploadFile(db, visitor, { fileName: file.name, bytes })}`)
    },
  }),
  map: importScreen.act({
    takes: known({}),
    does: async ({ db, visitor }, { id }, form) => {
      await mapColumns(db, visitor, { id, mapping: mappingOf(form) })
      return seeOther(`${PATH}?id=${id}&step=check`)
    },
  }),
  decide: importScreen.act({
    takes: known({ back: z.string().max(200) }),
    does: async ({ db }, { id, back }, form) => {
      await decideLines(db, { id, lines: decisionsOf(form) })
      return seeOther(`${PATH}?id=${id}&step=check${/^(?:&(?:show|page)=\w+)*$/.test(back) ? back : ''}`)
    },
  }),
  run: importScreen.act({
    takes: known({ expected: z.string().min(1).max(100) }),
    does: async ({ db, visitor, today }, { id, expected }) => {
      await runImport(db, { ...visitor, today }, { id, expected })
      return seeOther(`${PATH}?id=${id}`)
    },
  }),
  undo: importScreen.act({
    takes: known({}),
    does: async ({ db, visitor }, { id }) => {
      await undoImport(db, visitor, id)
      return seeOther(`${PATH}?id=${id}`)
    },
  }),
}

function mappingOf(form: FormValues) {
  const columns = Object.keys(form).filter((name) => /^column-\d{1,3}$/.test(name)).length
  return Array.from({ length: columns }, (_, column) => {
    const target = form[`column-${column}`] ?? ''
    return isTarget(target) ? target : null
  })
}

function decisionsOf(form: FormValues): readonly LineDecision[] {
  return Object.entries(form).flatMap(([name, text]) => {
    const line = /^line-(\d{1,7})$/.exec(name)?.[1]
    return line === undefined ? [] : [{ line: Number(line), decision: readDecision(text) }]
  })
}
