import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { folded, isWithinOneSlip, likeness, type Person, WORTH_A_LOOK } from './likeness.ts'

const somebody = (person: Partial<Person> = {}): Person => ({
  firstName: 'Jan',
  lastName: 'Novák',
  email: null,
  phone: null,
  birthDate: null,
  city: null,
  hogNumber: null,
  ...person,
})

const born = { birthDate: '1985-09-01' }

describe('why two people may be one', () => {
  test.each<[string, Partial<Person>, Partial<Person>, readonly string[], boolean]>([
    ['name and birth date', born, { ...born, lastName: 'NOVAK' }, ['same_name_and_birth'], true],
    [
      'names swapped',
      born,
      { ...born, firstName: 'Novák', lastName: 'Jan' },
      ['swapped_names_and_birth'],
      true,
    ],
    ['a typo', born, { ...born, lastName: 'Nováak' }, ['typo_and_birth'], true],
    [
      'the same mailbox',
      { email: 'jan@klub.test' },
      { email: 'JAN@klub.test' },
      ['same_email', 'same_name'],
      true,
    ],
    [
      'a couple with one mailbox',
      { email: 'n@klub.test' },
      { email: 'n@klub.test', firstName: 'Eva' },
      ['shared_email'],
      false,
    ],
    [
      'the same phone',
      { phone: '+420603123456' },
      { phone: '+420603123456', lastName: 'Nový' },
      ['same_phone'],
      true,
    ],
    [
      'the same HOG number',
      { hogNumber: 'CZ1234' },
      { hogNumber: 'CZ1234', firstName: 'Petr', lastName: 'Malý' },
      ['same_hog_number'],
      true,
    ],
    ['name and city', { city: 'Olomouc' }, { city: 'olomouc' }, ['same_name_and_city'], true],
    ['just a name', {}, {}, ['same_name'], false],
    ['nothing', {}, { firstName: 'Petr', lastName: 'Malý' }, [], false],
  ])('%s', (_, first, second, reasons, isWorthALook) => {
    const found = likeness(somebody(first), somebody(second))

    expect(found.reasons).toEqual(reasons)
    expect(found.score >= WORTH_A_LOOK).toBe(isWorthALook)
  })

  test('a father and a son of one name are not one person', () => {
    const father = somebody({ city: 'Olomouc', birthDate: '1955-01-01', phone: '+420603123456' })
    const son = { ...father, birthDate: '1985-09-01' }

    expect(likeness(father, son)).toMatchObject({ differsInBirth: true })
    expect(likeness(father, son).score).toBeLessThan(WORTH_A_LOOK)
  })
})

const word = fc.string({ maxLength: 12 })
const anybody = fc.record({
  firstName: word,
  lastName: word,
  email: fc.option(word),
  phone: fc.option(word),
  birthDate: fc.option(fc.constantFrom('1985-09-01', '1985-01-09')),
  city: fc.option(word),
  hogNumber: fc.option(word),
})

test('it does not matter who is named first', () => {
  fc.assert(
    fc.property(anybody, anybody, (a, b) => {
      expect(likeness(a, b)).toEqual(likeness(b, a))
    }),
  )
})

test('the score is a percentage and never certainty', () => {
  fc.assert(
    fc.property(anybody, (a) => {
      const { score } = likeness(a, a)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThan(100)
    }),
  )
})

test.each([
  ['novak', 'novak', true],
  ['novak', 'novac', true],
  ['novak', 'nova', true],
  ['novak', 'xnovak', true],
  ['novak', 'nvoak', true],
  ['novak', 'nvaok', false],
  ['novak', 'novotny', false],
  ['', 'a', true],
  ['', 'ab', false],
])('%s and %s: %s', (first, second, expected) => {
  expect(isWithinOneSlip(first, second)).toBe(expected)
})

test('letters of our neighbours are folded too', () => {
  expect(folded('Łukasz Größe-Čáp')).toBe('lukaszgrossecap')
})
