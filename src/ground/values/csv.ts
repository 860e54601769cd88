const BOM = '\uFEFF'
/** What a spreadsheet would run as a formula, and the mark that stops it; a cell that has the mark gets another. */
const GUARDED = /^[=+\-@\t\r\0'＝＋－＠]/

/** Semicolons, CRLF and a byte order mark: so that Czech Excel shows names as they are. */
export function csvHead(titles: readonly string[]): string {
  return BOM + csvRow(titles)
}

export function csvRow(cells: readonly CsvValue[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

/** Most cells need neither a guard nor quotes, and one look tells. */
const SPECIAL = /^[=+\-@\t\r\0'＝＋－＠\s]|[";\r\n]|\s$/

export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  const text = asText(value)
  return SPECIAL.test(text) ? quoted(guarded(text)) : text
}

export type CsvValue = string | number | boolean | Date | null | undefined

function asText(value: NonNullable<CsvValue>): string {
  if (typeof value === 'string') return value
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
