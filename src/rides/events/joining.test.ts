import { expect, test } from 'vitest'
import { firstPlaces, joiningInWords, nextStop } from './joining.ts'

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

test('the next stop of a rider is his own point and those after it, never where others met before', () => {
  const points = [hranice, olomouc, prerov, mohelnice]
  const next = (own: (typeof points)[number] | null, time: string) => nextStop(points, own, at(time))?.place

  expect([next(mohelnice, '07:00'), next(prerov, '07:00'), next(hranice, '07:00')]).toEqual([
    'Mohelnice',
    'Přerov',
    'Hranice, Lidl',
  ])
  expect([next(hranice, '08:40'), next(prerov, '09:05'), next(mohelnice, '09:20')]).toEqual([
    'Olomouc',
    'Mohelnice',
    undefined,
  ])
  expect([next(null, '07:00'), nextStop([hranice], null, at('07:00'))?.place]).toEqual([
    'Olomouc',
    'Hranice, Lidl',
  ])
})
