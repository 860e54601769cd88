import { join } from 'node:path'
import PdfFile from 'pdfkit'
import { YELLOW } from '../values/accent.ts'
import { drawAddress } from './draw-address.ts'
import { drawNames, drawText } from './draw-text.ts'
import { htmlBlocks } from './html-blocks.ts'
import type { Facts, Paper, PaperSection } from './paper.ts'
import { pdfBytes } from './pdf-bytes.ts'
import { numberSheets } from './number-sheets.ts'
import { GREY, INK, LEFT, MM, type Pdf, WIDTH, WINDOW } from './sheet.ts'

const FONTS = join(import.meta.dirname, '..', '..', '..', 'assets', 'fonts')
const LABEL_WIDTH = 52 * MM
const CODE_SIDE = 26 * MM
const LOGO_SIDE = 20 * MM

const SHEET = {
  size: 'A4',
  margins: { top: 20 * MM, bottom: 20 * MM, left: LEFT, right: 25 * MM },
} as const
const TITLE = { alone: 52 * MM, underAddress: 98 * MM }

/** A4, one sheet or as many as the facts need; several papers are one file, each from a new sheet. */
export async function work(papers: readonly Paper[]): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = papers
  const pdf = new PdfFile({
    ...SHEET,
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: first?.title ?? '', Author: first?.head ?? '' },
  })
  pdf.registerFont('text', join(FONTS, 'Barlow-Regular.ttf'))
  pdf.registerFont('strong', join(FONTS, 'Barlow-SemiBold.ttf'))
  pdf.registerFont('display', join(FONTS, 'BarlowCondensed-Bold.ttf'))
  const whole = pdfBytes(pdf)
  for (const paper of papers) {
    const first = pdf.bufferedPageRange().count
    pdf.addPage(SHEET)
    drawOne(pdf, paper)
    numberSheets(pdf, first, paper.address?.[0])
  }
  pdf.end()
  return whole
}

function drawOne(pdf: Pdf, paper: Paper): void {
  drawHead(pdf, paper)
  if (paper.address) drawAddress(pdf.font('text').fillColor(INK), paper.address, WINDOW)
  pdf
    .font('display')
    .fontSize(paper.address ? 24 : 30)
    .fillColor(INK)
    .text(paper.title, LEFT, paper.address ? TITLE.underAddress : TITLE.alone, { width: WIDTH })
  pdf.moveDown(0.6)
  for (const paragraph of paper.paragraphs) say(pdf, paragraph, { size: 12, gap: 9 })
  if (paper.html) drawText(pdf, htmlBlocks(paper.html))
  drawFacts(pdf, paper.facts ?? [])
  for (const section of paper.sections ?? []) drawSection(pdf, section)
  for (const note of paper.notes ?? []) say(pdf, note, { size: 9.5, gap: 5, color: GREY })
  drawEnd(pdf, paper)
  if (paper.names) drawNames(pdf, paper.names)
}

function drawHead(pdf: Pdf, { head, contact, logo, colour }: Paper): void {
  const left = logo ? LEFT + LOGO_SIDE + 4 * MM : LEFT
  const width = LEFT + WIDTH - left
  if (logo) pdf.image(Buffer.from(logo), LEFT, 16 * MM, { fit: [LOGO_SIDE, LOGO_SIDE], valign: 'center' })
  pdf.font('display').fontSize(16).fillColor(INK)
  pdf.text(head.toLocaleUpperCase('cs'), left, 20 * MM, { width, characterSpacing: 0.6 })
  if (contact) pdf.font('text').fontSize(9.5).fillColor(GREY).text(contact, left, pdf.y, { width })
  const road = Math.max(pdf.y, logo ? 16 * MM + LOGO_SIDE : 0) + 4 * MM
  pdf
    .save()
    .lineWidth(2.4)
    .strokeColor(colour ?? YELLOW)
    .dash(18, { space: 12 })
  pdf
    .moveTo(LEFT, road)
    .lineTo(LEFT + WIDTH, road)
    .stroke()
  pdf.undash().restore()
}

type Look = { readonly size: number; readonly gap: number; readonly color?: string }

function say(pdf: Pdf, text: string, { size, gap, color = INK }: Look): void {
  pdf.font('text').fontSize(size).fillColor(color).text(text, LEFT, pdf.y, { width: WIDTH, lineGap: 2 })
  pdf.y += gap
}

function drawSection(pdf: Pdf, { title, records, note }: PaperSection): void {
  if (pdf.y > pdf.page.height - 60 * MM) pdf.addPage()
  pdf.y += 8
  pdf.font('display').fontSize(16).fillColor(INK).text(title, LEFT, pdf.y, { width: WIDTH })
  for (const facts of records) drawFacts(pdf, facts)
  if (note) say(pdf, note, { size: 9.5, gap: 5, color: GREY })
}

function drawFacts(pdf: Pdf, facts: Facts): void {
  if (facts.length === 0) return
  pdf.y += 6
  for (const [label, value] of facts) {
    const width = WIDTH - LABEL_WIDTH
    const height = pdf.font('strong').fontSize(11).heightOfString(value, { width }) + 8
    if (pdf.y + height > pdf.page.height - 25 * MM) pdf.addPage()
    const top = pdf.y
    pdf
      .font('text')
      .fillColor(GREY)
      .text(label, LEFT, top, { width: LABEL_WIDTH - 10 })
    const below = pdf.y
    pdf
      .font('strong')
      .fillColor(INK)
      .text(value, LEFT + LABEL_WIDTH, top, { width })
    pdf.y = Math.max(below, pdf.y) + 3
    pdf.lineWidth(0.4).strokeColor('#d6d3d1')
    pdf
      .moveTo(LEFT, pdf.y)
      .lineTo(LEFT + WIDTH, pdf.y)
      .stroke()
    pdf.y += 4
  }
  pdf.y += 10
}

function drawEnd(pdf: Pdf, { issued, sign, code }: Paper): void {
  // Alone on a second sheet it would be easily lost.
  if (pdf.y + 14 + CODE_SIDE > pdf.page.height - 20 * MM) pdf.addPage()
  pdf.y += 14
  const top = pdf.y
  pdf
    .font('text')
    .fontSize(11)
    .fillColor(INK)
    .text(issued, LEFT, top, { width: WIDTH - CODE_SIDE - 20 })
  if (sign) {
    pdf.y += 34
    pdf.lineWidth(0.6).strokeColor(INK)
    pdf
      .moveTo(LEFT, pdf.y)
      .lineTo(LEFT + 70 * MM, pdf.y)
      .stroke()
    pdf
      .fontSize(9.5)
      .fillColor(GREY)
      .text(sign, LEFT, pdf.y + 4, { width: 70 * MM })
  }
  if (code) drawCode(pdf, code, top)
}

function drawCode(pdf: Pdf, rows: NonNullable<Paper['code']>, top: number): void {
  const dot = CODE_SIDE / rows.length
  const left = LEFT + WIDTH - CODE_SIDE
  rows.forEach((row, line) =>
    row.forEach((isDark, column) => {
      if (isDark) pdf.rect(left + column * dot, top + line * dot, dot, dot)
    }),
  )
  pdf.fill('#000000')
}
