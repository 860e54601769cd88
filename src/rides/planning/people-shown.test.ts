import { expect, test } from 'vitest'
import { myPlaceWords } from '../events/my-place.words.ts'
import { peopleWords } from './people.words.ts'
import { countsPillions, linesOf, shownAtFirst } from './people-shown.ts'

const START = new Date('2027-05-08T07:30:00Z')

test.each<[string | null, string, string]>([
  [null, '2027-05-07', 'all'],
  [null, '2027-05-08', 'missing'],
  [null, '2027-05-09', 'all'],
  ['waiting', '2027-05-08', 'waiting'],
  ['all', '2027-05-08', 'all'],
  ['nonsense', '2027-05-08', 'missing'],
])('asked for %s on %s, the list shows %s', (asked, today, shown) => {
  expect(shownAtFirst(asked, START, today)).toBe(shown)
})

test('who is missing is who is going and not here; who waits is never among them', () => {
  const [here, missing, queued] = [{ hereAt: '9.12' }, { hereAt: null }, { hereAt: null }]
  const page = { going: [here, missing], waiting: [queued] }

  expect(linesOf(page, 'missing')).toEqual([missing])
  expect(linesOf(page, 'all')).toEqual([here, missing])
  expect(linesOf(page, 'waiting')).toEqual([queued])
})

test('a number larger than the list of riders says that it counts pillions', () => {
  expect(countsPillions(17, Array.from({ length: 10 }))).toBe(true)
  expect(countsPillions(10, Array.from({ length: 10 }))).toBe(false)
})

test('who comes along is asked in words that also fit a Christmas party', () => {
  for (const { pillions } of [myPlaceWords, peopleWords]) {
    expect(pillions.cs).not.toMatch(/jede/)
    expect(pillions.en).not.toMatch(/rid/)
  }
})
