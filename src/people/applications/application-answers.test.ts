import { expect, test } from 'vitest'
import { Answers, firstFaultyStep, stepFaults } from './application-answers.ts'
import { ANSWER_NAMES, type Draft, pickDraft, placeOf } from './application-form.ts'

const TODAY = '2026-11-15'
const GOOD: Draft = { firstName: 'Jan', lastName: 'Čermák', email: 'jan@posta.example' }

test('three answers are enough', () => {
  expect(firstFaultyStep(GOOD, TODAY)).toBeNull()
})

test('everything is stored in the form the club keeps it in', () => {
  const answers = Answers.parse({
    ...GOOD,
    email: ' Jan@Posta.Example ',
    phone: '603 123 456',
    postalCode: '75002',
    division: '3',
    hogNumber: 'cz 44-112 07',
    motivation: 'první\r\ndruhý',
    nickname: '  ',
  })

  expect(answers).toMatchObject({
    email: 'jan@posta.example',
    phone: '+420603123456',
    postalCode: '750 02',
    division: 3,
    hogNumber: 'CZ4411207',
    motivation: 'první\ndruhý',
    nickname: null,
  })
})

test.each<[1 | 2 | 3, Draft, object]>([
  [1, { ...GOOD, firstName: ' ' }, { firstName: 'required' }],
  [1, { lastName: 'Čermák', email: 'jan@posta.example' }, { firstName: 'required' }],
  [1, { ...GOOD, lastName: 'x'.repeat(101) }, { lastName: 'too_long' }],
  [1, { ...GOOD, email: 'jan' }, { email: 'not_email' }],
  [1, { ...GOOD, email: 'jan@posta.example,eve@posta.example' }, { email: 'not_email' }],
  [1, { ...GOOD, email: 'jan@posta.example\r\nBcc: eve@posta.example' }, { email: 'not_email' }],
  [1, { ...GOOD, phone: '12' }, { phone: 'not_phone' }],
  [1, { ...GOOD, postalCode: '123' }, { postalCode: 'not_postal_code' }],
  [1, { ...GOOD, birthDate: '2025-02-29' }, { birthDate: 'not_day' }],
  [1, { ...GOOD, birthDate: '1899-01-01' }, { birthDate: 'not_day' }],
  [1, { ...GOOD, birthDate: TODAY }, { birthDate: 'not_past_day' }],
  [1, { ...GOOD, birthDate: '2030-01-01' }, { birthDate: 'not_past_day' }],
  [1, { ...GOOD, birthDate: '2024-02-29' }, {}],
  [1, { ...GOOD, division: 'x' }, { division: 'invalid' }],
  [2, { ...GOOD, hogNumber: 'ab' }, { hogNumber: 'not_hog_number' }],
  [2, { ...GOOD, hogNumber: 'CZ 44 112 07 ž' }, { hogNumber: 'not_hog_number' }],
  [2, { ...GOOD, hogExpiresOn: '31. 12. 2027' }, { hogExpiresOn: 'not_day' }],
  [2, { ...GOOD, motorcycle: 'x'.repeat(201) }, { motorcycle: 'too_long' }],
  [2, { firstName: '' }, {}],
  [3, { ...GOOD, recommendedBy: 'x'.repeat(201) }, { recommendedBy: 'too_long' }],
  [3, { ...GOOD, motivation: 'x'.repeat(5001) }, { motivation: 'too_long' }],
  [3, { ...GOOD, motivation: '\r\n'.repeat(10) + 'x'.repeat(5000) }, {}],
])('step %i, %j: %j', (step, draft, faults) => {
  expect(stepFaults(step, draft, TODAY)).toEqual(faults)
})

test('the first step with a fault is the one to see again', () => {
  expect(firstFaultyStep({ ...GOOD, hogNumber: '?', recommendedBy: 'x'.repeat(300) }, TODAY)).toEqual({
    step: 2,
    faults: { hogNumber: 'not_hog_number' },
  })
})

test('the steps together ask for exactly what an application holds', () => {
  expect(ANSWER_NAMES.toSorted()).toEqual(Object.keys(Answers.shape).toSorted())
})

test.each([
  ['1', 1],
  ['4', 4],
  ['5', 1],
  ['', 1],
  [undefined, 1],
] as const)('place %j is %i', (text, place) => {
  expect(placeOf(text)).toBe(place)
})

test('of a draft only texts of known names are taken', () => {
  expect(pickDraft({ firstName: 'Jan', role: 'Webmaster', phone: 603, nickname: '' })).toEqual({
    firstName: 'Jan',
  })
})
