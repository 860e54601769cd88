import { expect, test } from 'vitest'
import { renderLetter } from './render-letter.ts'
import { isPlainAddress, pauseAfter } from './outbox.ts'

test('pauses grow, and after two days nobody tries any more', () => {
  const pauses: number[] = []
  for (let attempts = 1; ; attempts += 1) {
    const pause = pauseAfter(attempts)
    if (pause === null) break
    pauses.push(pause / 60)
  }

  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(46 * 60)
})

test.each([
  ['jarda@klub.cz', true],
  ['jarda.novak+klub@sub.klub.cz', true],
  ['b@x.cz\r\nBcc: evil@x.cz', false],
  ['a@x.cz, b@x.cz', false],
  ['Jarda <a@x.cz>', false],
  ['"a b"@x.cz', false],
  ['group:a@x.cz;', false],
  ['a@b', false],
  [`${'a'.repeat(250)}@x.cz`, false],
])('%j is a plain address: %s', (address, expected) => {
  expect(isPlainAddress(address)).toBe(expected)
})

test('nothing a person wrote becomes markup, and both parts say the same', () => {
  const letter = renderLetter(
    {
      subject: 'Ahoj\r\nBcc: x',
      paragraphs: ['<script>alert(1)</script> & "uvozovky"'],
      button: { label: 'Otevřít', href: 'https://klub.cz/?a=1&b=2' },
    },
    { clubName: '<b>Klub</b>', language: 'cs' },
  )

  expect(letter.subject).toBe('Ahoj Bcc: x')
  expect(letter.html).not.toMatch(/<script|<b>/)
  expect(letter.html).toContain('href="https://klub.cz/?a=1&#38;b=2"')
  expect(letter.text).toContain('<script>alert(1)</script> & "uvozovky"')
  expect(letter.text).toContain('https://klub.cz/?a=1&b=2')
})

test('what is to be copied stands in lines under each other, and the picture is attached with its words', () => {
  const letter = renderLetter(
    {
      subject: 'Příspěvek',
      paragraphs: ['Ahoj Petře,'],
      facts: [
        { label: 'Částka', value: '1 200 Kč' },
        { label: 'Variabilní symbol', value: '2600017' },
      ],
      image: { name: 'qr.gif', type: 'image/gif', bytes: new Uint8Array([71, 73, 70]), alt: 'QR <Platba>' },
      closing: ['Díky.'],
    },
    { clubName: 'Klub', language: 'cs', unsubscribe: 'https://klub.cz/odhlasit/x' },
  )

  expect(letter.text).toBe(
    'Ahoj Petře,\n\nČástka:            1 200 Kč\nVariabilní symbol: 2600017\n\n[QR <Platba>]\n\nDíky.\n\n-- \nKlub\nTyhle e-maily už nechci: https://klub.cz/odhlasit/x',
  )
  expect(letter.html).toContain('src="cid:obrazek@klubovna"')
  expect(letter.html).toContain('alt="QR &#60;Platba&#62;"')
  expect(letter.attachments).toMatchObject([{ name: 'qr.gif', cid: 'obrazek@klubovna' }])
})

test('one long label does not push what is to be copied away', () => {
  const facts = [
    { label: `z toho ${'Nejdelší '.repeat(6)}`.trim(), value: '600 Kč' },
    { label: 'IBAN', value: 'CZ51' },
  ]

  const { text } = renderLetter({ subject: '', paragraphs: [], facts }, { clubName: 'Klub', language: 'cs' })

  expect(text).toContain('Nejdelší: 600 Kč\n')
  expect(text).toContain(`IBAN:${' '.repeat(24)}CZ51`)
})
