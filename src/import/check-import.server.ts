import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import type { Json } from '../tables/json.ts'
import type { Importer } from './card-field.ts'
import { type Mapping, mappingFault } from './columns.ts'
import { findImport, listDivisions, listKnownCards } from './imports.server.ts'
import { type Counts, countBuckets, type PlannedRow, planImport } from './plan.ts'
import { type ReadRow, readRow } from './row.ts'
import { asMapping, asSheetCells } from './sheet-cells.ts'
import { refuseForeignFields } from './upload-file.server.ts'

const ROWS_AT_ONCE = 500

export type Checker = Importer & { readonly memberId: number | null; readonly today: string }
export type Check = {
  readonly header: readonly string[]
  readonly plan: readonly PlannedRow[]
  readonly counts: Counts
  /** What was shown and is being agreed to; another plan has another one. */
  readonly digest: string
}

/** The dry run: what would become of each line, were the import run now. Writes nothing. */
export async function checkImport(db: Db, id: number, checker: Checker): Promise<Check> {
  const draft = await findImport(db, id)
  if (!draft) throw new Refusal('not_found')
  if (draft.cells === null) throw new Refusal('import_already_done')
  return planDraft(db, { cells: draft.cells, mapping: asMapping(draft.mapping) }, checker)
}

export async function planDraft(
  db: Db,
  { cells, mapping }: { cells: Json; mapping: Mapping },
  checker: Checker,
): Promise<Check> {
  const { memberId, today } = checker
  refuseForeignFields(checker, mapping)
  if (mappingFault(mapping)) throw new Refusal('columns_not_mapped')
  const { header, lines } = asSheetCells(cells)
  const around = { today, divisions: await listDivisions(db) }
  const rows: ReadRow[] = []
  for (const [index, { line, cells: texts }] of lines.entries()) {
    if (index % ROWS_AT_ONCE === 0) await breathe()
    rows.push(readRow(line, texts, mapping, around))
  }
  const plan = planImport(rows, await listKnownCards(db), { ownCardId: memberId })
  const digest = createHash('sha256').update(JSON.stringify(plan)).digest('base64url')
  return { header, plan, counts: countBuckets(plan), digest }
}
