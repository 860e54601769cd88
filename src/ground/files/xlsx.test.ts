import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { readSheet } from 'read-excel-file/universal'
import { describe, expect, test } from 'vitest'
import { csvHead, csvRow } from '../values/csv.ts'
import { csvRows } from '../values/csv-rows.ts'
import { asCell } from './sheet-cell.ts'
import { xlsxOf } from './xlsx.ts'

const HEAD = ['Jméno', 'Kdy']

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size)
}

async function rowsIn(text: string, size = 7): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = []
  for await (const row of csvRows(inPieces(text, size))) rows.push(row)
  return rows
}

/** As somebody else's reader sees it. */
async function readBack(text: string): Promise<readonly (readonly unknown[])[]> {
  const file = await buffer(Readable.from(xlsxOf({ title: 'členové', rows: csvRows(inPieces(text, 1000)) })))
  return readSheet(new Blob([new Uint8Array(file)]))
}

describe('a table read back', () => {
  test('cells with semicolons, quotes and breaks are the cells that were written', async () => {
    const cells = ['a;b', 'říkal "ne"', 'dva\r\nřádky', ' kraj ', '', 'konec']

    expect(await rowsIn(csvRow(cells) + csvRow(['x']))).toEqual([cells, ['x']])
  })

  test('whatever the cells and however it comes, no row is lost', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ';', '"', '\r', '\n', ' ', 'ž') })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { maxLength: 4 }),
        fc.integer({ min: 1, max: 9 }),
        async (rows, size) => {
          const read = await rowsIn(rows.map(csvRow).join(''), size)
          expect(read.map((row) => row.map((text) => text.replace(/^'/, '')))).toEqual(rows)
        },
      ),
    )
  })
})

describe('a cell', () => {
  test.each([
    ['1200', { kind: 'number', value: 1200 }],
    ['1200,50', { kind: 'number', value: 1200.5 }],
    ["'-12,5", { kind: 'number', value: -12.5 }],
    ['0', { kind: 'number', value: 0 }],
    ['0,0375', { kind: 'number', value: 0.0375 }],
    ['1000000000,0', { kind: 'number', value: 1_000_000_000 }],
    ['1,2,3', { kind: 'text', text: '1,2,3' }],
    ['038', { kind: 'text', text: '038' }],
    ['2710003806', { kind: 'text', text: '2710003806' }],
    ["'+420777123456", { kind: 'text', text: '+420777123456' }],
    ["'=1+1", { kind: 'text', text: '=1+1' }],
    ['2026-02-28', { kind: 'day', value: 46_081 }],
    ['2026-02-30', { kind: 'text', text: '2026-02-30' }],
    ['2026-11-16T11:00:00.000Z', { kind: 'moment', value: 46_342.5 }],
    ['2026-07-16T12:00', { kind: 'moment', value: 46_219.5 }],
    ['2026-07-16Tzítra', { kind: 'text', text: '2026-07-16Tzítra' }],
  ] as const)('%s', (written, cell) => {
    expect(asCell(written)).toEqual(cell)
  })
})

test('a workbook holds words with their hooks, real days and numbers, and no formula', async () => {
  const rows = [
    ['Žofie & <Řehoř>', '2026-02-28', '=HYPERLINK("x")', '1200,5', '_x0041_', ''],
    ['Druhý\u0007', '', '', '', 'dva\r\nřádky', 'konec'],
  ]
  const read = await readBack(csvHead([...HEAD, 'c', 'd', 'e', 'f']) + rows.map(csvRow).join(''))

  expect(read).toEqual([
    ['Jméno', 'Kdy', 'c', 'd', 'e', 'f'],
    ['Žofie & <Řehoř>', new Date('2026-02-28T00:00:00Z'), '=HYPERLINK("x")', 1200.5, '_x005F_x0041_', null],
    ['Druhý', null, null, null, 'dva\r\nřádky', 'konec'],
  ])
})
