import { describe, expect, test } from 'vitest'
import { fold, indexNames, type Person, surnameStem, wordsOf } from './names.ts'

const person = (id: number, firstName: string, lastName: string): Person => ({
  id,
  firstName,
  lastName,
  nickname: null,
  household: null,
  payerId: null,
})
const PEOPLE = [
  person(1, 'Jan', 'Novák'),
  person(2, 'Petr', 'Novák'),
  person(3, 'Jiří', 'Řezníček'),
  person(4, 'Anna Marie', 'Malá Veselá'),
  person(5, 'Ota', 'Král'),
  person(6, 'Ivo', 'O Brien'),
]
const found = (text: string, people: readonly Person[] = PEOPLE) =>
  indexNames(people)
    .find(wordsOf(text))
    .map(({ memberId, likeness }) => `${memberId} ${likeness}`)

test.each([
  ['Řezníček Jiří st.', ['reznicek', 'jiri', 'st']],
  ['ŽLUŤOUČKÝ-KŮŇ 2026', ['zlutoucky', 'kun']],
  [null, []],
  ['2026', []],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each([
  ['Novák', 'novak'],
  ['NOVAK', 'novak'],
  ['Jörg Müller', 'jorg muller'],
  ['łukasz č', 'łukasz c'],
  ['~ ', '~ '],
])('%j without its marks is %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test.each([
  ['Novák', 'novak'],
  ['Nováková', 'novak'],
  ['Novotný', 'novotn'],
  ['Novotná', 'novotn'],
  ['Novotní', 'novotn'],
  ['Kubova', 'kub'],
  ['Ova', 'ova'],
  ['Evy', 'evy'],
  ['Malá', 'mal'],
  ['Yardova x', 'yardova x'],
])('the stem of %s is %s', (lastName, stem) => {
  expect(surnameStem(lastName)).toBe(stem)
})

describe('people named in a text', () => {
  test.each([
    ['Jan Novak', ['1 full']],
    ['NOVAK JAN', ['1 full']],
    ['Jan a Petr Novakovi: Novak', ['1 full', '2 full']],
    ['Novak', ['1 surname', '2 surname']],
    ['Novak J.', ['1 initial', '2 surname']],
    ['P Novak', ['1 surname', '2 initial']],
    ['Ja Novak', ['1 surname', '2 surname']],
    ['Novak Karel', ['1 surname', '2 surname']],
    ['Mala Anna', ['4 full']],
    ['Marie Vesela', ['4 full']],
    ['Vesela', ['4 surname']],
    ['Mala A', ['4 initial']],
    ['Jan', []],
    ['o', []],
    ['Brien', ['6 surname']],
    ['', []],
  ])('%j: %j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test.each([
    ['a wrong letter', 'Reznicik Jiri', ['3 full']],
    ['a letter left out', 'Reznick Jiri', ['3 full']],
    ['the first letter left out', 'eznicek Jiri', ['3 full']],
    ['the last letter left out', 'Reznice Jiri', ['3 full']],
    ['two letters swapped', 'Rezincek Jiri', ['3 full']],
    ['two letters left out', 'Reznik Jiri', []],
    ['a letter too many', 'Rezznicek Jiri', ['3 full']],
    ['the first letter too many', 'xNovak Jan', ['1 full']],
    ['the last letter too many', 'Novaku Jan', ['1 full']],
    ['a letter too many in four says nothing', 'Krall Ota', []],
    ['two letters more', 'Reznicekova Jiri', []],
    ['a slip in five letters', 'Novuk Jan', ['1 full']],
    ['a slip in four letters says nothing', 'Krel Ota', []],
    ['a letter left out of five', 'Nova Jan', []],
  ])('%s: %j', (_, text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test('who is named whole stays so, whoever else has his surname', () => {
    expect(found('Jan Novak Vesela', [...PEOPLE, person(7, 'Eva', 'Novák Veselý')])).toEqual([
      '1 full',
      '4 surname',
    ])
  })

  test('a surname found again does not make a whole name a part of it', () => {
    expect(
      found('Mala Anna Vesela Eva', [person(4, 'Anna', 'Malá Veselá'), person(5, 'Eva', 'Veselá')]),
    ).toEqual(['4 full', '5 full'])
    expect(found('Mala Anna Novy', [person(4, 'Anna', 'Malá'), person(5, 'Jan', 'Nový')])).toEqual([
      '4 full',
      '5 surname',
    ])
  })

  test('a surname, or a whole name, that more than six have says nothing', () => {
    const crowd = (count: number) =>
      Array.from({ length: count }, (_, index) => person(index + 1, 'Jan', 'Dvořák'))

    expect(found('Dvorak', crowd(6))).toHaveLength(6)
    expect(found('Dvorak', crowd(7))).toEqual([])
    expect(found('Jan Dvorak', crowd(6))).toEqual([1, 2, 3, 4, 5, 6].map((id) => `${id} full`))
    expect(found('Jan Dvorak', crowd(7))).toEqual([])
  })

  test('only the first thirty words are read', () => {
    const words = (count: number) => `${'slovo '.repeat(count)}Kral`

    expect(found(words(29))).toEqual(['5 surname'])
    expect(found(words(30))).toEqual([])
  })
})
