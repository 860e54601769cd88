import { expect, test } from 'vitest'
import { firstPlaces, joiningInWords } from './joining.ts'

const at = (time: string) => new Date(`2026-06-14T${time}:00+02:00`)
const hranice = { at: at('08:30'), place: 'Hranice, Lidl', division: 'Hranice' }
const olomouc = { at: at('09:00'), place: 'Olomouc', division: null }
const prerov = { at: at('09:00'), place: 'Přerov', division: null }
const mohelnice = { at: at('09:15'), place: 'Mohelnice', division: null }

test('a ride sets off where everybody may come first, not where one division meets before', () => {
  expect(firstPlaces([hranice, olomouc, mohelnice], 'cs')).toBe('Olomouc')
  expect(firstPlaces([hranice, olomouc, prerov], 'cs')).toBe('Olomouc nebo Přerov')
  expect(firstPlaces([hranice, { ...olomouc, division: 'Olomouc' }], 'cs')).toBe('Hranice, Lidl')
  expect(firstPlaces([], 'cs')).toBeNull()
})

test('a chat is told every point with its hour, and whose it is', () => {
  expect(joiningInWords([hranice, mohelnice], 'cs')).toBe(
    '8.30 Hranice, Lidl (divize Hranice) · 9.15 Mohelnice',
  )
  expect(joiningInWords([], 'cs')).toBeNull()
})
