import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, delimiterOf, isWorkbook } from './decode.ts'

const CZECH_1250 = Uint8Array.from([
  0xc8, 0x65, 0x63, 0x68, 0x3b, 0x8a, 0x75, 0x6d, 0x70, 0x65, 0x72, 0x6b, 0x3b, 0x9e, 0xf8, 0xec,
])
const utf8 = (text: string) => new TextEncoder().encode(text)

test.each([
  ['UTF-8', utf8('Čech;Šumperk'), 'Čech;Šumperk', 'utf-8'],
  ['UTF-8 with its mark', utf8('\u{feff}Čech'), 'Čech', 'utf-8'],
  ['Windows-1250', CZECH_1250, 'Čech;Šumperk;žřě', 'windows-1250'],
  ['Excel’s Unicode text', Uint8Array.from([0xff, 0xfe, 0x0c, 0x01, 0x65, 0x00]), 'Če', 'utf-16le'],
])('%s is read', (_, bytes, text, encoding) => {
  expect(decodeText(bytes)).toEqual({ text, encoding })
})

test('what is not a text is not taken for one', () => {
  expect(decodeText(Uint8Array.from([0x25, 0x50, 0x00, 0x01]))).toBeNull()
})

test.each([
  ['Jméno;Příjmení;E-mail', ';'],
  ['Name,Surname', ','],
  ['Name\tSurname\tCity', '\t'],
  ['"a,b,c,d";second;third', ';'],
  ['single', ';'],
  ['"two\nlines",b\n1;2;3;4;5', ','],
])('%j is parted by %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter)
})

test('no bytes surprise us', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const decoded = decodeText(bytes)
      expect([';', ',', '\t']).toContain(delimiterOf(decoded?.text ?? ''))
      expect(isWorkbook(bytes)).toBe(
        bytes.length > 3 && Buffer.from(bytes).toString('latin1').startsWith('PK\u0003\u0004'),
      )
    }),
  )
})
