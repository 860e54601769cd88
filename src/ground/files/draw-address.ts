import type { Pdf } from './sheet.ts'

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

const SIZES = [12, 11, 10, 9, 8, 7, 6]
const LINE_GAP = 1.5

/** As big as the box allows: of an address nothing may be cut off, the town stands last and counts most. */
export function addressSize(pdf: Pdf, lines: readonly string[], box: Box, most: number): number {
  const sizes = SIZES.filter((size) => size <= most)
  const fits = (size: number) =>
    pdf.fontSize(size).heightOfString(lines.join('\n'), { width: box.width, lineGap: LINE_GAP }) <= box.height
  return sizes.find(fits) ?? 6
}

/** By the font in hand. */
export function drawAddress(pdf: Pdf, lines: readonly string[], box: Box, most = 12): void {
  const { left, top, width, height } = box
  pdf.fontSize(addressSize(pdf, lines, box, most))
  pdf.text(lines.join('\n'), left, top, { width, height, lineGap: LINE_GAP, ellipsis: true })
}
