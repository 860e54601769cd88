import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'
import { cellReader, type SheetCell } from './sheet-cell.ts'

// A workbook with one sheet, written as it is read: what a spreadsheet needs and nothing else. No text in it can be a
// formula, because a formula would have an element of its own.

type Sheet = {
  readonly title: string
  /** The first row is the head. */
  readonly rows: AsyncIterable<readonly string[]>
}

/** The file in pieces; the table itself is never held whole. */
export async function* xlsxOf({ title, rows }: Sheet): AsyncGenerator<Uint8Array> {
  const parts: Part[] = []
  for (const [name, text] of Object.entries(frame(title))) yield* packed(parts, name, [text])
  yield* packed(parts, 'xl/worksheets/sheet1.xml', sheetXml(rows))
  yield directoryOf(parts)
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What stands around the table. The styles: nothing, a bold head, a day, a moment. */
function frame(title: string): Readonly<Record<string, string>> {
  // What a name of a sheet may not hold, and how long it may be.
  const name = escaped(
    title
      .replaceAll(/[[\]:*?/\\']/g, ' ')
      .slice(0, 31)
      .trim() || 'List',
  )
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="d\\.\\ m\\.\\ yyyy\\ h:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  }
}

/** Rows written at once: a piece for each would be mostly waiting. */
const ROWS_AT_ONCE = 250

async function* sheetXml(rows: Sheet['rows']): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="16"/><sheetData>`
  const readCell = cellReader()
  let row = 0
  let piece = ''
  for await (const cells of rows) {
    row += 1
    piece += rowXml(cells, row, readCell)
    if (row % ROWS_AT_ONCE > 0) continue
    yield piece
    piece = ''
  }
  yield `${piece}</sheetData></worksheet>`
}

function rowXml(cells: readonly string[], row: number, readCell: (text: string) => SheetCell): string {
  let xml = `<row r="${row}">`
  for (const [column, text] of cells.entries()) {
    if (text === '') continue
    const at = `${columnName(column)}${row}`
    xml += row === 1 ? textXml(at, text, ' s="1"') : cellXml(at, readCell(text))
  }
  return `${xml}</row>`
}

function cellXml(at: string, cell: SheetCell): string {
  if (cell.kind === 'text') return textXml(at, cell.text, '')
  const style = { number: '', day: ' s="2"', moment: ' s="3"' }[cell.kind]
  return `<c r="${at}"${style}><v>${cell.value}</v></c>`
}

/** As much as one cell can hold. */
const LONGEST = 32_767

function textXml(at: string, text: string, style: string): string {
  return `<c r="${at}" t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text.slice(0, LONGEST))}</t></is></c>`
}

const NAMES: string[] = []

/** A to Z, then AA and so on. */
function columnName(index: number): string {
  const known = NAMES[index]
  if (known) return known
  const letter = String.fromCodePoint(65 + (index % 26))
  return (NAMES[index] = index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter)
}

const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  // oxlint-disable-next-line no-control-regex -- what no XML may hold
  if (!/[&<>"\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\uD800-\uDFFF]|_x/.test(text)) return text
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- what no XML may hold
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/[&<>"]/g, (sign) => SPECIAL[sign] ?? '')
      // A spreadsheet reads this as a sign by its number.
      .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
  )
}

type Part = {
  readonly name: Buffer
  readonly offset: number
  readonly sum: number
  readonly size: number
  readonly packedSize: number
}

/** One file of the archive: its head, what is in it, and how much that was, which is known only at the end. */
async function* packed(
  parts: Part[],
  name: string,
  text: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<Uint8Array> {
  const last = parts.at(-1)
  const offset = last ? last.offset + 30 + last.name.length + last.packedSize + 16 : 0
  const written = Buffer.from(name)
  const told = { sum: 0, size: 0, packedSize: 0 }
  yield Buffer.concat([Buffer.from('504b0304', 'hex'), uint16(20, FLAGS, DEFLATED, 0, DAY), zeros(12), uint16(written.length, 0), written]) // prettier-ignore
  const deflate = createDeflateRaw({ level: 1 })
  const feeding = (async () => {
    for await (const piece of text) {
      const bytes = Buffer.from(piece)
      told.sum = crc32(bytes, told.sum)
      told.size += bytes.length
      if (!deflate.write(bytes)) await once(deflate, 'drain')
    }
    deflate.end()
  })()
  feeding.catch((error: unknown) =>
    deflate.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    told.packedSize += chunk.length
    yield chunk
  }
  await feeding
  parts.push({ name: written, offset, ...told })
  yield Buffer.concat([Buffer.from('504b0708', 'hex'), uint32(told.sum, told.packedSize, told.size)])
}

/** Sizes come after the data; names are UTF-8. The day is one long ago: the same table is the same file. */
const FLAGS = 0x0808
const DEFLATED = 8
const DAY = 0x0021

function directoryOf(parts: readonly Part[]): Buffer {
  const last = parts.at(-1)
  const start = last ? last.offset + 30 + last.name.length + last.packedSize + 16 : 0
  const entries = parts.map(
    ({ name, offset, sum, size, packedSize }) =>
    Buffer.concat([Buffer.from('504b0102', 'hex'), uint16(20, 20, FLAGS, DEFLATED, 0, DAY), uint32(sum, packedSize, size), uint16(name.length, 0, 0, 0, 0), zeros(4), uint32(offset), name]), // prettier-ignore
  )
  const list = Buffer.concat(entries)
  return Buffer.concat([list, Buffer.from('504b0506', 'hex'), uint16(0, 0, parts.length, parts.length), uint32(list.length, start), uint16(0)]) // prettier-ignore
}

const zeros = (count: number) => Buffer.alloc(count)

function uint16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2)
  return bytes
}

function uint32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4)
  return bytes
}
