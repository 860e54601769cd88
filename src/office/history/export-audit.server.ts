import { recordAudit } from '../../ground/audit/audit.server.ts'
import { csvHead, csvRow } from '../../ground/values/csv.ts'
import { streamOf } from '../../ground/files/stream-answer.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { speak } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { listAudit } from './audit-entries.server.ts'
import { type AuditFilter, auditQuery } from './audit-filter.ts'
import { auditWords } from './audit.words.ts'
import { type AuditReader, isAsked, lineOf } from './view-audit.server.ts'

const AT_ONCE = 500

/** All that is filtered, as a table for a spreadsheet, read as the reader takes it; that it was taken is noted first. */
export async function exportAudit(
  db: Db,
  reader: AuditReader,
  filter: AuditFilter,
): Promise<ReadableStream<Uint8Array>> {
  const whole = { ...filter, before: null, after: null }
  await inTransaction(db, async (tx) =>
    recordAudit(tx, {
      action: 'AUDIT_EXPORTED',
      actorId: reader.visitor.id,
      note: auditQuery(whole) || null,
    }),
  )
  return streamOf(rowsOf(db, reader, whole))
}

async function* rowsOf(db: Db, reader: AuditReader, filter: AuditFilter): AsyncGenerator<string> {
  const say = speak(auditWords, reader.language)
  yield csvHead([
    say('number'),
    say('when'),
    say('action'),
    say('who'),
    say('about'),
    say('changes'),
    say('note'),
  ])
  for (let before: number | null = null; ;) {
    const { rows, older } = await listAudit(db, { ...filter, before }, AT_ONCE)
    const lines = rows.filter((row) => isAsked(row, reader.visitor, filter)).map((row) => lineOf(row, reader))
    yield lines
      .map(({ seq, whenExact, action, who, about, changes, note }) =>
        csvRow([
          seq,
          whenExact,
          action,
          who ?? say('system'),
          about?.label,
          changes.map(({ field, from, to }) => `${field}: ${from ?? '–'} → ${to ?? '–'}`).join('; '),
          note,
        ]),
      )
      .join('')
    if (older === null) return
    before = older
  }
}
