import { GREY, LEFT, MM, type Pdf, WIDTH } from './sheet.ts'

/** Whose sheet it is and which of how many: of a hundred letters printed at once, the second sheets are easily mixed up. */
export function numberSheets(pdf: Pdf, first: number, whose = ''): void {
  const { count } = pdf.bufferedPageRange()
  const sheets = count - first
  if (sheets === 1) return
  for (let sheet = 1; sheet <= sheets; sheet += 1) {
    pdf.switchToPage(first + sheet - 1)
    const said = [whose, `${sheet}/${sheets}`].filter(Boolean).join(' · ')
    const left = LEFT + WIDTH - pdf.font('text').fontSize(9.5).widthOfString(said)
    // Below the margin a text that may break would begin a sheet of its own.
    pdf.fillColor(GREY).text(said, left, pdf.page.height - 14 * MM, { lineBreak: false })
  }
}
