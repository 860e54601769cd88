import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'
import type { SeenCard } from '../members/visibility.ts'

const card = (id: number, change: Partial<SeenCard> = {}): SeenCard => ({
  id,
  number: id,
  firstName: 'Jan',
  lastName: 'Novák',
  nickname: null,
  badges: [],
  motorcycles: [],
  division: null,
  ...change,
})

test('what only my own card shows is no column of the list', () => {
  const own = card(1, { hogNumber: 'CZ1', paymentStatus: 'PAID' })

  expect(columnsOf([own, card(2)], 1)).toEqual(['division', 'role', 'ritual', 'patches'])
  expect(columnsOf([own], 1)).toContain('hog')
})

test('a contact that somebody shares makes the column', () => {
  expect(columnsOf([card(2), card(3, { phone: '+420603123456' })], 1)).toContain('contact')
})
