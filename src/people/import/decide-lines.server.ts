import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { asRecord } from '../../ground/tables/json.ts'
import type { Decision } from './decision.ts'
import { lockImport } from './imports.server.ts'

export type LineDecision = { readonly line: number; readonly decision: Decision | null }

/** A person says what becomes of unclear lines; null takes a decision back. What is not offered is not obeyed. */
export async function decideLines(
  db: Db,
  { id, lines }: { readonly id: number; readonly lines: readonly LineDecision[] },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const draft = await lockImport(tx, id)
    if (!draft) throw new Refusal('not_found')
    if (draft.cells === null) throw new Refusal('import_already_done')
    const known = asRecord(draft.decisions)
    const given = Object.fromEntries(lines.map(({ line, decision }) => [String(line), decision]))
    const decisions = Object.entries({ ...known, ...given }).filter(([, decision]) => decision !== null)
    await tx
      .updateTable('memberImport')
      .set({ decisions: JSON.stringify(Object.fromEntries(decisions)) })
      .where('id', '=', id)
      .execute()
  })
}
