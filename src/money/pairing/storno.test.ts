import { expect, test } from 'vitest'
import { SILENT } from '../../../test/pairing.ts'
import type { Movement } from './pairing.ts'
import { findStornos } from './storno.ts'

const movement = (id: number, amount: number, instructionId: string | null, currency = 'CZK'): Movement => ({
  ...SILENT,
  id,
  amount,
  currency,
  instructionId,
})
const cancelled = (...movements: Movement[]) =>
  findStornos(movements).map(({ movementId, cancels }) => `${movementId}→${cancels}`)

test.each<[string, readonly Movement[], readonly string[]]>([
  ['the same instruction and sum', [movement(1, 500, 'a'), movement(2, -500, 'a')], ['2→1']],
  ['before what it cancels', [movement(1, -500, 'a'), movement(2, 500, 'a')], ['1→2']],
  ['another instruction', [movement(1, 500, 'a'), movement(2, -500, 'b')], []],
  ['another sum', [movement(1, 500, 'a'), movement(2, -400, 'a')], []],
  ['another currency', [movement(1, 500, 'a'), movement(2, -500, 'a', 'EUR')], []],
  ['no instruction', [movement(1, 500, null), movement(2, -500, null)], []],
  ['an empty instruction', [movement(1, 500, ''), movement(2, -500, '')], []],
  ['the same sign twice', [movement(1, 500, 'a'), movement(2, 500, 'a')], []],
  ['nothing at all booked', [movement(1, 0, 'a'), movement(2, 0, 'a')], []],
  [
    'one of two equal ones, the first',
    [movement(3, -500, 'a'), movement(2, 500, 'a'), movement(1, 500, 'a')],
    ['3→1'],
  ],
  [
    'both of two equal ones, each once',
    [movement(4, -500, 'a'), movement(3, -500, 'a'), movement(2, 500, 'a'), movement(1, 500, 'a')],
    ['3→1', '4→2'],
  ],
  ['two takings of one', [movement(1, 500, 'a'), movement(2, -500, 'a'), movement(3, -500, 'a')], ['2→1']],
])('a storno: %s', (_, movements, expected) => {
  expect(cancelled(...movements)).toEqual(expected)
})
