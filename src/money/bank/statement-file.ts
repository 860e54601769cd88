import { parse as parseCsv } from 'csv-parse/sync'
import { parseFioCsv } from './fio-csv.ts'
import { parseFioJson } from './fio-json.ts'
import { isGpc, parseGpc } from './gpc.ts'
import type { Statement } from './movement.ts'

export type StatementFormat = 'fio-json' | 'fio-csv' | 'gpc'

/** A file read as what it is, whatever it is called; null for anything else. */
export function readStatementFile(
  bytes: Uint8Array,
): { format: StatementFormat; statement: Statement } | null {
  const text = decode(bytes)
  if (!text || text.includes('\0')) return null
  if (isGpc(text)) return as('gpc', parseGpc(text))
  if (text.trimStart().startsWith('{')) return as('fio-json', parseFioJson(text))
  return as('fio-csv', parseFioCsv(cellsOf(text)))
}

function as(format: StatementFormat, statement: Statement | null) {
  return statement && { format, statement }
}

/** UTF-8, or the Windows-1250 that banks still write GPC in. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}

function cellsOf(text: string): readonly (readonly string[])[] {
  try {
    return parseCsv(text, { delimiter: ';', relaxColumnCount: true, relaxQuotes: true, bom: true })
  } catch {
    return []
  }
}
