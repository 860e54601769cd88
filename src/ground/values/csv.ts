const BOM = '\uFEFF'
/** What a spreadsheet would run as a formula, and the mark that stops it; a cell that has the mark gets another. */
const GUARDED = /^(?:[=+\-@\t\r\0'＝＋－＠]|\(\+)/

/** A telephone number, its country apart: a plus at the beginning would be reckoned, and so would figures alone. */
const PHONE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{5,13})$/
const WRITTEN_PHONE = /^\(\+(\d{1,3})\) ([\d ]+)$/

/** Semicolons, CRLF and a byte order mark: so that Czech Excel shows names as they are. */
export function csvHead(titles: readonly string[]): string {
  return BOM + csvRow(titles)
}

export function csvRow(cells: readonly CsvValue[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

/** Most cells need neither a guard nor quotes, and one look tells. */
const SPECIAL = /^(?:[=+\-@\t\r\0'＝＋－＠\s]|\(\+)|[";\r\n]|\s$/

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
  if (PHONE.test(text)) return csvPhone(text)
  return GUARDED.test(text) ? `'${text}` : text
}

/** '(+420) 603 123 456': to be read by people, and by no spreadsheet as a sum. */
function csvPhone(phone: string): string {
  return phone.replace(PHONE, (_, country: string, figures: string) => {
    const groups = /^42[01]$/.test(country) ? figures.replaceAll(/(?<=^(?:\d{3})+)(?=\d)/g, ' ') : figures
    return `(+${country}) ${groups}`
  })
}

/** What an import does to get the very text that was exported. */
export function unguarded(text: string): string {
  const [, country, figures] = WRITTEN_PHONE.exec(text) ?? []
  if (country && figures) return `+${country}${figures.replaceAll(' ', '')}`
  return text.startsWith("'") ? text.slice(1) : text
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}
