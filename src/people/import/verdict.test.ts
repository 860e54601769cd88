import { expect, test } from 'vitest'
import { verdict } from './verdict.ts'

test('an import is said by what there is in it, from whichever it begins', () => {
  const said = (create: number, update: number, left: number) =>
    verdict([
      { count: create, text: 'Založí se 27 karet' },
      { count: update, text: 'změní se 3 karty' },
      { count: left, text: '1 řádek vynecháme' },
    ])

  expect([said(27, 3, 1), said(27, 0, 1), said(0, 3, 0), said(0, 0, 0)]).toEqual([
    'Založí se 27 karet, změní se 3 karty, 1 řádek vynecháme.',
    'Založí se 27 karet, 1 řádek vynecháme.',
    'Změní se 3 karty.',
    '',
  ])
})
