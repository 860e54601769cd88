import { expect, test } from 'vitest'
import { worked } from '../../../test/worked.ts'
import { letterParagraphs } from './letter-text.ts'
import { renderMarkdown } from './markdown-html.ts'
import { plainHtml } from './plain-html.ts'

const ORIGIN = 'https://klub.test'
const said = (markdown: string) => letterParagraphs(renderMarkdown(markdown), ORIGIN)

test.each([
  ['Ahoj **všem**, *vážně*.', ['Ahoj všem, vážně.']],
  ['**Tučně a *šikmo* a ~~nic~~**', ['Tučně a šikmo a ~~nic~~']],
  ['První\n\n\nDruhý', ['První', 'Druhý']],
  ['## Kdy\r\nV pátek\nv šest', ['Kdy', 'V pátek\nv šest']],
  ['Kdy\n===\ndnes  \nv šest', ['Kdy', 'dnes\nv šest']],
  ['> Řekl to\n> starosta.\n\n---\n\nKonec', ['Řekl to\nstarosta.', 'Konec']],
  ['- chleba\n- sůl', ['• chleba\n• sůl']],
  ['- chleba\n\n- sůl\n\n  a pepř', ['• chleba\n• sůl\na pepř']],
  ['3. chleba\n4. sůl', ['3. chleba\n4. sůl']],
  [
    'Vzít:\n\n- jídlo\n  1. chleba\n  2. sůl\n- pití\n\nKonec',
    ['Vzít:', '• jídlo\n  1. chleba\n  2. sůl\n• pití', 'Konec'],
  ],
  ['Viz [**akce** roku](/akce/3).', ['Viz akce roku (https://klub.test/akce/3).']],
  ['Viz [akce](/akce/3?a=1&b=2).', ['Viz akce (https://klub.test/akce/3?a=1&b=2).']],
  ['Viz [jez][1].\n\n[1]: https://jez.cz', ['Viz jez (https://jez.cz).']],
  ['[https://fio.cz](https://fio.cz) <https://fio.cz/žába>', ['https://fio.cz https://fio.cz/žába']],
  ['[napiš](mailto:a@b.cz) <a@b.cz> [nic](javascript:alert(1))', ['napiš (a@b.cz) a@b.cz nic']],
  ['[](https://fio.cz)', ['https://fio.cz']],
  ['[//](//zlo.example)', ['//']],
  ['![Praděd](/foto/3) ![jez](https://zlo.example/1.png)', ['Praděd jez']],
  ['![Praděd](/photos/ab/1024.jpg)', ['Praděd (https://klub.test/photos/ab/1024.jpg)']],
  ['![](/photos/ab/1024.jpg)', ['(https://klub.test/photos/ab/1024.jpg)']],
  ['Jedeme :bike: v 9:30:00', ['Jedeme v 9:30:00']],
  ['| kdo | co |\n|---|---|\n| Jan | **pivo** |\n|  | nic |', ['kdo – co\nJan – pivo\n– nic']],
  ['klub_2026_final a 2 * 3 * 4', ['klub_2026_final a 2 * 3 * 4']],
  ['\\*hvězda\\* a `a < b` &copy; R&D &amp;lt;', ['*hvězda* a a < b © R&D &lt;']],
  ['<b>tučně</b>', ['<b>tučně</b>']],
  ['```\nprvní\n\n  druhý\n```', ['první\n\n  druhý']],
  ['   \n\n', []],
])('%j', (markdown, paragraphs) => {
  expect(said(markdown)).toEqual(paragraphs)
})

test('a text nobody could draw says itself as it was written', () => {
  expect(letterParagraphs(plainHtml('Ahoj **všem** <&>\n\n- 1'), ORIGIN)).toEqual([
    'Ahoj **všem** <&>',
    '- 1',
  ])
})

test('a text that was cut off says what is left of it', () => {
  expect(letterParagraphs('<p>Viz <a href="/akce/3">akc', ORIGIN)).toEqual(['Viz akc'])
  expect(letterParagraphs('<p>Viz &am', ORIGIN)).toEqual(['Viz'])
  expect(letterParagraphs('<p>Viz <a hre', ORIGIN)).toEqual(['Viz'])
})

const LONG = 50_000

test.each([
  ['<p>a</p>\n'],
  ['<ul>\n<li>a'],
  ['<li>a</li>\n'],
  ['<a href="/x">a'],
  ['<a href="/x">a</a>'],
  ['<td>a</td>\n'],
  ['<em>a </em>'],
  ['<'],
  ['<p '],
  ['&'],
  [' '],
  ['\n'],
])('fifty thousand letters of %j are a letter at once', (piece) => {
  const html = piece.repeat(Math.ceil(LONG / piece.length))

  expect(worked(() => letterParagraphs(html, ORIGIN))).toBeLessThan(300)
})
