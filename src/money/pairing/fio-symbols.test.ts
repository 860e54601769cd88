import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import cases from '../../../test/fixtures/fio-statement-cases.json' with { type: 'json' }
import { parseFioJson } from '../bank/fio-json.ts'
import { extractSymbol } from './extract-symbol.ts'

const statement = parseFioJson(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'test', 'fixtures', 'fio-statement.json'), 'utf8'),
)

test.each(cases)('the bank’s sample, $case: symbol $expectedVs', ({ id, expectedVs }) => {
  const movement = statement?.movements.find(({ bankId }) => bankId === id)

  expect(movement && extractSymbol(movement)).toBe(expectedVs)
})
