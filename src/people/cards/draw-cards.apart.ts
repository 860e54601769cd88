import { join } from 'node:path'
import PdfFile from 'pdfkit'
import { pdfBytes } from '../../ground/files/pdf-bytes.ts'
import { qrRows } from './card-qr.ts'
import { CARD, CARDS_A_SHEET, cropMarks, type Place, placeOf } from './card-sheet.ts'
import { cardNumber, type MemberCard } from '../members/member.ts'

export type PrintedCard = Pick<
  MemberCard,
  'number' | 'firstName' | 'lastName' | 'nickname' | 'position' | 'memberSince' | 'lifeTime'
> & {
  readonly divisionName: string | null
  /** What the QR says: where the card can be verified. */
  readonly address: string
}

/** What of the club stands on a card. */
type CardClub = { readonly name: string; readonly colour: string; readonly logo: Buffer | null }

const FONTS = join(import.meta.dirname, '..', '..', '..', 'assets', 'fonts')
const MM = 72 / 25.4
const ASPHALT = '#1c1917'
const GREY = '#a8a29e'
const QR_SIDE = 22
const LOGO_SIDE = 8
const INSET = 5

type Pdf = InstanceType<typeof PdfFile>

type Printing = { readonly cards: readonly PrintedCard[]; readonly club: CardClub }

/** Sheet after sheet. */
export async function work({ cards, club }: Printing): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PdfFile({ size: 'A4', margin: 0, autoFirstPage: false, info: { Title: club.name } })
  pdf.registerFont('text', join(FONTS, 'Barlow-Regular.ttf'))
  pdf.registerFont('strong', join(FONTS, 'Barlow-SemiBold.ttf'))
  pdf.registerFont('display', join(FONTS, 'BarlowCondensed-Bold.ttf'))
  const whole = pdfBytes(pdf)
  for (const [index, card] of cards.entries()) {
    if (index % CARDS_A_SHEET === 0) drawSheet(pdf)
    drawCard(pdf, card, placeOf(index), club)
  }
  pdf.end()
  return whole
}

function drawSheet(pdf: Pdf): void {
  pdf.addPage({ size: 'A4', margin: 0 })
  pdf.lineWidth(0.4).strokeColor('#57534e')
  for (const { from, to } of cropMarks())
    pdf
      .moveTo(from.x * MM, from.y * MM)
      .lineTo(to.x * MM, to.y * MM)
      .stroke()
}

function drawCard(pdf: Pdf, card: PrintedCard, { x, y }: Place, club: CardClub): void {
  const at = (dx: number, dy: number): [number, number] => [(x + dx) * MM, (y + dy) * MM]
  const line = { lineBreak: false, ellipsis: true, width: (CARD.width - 2 * INSET) * MM }
  pdf.rect(...at(0, 0), CARD.width * MM, CARD.height * MM).fill(ASPHALT)
  pdf.font('display').fontSize(11).fillColor(club.colour)
  // On a plate: nobody knows whether the logo was drawn for asphalt.
  if (club.logo) {
    pdf.roundedRect(...at(INSET, 2.2), LOGO_SIDE * MM, LOGO_SIDE * MM, 3).fill('#ffffff')
    pdf.image(club.logo, ...at(INSET + 0.4, 2.6), {
      fit: [(LOGO_SIDE - 0.8) * MM, (LOGO_SIDE - 0.8) * MM],
      align: 'center',
      valign: 'center',
    })
  }
  pdf.fillColor(club.colour)
  const shift = club.logo ? LOGO_SIDE + 2 : 0
  pdf.text(club.name.toLocaleUpperCase('cs'), ...at(INSET + shift, 4.6), {
    ...line,
    width: line.width - shift * MM,
    height: 14,
    characterSpacing: 0.6,
  })
  drawRoad(pdf, at, club.colour)
  pdf.font('display').fillColor('#ffffff')
  fitted(pdf, `${card.firstName} ${card.lastName}`, 21, line.width)
  pdf.text(`${card.firstName} ${card.lastName}`, ...at(INSET, 15.5), { ...line, height: 26 })
  pdf.font('text').fontSize(9.5).fillColor(GREY)
  pdf.text([card.nickname, card.position].filter(Boolean).join(' · '), ...at(INSET, 24.4), {
    ...line,
    height: 13,
  })
  drawFacts(pdf, card, at)
  drawQr(pdf, card.address, at)
}

type At = (dx: number, dy: number) => [number, number]

function drawRoad(pdf: Pdf, at: At, colour: string): void {
  pdf.save().lineWidth(1.4).strokeColor(colour).dash(12, { space: 8 })
  pdf
    .moveTo(...at(0, 11.4))
    .lineTo(...at(CARD.width, 11.4))
    .stroke()
  pdf.undash().restore()
}

function drawFacts(pdf: Pdf, card: PrintedCard, at: At): void {
  const width = (CARD.width - QR_SIDE - 3 * INSET) * MM
  const line = { lineBreak: false, ellipsis: true, width, height: 13 }
  pdf.font('display').fontSize(17).fillColor('#ffffff')
  pdf.text(`č. ${cardNumber(card.number)}`, ...at(INSET, 32.4), { ...line, height: 21 })
  pdf.font('text').fontSize(9).fillColor(GREY)
  pdf.text(card.divisionName ?? '', ...at(INSET, 40), line)
  const since = card.memberSince ? `Členem od roku ${card.memberSince.slice(0, 4)}` : ''
  pdf.text(card.lifeTime ? 'Doživotní členství' : since, ...at(INSET, 44.4), line)
}

/** Long names shrink rather than lose their end. */
function fitted(pdf: Pdf, text: string, largest: number, width: number): void {
  let size = largest
  while (size > 9 && pdf.fontSize(size).widthOfString(text) > width) size -= 1
}

function drawQr(pdf: Pdf, text: string, at: At): void {
  const rows = qrRows(text)
  const dot = QR_SIDE / rows.length
  const left = CARD.width - INSET - QR_SIDE
  const top = CARD.height - INSET - QR_SIDE
  pdf.rect(...at(left, top), QR_SIDE * MM, QR_SIDE * MM).fill('#ffffff')
  rows.forEach((row, line) =>
    row.forEach((isDark, column) => {
      if (isDark) pdf.rect(...at(left + column * dot, top + line * dot), dot * MM, dot * MM)
    }),
  )
  pdf.fill('#000000')
}
