import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { erasedMarks, listErasedMarks } from '../members/erased-marks.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Json } from '../../ground/tables/json.ts'
import { type CardFields, type Importer, ownTargets } from './card-field.ts'
import { type Mapping, mappingFault } from './columns.ts'
import { findImport, listDivisions, listKindNames, listKnownCards } from './imports.server.ts'
import { asDecisions, type Decisions } from './decision.ts'
import { type Counts, countBuckets, type PlannedRow, planner } from './plan.ts'
import { withHouseholds } from './plan-households.ts'
import { readRow } from './row.ts'
import { asMapping, asSheetCells } from './sheet-cells.ts'
import { refuseForeignFields } from './upload-file.server.ts'
import { MOST_IN_HOUSEHOLD } from '../../money/households/household.ts'

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
  return planDraft(db, asDraft(draft.cells, draft), checker)
}

type Draft = { readonly cells: Json; readonly mapping: Mapping; readonly decisions: Decisions }

export function asDraft(cells: Json, { mapping, decisions }: { mapping: Json; decisions: Json }): Draft {
  return { cells, mapping: asMapping(mapping), decisions: asDecisions(decisions) }
}

export async function planDraft(
  db: Db,
  { cells, mapping, decisions }: Draft,
  checker: Checker,
): Promise<Check> {
  const { memberId, today } = checker
  refuseForeignFields(checker, mapping)
  if (mappingFault(mapping)) throw new Refusal('columns_not_mapped')
  const { header, lines } = asSheetCells(cells)
  const around = {
    today,
    divisions: await listDivisions(db),
    kinds: await listKindNames(db),
    own: ownTargets(checker),
  }
  const isErased = erasedAmong(await listErasedMarks(db))
  const cards = await listKnownCards(db)
  const decide = planner(cards, { ownCardId: memberId, decisions, isErased })
  const rows: PlannedRow[] = []
  const labels = new Map<number, string>()
  for (const [index, { line, cells: texts }] of lines.entries()) {
    // Ten thousand lines take a second or two; others want to be answered meanwhile.
    if (index % ROWS_AT_ONCE === 0) await breathe()
    const read = readRow(line, texts, mapping, around)
    if (typeof read.fields.household === 'string') labels.set(line, read.fields.household)
    rows.push(decide(read))
  }
  const plan = withHouseholds(rows, labels, cards, { most: MOST_IN_HOUSEHOLD, ownCardId: memberId })
  const hash = createHash('sha256')
  for (const row of plan) hash.update(JSON.stringify(row))
  return { header, plan, counts: countBuckets(plan), digest: hash.digest('base64url') }
}

/** Tells whether a line speaks of somebody who asked to be forgotten. */
function erasedAmong(marks: ReadonlySet<string>): (fields: CardFields) => boolean {
  if (marks.size === 0) return () => false
  const text = (value: CardFields[keyof CardFields]) => (value === undefined ? [] : [String(value)])
  return ({ email, hogNumber, firstName = '', lastName = '', birthDate }) =>
    erasedMarks({
      emails: text(email),
      hogNumbers: text(hogNumber),
      names: text(birthDate).map((day) => ({
        firstName: String(firstName),
        lastName: String(lastName),
        birthDate: day,
      })),
    }).some((mark) => marks.has(mark))
}
