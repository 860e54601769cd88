const BOM = '\uFEFF'
/** What a spreadsheet would run as a formula, and the mark that stops it; a cell that has the mark gets another. */
const GUARDED = /^[=+\-@\t\r\0'＝＋－＠]/

/** Semicolons, CRLF and a byte order mark: so that Czech Excel shows names as they are. */
export function csvHead(titles: readonly string[]): string {
  return BOM + csvRow(titles)
}

export function csvRow(cells: readonly CsvValue[]): string {
  return `${cells.map((cell) => quoted(guarded(asText(cell)))).join(';')}\r\n`
}

export type CsvValue = string | number | boolean | Date | null | undefined

function asText(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}

function guarded(text: string): string {
  return GUARDED.test(text) ? `'${text}` : text
}

/** What an import does to get the very text that was exported. */
export function unguarded(text: string): string {
  return text.startsWith("'") ? text.slice(1) : text
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}
