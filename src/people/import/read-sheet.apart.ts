import { parse as parseCsv } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/universal'
import { asMeant, asPlainText } from '../../ground/values/plain-text.ts'
import { utcDay } from '../../ground/values/day.ts'
import { Refusal } from '../../refusals.ts'
import { decodeText, delimiterOf, isWorkbook } from './decode.ts'
import { refuseVastSheet, repack, unpackWorkbook } from './workbook.ts'

const MOST_ROWS = 10_000
const MOST_COLUMNS = 100
/** A question with its choices is the longest that heads a column of an honest table. */
const LONGEST_HEADING = 500
const MOST_LETTERS = 6_000_000

/** The file as a sheet of texts. Lines are counted as a spreadsheet shows them: the header is line 1. */
export type Sheet = {
  readonly encoding: string
  readonly header: readonly string[]
  /** The header and the lines as a draft keeps them, in JSON: the house passes them on and never unfolds them here. */
  readonly cells: string
}

export async function work(bytes: Uint8Array): Promise<Sheet> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { encoding, records } = isWorkbook(file) ? await readWorkbook(file) : readText(file)
  refuseTooManyLetters(records)
  const lines = records
    .map((cells, index) => ({ line: index + 1, cells: cells.map(clean) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [head, ...rest] = lines
  if (!head || rest.length === 0) throw new Refusal('empty_file')
  if (rest.length > MOST_ROWS) throw new Refusal('too_many_rows')
  if (head.cells.length > MOST_COLUMNS) throw new Refusal('sheet_too_vast')
  const header = head.cells
  if (header.some((name) => name.length > LONGEST_HEADING)) throw new Refusal('file_too_demanding')
  const kept = rest.map(({ line, cells }) => ({ line, cells: cells.slice(0, header.length) }))
  return { encoding, header, cells: JSON.stringify({ header, lines: kept }) }
}

type Records = { readonly encoding: string; readonly records: readonly (readonly string[])[] }

function readText(bytes: Uint8Array): Records {
  const decoded = decodeText(bytes)
  if (!decoded) throw new Refusal('unreadable_file')
  const text = decoded.text.replace(/^sep=(.)\r?\n/i, '')
  try {
    const records: string[][] = parseCsv(text, {
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      relaxQuotes: true,
      bom: true,
      to: MOST_ROWS * 2,
    })
    return { encoding: decoded.encoding, records }
  } catch {
    throw new Refusal('unreadable_file')
  }
}

async function readWorkbook(file: Buffer): Promise<Records> {
  const parts = unpackWorkbook(file)
  for (const { bytes } of parts) refuseVastSheet(bytes.toString('latin1'))
  const whole = new Uint8Array(repack(parts))
  try {
    const sheet: readonly (readonly unknown[])[] = await readSheet(whole.buffer)
    return { encoding: 'xlsx', records: sheet.map((cells) => cells.map(cellText)) }
  } catch {
    throw new Refusal('unreadable_file')
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : utcDay(cell)
  if (typeof cell === 'boolean') return cell ? 'ano' : 'ne'
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

/** One long text that a thousand cells point at is a thousand long texts. */
function refuseTooManyLetters(records: Records['records']): void {
  let letters = 0
  for (const cells of records) for (const cell of cells) letters += cell.length + 1
  if (letters > MOST_LETTERS) throw new Refusal('file_too_demanding')
}

/** PostgreSQL stores neither NUL nor half a letter; a table of a Mac is searched like any other. */
function clean(cell: string): string {
  return asMeant(asPlainText(cell)).trim()
}
