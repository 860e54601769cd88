import { describe, expect, test } from 'vitest'
import { worked } from '../../../test/worked.ts'
import { renderMarkdown } from './markdown-html.ts'

describe('what a stranger could slip into a text', () => {
  test.each([
    '<script>alert(1)</script>',
    'text <img src=x onerror=alert(1)> text',
    '<svg onload=alert(1)>',
    '<iframe src="//evil.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<h1><script>alert(1)</script></h1>',
    '| a |\n|---|\n| <script>alert(1)</script> |',
    '`<script>alert(1)</script>`',
    '    <script>alert(1)</script>',
    '[<img src=x onerror=alert(1)>](/safe)',
    '![" onerror="alert(1)](/x.png)',
    '[x](/safe "\\" onmouseover=\\"alert(1)")',
    '[x](</safe" onmouseover="alert(1)>)',
    '<!-- --><script>alert(1)</script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('%s is only letters', (text) => {
    expect(dangersIn(renderMarkdown(text))).toEqual([])
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](&#x6A;avascript:alert(1))',
    '[x](vbscript:msgbox)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '<javascript:alert(1)>',
    '[x][1]\n\n[1]: javascript:alert(1)',
  ])('%s leads nowhere', (text) => {
    expect(renderMarkdown(text)).toMatch(/<a href="">/)
  })

  test.each(['https://evil.example/x.png', '//evil.example/x.png', 'data:image/png;base64,AA', 'x.png'])(
    'a picture from %s leaves its description only',
    (source) => {
      expect(renderMarkdown(`![Stanley u moře](${source})`)).toBe('<p>Stanley u\u00a0moře</p>')
    },
  )
})

const TAGS =
  /<\/?(?:h[2-6]|p|a|em|strong|code|pre|img|div|table|thead|tbody|tr|t[hd])(?=[ >])(?: (?:href|rel|src|alt|title|tabindex)="[^"<>]*")*(?: \/)?>/g

/** What is left of the tags once the ones we know are out. */
function dangersIn(html: string): string[] {
  return html.replace(TAGS, '').match(/[<>]/g) ?? []
}

describe('what an officer writes', () => {
  test('headings leave the first place to the page', () => {
    expect(renderMarkdown('# Stanovy\n\nPráva\n---\n\n###### Šest')).toBe(
      '<h2>Stanovy</h2>\n<h3>Práva</h3>\n<h6>Šest</h6>',
    )
  })

  test.each(['## Kdo to je\n\n### Medvěd', '### Kdo to je\n\n#### Medvěd'])(
    '%j has no gap above its headings',
    (text) => {
      expect(renderMarkdown(text)).toBe('<h2>Kdo to je</h2>\n<h3>Medvěd</h3>')
    },
  )

  test('tables', () => {
    const html = renderMarkdown('| Signál | Význam |\n|---|---|\n| pěst | stůj |')

    expect(html).toContain('<div tabindex="0"><table>')
    expect(html).toContain('<td>pěst</td>')
    expect(html).toContain('</table></div>')
  })

  test('links out of the house are marked, our own are not', () => {
    expect(renderMarkdown('[ven](https://mapy.cz/x?a=1&b=2)')).toBe(
      '<p><a rel="noopener" href="https://mapy.cz/x?a=1&amp;b=2">ven</a></p>',
    )
    expect(renderMarkdown('[ven](//mapy.cz)')).toContain('<a rel="noopener" href="//mapy.cz">')
    expect(renderMarkdown('[domů](/akce)')).toBe('<p><a href="/akce">domů</a></p>')
    expect(renderMarkdown('<sekretar@klub.example>')).toContain('href="mailto:sekretar@klub.example"')
  })

  test('our own pictures stay', () => {
    expect(renderMarkdown('![Stanley](/foto/1.webp)')).toBe('<p><img src="/foto/1.webp" alt="Stanley" /></p>')
  })

  test('short words hold on to the next one', () => {
    expect(renderMarkdown('Sraz u jezu v 9.00 a k tomu i káva. V pondělí')).toBe(
      '<p>Sraz u\u00a0jezu v\u00a09.00 a\u00a0k\u00a0tomu i\u00a0káva. V\u00a0pondělí</p>',
    )
  })

  test('an empty text is an empty page', () => {
    expect(renderMarkdown('')).toBe('')
  })

  test.each(['>', '[', '*a_ ', '|a', '1) '])('twenty thousand letters of %s end soon', (mark) => {
    let html = ''
    const took = worked(() => (html = renderMarkdown(mark.repeat(20_000 / mark.length))))

    expect(html.length).toBeGreaterThan(1000)
    expect(took).toBeLessThan(3000)
  })
})

test('an icon is asked for by its name between colons, in words only', () => {
  expect(renderMarkdown('Sraz :bike: v 9:00:15 a `:bike:`')).toBe(
    '<p>Sraz <span data-icon="bike"></span> v\u00a09:00:15 a <code>:bike:</code></p>',
  )
  expect(renderMarkdown('[x](https://a.cz/:bike:) :"><script>:')).not.toContain('<script>')
  expect(renderMarkdown('[x](https://a.cz/:bike:)')).not.toContain('data-icon')
})
