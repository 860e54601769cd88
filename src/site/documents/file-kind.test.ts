import { expect, test } from 'vitest'
import { fileKind, tidyFileName } from './file-kind.ts'

const text = (content: string) => new TextEncoder().encode(content)

/** An archive with nothing but names in it (and what the first part holds). */
function archive(names: readonly string[], first = ''): Uint8Array {
  const parts: number[] = []
  const directory: number[] = []
  const two = (value: number) => [value & 255, value >> 8]
  const four = (value: number) => [...two(value & 0xffff), ...two(value >>> 16)]
  for (const [index, name] of names.entries()) {
    const content = index === 0 ? [...text(first)] : []
    const sizes = [
      ...four(0),
      ...four(content.length),
      ...four(content.length),
      ...two(name.length),
      ...two(0),
    ]
    directory.push(...four(0x02014b50), ...two(20), ...two(20), ...two(0), ...two(0), ...four(0), ...sizes)
    directory.push(...two(0), ...two(0), ...two(0), ...four(0), ...four(parts.length), ...text(name))
    parts.push(...four(0x04034b50), ...two(20), ...two(0), ...two(0), ...four(0), ...sizes)
    parts.push(...text(name), ...content)
  }
  const end = [...four(0x06054b50), 0, 0, 0, 0, ...two(names.length), ...two(names.length)]
  return new Uint8Array([
    ...parts,
    ...directory,
    ...end,
    ...four(directory.length),
    ...four(parts.length),
    0,
    0,
  ])
}

const ODT = 'application/vnd.oasis.opendocument.text'
const WORD = ['[Content_Types].xml', 'word/document.xml']
const SHEET = ['[Content_Types].xml', 'xl/workbook.xml']

test.each([
  ['a PDF', text('%PDF-1.7 …'), 'zápis.pdf', 'pdf'],
  ['a page called PDF', text('<html><script>alert(1)</script>'), 'zápis.pdf', null],
  ['a PDF called a picture', text('%PDF-1.7'), 'foto.png', null],
  ['a program', text('MZ\u0000\u0001'), 'hra.exe', null],
  ['Word', archive(WORD), 'zápis.docx', 'docx'],
  ['Word with macros', archive([...WORD, 'word/vbaProject.bin']), 'zápis.docx', null],
  ['Excel', archive([...SHEET, 'xl/printerSettings/printerSettings1.bin']), 'rozpočet.XLSX', 'xlsx'],
  ['Excel called Word', archive(SHEET), 'rozpočet.docx', null],
  ['ODT', archive(['mimetype', 'content.xml'], ODT), 'zápis.odt', 'odt'],
  ['ODT with macros', archive(['mimetype', 'content.xml', 'Basic/Standard/a.xml'], ODT), 'zápis.odt', null],
  ['an archive of anything', archive(['a.txt']), 'a.docx', null],
  ['a broken archive', text('PK\u0003\u0004nic'), 'a.docx', null],
  ['plain text', text('Přítomni: všichni\r\n'), 'zápis.txt', 'txt'],
  ['a drawing called text', text(' <svg onload=alert(1)>'), 'zápis.txt', null],
  ['text in an old code', new Uint8Array([0x50, 0xf8, 0xed]), 'zápis.txt', null],
  ['JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'foto.jpeg', 'jpg'],
  ['no name', text('%PDF-1.7'), 'zapis', null],
])('%s', (_, bytes, name, extension) => {
  expect(fileKind(bytes, name)?.extension ?? null).toBe(extension)
})

test.each([
  ['Zápis 3/2026.pdf', '2026.pdf'],
  ['C:\\fakepath\\Zápis.PDF', 'Zápis.pdf'],
  ['a\u0000b"c\r\n.pdf', 'a b c.pdf'],
  ['.pdf', 'dokument.pdf'],
  ['zápis.html.pdf', 'zápis.html.pdf'],
])('%j is saved as %j', (given, saved) => {
  expect(tidyFileName(given, { extension: 'pdf', type: 'application/pdf' })).toBe(saved)
})
