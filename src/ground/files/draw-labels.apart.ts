import { join } from 'node:path'
import PdfFile from 'pdfkit'
import { drawAddress } from './draw-address.ts'
import { pdfBytes } from './pdf-bytes.ts'

const FONT = join(import.meta.dirname, '..', '..', '..', 'assets', 'fonts', 'Barlow-Regular.ttf')
const MM = 72 / 25.4
// The common sheet: three labels in a row, eight rows, 70 × 37 mm, half a millimetre left above and below.
const COLUMNS = 3
const ROWS = 8
const LABEL = { width: 70 * MM, height: 37 * MM }
const TOP = 0.5 * MM
const INSET = 7 * MM

type Addresses = { readonly title: string; readonly addresses: readonly (readonly string[])[] }

/** Sheets of labels, row by row. */
export async function work({ title, addresses }: Addresses): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PdfFile({ size: 'A4', margin: 0, autoFirstPage: false, info: { Title: title } })
  pdf.registerFont('text', FONT)
  const whole = pdfBytes(pdf)
  for (const [index, lines] of addresses.entries()) {
    const place = index % (COLUMNS * ROWS)
    if (place === 0) pdf.addPage({ size: 'A4', margin: 0 })
    const box = {
      left: (place % COLUMNS) * LABEL.width + INSET,
      top: TOP + Math.floor(place / COLUMNS) * LABEL.height + INSET,
      width: LABEL.width - 2 * INSET,
      height: LABEL.height - 2 * INSET + 2,
    }
    drawAddress(pdf.font('text'), lines, box, 11)
  }
  pdf.end()
  return whole
}
