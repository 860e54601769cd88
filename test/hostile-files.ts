import sharp from 'sharp'
import { aPngOf } from './photos.ts'
import { aJpegOfScans } from './picture-bombs.ts'
import { aWorkbook, cell } from './workbook.ts'

const MEGABYTE = 1024 * 1024

/** Files made to cost whoever reads them time or memory; each is sent to every door that takes a file. */
export async function hostileFiles(): Promise<readonly (readonly [string, Uint8Array<ArrayBuffer>])[]> {
  const text = (what: string, size = 3 * MEGABYTE) =>
    new Uint8Array(Buffer.from(what.repeat(Math.ceil(size / what.length))))
  const row =
    '{"column22":{"value":1},"column0":{"value":"2026-01-01"},"column1":{"value":1.5},"column14":{"value":"CZK"}}'
  const list = Array.from({ length: 40_000 }, () => row).join(',')
  const corner = aWorkbook(
    `<row r="1">${cell('A1', 'a')}</row><row r="1048576">${cell('XFD1048576', 'x')}</row>`,
  )
  const blown = aWorkbook(`<row r="1">${cell('A1', 'a')}</row>${' '.repeat(20 * MEGABYTE)}`)
  return [
    ['three megabytes of brackets', text('[')],
    ['brackets in braces', text('{"a":[')],
    ['brackets that close', new Uint8Array(Buffer.from(`${'['.repeat(MEGABYTE)}${']'.repeat(MEGABYTE)}`))],
    [
      'forty thousand movements',
      new Uint8Array(
        Buffer.from(
          `{"accountStatement":{"info":{"accountId":"2900000021","bankId":"2010"},"transactionList":{"transaction":[${list}]}}}`,
        ),
      ),
    ],
    ['nothing but separators', text(';')],
    ['nothing but quotes', text('"')],
    [
      'a line of statement repeated',
      text(`0740000002900000021${'0'.repeat(109)}\r\n075${'1'.repeat(125)}\r\n`),
    ],
    ['elements in elements', text('<gpx><a>')],
    ['a workbook with a far corner', new Uint8Array(corner)],
    ['a workbook that unpacks a thousand times', new Uint8Array(blown)],
    ['a picture of forty-nine megapixels', new Uint8Array(await flatPicture(7000, 7000))],
    ['a picture of a hundred megapixels', new Uint8Array(await flatPicture(10_000, 10_000))],
    ['a picture a pixel high', new Uint8Array(await flatPicture(16_000, 1))],
    ['a picture that passes over itself', new Uint8Array(aJpegOfScans({ side: 7000, scans: 800 }))],
    ['a picture with notes', new Uint8Array(aPngOf({ side: 100, notes: 1500 }))],
    [
      'a document of noughts',
      new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(4 * MEGABYTE)])),
    ],
  ]
}

function flatPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
