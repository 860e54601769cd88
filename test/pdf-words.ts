import { inflateSync } from 'node:zlib'

type Letters = ReadonlyMap<number, string>

/** What stands in one of our PDFs, sheet by sheet, as a person reads it; white space of any kind is one space. */
export function pdfSheets(file: Uint8Array): readonly string[] {
  const objects = objectsOf(Buffer.from(file))
  const sheets = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  return sheets.map(({ head }) => {
    const content = objects.get(refIn(head, 'Contents'))?.text ?? ''
    const resources = objects.get(refIn(head, 'Resources'))?.head ?? ''
    return wordsOf(content, fontsIn(resources, objects)).replaceAll(/\s+/g, ' ').trim()
  })
}

type Thing = { readonly head: string; readonly text: string }

function objectsOf(file: Buffer): ReadonlyMap<number, Thing> {
  const text = file.toString('latin1')
  const found = new Map<number, Thing>()
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('\nendobj', start)
    const body = text.slice(start, end)
    const at = body.indexOf('stream\n')
    const length = Number(/\/Length (\d+)/.exec(body)?.[1] ?? 0)
    const from = start + at + 'stream\n'.length
    const bytes = file.subarray(from, from + length)
    const head = at < 0 ? body : body.slice(0, at)
    const isPacked = head.includes('/FlateDecode')
    // Pictures and typefaces are no words.
    const isText = at >= 0 && !/\/Subtype \/(?:Image|CIDFont)|\/FontFile|\/Length1/.test(head)
    found.set(Number(match[1]), {
      head,
      text: isText ? (isPacked ? inflateSync(bytes) : bytes).toString('latin1') : '',
    })
  }
  return found
}

const refIn = (head: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? -1)

function fontsIn(resources: string, objects: ReadonlyMap<number, Thing>): ReadonlyMap<string, Letters> {
  const fonts = new Map<string, Letters>()
  for (const [, name = '', number] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = objects.get(Number(number))?.head ?? ''
    fonts.set(name, lettersOf(objects.get(refIn(font, 'ToUnicode'))?.text ?? ''))
  }
  return fonts
}

/** The table by which a reader copies text out: which glyph is which letters. */
function lettersOf(table: string): Letters {
  const letters = new Map<number, string>()
  for (const [, first = '', last = '', list = ''] of table.matchAll(
    /<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi,
  )) {
    const names = [...list.matchAll(/<([0-9a-f ]+)>/gi)].map(([, code = '']) => codeText(code))
    for (const [index, text] of names.entries()) letters.set(Number.parseInt(first, 16) + index, text)
    if (Number.parseInt(last, 16) - Number.parseInt(first, 16) + 1 !== names.length)
      throw new Error('a table of letters that does not fit itself')
  }
  return letters
}

const codeText = (code: string): string =>
  Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')

/** Pieces of a line stand beside each other; what is placed anew is another word. */
function wordsOf(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let font: Letters | undefined
  let words = ''
  for (const [, name, line] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bBT\b/g)) {
    if (name) font = fonts.get(name)
    else if (line === undefined) words += ' '
    else
      for (const [, glyphs = ''] of line.matchAll(/<([0-9a-f]+)>/gi))
        for (const [glyph] of glyphs.matchAll(/.{4}/g)) words += font?.get(Number.parseInt(glyph, 16)) ?? '?'
  }
  return words
}
