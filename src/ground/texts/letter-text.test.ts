import { expect, test } from 'vitest'
import { letterParagraphs } from './letter-text.ts'

test.each([
  ['Ahoj **všem**, *vážně*.', ['Ahoj všem, vážně.']],
  ['První\n\n\nDruhý', ['První', 'Druhý']],
  ['## Kdy\r\nV pátek\nv šest', ['Kdy\nV pátek\nv šest']],
  ['- chleba\n- sůl', ['• chleba\n• sůl']],
  ['1. chleba\n2. sůl', ['1. chleba\n2. sůl']],
  ['Viz [akce](/akce/3).', ['Viz akce (https://klub.test/akce/3).']],
  ['[https://fio.cz](https://fio.cz)', ['https://fio.cz']],
  ['[napiš](mailto:a@b.cz) nebo [nic](javascript:alert(1))', ['napiš (a@b.cz) nebo nic)']],
  ['[//](//zlo.example)', ['//']],
  ['Jedeme :bike: v 9:30:00', ['Jedeme v 9:30:00']],
  ['| kdo | co |\n|---|---|\n| Jan | pivo |', ['kdo – co\nJan – pivo']],
  ['klub_2026_final a 2 * 3 * 4', ['klub_2026_final a 2 * 3 * 4']],
  ['\\*hvězda\\*', ['*hvězda*']],
  ['   \n\n', []],
])('%j', (markdown, paragraphs) => {
  expect(letterParagraphs(markdown, 'https://klub.test')).toEqual(paragraphs)
})

test.each(['**a ', '[a](', '![', `|${' '.repeat(19_000)}x`, `${' '.repeat(19_999)}x`, '_a ', '| a ', '`a'])(
  'twenty thousand letters of %j are a letter at once',
  (mark) => {
    const began = performance.now()

    letterParagraphs(mark.repeat(Math.ceil(20_000 / mark.length)), 'https://klub.test')

    expect(performance.now() - began).toBeLessThan(1000)
  },
)
