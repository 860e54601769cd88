import { join } from 'node:path'
import PdfFile from 'pdfkit'
import { expect, test } from 'vitest'
import { addressSize } from './draw-address.ts'
import { MM } from './sheet.ts'

const FONT = join(import.meta.dirname, '..', '..', '..', 'assets', 'fonts', 'Barlow-Regular.ttf')
const WINDOW = { left: 0, top: 0, width: 75 * MM, height: 30 * MM }
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
    10,
    7,
  ],
  ['letters without a space', ['M'.repeat(60), 'N'.repeat(60), '753 01  Hranice'], 10, 7],
])('an address is written as big as its place allows, whole: %s', (_what, lines, inWindow, onLabel) => {
  const pdf = new PdfFile({ autoFirstPage: false }).font(FONT)
  const sizes = [addressSize(pdf, lines, WINDOW, 12), addressSize(pdf, lines, LABEL, 12)]

  expect(sizes).toEqual([inWindow, onLabel])
  for (const [at, { width, height }] of [WINDOW, LABEL].entries())
    expect(
      pdf.fontSize(sizes[at] ?? 0).heightOfString(lines.join('\n'), { width, lineGap: 1.5 }),
    ).toBeLessThanOrEqual(height)
})
