import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvHead, csvRow, unguarded } from './csv.ts'

test.each([
  ['+420603123456', '(+420) 603 123 456'],
  ['+491701234567', '(+49) 1701234567'],
  ['+420603', "'+420603"],
  ['+420603123456;x', `"'+420603123456;x"`],
  ['(+420) 603 123 456', "'(+420) 603 123 456"],
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['Novák; Jan', '"Novák; Jan"'],
  ['říká si "Bizon"', '"říká si ""Bizon"""'],
  ['Čech', 'Čech'],
  [null, ''],
  [-5, "'-5"],
])('%j is written %j', (value, expected) => {
  expect(csvRow([value])).toBe(`${expected}\r\n`)
})

test('Excel knows the letters by the mark at the beginning', () => {
  expect(csvHead(['Jméno', 'Příjmení'])).toBe('\uFEFFJméno;Příjmení\r\n')
})

test('whatever is exported is read back to the letter, and nothing of it is a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), PHONES), { minLength: 1 }), (cells) => {
      const read = parse(csvRow(cells))
      expect(read.map(unguarded)).toEqual(cells)
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\0]/)
    }),
  )
})

const PHONES = fc.stringMatching(/^\(?\+\d{1,16}\)?[ \d]{0,12}$/)

/** RFC 4180 with semicolons, one row. */
function parse(row: string): string[] {
  const cells: string[] = []
  const pattern = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n$)/gy
  for (let match = pattern.exec(row); match; match = pattern.exec(row)) {
    cells.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'))
    if (match[3] === '\r\n') break
  }
  return cells
}
