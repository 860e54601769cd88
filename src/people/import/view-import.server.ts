import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { asRecord, type Json } from '../../ground/tables/json.ts'
import { type CardField, isCardField } from './card-field.ts'
import { asCounts, findImport, listImportRows } from './imports.server.ts'
import { asMapping, asSheetCells } from './sheet-cells.ts'
import type { Conflict } from './undo-rule.ts'

const SAMPLES = 3
const CONFLICTS_SHOWN = 500

/** One import as it is shown: what waits to be mapped, or what it did. */
export async function viewImport(db: Db, id: number) {
  const found = await findImport(db, id)
  if (!found) throw new Refusal('not_found')
  const { fileName, encoding, createdAt, doneAt, undoneAt, counts } = found
  const common = { id, fileName, encoding, createdAt }
  if (found.cells !== null) {
    const { header, lines } = asSheetCells(found.cells)
    const mapping = asMapping(found.mapping)
    const columns = header.map((title, column) => ({
      index: column,
      title,
      target: mapping[column] ?? null,
      samples: samplesOf(lines, column),
    }))
    return { ...common, state: 'draft' as const, columns, total: lines.length }
  }
  const rows = await listImportRows(db, id)
  const conflicts = rows.flatMap(({ line, memberId, after, conflict }) => {
    const reason = asConflict(conflict)
    return reason ? [{ line, memberId, name: nameOf(after), conflict: reason }] : []
  })
  return {
    ...common,
    state: undoneAt ? ('undone' as const) : ('done' as const),
    doneAt,
    undoneAt,
    counts: asCounts(counts),
    conflicts: conflicts.slice(0, CONFLICTS_SHOWN),
    conflictTotal: conflicts.length,
  }
}

type Lines = readonly { readonly cells: readonly string[] }[]

/** The first few values, so that a column without a title is known too. */
function samplesOf(lines: Lines, column: number): readonly string[] {
  const samples: string[] = []
  for (const { cells } of lines) {
    const text = cells[column] ?? ''
    if (text !== '' && !samples.includes(text)) samples.push(text.slice(0, 60))
    if (samples.length === SAMPLES) break
  }
  return samples
}

function nameOf(after: Json): string {
  const { firstName, lastName } = asRecord(after)
  return [lastName, firstName].filter((part) => typeof part === 'string').join(' ')
}

function asConflict(value: Json | null): Conflict | null {
  if (value === null) return null
  const { reason, fields } = asRecord(value)
  if (reason === 'referred' || reason === 'gone') return { reason }
  const names: readonly unknown[] = Array.isArray(fields) ? fields : []
  return {
    reason: 'changed',
    fields: names.filter((name): name is CardField => typeof name === 'string' && isCardField(name)),
  }
}
