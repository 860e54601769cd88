import { join } from 'node:path'
import PdfFile from 'pdfkit'
import { expect, test } from 'vitest'
import { addressSize } from './draw-address.ts'
import { MM, WINDOW } from './sheet.ts'

const FONT = join(import.meta.dirname, '..', '..', '..', 'assets', 'fonts', 'Barlow-Regular.ttf')
const LABEL = { left: 0, top: 0, width: 56 * MM, height: 23 * MM }

test.each([
  ['a usual one', ['Petr Novák', 'Dlouhá 12', '787 01  Šumperk'], 12, 12],
  ['with a country', ['Petr Novák', 'Dlouhá 12', '811 01  Bratislava', 'SLOVENSKO'], 12, 12],
  [
    'a name of seventy letters, a street and a town as long',
    [
      'Maxmiliána Evangelína Bedřiška Theodora Nejedlá-Vondráčková z Pernštejna',
      'Náměstí Dr. Edvarda Beneše a Tomáše Garrigua Masaryka 1234/56a',
      '753 01  Frýdlant nad Ostravicí - Nová Ves u Frýdlantu nad Ostravicí',
    ],
    8,
    7,
  ],
  ['letters without a space', ['M'.repeat(60), 'N'.repeat(60), '753 01  Hranice'], 9, 7],
])('an address is written as big as its place allows, whole: %s', (_what, lines, inWindow, onLabel) => {
  const pdf = new PdfFile({ autoFirstPage: false }).font(FONT)
  const sizes = [addressSize(pdf, lines, WINDOW, 12), addressSize(pdf, lines, LABEL, 12)]

  expect(sizes).toEqual([inWindow, onLabel])
  for (const [at, { width, height }] of [WINDOW, LABEL].entries())
    expect(
      pdf.fontSize(sizes[at] ?? 0).heightOfString(lines.join('\n'), { width, lineGap: 1.5 }),
    ).toBeLessThanOrEqual(height)
})

test('the address is in the window of the envelope wherever the folded sheet has slid to', () => {
  const window = { left: 110 * MM, top: 55 * MM, right: 200 * MM, bottom: 90 * MM }
  const slack = { across: (220 - 210) * MM, down: (110 - 297 / 3) * MM }
  const { left, top, width, height } = WINDOW

  const covered = {
    left: window.left - left,
    top: window.top - top,
    right: left + width + slack.across - window.right,
    bottom: top + height + slack.down - window.bottom,
  }

  expect(Object.values(covered).filter((points) => points > 0.01)).toEqual([])
})
