import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { worked } from '../../../test/worked.ts'
import { parseDay, parsePaste } from './paste.ts'

describe('a day', () => {
  test.each([
    ['31. 12. 2026', '2026-12-31'],
    ['31.12.2026', '2026-12-31'],
    ['1. 2. 2027', '2027-02-01'],
    ['31/12/2026', '2026-12-31'],
    ['31.12.26', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['12/2026', '2026-12-31'],
    ['2. 2028', '2028-02-29'],
    ['29. 2. 2027', null],
    ['31. 4. 2027', null],
    ['13/2026', null],
    ['2026-13-01', null],
    ['1. 1. 1899', null],
    ['zítra', null],
    ['', null],
  ])('%j is %j', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })
})

describe('a line', () => {
  test.each([
    ['Novák Jan\tCZ4411207\t31. 12. 2026', 'Novák Jan', 'CZ4411207', '2026-12-31', null],
    ['017\tcz 441 1207', '017', 'CZ4411207', undefined, null],
    ['Čech Jaroslav;CZ123456;2026-12-31', 'Čech Jaroslav', 'CZ123456', '2026-12-31', null],
    ['Novák, Jan;CZ123456', 'Novák, Jan', 'CZ123456', undefined, null],
    ['Novák Jan,CZ123456,12/2026', 'Novák Jan', 'CZ123456', '2026-12-31', null],
    ['"Novák ""Kardan"" Jan"\tCZ123456\t', 'Novák "Kardan" Jan', 'CZ123456', undefined, null],
    ['Novák Jan\tCZ123456\t31. 12. 2026\t\t', 'Novák Jan', 'CZ123456', '2026-12-31', null],
    ['Jméno\tČíslo HOG\tPlatnost', 'Jméno', null, undefined, 'header'],
    ['Novák Jan 5', 'Novák Jan 5', null, undefined, 'columns'],
    ['\tCZ123456', '', 'CZ123456', undefined, 'columns'],
    ['Novák Jan\tCZ123456\t31. 12. 2026\tnavíc', 'Novák Jan', 'CZ123456', '2026-12-31', 'columns'],
    ['Novák Jan\t1/2', 'Novák Jan', null, undefined, 'number'],
    ['Novák Jan\tCZ123456\tpříští rok', 'Novák Jan', 'CZ123456', undefined, 'day'],
  ] as const)('%j', (text, who, hogNumber, expiresOn, fault) => {
    expect(parsePaste(text)).toEqual([{ line: 1, text, who, hogNumber, expiresOn, fault }])
  })

  test('only the first line can be a heading', () => {
    const lines = parsePaste('Jméno;HOG\nPříjmení;HOG')

    expect(lines.map(({ fault }) => fault)).toEqual(['header', 'number'])
  })

  test('keeps its number from the text, also after empty ones', () => {
    expect(parsePaste('1;CZ1234\r\n\r\n  \n2;CZ1235').map(({ line }) => line)).toEqual([1, 4])
  })
})

test('whatever is pasted, nothing breaks and no line is lost', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      '\n',
      '\r\n',
      '\r',
      '\t',
      ';',
      ',',
      '"',
      ' ',
      '31. 12. 2026',
      'CZ4411207',
      '017',
      'Čech Jaroslav',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const text = pieces.join('')
      const written = text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '')

      expect(parsePaste(text).map((line) => line.text)).toEqual(written)
    }),
    { numRuns: 300 },
  )
})

test('a hundred thousand strange signs do not hold anybody up', () => {
  const took = worked(() => parsePaste(`${'" '.repeat(50_000)}\t${' '.repeat(50_000)}.`))

  expect(took).toBeLessThan(500)
})
