import type { Block } from './html-blocks.ts'
import type { Paper } from './paper.ts'
import { GREY, INK, LEFT, MM, type Pdf, WIDTH } from './sheet.ts'

type Look = { readonly size: number; readonly before: number; readonly after: number; readonly left: number }

const LOOKS: Readonly<Record<Block['look'], Look>> = {
  title: { size: 16, before: 12, after: 4, left: 0 },
  head: { size: 12.5, before: 8, after: 2, left: 0 },
  text: { size: 11, before: 0, after: 6, left: 0 },
  point: { size: 11, before: 0, after: 3, left: 5 * MM },
  quote: { size: 11, before: 2, after: 6, left: 6 * MM },
}
const FONTS = { title: 'display', head: 'strong', text: 'text', point: 'text', quote: 'text' } as const

/** A long text block by block; a heading never stands alone at the foot of a sheet. */
export function drawText(pdf: Pdf, blocks: readonly Block[]): void {
  for (const block of blocks) {
    const isHeading = block.look === 'title' || block.look === 'head'
    if (isHeading && pdf.y > pdf.page.height - 45 * MM) pdf.addPage()
    drawBlock(pdf, block)
  }
}

function drawBlock(pdf: Pdf, { look, depth, mark, pieces }: Block): void {
  const { size, before, after, left } = LOOKS[look]
  const from = LEFT + left + depth * 6 * MM
  const width = LEFT + WIDTH - from
  pdf.y += before
  if (pdf.y > pdf.page.height - 25 * MM) pdf.addPage()
  pdf.fontSize(size).fillColor(look === 'quote' ? GREY : INK)
  const top = pdf.y
  if (mark) pdf.font('text').text(mark, from - 5 * MM, top, { width: 5 * MM, lineBreak: false })
  pdf.x = from
  pdf.y = top
  pieces.forEach(({ text, isStrong }, index) => {
    pdf.font(isStrong ? 'strong' : FONTS[look])
    const continued = index < pieces.length - 1
    if (index === 0) pdf.text(text, from, top, { width, lineGap: 2, continued })
    else pdf.text(text, { width, lineGap: 2, continued })
  })
  pdf.y += after
}

const COLUMNS = 3
const ROW = 15

/** Names alone, in three columns read downwards; from a sheet of their own. */
export function drawNames(pdf: Pdf, { title, groups }: NonNullable<Paper['names']>): void {
  pdf.addPage()
  pdf
    .font('display')
    .fontSize(20)
    .fillColor(INK)
    .text(title, LEFT, 20 * MM, { width: WIDTH })
  for (const group of groups) {
    pdf.y += 8
    if (pdf.y > pdf.page.height - 45 * MM) pdf.addPage()
    pdf.font('strong').fontSize(11).fillColor(INK).text(group.title, LEFT, pdf.y, { width: WIDTH })
    pdf.y += 4
    drawColumns(pdf, group.names)
  }
}

/** As many rows as fit the sheet, then on with the next one. */
function drawColumns(pdf: Pdf, names: readonly string[]): void {
  pdf.font('text').fontSize(10.5)
  for (let at = 0; at < names.length;) {
    if (pdf.y > pdf.page.height - 30 * MM) pdf.addPage()
    const top = pdf.y
    const room = Math.floor((pdf.page.height - 20 * MM - top) / ROW)
    const left = names.length - at
    const rows = Math.min(room, Math.ceil(left / COLUMNS))
    const here = names.slice(at, at + rows * COLUMNS)
    here.forEach((name, index) => {
      const column = Math.floor(index / rows)
      pdf.text(name, LEFT + (column * WIDTH) / COLUMNS, top + (index % rows) * ROW, {
        width: WIDTH / COLUMNS - 8,
        height: ROW,
        ellipsis: true,
        lineBreak: false,
      })
    })
    at += here.length
    pdf.y = top + rows * ROW
  }
}
