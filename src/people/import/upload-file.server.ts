import { apart } from '../../ground/platform/apart.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type Importer, targetsFor } from './card-field.ts'
import { guessMapping, type Mapping, mappingFault } from './columns.ts'
import { forgetDrafts, insertDraft, lockImport } from './imports.server.ts'
import type { work } from './read-sheet.apart.ts'
import { asSheetCells } from './sheet-cells.ts'

const LARGEST_FILE = 5 * 1024 * 1024

const readSheet = apart<typeof work>('people/import/read-sheet', {
  lane: 'files',
  seconds: 20,
  refusal: 'file_too_demanding',
})

type Actor = Importer & { readonly id: number }
type Upload = { readonly fileName: string; readonly bytes: Uint8Array }

/** Reads the file and puts it aside as a draft; no card is touched yet. */
export async function uploadFile(db: Db, actor: Actor, { fileName, bytes }: Upload): Promise<number> {
  if (bytes.length > LARGEST_FILE) throw new Refusal('too_large')
  const { encoding, header, cells } = await readSheet(bytes)
  return inTransaction(db, async (tx) => {
    await forgetDrafts(tx, actor.id)
    return insertDraft(tx, {
      actorId: actor.id,
      fileName: tidyName(fileName),
      encoding,
      cells,
      mapping: guessMapping(header, targetsFor(actor), actor.own),
    })
  })
}

/** The officer says which column means what. */
export async function mapColumns(
  db: Db,
  importer: Importer,
  { id, mapping }: { readonly id: number; readonly mapping: Mapping },
): Promise<void> {
  refuseForeignFields(importer, mapping)
  await inTransaction(db, async (tx) => {
    const draft = await lockImport(tx, id)
    if (!draft) throw new Refusal('not_found')
    if (draft.cells === null) throw new Refusal('import_already_done')
    if (mapping.length !== asSheetCells(draft.cells).header.length || mappingFault(mapping))
      throw new Refusal('columns_not_mapped')
    await tx
      .updateTable('memberImport')
      // Decisions were about lines read another way.
      .set({ mapping: JSON.stringify(mapping), decisions: '{}' })
      .where('id', '=', id)
      .execute()
  })
}

/** A file opens no way around a right. */
export function refuseForeignFields(importer: Importer, mapping: Mapping): void {
  const allowed = targetsFor(importer)
  if (mapping.some((target) => target !== null && !allowed.includes(target))) throw new Refusal('not_allowed')
}

function tidyName(fileName: string): string {
  const name = fileName.toWellFormed().replaceAll('\0', '').split(/[\\/]/).at(-1)?.trim() ?? ''
  return Array.from(name).slice(0, 150).join('') || '?'
}
