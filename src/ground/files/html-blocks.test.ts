import { expect, test } from 'vitest'
import { htmlBlocks } from './html-blocks.ts'

const told = (html: string) =>
  htmlBlocks(html).map(({ look, depth, mark, pieces }) => {
    const words = pieces.map(({ text, isStrong }) => (isStrong ? `*${text}*` : text)).join('')
    return [look, depth, mark, words].join(' | ')
  })

test.each([
  ['<h2>Zápis</h2>\n<h4>1. Rozpočet</h4>', ['title | 0 |  | Zápis', 'head | 0 |  | 1. Rozpočet']],
  ['<p>Pro <strong>12</strong>, proti 2</p>', ['text | 0 |  | Pro *12*, proti 2']],
  ['<p>a &amp; b &lt;c&gt;</p>', ['text | 0 |  | a & b <c>']],
  ['<blockquote>\n<p>Znění</p>\n</blockquote>', ['quote | 0 |  | Znění']],
  [
    '<ol start="3">\n<li>tři\n<ul>\n<li>a</li>\n</ul>\n</li>\n<li>čtyři</li>\n</ol>',
    ['point | 0 | 3. | tři ', 'point | 1 | • | a', 'point | 0 | 4. | čtyři'],
  ],
  ['<ul><li><p>první</p><p>dál</p></li></ul>', ['point | 0 | • | první', 'point | 0 |  | dál']],
  ['<table><tr><th>Kdo</th><td>12</td></tr></table>', ['text | 0 |  | *Kdo* · 12']],
  ['<p>řádek<br />druhý</p><hr /><p></p>', ['text | 0 |  | řádek', 'text | 0 |  | druhý']],
  ['<p><a href="/akce">odkaz</a> a < b', ['text | 0 |  | odkaz a  b']],
])('%s is drawn as blocks', (html, blocks) => {
  expect(told(html)).toEqual(blocks)
})
