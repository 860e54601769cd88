import { expect, test } from 'vitest'
import { applyTool, photoArrived, putPhoto, type Tool } from './writing.ts'

const SAMPLES = { text: 'text', column: 'Sloupec' }

/** What is chosen stands between « and ». */
function press(tool: Tool, marked: string): string {
  const [start, end] = [marked.indexOf('«'), marked.indexOf('»') - 1]
  const text = marked.replace(/[«»]/g, '')
  const { from, to, put, ...then } = applyTool(tool, { text, start, end }, SAMPLES)
  const done = text.slice(0, from) + put + text.slice(to)
  return `${done.slice(0, then.start)}«${done.slice(then.start, then.end)}»${done.slice(then.end)}`
}

test.each<[Tool, string, string]>([
  ['bold', 'jedeme «spolu» ven', 'jedeme **«spolu»** ven'],
  ['bold', 'jedeme **«spolu»** ven', 'jedeme «spolu» ven'],
  ['bold', 'a«»', 'a**«text»**'],
  ['italic', '«spolu»', '_«spolu»_'],
  ['heading', 'první\ndr«»uhý\ntřetí', 'první\n## druhý«»\ntřetí'],
  ['heading', '## dr«»uhý', 'druhý«»'],
  ['list', 'Co: \n«chleba\npivo»', 'Co: \n«- chleba\n- pivo»'],
  ['list', '«- chleba\n- pivo»', '«chleba\npivo»'],
  ['numbers', '«- chleba\n- pivo»', '«1. chleba\n2. pivo»'],
  ['quote', '«»', '> «»'],
  ['link', 'viz «stanovy» klubu', 'viz [stanovy](«https://») klubu'],
  ['link', '«/akce/3»', '[«text»](/akce/3)'],
])('%s turns %s into %s', (tool, before, after) => {
  expect(press(tool, before)).toBe(after)
})

test('a table stands apart from the words before it', () => {
  expect(press('table', 'Ceny«»')).toBe(
    'Ceny\n\n«| Sloupec 1 | Sloupec 2 |\n| --- | --- |\n|  |  |\n|  |  |»\n',
  )
})

test('a photo stands after the line one is in, and its words are chosen once it has arrived', () => {
  const text = 'první věta\ndruhá'
  const { from, to, put } = putPhoto({ text, end: 3 }, '![…]()')
  const on = text.slice(0, from) + put + text.slice(to)
  expect(on).toBe('první věta\n\n![…]()\n\ndruhá')

  const arrived = photoArrived(on, '![…]()', { address: '/photos/a/1024.jpg', words: 'kdo' })
  expect(arrived).toMatchObject({ put: '![kdo](/photos/a/1024.jpg)' })
  expect(arrived && arrived.end - arrived.start).toBe(3)
  expect(photoArrived(on, '![…]()', { address: null, words: 'kdo' })).toMatchObject({ put: '' })
  expect(photoArrived('smazáno', '![…]()', { address: '/a', words: 'kdo' })).toBeNull()
})
