import { expect, test } from 'vitest'
import { statementNames } from './named-statements.server.ts'

const asked = (times: number, text: string, values: readonly unknown[] = []) => {
  const nameOf = statementNames()
  return Array.from({ length: times }, () => nameOf(text, values)).at(-1) ?? null
}

test('a statement that comes back gets a name, the same on every connection', () => {
  const text = 'select id from member where id = $1'

  expect(asked(7, text)).toBe(null)
  expect(asked(8, text)).toMatch(/^k[\w-]{20}$/)
  expect(asked(8, text)).toBe(asked(9, text))
  expect(asked(8, text)).not.toBe(asked(8, `${text} and true`))
})

test.each([
  ['begin', []],
  ['commit', []],
  ["select id from member where search like '%' || $1 || '%'", ['x']],
  ['select id from member where id in ($1)', Array.from({ length: 41 }, () => 1)],
  ['select 1 /* planned each time */', []],
] as const)('%s never has one', (text, values) => {
  expect(asked(50, text, values)).toBe(null)
})

test('what compares a folded word without an index says so, and has one', () => {
  const text = 'select id from member where strpos(search, (select fold($1))) > 0'

  expect(asked(50, text, ['x'])).toBe(null)
  expect(asked(50, text.replace('$1)', '$1) /* planned once */'), ['x'])).not.toBe(null)
  expect(asked(50, `${text.replace('$1)', '$1) /* planned once */')} and search like $2`, ['x'])).toBe(null)
})

test('the names of a process are few', () => {
  const nameOf = statementNames()
  const texts = Array.from({ length: 400 }, (_, index) => `select ${index} from member`)
  for (let time = 0; time < 10; time += 1) for (const text of texts) nameOf(text, [])

  expect(texts.filter((text) => nameOf(text, []) !== null)).toHaveLength(160)
})
