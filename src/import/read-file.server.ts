import { setImmediate as breathe } from 'node:timers/promises'
import { parse as csvParser } from 'csv-parse'
import { readSheet } from 'read-excel-file/node'
import { Refusal } from '../refusals.ts'
import { decodeText, delimiterOf, isWorkbook } from './decode.ts'
import { refuseSwollenWorkbook } from './workbook-size.server.ts'

const MOST_ROWS = 10_000
const LARGEST_FILE = 5 * 1024 * 1024
const MOST_COLUMNS = 100
const PIECE = 64 * 1024

/** The file as a sheet of texts. Lines are counted as a spreadsheet shows them: the header is line 1. */
export type Sheet = {
  readonly encoding: string
  readonly header: readonly string[]
  readonly lines: readonly SheetLine[]
}
export type SheetLine = { readonly line: number; readonly cells: readonly string[] }

export async function readFile(bytes: Uint8Array): Promise<Sheet> {
  if (bytes.length > LARGEST_FILE) throw new Refusal('too_large')
  const { encoding, records } = isWorkbook(bytes) ? await readWorkbook(bytes) : await readText(bytes)
  const lines = records
    .map((cells, index) => ({ line: index + 1, cells: cells.map(clean) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [head, ...rest] = lines
  if (!head || rest.length === 0) throw new Refusal('empty_file')
  if (rest.length > MOST_ROWS) throw new Refusal('too_many_rows')
  if (head.cells.length > MOST_COLUMNS) throw new Refusal('unreadable_file')
  return {
    encoding,
    header: head.cells,
    lines: rest.map(({ line, cells }) => ({ line, cells: cells.slice(0, head.cells.length) })),
  }
}

type Records = { readonly encoding: string; readonly records: readonly (readonly string[])[] }

async function readText(bytes: Uint8Array): Promise<Records> {
  const decoded = decodeText(bytes)
  if (!decoded) throw new Refusal('unreadable_file')
  const text = decoded.text.replace(/^sep=(.)\r?\n/i, '')
  const records: string[][] = []
  const parser = csvParser({
    delimiter: delimiterOf(text),
    relaxColumnCount: true,
    relaxQuotes: true,
    bom: true,
  })
  try {
    // In pieces, so that others are served while ten thousand lines are read.
    void feed(parser, text)
    for await (const record of parser) {
      records.push(record as string[])
      if (records.length > MOST_ROWS * 2) break
    }
  } catch {
    throw new Refusal('unreadable_file')
  }
  return { encoding: decoded.encoding, records }
}

async function feed(parser: ReturnType<typeof csvParser>, text: string): Promise<void> {
  for (let at = 0; at < text.length && !parser.destroyed; at += PIECE) {
    parser.write(text.slice(at, at + PIECE))
    await breathe()
  }
  parser.end()
}

async function readWorkbook(bytes: Uint8Array): Promise<Records> {
  try {
    await refuseSwollenWorkbook(bytes)
    const sheet: readonly (readonly unknown[])[] = await readSheet(Buffer.from(bytes))
    return { encoding: 'xlsx', records: sheet.map((cells) => cells.map(cellText)) }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('unreadable_file')
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'ano' : 'ne'
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

/** PostgreSQL stores neither NUL nor half a letter. */
function clean(cell: string): string {
  return cell.toWellFormed().replaceAll('\0', '').trim()
}
