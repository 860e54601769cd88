import { expect, test } from 'vitest'
import { pdfSheets } from '../../../test/pdf-words.ts'
import { work } from './draw-paper.apart.ts'

const SHORT = { head: 'Klubovna', title: 'Pozvánka', paragraphs: ['Přijď.'], issued: '1. 2. 2027' }
const LONG = { ...SHORT, paragraphs: Array.from({ length: 40 }, () => 'Projednáme hospodaření a volby.') }

test('of letters printed at once each sheet says whose it is, where there is more than one', async () => {
  const sheets = pdfSheets(
    await work([
      { ...LONG, address: ['Petr Novák', 'Dlouhá 12', '787 01  Šumperk'] },
      { ...SHORT, address: ['Jana Malá', 'Krátká 1', '787 01  Šumperk'] },
      LONG,
    ]),
  )

  expect(sheets.map((sheet) => sheet.replace(/.*(?:volby\.|2027)/, '').trim())).toEqual([
    'Petr Novák · 1/2',
    'Petr Novák · 2/2',
    '',
    '1/2',
    '2/2',
  ])
})
