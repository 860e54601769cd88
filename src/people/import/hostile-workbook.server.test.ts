import { beforeEach, expect, test } from 'vitest'
import { anApp } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { longestStall } from '../../../test/loop.ts'
import { aWorkbook, cell, zip } from '../../../test/workbook.ts'

const db = useDatabase()

let token = ''
beforeEach(async () => {
  await rulesVersion(db(), 1)
  ;({ token } = await someone(db(), 'Secretary'))
})

async function upload(bytes: Buffer<ArrayBuffer> | string) {
  const response = await anApp(db()).request('http://localhost:3000/api/imports?fileName=clenove.xlsx', {
    method: 'POST',
    headers: {
      host: 'localhost:3000',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
    body: bytes,
  })
  return { status: response.status, json: JSON.parse(await response.text()) }
}

const HEAD = `<row r="1">${cell('A1', 'Příjmení')}${cell('B1', 'Jméno')}</row>`
const row = (number: number) =>
  `<row r="${number}">${cell(`A${number}`, 'Čech')}${cell(`B${number}`, 'Jan')}</row>`
const shared = (text: string) => ({ 'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>` })
const lines = (count: number, columns: number, value: (column: string, line: number) => string) =>
  Array.from({ length: count }, (_, at) => {
    const cells = Array.from({ length: columns }, (__, column) => value(letters(column), at + 2))
    return `<row r="${at + 2}">${cells.join('')}</row>`
  }).join('')

function letters(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + letters(column % 26)
}

// Each made to cost the house memory or time; the names say how.
const HOSTILE: readonly (readonly [string, () => Buffer<ArrayBuffer>, string])[] = [
  [
    'one cell in the last corner',
    () => aWorkbook(`${HEAD}<row r="1048576">${cell('XFD1048576', 'x')}</row>`),
    'sheet_too_vast',
  ],
  [
    'a cell far to the right',
    () => aWorkbook(`${HEAD}<row r="2">${cell('XFD2', 'x')}</row>`),
    'sheet_too_vast',
  ],
  [
    'a row far below',
    () => aWorkbook(`${HEAD}<row r="1000000">${cell('A1000000', 'x')}</row>`),
    'sheet_too_vast',
  ],
  [
    'a corner written in another way',
    () =>
      aWorkbook(`${HEAD}<row r="3"><c t="inlineStr" x=">" r="&#88;FD1048576"><is><t>x</t></is></c></row>`),
    'unreadable_file',
  ],
  [
    'a corner named twice',
    () => aWorkbook(`${HEAD}<row r="3"><c x=' r="A3"' r="XFD1048576"><v>1</v></c></row>`),
    'sheet_too_vast',
  ],
  [
    'spaces that unpack a thousand times',
    () => aWorkbook(`${HEAD}${row(2)}${' '.repeat(30_000_000)}`),
    'file_too_demanding',
  ],
  [
    'a hundred megabytes of cells',
    () =>
      aWorkbook(
        HEAD + lines(10_000, 100, (column, line) => `<c r="${column}${line}"><v>${line * 7919}</v></c>`),
      ),
    'file_too_demanding',
  ],
  [
    'one long text that every cell points at',
    () =>
      aWorkbook(
        HEAD + lines(1000, 50, (column, line) => `<c r="${column}${line}" t="s"><v>0</v></c>`),
        shared('x'.repeat(200_000)),
      ),
    'file_too_demanding',
  ],
  [
    'a directory that lies about sizes',
    () => zip({ 'xl/workbook.xml': 'x' }, 0xf000_0000),
    'unreadable_file',
  ],
  [
    'no end of parts',
    () => zip(Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`xl/${at}.xml`, '<a/>']))),
    'file_too_demanding',
  ],
  ['elements without end', () => aWorkbook(`${HEAD}${'<row>'.repeat(400_000)}`), 'file_too_demanding'],
]

test.each(HOSTILE)('a workbook with %s is refused while the house goes on', async (_, file, code) => {
  const bytes = file()
  let answer: Awaited<ReturnType<typeof upload>> | null = null

  const stall = await longestStall(async () => (answer = await upload(bytes)))

  expect(answer).toMatchObject({ status: 422, json: { code } })
  expect(stall).toBeLessThan(100)
})

test('an honest workbook of ten thousand lines is read, and nobody waits for it', async () => {
  const bytes = aWorkbook(
    HEAD + lines(10_000, 12, (column, line) => cell(`${column}${line}`, `údaj ${line}`)),
  )

  let answer: Awaited<ReturnType<typeof upload>> | null = null
  const stall = await longestStall(async () => (answer = await upload(bytes)))

  expect(answer).toMatchObject({ status: 200, json: { import: { total: 10_000 } } })
  expect(stall).toBeLessThan(100)
})

test('a heading as long as a letter is none: it would be sent along with every look at the draft', async () => {
  const file = Buffer.from(`Příjmení;${'dlouhé '.repeat(100)}\nNovák;1\n`)

  expect(await upload(file)).toMatchObject({ status: 422, json: { code: 'file_too_demanding' } })
})

test('colour far away makes no sheet vast', async () => {
  const bytes = aWorkbook(`${HEAD}${row(2)}<row r="1048576"><c r="XFD1048576" s="1"/></row>`)

  expect(await upload(bytes)).toMatchObject({ status: 200, json: { import: { total: 1 } } })
})
